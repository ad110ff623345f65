import { expect, it } from 'vitest'
import { changesBetween } from './compare.ts'
import type { Schema } from './facets.ts'

const file = 'src/blocks/quote/quote.schema.json'
const whereLook = (look: object, ...required: string[]): Schema =>
  Object.fromEntries([
    ['if', { properties: { look }, required: ['look'] }],
    ['then', { required }],
  ])
/** @returns whether documents that were right can be wrong after a change of the choices and conditions of a contract */
const breaks = (before: [string[], Schema], after: [string[], Schema]) => {
  const contract = ([looks, conditions]: [string[], Schema]) =>
    new Map([[file, { properties: { look: { enum: looks } }, ...conditions }]])
  return changesBetween(contract(before), contract(after)).some((change) => change.breaks)
}
const before: [string[], Schema] = [['big', 'small'], { allOf: [whereLook({ const: 'big' }, 'image', 'alt')] }]

it.each<[string, boolean, [string[], Schema]]>([
  [
    'a value that is new demands something',
    false,
    [['big', 'small', 'wide'], { allOf: [...(before[1].allOf as Schema[]), whereLook({ const: 'wide' }, 'image')] }],
  ],
  [
    'old and new values share a condition',
    false,
    [['big', 'small', 'wide'], { allOf: [whereLook({ enum: ['big', 'wide'] }, 'image', 'alt')] }],
  ],
  ['less is demanded', false, [['big', 'small'], whereLook({ const: 'big' }, 'image')]],
  ['nothing is demanded', false, [['big', 'small'], {}]],
  ['more is demanded', true, [['big', 'small'], whereLook({ const: 'big' }, 'image', 'alt', 'title')]],
  [
    'a value that was there demands something',
    true,
    [['big', 'small'], whereLook({ enum: ['big', 'small'] }, 'image', 'alt')],
  ],
  [
    'the condition has another form',
    true,
    [['big', 'small'], { allOf: [{ ...whereLook({ const: 'big' }, 'image'), else: { required: ['alt'] } }] }],
  ],
])('%s: a document that was right can be wrong is %s', (_, expected, after) => {
  expect(breaks(before, after)).toBe(expected)
})

it('conditions on values that are not listed are compared as they are written', () => {
  const where = (pattern: string): [string[], Schema] => [['big', 'small'], whereLook({ pattern }, 'image')]
  expect(breaks(where('^b'), where('^s'))).toBe(true)
})
