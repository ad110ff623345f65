import { expect, test } from 'vitest'
import { blockWeights } from './block-weights.ts'
import { budgets } from './budgets.ts'
import { differences, entryOf } from './last-ledger.ts'
import type { Weight } from './weight.ts'

const weight = (path: string, document: number, blocks: Weight['blocks'] = []): Weight => ({
  ...{
    path,
    budgets,
    document,
    blocks,
    scripts: [{ name: 'entry.js', bytes: 10 }],
    carousel: false,
    fonts: [],
    fragment: 20,
  },
  ...{ picturesAboveFold: [], layoutShift: 0, fontShift: 0, moved: [], foreign: [] },
})

test('the ledger tells what changed since the last commit, and nothing else', () => {
  const last = {
    '/': entryOf(weight('/', 100)),
    '/about': entryOf(weight('/about', 100)),
    '/old': entryOf(weight('/old', 1)),
  }
  const now = [weight('/', 100), weight('/about', 130), weight('/new', 5)]
  expect(differences(last, now)).toEqual(['/about: document +30', '/new: new', '/old: gone'])
})

test('the ledger of blocks names the page where each is heaviest', () => {
  const block = (bytes: number) => [{ name: 'prose', bytes }]
  expect(blockWeights([weight('/a', 1, block(5)), weight('/b', 1, block(9)), weight('/c', 1, block(7))])).toEqual([
    { type: 'prose', usual: 7, heaviest: { name: '/b', bytes: 9 }, places: 3 },
  ])
})
