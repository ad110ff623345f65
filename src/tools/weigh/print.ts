import { overBudget } from './over-budget.ts'
import { total, type Weight } from './weight.ts'

const columns: [string, (weight: Weight) => string][] = [
  ['HTML + CSS', ({ document }) => kilobytes(document)],
  ['JS', ({ scripts }) => kilobytes(total(scripts))],
  ['fonts', ({ fonts }) => kilobytes(total(fonts))],
  ['pictures', ({ picturesAboveFold }) => kilobytes(total(picturesAboveFold))],
  ['data', ({ data }) => kilobytes(data)],
  ['shift', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['late fonts', ({ fontShift }) => fontShift.toFixed(3)],
  ['heaviest block', ({ blocks }) => `${blocks[0]?.name} ${kilobytes(blocks[0]?.bytes ?? 0)}`],
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Prints the weights as a table in KB, then what is over budget. */
export function printLedger(weights: Weight[]): void {
  const rows = weights.map((weight) => [weight.path, ...columns.map(([, value]) => value(weight))])
  const head = ['route (KB, brotli, phone, until idle)', ...columns.map(([name]) => name)]
  const widths = head.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  ')
  console.log([head, ...rows].map(line).join('\n'))
  const over = weights.flatMap(overBudget)
  console.log(over.length ? `\nOver budget:\n${over.join('\n')}` : `\n${weights.length} routes, all within budget.`)
}
