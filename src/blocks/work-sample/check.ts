import { type BlockCheck, type BlockFault, notShown } from '../../page/block-check.ts'

interface Parts {
  look?: string
  columns?: string[]
  rows?: { cells: string[] }[]
  lines?: object[]
}

/** A table has columns and rows that fit them, a listing has lines (spec 2.10). */
export const check: BlockCheck<Parts> = (block) => {
  const [needed, others, advice] =
    block.look === 'listing'
      ? [['lines'], ['columns', 'rows'], 'Write it as "lines", or give the block "look": "table".']
      : [['columns', 'rows'], ['lines'], 'Write it as "columns" and "rows", or give the block "look": "listing".']
  const unshown = notShown(block, others, `is not shown with "look": "${block.look ?? 'table'}"`, advice)
  if (unshown.length) return unshown
  const missing = needed.filter((name) => !(name in block))
  // Half of a table says which look is meant.
  const half = missing.length < needed.length
  return missing.length
    ? missing.map((name) => ({
        path: [],
        message: `"${name}" is missing.`,
        suggestion: half ? `Add "${name}": a table has columns and rows.` : advice.replace('Write it as', 'Add'),
      }))
    : notFitting(block)
}

/** Each row has a cell for each column, and a name of its own. Where all rows have one number of cells, the columns are wrong. */
function notFitting({ columns = [], rows = [] }: Parts): BlockFault[] {
  const [count = 0, ...others] = new Set(rows.map(({ cells }) => cells.length))
  if (!others.length && count !== columns.length)
    return [
      {
        path: ['columns'],
        message: `The table has ${columns.length} columns, and each row ${count} cells.`,
        suggestion:
          count > columns.length ? 'Name the column that is missing.' : 'Remove a column, or add its cell to each row.',
      },
    ]
  const names = rows.map(({ cells: [name] }) => name)
  return rows.flatMap(({ cells }, at): BlockFault[] => {
    if (cells.length !== columns.length)
      return [
        {
          path: ['rows', at, 'cells'],
          message: `This row has ${cells.length} cells, and the table ${columns.length} columns.`,
          suggestion:
            cells.length < columns.length
              ? 'Add what is missing; a cell may be "–".'
              : 'Remove a cell, or name its column in "columns".',
        },
      ]
    if (names.indexOf(cells[0]) === at) return []
    return [
      {
        path: ['rows', at, 'cells', 0],
        message: `Two rows are called "${cells[0]}".`,
        suggestion: 'Give each row a name of its own in its first cell.',
      },
    ]
  })
}
