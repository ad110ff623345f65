import type { BlockProps } from '../../contract/index.ts'
import ground from '../../ui/blueprint.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { BannerCopy } from './BannerCopy.tsx'
import styles from './page-banner.module.css'

/** Opens a page on navy, with a picture where there is one; other layouts are in the folder `layout` (spec 2.2). */
export default function PageBanner({ id, image, alt, eager, ...words }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={image ? `${ground.blueprint} ${styles.withArt}` : ground.blueprint}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...words} tone="dark" />
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} className={styles.art} />}
      </div>
    </section>
  )
}
