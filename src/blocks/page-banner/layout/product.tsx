import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './product.module.css'

/** Opens the page of something we build with its screen, which runs off the right edge and below the band. */
export default function ProductBanner({ id, image, alt, eager, ...words }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="tint" className={styles.product}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...words} tone="light" />
        {image && (
          <div className={styles.screen}>
            <Picture picture={image} alt={alt ?? ''} eager={eager} sizes="(width >= 60rem) 60vw, 96vw" />
          </div>
        )}
      </div>
    </section>
  )
}
