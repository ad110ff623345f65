/** Prints rows under a heading, the first column to the left, the others to the right. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  ')
  console.log(`\n${title}\n${[head, ...rows].map(line).join('\n')}`)
}

/** The middle one of some measurements. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
