import { expect, test } from 'vitest'
import { type Checked, checkAgain } from '../../../src/engine/check/check-again.ts'
import { checkSite } from '../../../src/engine/check/check.ts'
import { loadContracts } from '../../../src/engine/content/contracts.ts'
import { loadSite } from '../../../src/engine/content/load.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'
import { falseAlarms, scoreCorpus } from '../../measure/check-score/corpus.ts'
import { corpusGoals, reached, table } from '../../measure/check-score/table.ts'
import { legitimate } from './legitimate/index.ts'
import { mistakes } from './mistakes/index.ts'

/** Each kind of the corpus once, of which `npm run check:score` makes more; matters of taste are left out. */

const [site, contracts] = [loadSite('.'), loadContracts('.')]

/** What a build remembers of the unchanged site. */
let checked: Checked | undefined
checkAgain(site, contracts, { codeKey: '', get: () => undefined, put: (now) => (checked = now) })
const memory = { codeKey: '', get: () => checked, put: () => {} }

/** Changes after which a build decides otherwise than a full check whether it can go on. */
const disagreements: Problem[][] = []
let changes = 0
const check: typeof checkSite = (site, contracts) => {
  const problems = checkSite(site, contracts)
  // This takes as long again, so only one change in ten is tried.
  if (changes++ % 10) return problems
  const isSound = problems.every(({ severity }) => severity === 'warning')
  const goesOn = checkAgain(site, contracts, memory).isSound
  // If a warning already reports the mistake, the build makes a full check, which lets it go on.
  const mayAsk = isSound && problems.length > 0
  if (goesOn !== isSound && !mayAsk) disagreements.push(problems)
  return problems
}

const experiment = { site, contracts, seed: '', check }
const serious = mistakes.filter(({ strict }) => !strict)
const wanted = { ...corpusGoals, made: serious.length - 10 }

test(
  'mistakes that were written without sight of the checker are reported once, in place and with the fix',
  { timeout: 300_000 },
  () => {
    const missed: string[] = []
    const scores = scoreCorpus({ ...experiment, most: 1 }, serious, ({ kind, mutation, problems, failed }) =>
      missed.push(`${kind.kind} (${failed}) in ${mutation.file}: ${problems.map(({ message }) => message)}`),
    )
    expect(reached(scores, 0, wanted), `${table(scores, 0, wanted)}\n${missed.join('\n')}`).toBe(true)
    const [first, ...others] = scores as [(typeof scores)[number], ...typeof scores]
    expect(reached([{ ...first, caught: first.caught - serious.length / 50 }, ...others], 0, wanted)).toBe(false)
  },
)

test('legitimate changes are not called wrong', { timeout: 300_000 }, () => {
  const { made, alarms } = falseAlarms({ ...experiment, most: 1 }, legitimate)
  expect(made).toBeGreaterThanOrEqual(200)
  expect(
    alarms.map(({ kind, change, problems }) => [kind.kind, change.file, ...problems.map(({ message }) => message)]),
  ).toEqual([])
})

test('a build that checks only what a change concerns stops at the same changes', () => {
  expect(checked?.documents.size).toBeGreaterThan(40)
  expect(disagreements).toEqual([])
})
