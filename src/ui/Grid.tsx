import type { ReactNode } from 'react'
import { fittingColumns } from './columns.ts'
import styles from './Grid.module.css'

interface GridProps {
  /** Number of items; decides the number of columns. */
  count: number
  /** Acceptable numbers of columns on wide screens, best first. */
  choices: readonly (2 | 3 | 4 | 5 | 6)[]
  /** For short items: two columns even on phones. */
  dense?: boolean
  className?: string
  children: ReactNode
}

/** A list in columns of equal width that avoids a half-empty last row. */
export function Grid({ count, choices, dense, className, children }: GridProps) {
  return (
    <ul
      className={[styles.grid, dense && styles.dense, className].filter(Boolean).join(' ')}
      data-columns={count > 1 ? fittingColumns(count, choices) : 1}
    >
      {children}
    </ul>
  )
}
