import { listAt } from '../../content/value-at.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

const signOf = (cell: unknown): string | undefined => /^([₹€£$]) ?\d/.exec(String(cell))?.[1]
const numberIn = (cell: unknown): number =>
  /^\d{1,3}(?:,?\d{3})*$/.test(String(cell)) ? Number(String(cell).replaceAll(',', '')) : NaN

/** The cells of one table are of one kind. */
export const tableFigures: DocumentRule = {
  meta: {
    name: 'table-figures',
    description: 'The sums of a table are in one currency, its totals add up, and no date is the number of a program.',
    severity: 'warning',
  },
  about: 'policy',

  checkDocument(doc, { report }) {
    for (const at of listAt(doc.data, ['sections']).keys()) {
      const path = ['sections', at, 'table', 'rows']
      const rows = listAt(doc.data, path).map((row) => (Array.isArray(row) ? row : []))
      const tell = (row: number, column: number, message: string, suggestion: string): void =>
        report([...path, row, column], { message, suggestion })
      const signs = rows.flat().flatMap((cell) => signOf(cell) ?? [])
      const [usual] = [...new Set(signs)].sort(
        (a, b) => signs.filter((sign) => sign === b).length - signs.filter((sign) => sign === a).length,
      )
      // If two currencies are equally frequent, each may have a column of its own.
      const odd = rows.findIndex((row) => row.some((cell) => (signOf(cell) ?? usual) !== usual))
      if (usual && odd >= 0 && signs.filter((sign) => sign !== usual).length < signs.length) {
        const column = (rows[odd] ?? []).findIndex((cell) => (signOf(cell) ?? usual) !== usual)
        const columns = new Set(rows.map((row) => signOf(row[column])))
        if (columns.size > 1)
          tell(
            odd,
            column,
            `${quote(String(rows[odd]?.[column]))} is in another currency than the rows beside it.`,
            `Write it in ${usual}.`,
          )
      }
      const last = rows.length - 1
      if (last > 1 && /^(?:all|(?:grand |sub)?total|sum)$/i.test(String(rows[last]?.[0])))
        for (const column of (rows[last] ?? []).keys()) {
          const parts = rows.slice(0, last).map((row) => numberIn(row[column]))
          const sum = parts.reduce((total, part) => total + part, 0)
          const stated = numberIn(rows[last]?.[column])
          if (sum !== stated && !Number.isNaN(sum + stated))
            tell(
              last,
              column,
              `The rows above add up to ${sum}, not to ${stated}.`,
              `Write "${sum}", or the numbers that are meant.`,
            )
        }
      for (const [row, cells] of rows.entries())
        for (const [column, cell] of cells.entries())
          if (
            /^4\d{4}$/.test(String(cell)) &&
            rows.some((other) => /\d \p{Lu}\p{Ll}+ (?:19|20)\d\d$/u.test(String(other[column])))
          )
            tell(row, column, `${quote(String(cell))} is how spreadsheets count days.`, 'Write the date.')
    }
  },
}
