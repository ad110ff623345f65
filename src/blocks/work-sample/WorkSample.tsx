import type { BlockProps } from '../../contract/index.ts'
import { shown } from '../../ui/shown.ts'
import { Mark } from './Mark.tsx'
import { Headline, Sheet } from './Sheet.tsx'
import styles from './table.module.css'

/** A piece of the work as a table on a white sheet; other looks are in the folder `look` (spec 2.10). */
export default function WorkSample({ columns = [], rows = [], total, ...sheet }: BlockProps<'work-sample'>) {
  const kinds = columns.map((_, at) => kindOf(at ? rows.map(({ cells }) => shown(cells[at])) : []))
  return (
    <Sheet {...sheet} paper="plain">
      <table className={styles.table}>
        <caption>
          <Headline name={sheet.name} status={sheet.status} />
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} className={kinds[at]} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [title, ...cells], mark }) => (
            <tr key={title} data-mark={mark}>
              <th scope="row">
                <Mark mark={mark} />
                {title}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className={kinds[at + 1]} data-label={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <td colSpan={columns.length}>{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Sheet>
  )
}

/** Columns of numbers are aligned, and phones give columns of long cells more space. */
const kindOf = (cells: string[]) =>
  [hasNumbers(cells) && styles.number, cells.some(({ length }) => length > 6) && styles.long]
    .filter(Boolean)
    .join(' ') || undefined

/**
 * Whether a column holds numbers: each of its cells is one, with a short unit at most, or stays empty. A number does not wrap, so
 * a sentence that begins with one is none.
 */
const hasNumbers = (cells: string[]): boolean =>
  cells.some((cell) => /\d/.test(cell)) &&
  cells.every((cell) => /^(?:\(?[+−–-]?[₹€£$]?\s?\d[\p{ASCII}\s]{0,15}|[–—-])\P{ASCII}*$/u.test(cell))
