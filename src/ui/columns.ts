/**
 * The number of columns that leaves the fewest cells empty in the last row of a grid.
 * @param count number of items
 * @param choices acceptable numbers of columns, best first
 */
export function fittingColumns(count: number, choices: readonly number[]): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
