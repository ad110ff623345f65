import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './faq.module.css'

/** Questions that expand to show their answers, without script (spec 2.10). */
export default function Faq({ questions, ...section }: BlockProps<'faq'>) {
  return (
    <Section {...section}>
      <div className={styles.faq}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <Heading level={3}>{question}</Heading>
              <UiIcon name="caret-down-bold" size={20} />
            </summary>
            <Paragraphs paragraphs={answer} />
          </details>
        ))}
      </div>
    </Section>
  )
}
