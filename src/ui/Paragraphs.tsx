import type { RichText as RichTextData } from '../contract/index.ts'
import { TextParagraph } from './RichText.tsx'
import styles from './Paragraphs.module.css'

/** Paragraphs with a readable line length. */
export function Paragraphs({ paragraphs }: { paragraphs: RichTextData[] }) {
  return (
    <div className={styles.paragraphs}>
      {paragraphs.map((text, index) => {
        // Paragraphs have no id and are never reordered: the index is a stable key.
        const key = `${index}`
        return <TextParagraph key={key} text={text} />
      })}
    </div>
  )
}
