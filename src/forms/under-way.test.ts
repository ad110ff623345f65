import { afterEach, expect, it, vi } from 'vitest'
import { followUnderWay } from './under-way.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['there are no locks', undefined],
  ['locks are refused', { request: () => Promise.reject(new DOMException('', 'InvalidStateError')) }],
])('counts nothing as under way where %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  const told: boolean[] = []
  await followUnderWay('enquiry 1', (isUnderWay) => told.push(isUnderWay))
  expect(told).toEqual([false])
})
