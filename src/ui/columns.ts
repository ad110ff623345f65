/**
 * How many columns leave the fewest places empty in the last row of a grid.
 * @param count how many items there are
 * @param choices numbers of columns that suit the items, the best first
 */
export function fittingColumns(count: number, choices: readonly number[]): number {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
