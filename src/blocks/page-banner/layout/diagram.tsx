import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './diagram.module.css'
import drawn from './drawing.module.css'

/** Opens pages of operations services: a drawing across the whole width, its parts labelled below where the drawing does not name them (spec 2.2). */
export default function DiagramBanner({ id, image, alt, stages, eager, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="ink" className={styles.diagram}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="dark" />
        <div>
          {image && <Picture picture={image} alt={alt ?? ''} eager={eager} moving className={drawn.drawing} />}
          {stages && (
            <ol className={styles.stages}>
              {stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </section>
  )
}
