import type { ReactNode } from 'react'
import styles from './SnapRow.module.css'

interface SnapRowProps {
  /** What the row contains, for screen readers. */
  label?: string
  /** One list. Its own styles put the entries into columns where the section is narrower than 38rem. */
  children: ReactNode
}

/** A list that can be swiped sideways on phones, entry by entry; on wider screens it is an ordinary list (spec 2.10). */
export function SnapRow({ label, children }: SnapRowProps) {
  return (
    // biome-ignore lint/a11y: scrollable content must be reachable by keyboard; a fieldset is for forms
    <div role="group" aria-label={label} tabIndex={0} className={styles.row}>
      {children}
    </div>
  )
}
