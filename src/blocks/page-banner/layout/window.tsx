import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './window.module.css'

/** Opens a page like a shop: an awning below the header, the text in the middle, and a drawing of goods as wide as the window along the lower edge (spec 2.2). */
export default function WindowBanner({ id, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={styles.window}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" />
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} eager={eager} phoneBelow="60rem" />}
    </section>
  )
}
