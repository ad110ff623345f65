import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { useId } from '../../../ui/use-id.ts'
import { Words } from '../Words.tsx'
import styles from './across.module.css'

/** A drawing from edge to edge of the window, the words on its quiet part; on narrow screens above it (spec 2.3). */
export default function TextAcross(block: BlockProps<'text-media'>) {
  const { id, title, tone = 'plain', image, alt, level } = block
  const headingId = useId('title')
  return (
    <section id={id} data-tone={tone} className={styles.across} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.words}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <Words {...block} />
        </div>
      </div>
      {image && <Picture picture={image} alt={alt ?? ''} phoneBelow="72rem" />}
    </section>
  )
}
