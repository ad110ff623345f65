import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './scene.module.css'

/** Opens a page with a drawing as wide as the window, the text in the sky above it (spec 2.2). */
export default function SceneBanner({ id, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="dark" className={styles.scene}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" />
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} eager={eager} />}
    </section>
  )
}
