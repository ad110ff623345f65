import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './gauges.module.css'

/** Width of the ring and of its stroke, in px (spec 9). */
const size = 120
const stroke = 10

/** Percentages as rings that fill as they come into view (spec 2.10, 9). */
export default function Gauges({ gauges, ...section }: BlockProps<'gauges'>) {
  const radius = (size - stroke) / 2
  const half = `a${radius} ${radius} 0 0 1 0`
  const ring = {
    // Two halves from the top, clockwise.
    d: `M${size / 2} ${stroke / 2}${half} ${2 * radius}${half} ${-2 * radius}`,
    fill: 'none',
    strokeWidth: stroke,
    pathLength: 100,
  }
  return (
    <Section {...section}>
      <ul className={styles.gauges} data-count={gauges.length}>
        {gauges.map(({ label, value, description }) => (
          <li key={label}>
            <ns-gauge className={styles.gauge}>
              <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
                <path {...ring} className={styles.track} />
                <path {...ring} className={styles.value} strokeDasharray={`${value} 100`} />
              </svg>
              <span>{value}%</span>
            </ns-gauge>
            <div>
              <Heading level={3}>{label}</Heading>
              <TextParagraph text={description} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
