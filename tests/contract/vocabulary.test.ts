import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  const?: unknown
  enum?: unknown[]
  heading?: string
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  default?: unknown
}

/** A property of a contract. */
interface Used {
  word: string
  holds: string
  in: string
  at: string
}

const schemaOf = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'))
const types = readdirSync('src/blocks', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const blocks = new Map(types.map((type) => [type, schemaOf(`src/blocks/${type}/${type}.schema.json`)]))

/** The type of a property: the name of a shared shape, or its JSON type. */
function holds({ $ref, type, items, ...schema }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) as string
  if (schema.enum || schema.const !== undefined) return 'choice'
  if (type === 'array' && !items) return 'list'
  if (!items) return type ?? ''
  const each = !items.anyOf ? holds(items) : ''
  return each ? `list of ${each}` : 'list'
}

function used(schema: Schema, place: string, at: string): Used[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([word, value]) => [
    { word, holds: holds(value), in: place, at },
    ...inside(value, place, `${at}.${word}`),
  ])
  return [...own, ...(schema.items ? inside(schema, place, at) : [])]
}

/** The kind of place of a property: an entry of a block, or part of another file. */
const inside = (schema: Schema, place: string, at: string): Used[] =>
  used(schema.items ?? schema, place === 'block' ? 'entry' : place, at)

const files = ['company', 'navigation', 'redirects', 'collection']
const placeOf = (file: string, name: string): string =>
  file === 'document' ? file : files.includes(name) && file === 'site' ? 'site' : 'entry'
const all: Used[] = [
  ...[...blocks].flatMap(([type, schema]) => used(schema, 'block', type)),
  ...['page', 'document'].flatMap((file) => used(schemaOf(`schema/${file}.schema.json`), file, file)),
  ...['defs', 'site', 'document'].flatMap((file) =>
    Object.entries(schemaOf(`schema/${file}.schema.json`).$defs ?? {}).flatMap(([name, schema]) =>
      used(schema, placeOf(file, name), `${file} ${name}`),
    ),
  ),
]

const rows = [...readFileSync('schema/README.md', 'utf8').matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|/gm)]
const table = rows.map(([, words = '', shapes = '', places = '']) => ({
  words: [...words.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string),
  holds: shapes.trim().split(', '),
  in: places.trim().split(', '),
}))

describe('one vocabulary for all contracts', () => {
  it('every property is in the table of schema/README.md, with its type and place', () => {
    const others = all.filter(
      ({ word, ...property }) =>
        !table.some(
          (row) => row.words.includes(word) && row.holds.includes(property.holds) && row.in.includes(property.in),
        ),
    )
    expect(others.map(({ word, holds, in: place, at }) => `${word} (${holds}) in ${place} ${at}`)).toEqual([])
  })

  it('every property in the table is used, and in one row only', () => {
    const words = table.flatMap((row) => row.words)
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    const known = new Set(all.map(({ word }) => word))
    expect(words.filter((word) => !known.has(word))).toEqual([])
    const unused = table.flatMap((row) =>
      row.holds.filter((shape) => !all.some((one) => row.words.includes(one.word) && one.holds === shape)),
    )
    expect(unused).toEqual([])
  })

  it('every block has a tone with default plain, except those outside the flow and, but for the banner, those that open a page', () => {
    const without = [...blocks].filter(([, { properties }]) => !properties?.tone).map(([type]) => type)
    const opens = [...blocks].filter(([, { heading }]) => heading === 'page').map(([type]) => type)
    const always = opens.filter((type) => type !== 'page-banner')
    expect(without).toEqual([...always, 'action-bar', 'section-list'].sort())
    const { tone } = schemaOf('schema/defs.schema.json').$defs as Record<string, Schema>
    const defaults = [...blocks.values()].map(({ properties }) => properties?.tone).filter((own) => own !== undefined)
    expect(new Set(defaults.map((own) => own.default ?? tone?.default))).toEqual(new Set(['plain']))
  })
})
