import type { BlockProps } from '../../../contract/index.ts'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { CaseWords } from '../CaseWords.tsx'
import styles from './case-line.module.css'

/** A case in one quiet row: where it comes from, the quote, and its links (spec 2.11). */
export default function CaseLine({ testimonial, quote, actions, ...section }: BlockProps<'case'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame}>
      <div className={styles.line}>
        {heading}
        <CaseWords testimonial={testimonial} quote={quote} actions={actions} />
      </div>
    </Section>
  )
}
