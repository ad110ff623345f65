import type { BlockProps } from '../../contract/index.ts'
import styles from './section-list.module.css'

/** The sections of a long page at the side of the screen; the one being read is marked (spec 2.2, 4). */
export default function SectionList({ id, items }: BlockProps<'section-list'>) {
  return (
    <ns-section-list className={styles.list}>
      <nav id={id} aria-label="Sections of this page">
        <ul className={styles.items}>
          {items.map(({ id, text, background = 'white' }) => (
            <li key={id}>
              <a href={`#${id}`} data-background={background}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </ns-section-list>
  )
}
