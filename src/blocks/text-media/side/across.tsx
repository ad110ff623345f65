import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { useOwnHeading } from '../../../ui/Section.tsx'
import { Words } from '../Words.tsx'
import styles from './across.module.css'

/** A drawing from edge to edge of the window, the words on its quiet part; on narrow screens above it (spec 2.3). */
export default function TextAcross(block: BlockProps<'text-media'>) {
  const { id, tone = 'plain', image, alt } = block
  const { frame, heading } = useOwnHeading(block)
  return (
    <section id={id} data-tone={tone} className={styles.across} aria-labelledby={frame.labelledBy}>
      <div className="wrap">
        <div className={styles.words}>
          {heading}
          <Words {...block} />
        </div>
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} phoneBelow="72rem" />}
    </section>
  )
}
