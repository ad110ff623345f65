import { afterEach, expect, test, vi } from 'vitest'
import { watchClock } from '../../src/server/main.ts'
import { createLimiter } from '../../src/server/rate-limit.ts'

afterEach(() => void vi.useRealTimers())

const hour = 60 * 60 * 1000

test('setting the clock back locks no visitor out', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { take } = createLimiter({ submissions: 3, windowSeconds: 600 })
  expect(take('192.0.2.1')).toBe(0)
  vi.setSystemTime(Date.now() - hour)
  expect(take('192.0.2.1')).toBe(0)
})

test('a clock that jumps by days is noticed, so that nothing is deleted for its age', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const isSteady = watchClock()
  vi.setSystemTime(Date.now() + hour)
  expect(isSteady()).toBe(true)
  vi.setSystemTime(Date.now() + 800 * 24 * hour)
  expect(isSteady()).toBe(false)
})
