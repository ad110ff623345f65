import type { ReactNode } from 'react'
import { fittingColumns } from './columns.ts'
import styles from './Grid.module.css'

interface GridProps {
  /** How many items there are; the number of columns follows from it. */
  count: number
  /** Numbers of columns that suit the items where there is room, the best first. */
  choices: readonly (2 | 3 | 4 | 5 | 6)[]
  /** Short items stand in two columns on phones too. */
  dense?: boolean
  /** The order matters. */
  ordered?: boolean
  className?: string
  children: ReactNode
}

/** A list in columns of equal width that avoids a half-empty last row. */
export function Grid({ count, choices, dense, ordered, className, children }: GridProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      className={[styles.grid, dense && styles.dense, className].filter(Boolean).join(' ')}
      data-columns={count > 1 ? fittingColumns(count, choices) : 1}
    >
      {children}
    </List>
  )
}
