import { printTable } from '../../table.ts'
import type { Outcome } from './measure.ts'

const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

/** How much slower the slowest hundredth of the pages may be with faults. */
const mostSlower = 3
/** Below this p99, differences come from the machine. */
const leastMilliseconds = 10

/** With fewer pages than this, the slowest hundredth is chance. */
const leastPages = 5000

/** Prints what was counted, and returns what must not be. */
export function reportFaults(outcome: Outcome): string[] {
  const { calm, faulty, kept, lost, doubled, damaged, mails, unsent, mailedTwice, unexplained, kills, died } = outcome
  const p99 = [calm, faulty].map(({ times }) => percentile(times, 0.99)) as [number, number]
  const ratio = p99[1] / Math.max(p99[0], leastMilliseconds)
  const row = (name: string, of: (seen: typeof calm) => number | string) => [name, `${of(calm)}`, `${of(faulty)}`]
  printTable(
    'Visits behind nginx, three servers, one PostgreSQL',
    ['', 'without faults', 'with faults'],
    [
      row('pages', ({ times }) => times.length),
      row('  answered 5xx', ({ serverErrors }) => serverErrors),
      row('  broken off', ({ cut }) => cut),
      row('  p50 ms', ({ times }) => percentile(times, 0.5).toFixed(1)),
      row('  p99 ms', ({ times }) => percentile(times, 0.99).toFixed(1)),
      row('submissions answered', ({ answered }) => answered.size),
      row('  pressed again until answered', ({ pressedAgain }) => pressedAgain),
      row('  wrong answers', ({ wrong }) => wrong.length),
    ],
  )
  printTable(
    `After ${kills} kills of servers`,
    ['', 'count'],
    [
      ['submissions kept', `${kept}`],
      ['  answered and lost', `${lost}`],
      ['  kept twice', `${doubled}`],
      ['  files damaged', `${damaged}`],
      ['mails received', `${mails}`],
      ['  never sent', `${unsent}`],
      ['  sent twice, their answer lost', `${mailedTwice - unexplained}`],
      ['  sent twice for no reason', `${unexplained}`],
      ['servers that ended by themselves', `${died.length}`],
    ],
  )
  const most = leastMilliseconds * mostSlower
  const faults: [number | boolean, string][] = [
    [calm.serverErrors + faulty.serverErrors, 'pages were answered 5xx'],
    [
      calm.wrong.length + faulty.wrong.length,
      `answers were wrong: ${[...calm.wrong, ...faulty.wrong].slice(0, 5).join('; ')}`,
    ],
    [lost, 'answered submissions are lost'],
    [doubled, 'submissions are kept twice'],
    [kept - calm.answered.size - faulty.answered.size, 'submissions are kept that nobody was told of'],
    [damaged, 'files are damaged'],
    [unsent, 'mails were never sent'],
    [unexplained, 'mails were sent twice for no reason'],
    [died.length, `servers ended by themselves: ${died.join(', ')}`],
    [
      ratio > mostSlower && faulty.times.length > leastPages,
      `p99 of pages is ${ratio.toFixed(1)} times as long (${most} ms and less do not count)`,
    ],
  ]
  return faults.flatMap(([count, words]) => (count ? [count === true ? words : `${count} ${words}`] : []))
}
