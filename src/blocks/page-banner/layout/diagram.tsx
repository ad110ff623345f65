import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './diagram.module.css'

/**
 * Opens pages of operations services: a drawing across the whole width, its parts labelled below (spec 2.2). The address with
 * `#go` shows the lights that run along its lines; visitors who ask for less motion get the drawing without them.
 */
export default function DiagramBanner({ id, image, alt, stages, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="ink" className={styles.diagram}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" />
        <div>
          {image && (
            <picture>
              <source media="(prefers-reduced-motion: no-preference)" srcSet={`${image.src}#go`} />
              <Picture picture={image} alt={alt ?? ''} eager={eager} className={styles.drawing} />
            </picture>
          )}
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
