import grid from '../service-cards.module.css'
import styles from './row.module.css'

/** The classes of an index of so many services. Three in a row would leave cells empty for some; one number of columns for all rows keeps the rules in line. */
export const rowClass = (count: number): string =>
  [grid.grid, styles.row, count % 3 > 0 && count % 2 === 0 && styles.pairs].filter(Boolean).join(' ')
