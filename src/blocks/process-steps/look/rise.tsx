import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './rise.module.css'

/** Four to six steps along a rising line; any other number is shown as ruled rows (spec 2.5). */
export default function RisingSteps({ look, steps, ...section }: BlockProps<'process-steps'>) {
  const rises = steps.length >= 4 && steps.length <= 6
  return (
    <Section {...section}>
      <Steps look={look} steps={steps} row={rises ? styles.rise : undefined} />
    </Section>
  )
}
