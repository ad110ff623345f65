import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { BannerCopy } from './BannerCopy.tsx'
import background from '../../ui/blueprint.module.css'
import styles from './page-banner.module.css'

/** Opens a page on navy, with or without a picture; other layouts are in the folder `layout` (spec 2.2). */
export default function PageBanner({ id, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section
      id={id}
      data-tone="dark"
      className={image ? `${background.blueprint} ${styles.withArt}` : background.blueprint}
    >
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" />
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} moving className={styles.art} />}
      </div>
    </section>
  )
}
