import type { RichText as RichTextData } from '../contract/index.ts'
import styles from './Paragraphs.module.css'
import { RichText } from './RichText.tsx'

/** Paragraphs in order, at a length of line that reads well. */
export function Paragraphs({ paragraphs }: { paragraphs: RichTextData[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((text, index) => {
        // A paragraph has no name of its own; the place in the order is its key.
        const key = `${index}`
        return (
          <p key={key}>
            <RichText text={text} />
          </p>
        )
      })}
    </div>
  )
}
