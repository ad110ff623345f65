import { expect, test } from 'vitest'
import { LastUsed } from './last-used.ts'

test('what was used last is kept', () => {
  const kept = new LastUsed<number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  kept.set('a', 1)
  kept.set('c', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3])
})
