import type { BlockProps } from '../../contract/index.ts'
import { Section } from '../../ui/Section.tsx'
import { Steps } from './Steps.tsx'

/** Numbered steps as ruled rows; the other looks are in the folder `look` (spec 2.5, 2.10). */
export default function ProcessSteps({ steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section}>
      <Steps steps={steps} />
    </Section>
  )
}
