import type { BlockProps } from '../../contract/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './counters.module.css'

/** Figures that count up once the block is in view; the HTML contains the final values (spec 4, 9). */
export default function Counters({ counters, ...section }: BlockProps<'counters'>) {
  return (
    <Section {...section}>
      <ul className={styles.counters}>
        {counters.map(({ icon, label, value }) => (
          <li key={label}>
            {icon && <Icon icon={icon} size={36} />}
            <ns-counter className={styles.figure}>{value}</ns-counter>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
