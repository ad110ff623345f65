import type { ReactNode } from 'react'
import styles from './SnapRow.module.css'

interface SnapRowProps {
  /** What the row contains, for screen readers. */
  label?: string
  /** One list. Entries with `data-of`, their number, show their place on phones. */
  children: ReactNode
}

/** A list that phones show as cards to be swiped, one after the other; on wider screens it is an ordinary list (spec 2.10). */
export function SnapRow({ label, children }: SnapRowProps) {
  return (
    // biome-ignore lint/a11y: scrollable content must be reachable by keyboard; a fieldset is for forms
    <div role="group" aria-label={label} tabIndex={0} className={styles.row}>
      {children}
      <span className={styles.progress} data-still="" />
    </div>
  )
}
