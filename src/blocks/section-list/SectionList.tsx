import type { BlockProps } from '../../contract/index.ts'
import styles from './section-list.module.css'

/** The sections of a long page as dots with labels on hover and focus; the current one is marked (spec 2.2, 4). */
export default function SectionList({ id, items }: BlockProps<'section-list'>) {
  return (
    <ns-section-list className={styles.list}>
      <nav id={id} aria-label="Sections of this page">
        <ul className={styles.items}>
          {items.map(({ id, label, background = 'white' }) => (
            <li key={id}>
              <a href={`#${id}`} data-background={background}>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </ns-section-list>
  )
}
