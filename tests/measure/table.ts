import { table } from '../../src/tools/table.ts'

/** Prints rows under a heading, the first column to the left, the others to the right. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  console.log(`\n${title}\n${table(head, rows, { figures: 'all but the first' })}`)
}

/** The middle one of some measurements. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
