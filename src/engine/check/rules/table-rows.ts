import { listAt } from '../../content/value-at.ts'
import type { DocumentRule } from '../rule.ts'

/** A cell too many or too few shifts all cells after it under the wrong heading. */
export const tableRows: DocumentRule = {
  meta: { name: 'table-rows', description: 'Every row of a table has as many cells as its head.', severity: 'error' },
  about: 'policy',

  checkDocument(doc, { report }) {
    for (const at of listAt(doc.data, ['sections']).keys()) {
      const table = ['sections', at, 'table']
      const head = listAt(doc.data, [...table, 'head'])
      const rows = listAt(doc.data, [...table, 'rows'])
      const widths = new Set(rows.map((row) => (Array.isArray(row) ? row.length : 0)))
      if (head.length && rows.length > 1 && widths.size === 1 && !widths.has(head.length) && !widths.has(0)) {
        report([...table, 'head'], {
          message: `The head has ${head.length} cells, and every row ${[...widths][0]}.`,
          suggestion: 'Give every row a cell for each column, or name only the columns that are there.',
        })
        continue
      }
      rows.forEach((row, index) => {
        if (!head.length || !Array.isArray(row) || row.length === head.length) return
        report([...table, 'rows', index], {
          message: `This row has ${row.length} cells, and the head ${head.length}.`,
          suggestion:
            row.length < head.length
              ? 'Add what is missing; a cell may be "–".'
              : 'Remove a cell, or name its column in the head.',
        })
      })
    }
  },
}
