import type { Schema } from '../content/contracts.ts'
import { type Demand, demandsOf, entry, inside, objectOf, type Part, targetOf, written } from './demands.ts'

/** What a contract asks of the value at one place. */
export interface Facets {
  type?: string
  /** The values to choose from. */
  choices?: unknown[]
  /** Limits by keyword: minLength, maxItems … */
  limits: Record<string, number>
  /** Regular expressions and named formats. */
  form?: string
  default?: unknown
  required: boolean
  /** Demands of all other keywords, most of which make values depend on one another. */
  conditions: string
}

/** What a contract asks for, place by place: "questions[].answer" → its facets. References are followed. */
export function facetsOf(start: Part): Map<string, Facets> {
  const found = new Map<string, Facets>()
  const visit = (parts: Part[], place: string, required: boolean, around: unknown[]): void => {
    const demands = demandsOf(parts)
    found.set(place, { ...facetsIn(demands), default: defaultOf(parts), required })
    // A shape that contains itself is described once.
    const trail = [...around, ...parts.map(({ schema }) => schema)]
    const step = (inner: Part[], at: string, isRequired = false) => {
      const asked = inner.filter(({ schema }) => typeof schema === 'object')
      if (asked.length && !asked.every(({ schema }) => trail.includes(schema))) visit(asked, at, isRequired, trail)
    }
    const objects = demands.filter(({ keyword }) => keyword === 'properties')
    const wanted = valuesOf(demands, 'required').flat()
    for (const name of new Set(objects.flatMap((one) => Object.keys(objectOf(one).properties ?? {}))))
      step(inside(objects, name), place ? `${place}.${name}` : name, wanted.includes(name))
    step(entry(demands), `${place}[]`)
    step(others(objects), `${place}.*`)
  }
  visit([start], '', false, [])
  return found
}

const others = (objects: Demand[]): Part[] =>
  objects.map((one) => ({ ...one, schema: (objectOf(one).additionalProperties ?? true) as Schema | boolean }))

/** What demands say by a keyword. */
const valuesOf = (demands: Demand[], word: string): unknown[] =>
  demands.filter(({ keyword }) => keyword === word).map(({ schema }) => schema[word])

function facetsIn(demands: Demand[]): Pick<Facets, 'type' | 'choices' | 'limits' | 'form' | 'conditions'> {
  const texts = (word: string) => valuesOf(demands, word).map((value) => [value].flat().sort().join(' or '))
  const joined = (values: string[]) => [...new Set(values)].sort().join(' and ') || undefined
  const lists = [...valuesOf(demands, 'enum'), ...valuesOf(demands, 'const').map((value) => [value])] as unknown[][]
  const limits: Record<string, number> = {}
  for (const { keyword, schema } of demands.filter(({ keyword }) => isLimit(keyword))) {
    const limit = schema[keyword] as number
    const tighter = /min/i.test(keyword) ? Math.max : Math.min
    limits[keyword] = tighter(limit, limits[keyword] ?? limit)
  }
  const rest = demands.filter(({ keyword, schema }) => !isPlain(keyword) && schema.uniqueItems !== false)
  return {
    type: joined(texts('type')),
    choices: lists.length ? lists.reduce((all, list) => all.filter((value) => list.includes(value))) : undefined,
    limits,
    form: joined([...texts('pattern'), ...texts('format')]),
    conditions: rest
      .map((demand) => written(demand))
      .sort()
      .join(' '),
  }
}

const isLimit = (keyword: string): boolean => /^(min|max|exclusiveM)/.test(keyword)
const plain = ['type', 'enum', 'const', 'pattern', 'format', 'required', 'properties', 'items', 'nothing', '$ref']
/** Whether a keyword is described by itself, and not as a condition. */
export const isPlain = (keyword: string): boolean => plain.includes(keyword) || isLimit(keyword)

/** The default at a place takes precedence over that of the shape. */
function defaultOf(parts: Part[]): unknown {
  for (const part of parts) {
    if (typeof part.schema === 'boolean') continue
    const { default: found, $ref } = part.schema
    const target = $ref === undefined ? undefined : targetOf(part)
    const value = found === undefined && target ? defaultOf([target]) : found
    if (value !== undefined) return value
  }
  return undefined
}
