import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './product.module.css'

/** Opens pages about products: a screen that runs off the right edge and into the next section (spec 2.2). */
export default function ProductBanner({ id, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="tint" className={styles.product}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="light" />
        {image && (
          <div className={styles.screen}>
            <Picture picture={image} alt={alt ?? ''} eager={eager} sizes="(width >= 60rem) 60vw, 96vw" />
          </div>
        )}
      </div>
    </section>
  )
}
