import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './beside.module.css'

/** Steps that go by beside their heading, which stays in view; on narrow screens ruled rows (spec 2.5, 2.10). */
export default function StepsBeside({ look, steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section} className={styles.beside}>
      <Steps look={look} steps={steps} row={styles.steps} />
    </Section>
  )
}
