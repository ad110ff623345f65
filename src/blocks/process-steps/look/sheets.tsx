import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './sheets.module.css'

/** Three to five steps as papers that lie on each other, signed at their foot; on narrow screens one paper (spec 2.5, 2.10). */
export default function StepsOnSheets({ look, steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section}>
      <Steps look={look} steps={steps} row={styles.steps} end={({ signed }) => signed && <Signed what={signed} />} />
    </Section>
  )
}

const Signed = ({ what }: { what: string }) => (
  <small>
    <svg viewBox="0 0 120 40" aria-hidden="true">
      <path d="M4 32C20 4 34-4 30 12S12 40 22 34s16-24 22-16-6 22 4 14 10-20 16-8 2 12 10 4 8-18 12-8 0 14 10 6 12-8 22-4" />
    </svg>
    <span>{what}</span>
  </small>
)
