import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './rail.module.css'

/** Up to six steps along a thin line, which are ruled rows on narrow screens (spec 2.5). */
export default function RailSteps({ look, steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section}>
      <Steps look={look} steps={steps} row={steps.length <= 6 ? styles.rail : undefined} />
    </Section>
  )
}
