import { beforeAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import type { Problem } from '../../src/engine/content/problem.ts'
import { type Miss, type Score, scoreSite } from '../measure/check-score/score.ts'
import { seeders } from '../measure/check-score/seeders.ts'
import { goals, reached, table, total } from '../measure/check-score/table.ts'

/** The checker's score for known mistakes, each kind once in a third of the pages; `npm run check:score` makes more in all. */

const site = loadSite('.')
const contracts = loadContracts('.')
const some = site.pages.filter((_, index) => index % 3 === 0)
const pages = some.length
const wanted = { ...goals, made: seeders.length * pages }
const experiment = { site, contracts, seeders, most: 1, seed: '', check: checkSite }

describe("the checker's score", () => {
  let scores: Score[] = []
  const misses: Miss[] = []

  beforeAll(() => {
    scores = scoreSite({ ...experiment, pages: some }, (miss) => misses.push(miss))
  }, 300_000)

  test('is measured with every kind of mistake in each of these pages', () => {
    expect(Object.fromEntries(scores.map(({ kind, pages }) => [kind, pages]))).toEqual(
      Object.fromEntries(seeders.map(({ kind }) => [kind, pages])),
    )
  })

  test('reaches its goals', () => {
    const told = misses.map(({ kind, file, problems }) => [kind, file, ...problems.map(({ message }) => message)])
    const [first, ...others] = scores as [Score, ...Score[]]
    expect(reached([{ ...first, caught: first.caught - 1 }, ...others], pages, wanted)).toBe(false)
    expect(reached([{ ...first, pages: first.pages - 1 }, ...others], pages, wanted)).toBe(false)
    expect(reached(scores, pages, wanted), `${table(scores, pages, wanted)}\n${told.join('\n')}`).toBe(true)
  })
})

describe('a worse checker', () => {
  /** Scores of the first pages only, with changed results of the checker. */
  function scored(change: (problems: Problem[]) => Problem[]): Score {
    const check: typeof checkSite = (...parts) => change(checkSite(...parts))
    const few = { ...site, pages: site.pages.slice(0, 2) }
    // Links to other pages are dead here, so only additional problems count.
    const before = new Set(checkSite(few, contracts).map(({ message }) => message))
    const kinds = seeders.filter(({ kind }) => kind === 'wrong enum' || kind === 'empty text')
    const only = (problems: Problem[]): Problem[] => problems.filter(({ message }) => !before.has(message))
    return total(
      scoreSite(
        { ...experiment, most: 3, site: few, seeders: kinds, check: (...parts) => only(check(...parts)) },
        () => {},
      ),
    )
  }

  test('scores less', () => {
    const { made, ...perfect } = scored((problems) => problems)
    expect(made).toBeGreaterThan(5)
    expect(perfect).toMatchObject({ caught: made, one: made, place: made, suggestion: made })
    expect(scored(() => [])).toMatchObject({ made, caught: 0, one: 0, place: 0, suggestion: 0 })
    expect(scored((problems) => [...problems, ...problems])).toMatchObject({ caught: made, one: 0, place: made })
    expect(scored((problems) => problems.map((told) => ({ ...told, column: told.column + 1 })))).toMatchObject({
      one: made,
      place: 0,
      suggestion: made,
    })
    expect(scored((problems) => problems.map((told) => ({ ...told, suggestion: '' })))).toMatchObject({
      place: made,
      suggestion: 0,
    })
  })
})
