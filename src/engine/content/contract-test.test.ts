import { describe, expect, test } from 'vitest'
import { blockId, ids, schemaId } from '../../page/shapes.ts'
import { ajvWith } from './ajv.ts'
import { contractTests } from './contract-test.ts'
import { loadContracts, type Schema } from './contracts.ts'
import { loadSite } from './load.ts'
import { documentsOf } from './sources.ts'

const contracts = loadContracts(process.cwd())
const errorsBy = ajvWith(contracts.schemas)
const testAt = contractTests(contracts.schemas)

/** Says of a value whether the quick test and Ajv agree, and whether it is right. */
function judged(id: string, value: unknown): { agree: boolean; right: boolean } {
  const right = errorsBy(id)(value).length === 0
  return { agree: testAt(id)?.(value) === right, right }
}

/** Values in the place of another: of every type, too short, too long, of another form, twice. */
const others = (value: unknown): unknown[] => [
  ...[undefined, null, true, 0, -1, 2.5, 1e9, '', ' ', 'x', ' x', '/x', '#', 'a@b', '2026-02-30', '😀'.repeat(45)],
  ...['x'.repeat(5000), [], [[]], [1, 1], {}, { x: 1 }],
  ...(Array.isArray(value) ? [[...value, ...value], value.slice(0, 1), Array(99).fill(value[0])] : []),
  ...(typeof value === 'object' && value ? [{ ...value, strange: 1 }] : []),
]

/** The value again and again, each time with one place changed. */
function* changed(value: unknown): Generator<unknown> {
  yield* others(value)
  if (Array.isArray(value))
    for (const [index, item] of value.slice(0, 2).entries())
      for (const other of changed(item)) yield value.with(index, other)
  else if (typeof value === 'object' && value)
    for (const [name, item] of Object.entries(value)) {
      const { [name]: _left, ...rest } = value as Record<string, unknown>
      yield rest
      for (const other of changed(item)) yield other === undefined ? rest : { ...value, [name]: other }
    }
}

describe('a quick test says of every value what Ajv says', () => {
  test('every contract has one, so that Ajv is not needed where nothing is wrong', () => {
    const all = [ids.page, ids.policy, ...[...contracts.blocks.keys()].map(blockId)]
    const sites = contracts.siteFiles.map((name) => `${ids.site}#/$defs/${name}`)
    expect([...all, ...sites].filter((id) => !testAt(id))).toEqual([])
  })

  test.each([...contracts.blocks.values()])('examples of $type, right and changed', ({ type, examples }) => {
    const found = { wrong: 0, right: 0 }
    for (const { data } of examples)
      for (const value of [data, ...changed(data)]) {
        const { agree, right } = judged(blockId(type), value)
        if (!agree) expect.fail(JSON.stringify(value))
        found[right ? 'right' : 'wrong'] += 1
      }
    expect(found.right).toBeGreaterThan(0)
    expect(found.wrong).toBeGreaterThan(found.right)
  })

  test('site data and policies, right and changed', () => {
    const site = loadSite(process.cwd())
    for (const { file, data } of documentsOf(site).filter(({ file }) => file.split('/').length > 2)) {
      const name = file.replace(/.*\/|\.json$/g, '')
      const id = file.includes('/site/') ? `${ids.site}#/$defs/${name}` : ids.policy
      for (const value of [data, ...changed(data)])
        if (!judged(id, value).agree) expect.fail(`${file} ${JSON.stringify(value)?.slice(0, 200)}`)
    }
  })

  const id = schemaId('x')
  test.each<[string, Schema, unknown[]]>([
    ['integer and bounds', { type: 'integer', minimum: 1, maximum: 3 }, [0, 1, 3, 4, 1.5, '1']],
    ['either of two types', { type: ['string', 'null'] }, ['', null, 0]],
    [
      'entries that differ',
      { uniqueItems: true },
      [
        [1, 1],
        [
          { a: 1, b: [2] },
          { b: [2], a: 1 },
        ],
        [{ a: 1 }, { a: 2 }],
      ],
    ],
    ['exactly one', { oneOf: [{ required: ['a'] }, { required: ['b'] }] }, [{}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }]],
    ['one with another', { dependentRequired: { a: ['b'] } }, [{}, { a: 1 }, { a: 1, b: 1 }, 'a']],
    ['if, then and else', { if: { const: 1 }, then: false, else: { type: 'string' } }, [1, 2, 'x']],
    ['names', { propertyNames: { pattern: '^a' }, additionalProperties: { type: 'null' } }, [{ a: null }, { b: null }]],
    ['a schema in itself', { items: { $ref: 'x' }, maxItems: 1 }, [[], [[]], [[[1, 2]]], [[[]]]]],
  ])('%s', (_, schema, values) => {
    const schemas = new Map([[id, schema]])
    const [quick, errors] = [contractTests(schemas)(id), ajvWith(schemas)(id)]
    expect(values.map((value) => quick?.(value))).toEqual(values.map((value) => errors(value).length === 0))
  })

  test.each<[string, Schema]>([
    ['a keyword that is not known', { maxLenght: 3 }],
    ['a number in quotes', { maxLength: '80' }],
    ['a type that is none', { type: 'objekt' }],
    ['a pattern that is none', { pattern: '(' }],
    ['a reference to nothing', { $ref: 'y' }],
    ['a format that nobody knows', { format: 'dat' }],
    ['no type at all', { type: [] }],
    ['null in place of a type', { type: null }],
    ['a list in place of a schema', { not: [] }],
    ['a sentence in place of examples', { examples: 'Two questions' }],
    ['a sentence in place of names', { exampleNames: 'Two questions' }],
  ])('%s is left to Ajv, which names it', (_, schema) => {
    const schemas = new Map([[id, schema]])
    expect(contractTests(schemas)(id)).toBeUndefined()
    expect(() => ajvWith(schemas)(id)).toThrow(/not a valid JSON Schema/)
  })
})
