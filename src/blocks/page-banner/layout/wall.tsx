import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './wall.module.css'

/** Opens a page with a drawing as wide as the window around its title, which leaves the upper left free (spec 2.2). */
export default function WallBanner({ id, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="blue" className={styles.wall}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark">
          {image && <Picture picture={image} alt={alt ?? ''} eager={eager} phoneBelow="80rem" />}
        </BannerCopy>
      </div>
    </section>
  )
}
