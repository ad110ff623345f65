import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { CaseWords } from '../CaseWords.tsx'
import styles from './case-line.module.css'

/** A case in one quiet row: where it comes from, the quote, and its links (spec 2.11). */
export default function CaseLine({ id, title, tone, testimonial, quote, actions, level }: BlockProps<'case'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.line}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        <CaseWords testimonial={testimonial} quote={quote} actions={actions} />
      </div>
    </Section>
  )
}
