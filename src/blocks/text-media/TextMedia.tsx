import type { BlockProps } from '../../contract/index.ts'
import { Figure } from '../../ui/Figure.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import { Words } from './Words.tsx'
import styles from './text-media.module.css'

/** Paragraphs with a picture on either side, or titled texts such as mission and vision (spec 2.3, 2.4). */
export default function TextMedia(block: BlockProps<'text-media'>) {
  const { id, title, tone, texts, image, alt, caption, side, level } = block
  const frame = { id, tone, title, level }
  const words = <Words {...block} />
  if (image)
    return (
      <SplitSection
        {...frame}
        side={side === 'start' ? 'start' : 'end'}
        beside={<Figure image={image} alt={alt ?? ''} caption={caption} />}
      >
        {words}
      </SplitSection>
    )
  // Titled texts take the whole width; paragraphs alone go beside their heading.
  return texts ? (
    <SplitSection {...frame} className={styles.wide}>
      {words}
    </SplitSection>
  ) : (
    <SplitSection {...frame} align="top" beside={<div className={styles.beside}>{words}</div>} />
  )
}
