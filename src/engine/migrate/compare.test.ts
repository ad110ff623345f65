import { expect, it } from 'vitest'
import type { Schema } from '../content/contracts.ts'
import { changesBetween } from './compare.ts'

const file = 'src/blocks/quote/quote.schema.json'
const whereLook = (look: object, ...required: string[]): Schema =>
  Object.fromEntries([
    ['if', { properties: { look }, required: ['look'] }],
    ['then', { required }],
  ])
/** @returns whether documents that were right can be wrong after a change of the choices and conditions of a contract */
const breaks = (before: [string[], Schema], after: [string[], Schema]) => {
  const contract = ([looks, conditions]: [string[], Schema]) =>
    new Map([[file, { type: 'object', properties: { look: { enum: looks } }, ...conditions }]])
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

const text = { type: 'string' }
const list = { type: 'array', items: text }
const closed = (properties: Schema, more: Schema = {}): Schema => ({
  ...{ type: 'object', properties, additionalProperties: false },
  ...more,
})
const shared = { $ref: '../../../schema/defs.schema.json#/$defs/shared' }
const node = (label: Schema) => closed({ label, below: { type: 'array', items: shared } })
/** @returns what changes where `x` of a block is this, with the shape that it may refer to */
const changes = (before: object, after: object, [was, now]: [object, object] = [{}, {}], more: Schema = {}) => {
  const files = (x: object, shape: object, beside: Schema) =>
    new Map<string, Schema>([
      [file, { ...closed({ x }), ...beside }],
      ['schema/defs.schema.json', { $defs: { shared: shape } }],
    ])
  return changesBetween(files(before, was, {}), files(after, now, more))
}

it.each<[string, object, object, [object, object]?]>([
  ['a format behind a pattern changes', { pattern: '.', format: 'date' }, { pattern: '.', format: 'email' }],
  ['a number has a step', { type: 'integer' }, { type: 'integer', multipleOf: 5 }],
  ['a number has an open limit', { type: 'integer' }, { type: 'integer', exclusiveMinimum: 0 }],
  ['entries are of a kind', { type: 'array' }, list],
  ['the first entry is of a kind', list, { ...list, prefixItems: [{ const: 'a' }] }],
  ['an entry has to be there', list, { ...list, contains: { const: 'a' } }],
  ['an object is closed', { type: 'object' }, closed({})],
  ['an object is closed in another way', { type: 'object' }, { type: 'object', unevaluatedProperties: false }],
  ['an open object gets a property', { type: 'object' }, { type: 'object', properties: { a: text } }],
  ['others are of a kind', { type: 'object' }, { type: 'object', additionalProperties: text }],
  ['names have a form', { type: 'object' }, { type: 'object', propertyNames: { pattern: '^a' } }],
  ['names of a form are gone', closed({}, { patternProperties: { '^a': text } }), closed({})],
  ['a property without a shape is required', { type: 'object' }, { type: 'object', required: ['a'] }],
  ['one needs another, by a shape', closed({ a: text }), closed({ a: text }, { dependentSchemas: { a: false } })],
  ['an alternative overlaps with another', { oneOf: [text] }, { oneOf: [text, { maxLength: 3 }] }],
  ['texts are refused where objects were impossible', { required: ['a'], additionalProperties: false }, { not: text }],
  ['a const and a list beside it', { const: 1, enum: [1, 2] }, { const: 1, enum: [2] }],
  ['a shape in an alternative asks for more', { anyOf: [shared] }, { anyOf: [shared] }, [text, list]],
  [
    'a shape has a tighter limit than beside its reference',
    { ...shared, maxLength: 8 },
    { ...shared, maxLength: 8 },
    [{ maxLength: 9 }, { maxLength: 5 }],
  ],
  [
    'a shape requires more, its reference something else',
    { ...shared, required: ['b'] },
    { ...shared, required: ['b'] },
    [{ type: 'object' }, { type: 'object', required: ['a'] }],
  ],
  ['a shape that holds itself', shared, shared, [node(text), node({ ...text, maxLength: 2 })]],
])('a document that was right can be wrong: %s', (_, before, after, shapes) => {
  expect(changes(before, after, shapes).some((change) => change.breaks)).toBe(true)
})

it.each<[string, object, object, [object, object]?]>([
  ['texts or numbers', text, { type: ['number', 'string'] }],
  ['numbers in place of integers', { type: 'integer' }, { type: 'number' }],
  ['any text in place of a list', { enum: ['a', 'b'] }, text],
  ['words for each choice', { enum: ['a', 'b'] }, { oneOf: [{ const: 'a', description: 'A' }, { const: 'b' }] }],
  ['no limit at all', text, { ...text, minLength: 0 }],
  ['one more alternative', { anyOf: [text] }, { anyOf: [list, { ...text, title: 'Text' }] }],
  ['one form becomes two', shared, { anyOf: [list, shared] }, [text, text]],
  ['alternatives may overlap', { oneOf: [text, list] }, { anyOf: [text, list] }],
  ['a third way', closed({}, { oneOf: [text, {}] }), closed({ a: text }, { oneOf: [text, {}, { required: ['a'] }] })],
  ['less is refused', { not: { enum: ['a', 'b'] } }, { not: { const: 'a' } }],
  ['what is new needs another', closed({}), closed({ a: text, b: text }, { dependentRequired: { a: ['b'] } })],
  ['entries of any kind', list, { type: 'array' }],
  ['a reference written out', { anyOf: [shared] }, { anyOf: [text] }, [text, text]],
  ['a reference in allOf', shared, { allOf: [shared], description: 'x' }, [text, text]],
  ['a wider limit beside a reference', { ...shared, maxLength: 9 }, shared, [{ maxLength: 8 }, { maxLength: 8 }]],
  ['a shape that holds itself', shared, shared, [node({ ...text, maxLength: 2 }), node(text)]],
])('every document that was right is right: %s', (_, before, after, shapes) => {
  expect(changes(before, after, shapes).filter((change) => change.breaks)).toEqual([])
})

it('knows what every block has', () => {
  const words = (more: Schema) => changes(text, text, undefined, more).map((change) => change.words)
  expect(words({ required: ['id'] })).toEqual(['`id` is required'])
  expect(words({ properties: { x: text, note: { maxLength: 5 } } })).toEqual([
    '`note` is none instead of string',
    '`note` has `minLength` none instead of 1',
    '`note` has `maxLength` 5 instead of none',
  ])
  expect(words({ heading: 'page' })).toEqual(['carries the heading of the page'])
})

it('marks only what breaks', () => {
  expect(
    changes(closed({ a: text, b: text, c: text }), closed({ a: {}, b: { ...text, maxLength: 3, minLength: 0 } })),
  ).toEqual(
    [
      { words: '`x.c` is gone', breaks: true },
      { words: '`x.a` is none instead of string', breaks: false },
      { words: '`x.b` has `maxLength` 3 instead of none', breaks: true },
      { words: '`x.b` has `minLength` 0 instead of none', breaks: false },
    ].map((change) => ({ contract: 'quote', ...change })),
  )
})

it('compares files of site data, however the shapes in them are named', () => {
  const site = (name: string, more: Schema) =>
    new Map<string, Schema>([
      [
        'schema/site.schema.json',
        { $defs: { [name]: text, team: closed({ $schema: text, one: { $ref: `#/$defs/${name}` } }), ...more } },
      ],
    ])
  expect(changesBetween(site('member', {}), site('person', {}))).toEqual([])
  expect(changesBetween(site('member', { jobs: closed({ $schema: text }) }), site('member', {}))).toEqual([
    { contract: 'site jobs', words: 'is gone', breaks: true },
  ])
})
