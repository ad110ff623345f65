import type { Definitions, Schema } from '../content/contracts.ts'
import { rulesOf } from './option-rules.ts'
import { over } from './over.ts'

/** A property that a document may write, as a table, a form or an editor's help shows it. */
export interface Option {
  /** Its path in the block: "title", "steps[].heading". */
  path: string
  /** Whether it is required. */
  required: boolean
  /** What it may be, in words: "text, at most 80 characters", "list of 2 to 12: process step". */
  type: string
  description: string
  /** Which other properties it requires or excludes: ["needs `alt`"]. */
  rules?: string[]
  /** The values to choose from, if it is limited to some. */
  values?: unknown[]
  default?: unknown
  /** The definition of schema/defs.schema.json that describes it further: "link". */
  shape?: string
}

/** A schema with its references followed, and the definitions to look its inner references up in. */
interface Followed {
  schema: Schema
  home: Definitions
  /** The first definition of defs.schema.json on the way. */
  shape?: string
}

/**
 * Every property of a schema at any depth, in the order of the contract. What the engine resolves as a whole (links,
 * pictures, collections …) counts as one option; its inner properties are listed with its shape.
 * @param schema of a block, a page, or a definition
 * @param defs definitions of schema/defs.schema.json
 * @param own definitions of the schema's own file
 */
export function optionsOf(schema: Schema, defs: Definitions, own: Definitions = defs): Option[] {
  const follow = (schema: Schema, home: Definitions): Followed => {
    if (typeof schema.$ref !== 'string') return { schema, home }
    const name = schema.$ref.split('/').at(-1) as string
    const next = schema.$ref.includes('defs.schema.json') ? defs : home
    const target = next[name]
    // A whole file, such as the contracts of all blocks, is described elsewhere.
    if (!target) return { schema, home }
    const { $ref, ...beside } = schema
    const { schema: found, home: there, shape } = follow(target, next)
    return { schema: over(found, beside), home: there, shape: next === defs ? name : shape }
  }

  const within = (holder: Followed, path: string): Option[] => {
    const rules = rulesOf(holder.schema)
    return Object.entries(properties(holder.schema)).flatMap(([name, property]) => {
      const at = path ? `${path}.${name}` : name
      const value = follow(property, holder.home)
      const option = optionOf(value, at, ((holder.schema.required as string[]) ?? []).includes(name))
      return [{ ...option, ...(rules[name] && { rules: rules[name] }) }, ...inside(value, at)]
    })
  }

  const inside = (value: Followed, path: string): Option[] => {
    if (value.schema.tsType) return []
    const { items, additionalProperties } = value.schema as { items?: Schema; additionalProperties?: Schema }
    if (items) return inside(follow(items, value.home), `${path}[]`)
    if (typeof additionalProperties === 'object') return inside(follow(additionalProperties, value.home), `${path}.*`)
    return within(value, path)
  }

  const optionOf = (value: Followed, path: string, required: boolean): Option => {
    const { description, default: standard } = value.schema
    const values = value.schema.enum as unknown[] | undefined
    const shape = value.shape ?? itemShape(value)
    return {
      path,
      required,
      type: inWords(value),
      description: String(description ?? (shape && defs[shape]?.description) ?? ''),
      ...(values && { values }),
      ...(standard !== undefined && { default: standard }),
      ...(shape && { shape }),
    }
  }

  const itemShape = ({ schema, home }: Followed): string | undefined =>
    schema.items ? follow(schema.items as Schema, home).shape : undefined

  const inWords = ({ schema, home, shape }: Followed): string => {
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum) return (schema.enum as unknown[]).map((value) => JSON.stringify(value)).join(' or ')
    const choices = (schema.anyOf ?? []) as Schema[]
    if (choices.length) return choices.map((choice) => inWords(follow(choice, home))).join(' or ')
    if (schema.tsType && shape) return titleOf(schema, shape)
    if (schema.type === 'array')
      return `list${amount(schema.minItems, schema.maxItems)}: ${inWords(follow((schema.items ?? {}) as Schema, home))}`
    if (schema.type === 'string') return `${textual(schema)}${lengths(schema)}`
    if (schema.type === 'integer' || schema.type === 'number')
      return `${schema.type === 'integer' ? 'whole number' : 'number'}${amount(schema.minimum, schema.maximum)}`
    if (schema.type === 'boolean') return 'true or false'
    return schema.$ref ? 'block' : titleOf(schema, shape)
  }

  return within(follow(schema, own), '')
}

const properties = (schema: Schema): Definitions => (schema.properties ?? {}) as Definitions

const titleOf = (schema: Schema, shape = 'object'): string => String(schema.title ?? shape).toLowerCase()

function textual(schema: Schema): string {
  if (schema.format === 'date') return 'date as YYYY-MM-DD'
  return typeof schema.title === 'string' ? titleOf(schema) : 'text'
}

function lengths({ minLength, maxLength }: Schema): string {
  const least = typeof minLength === 'number' && minLength > 1 ? minLength : undefined
  if (least && maxLength) return `, ${least} to ${maxLength} characters`
  return maxLength ? `, at most ${maxLength} characters` : ''
}

function amount(least: unknown, most: unknown): string {
  if (least !== undefined && most !== undefined) return least === most ? ` of ${least}` : ` of ${least} to ${most}`
  if (most !== undefined) return ` of at most ${most}`
  return least === undefined ? '' : ` of at least ${least}`
}

/** The values that a document has at an option's path: "steps[].icon" gives the icon of every step that has one. */
export function valuesAt(holder: unknown, path: string): unknown[] {
  let found: unknown[] = [holder]
  for (const step of path.split('.')) {
    const [name = '', ...lists] = step.split('[]')
    found = found.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return []
      if (name === '*') return Object.values(value)
      return Object.hasOwn(value, name) ? [(value as Record<string, unknown>)[name]] : []
    })
    for (const _ of lists) found = found.flatMap((value) => (Array.isArray(value) ? value : []))
  }
  return found
}
