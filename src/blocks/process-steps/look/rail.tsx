import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { SnapRow } from '../../../ui/SnapRow.tsx'
import { Steps } from '../Steps.tsx'
import styles from './rail.module.css'

/** Up to six steps along a thin line, which phones swipe along (spec 2.5). */
export default function RailSteps({ look, steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section}>
      {steps.length <= 6 ? (
        <SnapRow label={section.title}>
          <Steps look={look} steps={steps} row={styles.rail} />
        </SnapRow>
      ) : (
        <Steps steps={steps} />
      )}
    </Section>
  )
}
