import { expect, test } from 'vitest'
import { type RouteReview, verdictOf } from './model.ts'

const weighs = (kind: string, before: number, after: number) => ({ kind, before, after })

test.each<[string, Partial<RouteReview>, string]>([
  ['with nothing new is the same', {}, 'same'],
  ['that weighs some bytes more has other names in it', { bytes: [weighs('scripts', 2241, 2243)] }, 'names of scripts'],
  ['that weighs as much more as a word differs', { bytes: [weighs('page data', 1900, 1940)] }, 'differs'],
  ['over its budget differs by any byte', { bytes: [weighs('HTML + CSS', 14000, 14001)], faults: ['HTML'] }, 'differs'],
  ['that there was no time to draw may differ', { notDrawn: 3 }, 'differs'],
  ['that is new differs', { state: 'new' }, 'differs'],
])('a page %s', (_, found, verdict) => {
  const route: RouteReview = {
    ...{ path: '/about', state: 'changed', causes: [], faults: [], words: [], facts: [] },
    ...{ bytes: [], pictures: [], notDrawn: 0 },
  }
  expect(verdictOf({ ...route, ...found })).toBe(verdict)
})
