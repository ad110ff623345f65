import type { ReactNode } from 'react'
import styles from './Unfold.module.css'

interface UnfoldProps {
  /** What unfolds, such as "All 12". */
  label: string
  children: ReactNode
}

/** The rest of a long list, folded away on phones behind a button; wider screens show it (spec 2.10). */
export function Unfold({ label, children }: UnfoldProps) {
  return (
    <details className={styles.rest}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
