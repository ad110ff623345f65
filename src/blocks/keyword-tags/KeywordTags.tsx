import type { BlockProps } from '../../contract/index.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import styles from './keyword-tags.module.css'

/** Keywords as tags beside the heading or, if they have descriptions, as a list of terms (spec 2.10). */
export default function KeywordTags({ id, title, intro, tone, tags, level }: BlockProps<'keyword-tags'>) {
  const frame = { id, tone, title, level }
  if (tags.some(({ description }) => description))
    return (
      <Section {...frame} intro={intro}>
        <dl className={styles.terms}>
          {tags.map(({ label, description, link }) => (
            <div key={label}>
              <dt>
                <Anchor link={link}>{label}</Anchor>
              </dt>
              <dd>{description && <RichText text={description} />}</dd>
            </div>
          ))}
        </dl>
      </Section>
    )
  return (
    <SplitSection
      {...frame}
      align="top"
      beside={
        <ul className={styles.tags}>
          {tags.map(({ label, link }) => (
            <li key={label}>
              <Anchor link={link}>{label}</Anchor>
            </li>
          ))}
        </ul>
      }
    >
      {intro && <Paragraphs paragraphs={[intro]} />}
    </SplitSection>
  )
}
