import { expect, test, vi } from 'vitest'
import { isAt, setSearch } from './location.ts'

test.each([
  ['/career', true],
  ['/career/', true],
  ['/contact', false],
])('at %s, a query of /career is set: %s', (pathname, isSet) => {
  const pushState = vi.fn()
  vi.stubGlobal('location', { pathname, search: '' })
  vi.stubGlobal('history', { pushState })
  vi.stubGlobal('dispatchEvent', vi.fn())
  expect(isAt('/career')).toBe(isSet)
  setSearch('/career', '?q=react')
  expect(pushState.mock.calls).toEqual(isSet ? [[null, '', `${pathname}?q=react`]] : [])
})
