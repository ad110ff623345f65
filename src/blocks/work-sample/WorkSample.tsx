import type { BlockProps } from '../../contract/index.ts'
import { Mark } from './Mark.tsx'
import { Headline, Sheet } from './Sheet.tsx'
import styles from './table.module.css'

/** A piece of the work as a table on a white sheet; the listing is in the folder `look` (spec 2.10). */
export default function WorkSample({ columns = [], rows = [], total, ...sheet }: BlockProps<'work-sample'>) {
  const isNumber = columns.map((_, at) => at > 0 && hasNumbers(rows.map(({ cells }) => cells[at] ?? '')))
  const kind = (at: number) => (isNumber[at] ? styles.number : undefined)
  return (
    <Sheet {...sheet} paper="plain">
      <table className={styles.table}>
        <caption>
          <Headline name={sheet.name} status={sheet.status} />
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} className={kind(at)} scope="col">
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
                <td key={columns[at + 1]} className={kind(at + 1)} data-label={columns[at + 1]}>
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

/**
 * Whether a column holds numbers: each of its cells is one, with a short unit at most, or stays empty. A number does not wrap, so
 * a sentence that begins with one is none. In the studio, texts end in characters that do not show.
 */
const hasNumbers = (cells: string[]): boolean =>
  cells.some((cell) => /\d/.test(cell)) &&
  cells.every((cell) => /^(?:\(?[+−–-]?[₹€£$]?\s?\d[\p{ASCII}\s]{0,15}|[–—-])\P{ASCII}*$/u.test(cell))
