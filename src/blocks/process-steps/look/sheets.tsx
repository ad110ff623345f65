import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './sheets.module.css'

/** Three to five steps as papers that lie on each other, signed at their foot; on narrow screens one paper (spec 2.5, 2.10). */
export default function StepsOnSheets({ look, steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section}>
      <Steps
        look={look}
        steps={steps}
        row={styles.steps}
        end={({ signed }, index) =>
          signed && <Signed what={signed} strokes={index === steps.length - 1 ? cross : hands[index % 2]} />
        }
      />
    </Section>
  )
}

/** The strokes of two people's signatures. */
const hands = [
  'M4 32C20 4 34-4 30 12S12 40 22 34s16-24 22-16-6 22 4 14 10-20 16-8 2 12 10 4 8-18 12-8 0 14 10 6 12-8 22-4',
  'M6 10c14-8 30-6 28 6S18 36 8 34s2-22 8-28m24 22c2-12 14-12 12-2s-12 10-8 0m12-6c0 8 0 14 4 8s8-12 8-4-2 14 6 4 8-22 6-8-2 16 6 8 10-6 28-10',
]

/** The last paper waits for its signature: the mark and the line. */
const cross = 'M6 24l10 10m0-10L6 34M26 35h90'

const Signed = ({ what, strokes }: { what: string; strokes?: string }) => (
  <small>
    <svg viewBox="0 0 120 40" aria-hidden="true">
      <path d={strokes} />
    </svg>
    <span>{what}</span>
  </small>
)
