import type { BlockProps, RichText as RichTextData } from '../../contract/index.ts'
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './prose.module.css'

/** Texts with more sections than this get a table of contents. */
const shortUpTo = 3
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A longer text in sections, such as the legal pages (spec 2.9). */
export default function Prose({ id, title, tone, updated, paragraphs, sections, level }: BlockProps<'prose'>) {
  const inner: HeadingLevel = title ? 3 : 2
  return (
    <Section id={id} tone={tone} title={title} level={level}>
      <div className={styles.sheet}>
        {sections.length > shortUpTo && (
          <nav aria-label="On this page" className={styles.contents}>
            <ol className={styles.entries}>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          {updated && (
            <p className={styles.updated}>
              Last updated on <time dateTime={updated}>{date.format(new Date(updated))}</time>
            </p>
          )}
          {paragraphs && <Paragraphs paragraphs={paragraphs} />}
          {sections.map(({ id, title, paragraphs, items }) => (
            <div key={id} id={id} className={styles.section}>
              <Heading level={inner}>{title}</Heading>
              {paragraphs && <Paragraphs paragraphs={paragraphs} />}
              {items && <List items={items} />}
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

function List({ items }: { items: RichTextData[] }) {
  return (
    <ul>
      {items.map((item, index) => {
        const key = `${index}`
        return (
          <li key={key}>
            <TextParagraph text={item} />
          </li>
        )
      })}
    </ul>
  )
}
