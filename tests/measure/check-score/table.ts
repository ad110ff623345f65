import type { Score } from './score.ts'

/** The goals: a minimum number of mutations, and percentages of them. */
export const goals = { made: 2000, caught: 100, one: 98, place: 98, suggestion: 95 }

/** The same for the kinds of `tests/contract/corpus`, which were written without knowledge of the checker. */
export const corpusGoals = { made: 2000, caught: 99, one: 98, place: 99, suggestion: 96 }

const measures = ['caught', 'one', 'place', 'suggestion'] as const
const heads = { caught: 'caught', one: 'one message', place: 'right place', suggestion: 'right suggestion' }

const percent = (part: number, of: number): string => (of ? `${((part / of) * 100).toFixed(1)} %` : '–')

/** All kinds together; `pages` has the fewest of a kind. */
export function total(scores: Score[]): Score {
  const pages = Math.min(...scores.map((score) => score.pages))
  const sum = { kind: 'all', made: 0, pages, caught: 0, one: 0, place: 0, suggestion: 0 }
  for (const score of scores) {
    sum.made += score.made
    for (const measure of measures) sum[measure] += score[measure]
  }
  return sum
}

/**
 * Whether all goals are reached.
 * @param pages how many pages the site has: every kind of mistake must have been made in each; 0 where they are made anywhere
 */
export function reached(scores: Score[], pages: number, wanted = goals): boolean {
  const all = total(scores)
  const enough = all.made >= wanted.made && all.pages === pages
  return enough && measures.every((measure) => (all[measure] / all.made) * 100 >= wanted[measure])
}

/** The scores as a table of text. */
export function table(scores: Score[], pages: number, wanted = goals): string {
  const rows = [...scores, total(scores)].map((score) => [
    score.kind,
    String(score.made),
    String(score.pages),
    ...measures.map((measure) => percent(score[measure], score.made)),
  ])
  const goal = [
    'goal',
    `≥ ${wanted.made}`,
    String(pages),
    ...measures.map((measure) => `${wanted[measure].toFixed(1)} %`),
  ]
  const head = ['mistake', 'made', 'pages', ...measures.map((measure) => heads[measure])]
  const all = [head, ...rows, goal]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] as string).length)))
  const line = (row: string[]): string =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [line(head), rule, ...rows.slice(0, -1).map(line), rule, ...[...rows.slice(-1), goal].map(line)].join('\n')
}
