import type { Score } from './score.ts'

/** What is to be reached, in percent of all mutations, and how many of them there must be. */
export const goals = { made: 2000, caught: 100, one: 98, place: 98, suggestion: 95 }

const measures = ['caught', 'one', 'place', 'suggestion'] as const
const heads = { caught: 'caught', one: 'one message', place: 'right place', suggestion: 'right suggestion' }

const percent = (part: number, of: number): string => (of ? `${((part / of) * 100).toFixed(1)} %` : '–')

/** All kinds together. */
export function total(scores: Score[]): Score {
  const sum = { kind: 'all', made: 0, caught: 0, one: 0, place: 0, suggestion: 0 }
  for (const score of scores) {
    sum.made += score.made
    for (const measure of measures) sum[measure] += score[measure]
  }
  return sum
}

/** Whether all goals are reached. A kind without a single mutation measures nothing and does not pass. */
export function reached(scores: Score[]): boolean {
  const all = total(scores)
  const enough = all.made >= goals.made && scores.every(({ made }) => made > 0)
  return enough && measures.every((measure) => (all[measure] / all.made) * 100 >= goals[measure])
}

/** The scores as a table of text. */
export function table(scores: Score[]): string {
  const rows = [...scores, total(scores)].map((score) => [
    score.kind,
    String(score.made),
    ...measures.map((measure) => percent(score[measure], score.made)),
  ])
  const goal = ['goal', `≥ ${goals.made}`, ...measures.map((measure) => `${goals[measure].toFixed(1)} %`)]
  const head = ['mistake', 'made', ...measures.map((measure) => heads[measure])]
  const all = [head, ...rows, goal]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] as string).length)))
  const line = (row: string[]): string =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [line(head), rule, ...rows.slice(0, -1).map(line), rule, ...[...rows.slice(-1), goal].map(line)].join('\n')
}
