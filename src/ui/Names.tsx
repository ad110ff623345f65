import type { RichText as RichTextData, ServiceCard } from '../contract/index.ts'
import { Heading } from './Heading.tsx'
import { TextParagraph } from './RichText.tsx'
import { Section, type Tone, useOwnHeading } from './Section.tsx'
import { Unfold } from './Unfold.tsx'
import styles from './Names.module.css'

/** How many names phones show of a longer list before the others are unfolded: full rows of two. */
const shown = 4

interface NamesProps {
  id?: string
  tone?: Tone
  title: string
  intro?: RichTextData
  level: 1 | 2
  items: ServiceCard[]
}

/** A list to look something up in: names with their texts, close together, in one grid with the heading (spec 2.10). */
export function Names({ intro, items, ...section }: NamesProps) {
  const { frame, heading } = useOwnHeading(section)
  const folded = items.length > shown + 2
  const list = (part: ServiceCard[]) => (
    <ul className={styles.list}>
      {part.map((item) => (
        <li key={item.title}>
          <Heading level={3} link={item.link}>
            {item.title}
          </Heading>
          <TextParagraph text={item.description} />
        </li>
      ))}
    </ul>
  )
  return (
    <Section {...frame}>
      <div className={styles.names}>
        <div className={styles.head} data-cells={3 - (items.length % 3)}>
          {heading}
          <TextParagraph text={intro} />
        </div>
        <div className={styles.rest}>
          {list(folded ? items.slice(0, shown) : items)}
          {folded && <Unfold label={`All ${items.length}`}>{list(items.slice(shown))}</Unfold>}
        </div>
      </div>
    </Section>
  )
}
