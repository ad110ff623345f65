import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './calendar.module.css'

/** Each step with a bar over the weeks, or other units, that it takes; one without an end runs off the page (spec 2.5, 2.10). */
export default function StepsInCalendar({ look, steps, calendar, ...section }: BlockProps<'process-steps'>) {
  const { unit, count, meanwhile, until } = calendar ?? { unit: 'week', count: steps.length }
  const columns = `M0 0${'v1m1-1'.repeat(count)}v1`
  const bar = (from: number, length?: number) => (
    <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={columns} />
      <path d={`M${from - 1} .5h${length ?? 3 * count}`} />
    </svg>
  )
  return (
    <Section {...section} className={styles.calendar}>
      <div className={styles.top}>
        {meanwhile && (
          <p>
            {meanwhile}, {when(unit, 1, until)}
            {bar(1, until)}
          </p>
        )}
        <div className={styles.units} aria-hidden="true">
          <b>{unit}</b>
          {Array.from({ length: count }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </div>
      </div>
      <Steps
        look={look}
        steps={steps}
        row={styles.steps}
        time={({ from = 1, length }) => when(unit, from, length)}
        end={({ from = 1, length }) => bar(from, length)}
      />
    </Section>
  )
}

function when(unit: string, from: number, length?: number): string {
  if (!length) return `from ${unit} ${from}`
  return length === 1 ? `${unit} ${from}` : `${unit}s ${from}–${from + length - 1}`
}
