import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './diagram.module.css'

/** Opens the page of something we run with a line drawing across the width, its parts named below it. */
export default function DiagramBanner({ id, image, alt, stages, eager, ...words }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="ink" className={styles.diagram}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...words} tone="dark" />
        <div>
          {image && <Picture picture={image} alt={alt ?? ''} eager={eager} className={styles.drawing} />}
          <ol className={styles.stages}>
            {stages?.map((stage) => (
              <li key={stage}>{stage}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
