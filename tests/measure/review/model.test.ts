import { expect, test } from 'vitest'
import { newFindings, type RouteReview, verdictOf } from './model.ts'

const weighs = (kind: string, before: number, after: number) => ({ kind, before, after })

test.each<[string, Partial<RouteReview>, string]>([
  ['with nothing new is the same', {}, 'same'],
  ['that weighs some bytes more has other names in it', { bytes: [weighs('scripts', 2241, 2243)] }, 'names of scripts'],
  ['that weighs as much more as a word differs', { bytes: [weighs('page for the app', 1900, 1940)] }, 'differs'],
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

test('a finding of axe whose classes have other names is not new', () => {
  const before = ['heading-order: .irc.ovb > li:nth-child(1) > h3 <h3 class="ovc">Jira</h3>']
  const after = ['heading-order: .irc.oub > li:nth-child(1) > h3 <h3 class="oud">Jira</h3>']
  const other = 'heading-order: .irc.oub > li:nth-child(2) > h3 <h3 class="oud">Slack</h3>'
  expect(newFindings(before, [...after, other])).toEqual([other])
})
