import { annotations, keywords, quiet } from '../content/contract-keywords.ts'
import type { Schema } from '../content/contracts.ts'

/** A schema where it is written. Several of them together ask for all that each of them asks for. */
export interface Part {
  schema: Schema | boolean
  /** The contracts that it refers to, by their path from the root. */
  files: ReadonlyMap<string, Schema>
  /** The file that it stands in. */
  home: string
}

/** One thing that a schema asks for: a keyword, with those that it depends on. */
export interface Demand extends Part {
  schema: Schema
  /** The first keyword; "nothing" where no value is right. */
  keyword: string
}

const together = [
  ['properties', 'patternProperties', 'additionalProperties'],
  ['if', 'then', 'else'],
  ['items', 'prefixItems'],
  ['contains', 'minContains', 'maxContains'],
]

/** All that schemas ask for: references and `allOf` are followed, what is written for people is left out. */
export function demandsOf(parts: Part[], trail: string[] = []): Demand[] {
  return parts.flatMap((part) => {
    const { schema } = part
    if (typeof schema === 'boolean') return schema ? [] : [{ ...part, keyword: 'nothing', schema: { not: {} } }]
    const demand = (keyword: string, words: Schema): Demand => ({ ...part, keyword, schema: words })
    return Object.entries(schema).flatMap(([keyword, operand]): Demand[] => {
      if (operand === undefined || keyword === '$comment' || Object.hasOwn(annotations, keyword)) return []
      if (keyword === '$ref') {
        const target = targetOf(part)
        const address = `${target?.home} ${operand}`
        if (!target) return [demand(keyword, { $ref: operand })]
        return trail.includes(address) ? [] : demandsOf([target], [...trail, address])
      }
      if (keyword === 'allOf') return demandsOf(partsIn(part, operand as Schema[]), trail)
      if (keyword === 'dependentRequired' || keyword === 'dependentSchemas')
        return Object.entries(operand as Schema).map(([name, asked]) =>
          demand('if', whereThere(name, keyword === 'dependentRequired' ? { required: asked } : asked)),
        )
      // What counts as evaluated depends on all keywords beside it.
      if (keyword.startsWith('unevaluated')) return [demand(keyword, schema)]
      const group = together.find((words) => words.includes(keyword)) ?? [keyword]
      const words = group.filter((word) => word in schema)
      return keyword === words[0] ? [demand(group[0] as string, pick(schema, words))] : []
    })
  })
}

const pick = (schema: Schema, words: string[]): Schema => Object.fromEntries(words.map((word) => [word, schema[word]]))
const whereThere = (name: string, asked: unknown): Schema =>
  Object.fromEntries([
    ['if', { type: 'object', required: [name] }],
    ['then', asked],
  ])

/** Schemas that stand in a part. */
export const partsIn = (part: Part, schemas: unknown[]): Part[] =>
  schemas.map((schema) => ({ files: part.files, home: part.home, schema: schema as Schema | boolean }))

/** What a reference leads to. */
export function targetOf({ schema, files, home }: Part): Part | undefined {
  const { pathname, hash } = new URL(String((schema as Schema).$ref), `file:///${home}`)
  const path = decodeURIComponent(pathname).slice(1)
  let found: unknown = files.get(path)
  for (const name of hash.split('/').slice(1))
    found = (found as Schema | undefined)?.[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')]
  return found === undefined ? undefined : { schema: found as Schema, files, home: path }
}

/** What demands ask of a property. */
export function inside(demands: Demand[], name: string): Part[] {
  return demands.flatMap((part) => {
    const { properties = {}, patternProperties = {}, additionalProperties = true } = objectOf(part)
    const own = Object.hasOwn(properties, name) ? [properties[name]] : []
    for (const [pattern, schema] of Object.entries(patternProperties))
      if (new RegExp(pattern, 'u').test(name)) own.push(schema)
    return partsIn(part, own.length ? own : [additionalProperties])
  })
}

/** What a demand says of the properties of an object. */
export const objectOf = ({ keyword, schema }: Demand) =>
  (keyword === 'properties' ? schema : {}) as {
    properties?: Schema
    patternProperties?: Schema
    additionalProperties?: unknown
  }

/** What demands ask of the entry of a list at an index; without one, of entries after those with a demand of their own. */
export const entry = (demands: Demand[], index = Number.POSITIVE_INFINITY): Part[] =>
  demands.flatMap((part) => {
    if (part.keyword !== 'items') return []
    const { prefixItems = [], items = true } = part.schema as { prefixItems?: unknown[]; items?: unknown }
    return partsIn(part, [index < prefixItems.length ? prefixItems[index] : items])
  })

/** Whether a value is right by a schema; throws where only Ajv can tell. */
export function fits(value: unknown, part: Part): boolean {
  const { schema } = part
  if (typeof schema === 'boolean') return schema
  return Object.entries(schema).every(([keyword, operand]) => {
    if (Object.hasOwn(annotations, keyword) || quiet(keyword, schema)) return true
    if (keyword === '$ref') return fits(value, targetOf(part) as Part)
    const inner = (schema: unknown) => (each: unknown) => fits(each, { ...part, schema: schema as Schema })
    return (keywords[keyword] as (typeof keywords)[string])(operand, inner, schema)(value)
  })
}

/** A schema as text with all that it refers to, without what is written for people. */
export function written(part: Part, trail: string[] = []): string {
  return JSON.stringify(part.schema, (key, value) => {
    if (['title', 'description', '$comment'].includes(key) && typeof value === 'string') return undefined
    if (key === 'required' && Array.isArray(value)) return [...value].sort()
    if (typeof value?.$ref !== 'string') return value
    const target = targetOf({ ...part, schema: value })
    const { $ref, ...beside } = value
    if (!target || trail.includes($ref)) return { ...beside, reference: $ref }
    const followed = JSON.parse(written(target, [...trail, $ref]))
    return Object.keys(beside).some((word) => word !== 'description') ? { ...beside, reference: followed } : followed
  })
}
