import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './poster.module.css'

/** Opens a page like a poster: the title across it, below it a drawing that stands on the lower edge between the texts (spec 2.2). */
export default function PosterBanner({ id, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="marigold" className={styles.poster}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="light" />
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} />}
      </div>
    </section>
  )
}
