import { asWidget } from './toolkit.ts'
import styles from './scroll-spy.module.css'

interface ScrollSpyProps {
  /** Accessible name of the list. */
  label: string
  sections: { id: string; text: string }[]
}

/** Links to the sections of a page, with the current one marked (spec 4). */
export function ScrollSpy({ label, sections }: ScrollSpyProps) {
  return (
    <nav ref={asWidget('scroll-spy')} className={styles.spy} aria-label={label}>
      <ul className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
