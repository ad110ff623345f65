import { printTable } from '../table.ts'
import { blockWeights } from './block-weights.ts'
import { differences, type Entry } from './last-ledger.ts'
import { overBudget } from './over-budget.ts'
import { total, type Weight } from './weight.ts'

const columns: [string, (weight: Weight) => string][] = [
  ['HTML + CSS', ({ document }) => kilobytes(document)],
  ['JS', ({ scripts }) => kilobytes(total(scripts))],
  ['fonts', ({ fonts }) => kilobytes(total(fonts))],
  ['pictures', ({ picturesAboveFold }) => kilobytes(total(picturesAboveFold))],
  ['for the app', ({ fragment }) => kilobytes(fragment)],
  ['shift', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['late fonts', ({ fontShift }) => fontShift.toFixed(3)],
  ['heaviest block', ({ blocks }) => `${blocks[0]?.name} ${kilobytes(blocks[0]?.bytes ?? 0)}`],
]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Prints the weights by route and by block, in KB, then what changed since the last commit, then what is over budget. */
export function printLedger(weights: Weight[], last: Record<string, Entry>): void {
  const routes = weights.map((weight) => [weight.path, ...columns.map(([, value]) => value(weight))])
  printTable('Routes (KB, brotli, phone, until idle)', ['', ...columns.map(([name]) => name)], routes)
  const blocks = blockWeights(weights).map(({ type, usual, heaviest, places }) => [
    ...[type, `${places}`, kilobytes(usual), `${heaviest.name} ${kilobytes(heaviest.bytes)}`],
  ])
  printTable('Blocks (HTML, KB, brotli)', ['', 'places', 'usual', 'heaviest'], blocks)
  const changed = differences(last, weights)
  console.log(`\nSince the last commit, in bytes:\n${changed.join('\n') || 'nothing changed'}`)
  const over = weights.flatMap(overBudget)
  console.log(over.length ? `\nOver budget:\n${over.join('\n')}` : `\n${weights.length} routes, all within budget.`)
}
