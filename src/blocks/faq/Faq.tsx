import type { BlockProps } from '../../contract/index.ts'
import { TextActions } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import styles from './faq.module.css'

/** Questions that expand to show their answers, without script (spec 2.10). */
export default function Faq({ intro, questions, actions, ...section }: BlockProps<'faq'>) {
  return (
    <SplitSection
      {...section}
      align="top"
      className={styles.faq}
      beside={questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <Heading level={3}>{question}</Heading>
            <UiIcon name="caret-down-bold" size={20} />
          </summary>
          <Paragraphs paragraphs={answer} />
        </details>
      ))}
    >
      {intro && <Paragraphs paragraphs={[intro]} />}
      {actions && <TextActions links={actions} />}
    </SplitSection>
  )
}
