import { ids, schemaId } from '../../page/shapes.ts'
import type { Path } from '../../page/walk.ts'
import type { Schema, SiteInfo } from '../api.ts'
import type { Json } from '../text/patch.ts'

/** A value's contract, with its references followed: all that a form knows about it. */
export interface Contract {
  schema: Schema
  /** Schema file that references in it are looked up in. */
  base: string
  /** Definitions of defs.schema.json on the way, outermost first. */
  names: string[]
}

type Schemas = SiteInfo['schemas']

/** Follows the references of a schema; keywords beside a reference take precedence over those it leads to. */
export function follow(schema: Schema, base: string, schemas: Schemas): Contract {
  if (typeof schema.$ref !== 'string') return { schema, base, names: [] }
  const [id = '', pointer = ''] = new URL(schema.$ref, base).href.split('#')
  let target: unknown = schemas[id]
  for (const step of pointer.split('/').slice(1)) target = (target as Schema | undefined)?.[step]
  const found = follow((target ?? {}) as Schema, id, schemas)
  const { $ref, ...beside } = schema
  const name = id === ids.defs ? [pointer.split('/').at(-1) ?? ''] : []
  return { schema: merged(found.schema, beside), base: found.base, names: [...name, ...found.names] }
}

/** Merges the keywords beside a reference into what it leads to, property by property. */
function merged(found: Schema, beside: Schema): Schema {
  if (!found.properties && !beside.properties) return { ...found, ...beside }
  const [known, own] = [found, beside].map((schema) => (schema.properties ?? {}) as Record<string, Schema>)
  const entries = Object.entries(own ?? {}).map(([name, value]) => [name, { ...known?.[name], ...value }])
  return { ...found, ...beside, properties: { ...known, ...Object.fromEntries(entries) } }
}

/** The contract of a whole document, by its file. */
export function contractOf(file: string, schemas: Schemas): Contract {
  const name =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.json$/, '') ?? ''
  if (file.startsWith('pages-data/site/')) return follow({ $ref: `${ids.site}#/$defs/${name}` }, ids.site, schemas)
  if (file.startsWith('pages-data/documents/')) return follow({ $ref: ids.policy }, ids.policy, schemas)
  return follow({ $ref: ids.page }, ids.page, schemas)
}

/** The contract of a property or an entry; a block's is that of its type. */
export function inner(
  contract: Contract,
  key: string | number,
  value: unknown,
  schemas: Schemas,
): Contract | undefined {
  const { schema, base } = contract
  if (typeof key === 'number') {
    if (typeof schema.items !== 'object') return undefined
    const { $ref } = schema.items as Schema
    if (typeof $ref === 'string' && $ref.endsWith('blocks.schema.json')) {
      const type = (value as { type?: unknown } | undefined)?.type
      const id = schemaId(`src/blocks/${type}/${type}.schema.json`)
      return schemas[id] && { schema: schemas[id], base: id, names: [] }
    }
    return follow(schema.items as Schema, base, schemas)
  }
  const property = (schema.properties as Record<string, Schema> | undefined)?.[key]
  if (property) return follow(property, base, schemas)
  return typeof schema.additionalProperties === 'object'
    ? follow(schema.additionalProperties as Schema, base, schemas)
    : undefined
}

/** The ways in which a value is edited. */
export type Kind =
  | 'text'
  | 'line'
  | 'link'
  | 'image'
  | 'icon'
  | 'label'
  | 'collection'
  | 'choice'
  | 'flag'
  | 'number'
  | 'list'
  | 'map'
  | 'object'
  | 'anchor'

/** How a value is edited. */
export function kindOf({ schema, names }: Contract): Kind {
  const { properties = {}, type } = schema as { properties?: Record<string, Schema>; type?: string }
  if (names.includes('link') || names.includes('entryLink')) return 'link'
  if (names.includes('image')) return 'image'
  if (names.includes('icon')) return 'icon'
  if (names.includes('label')) return 'label'
  if (names.includes('sectionId')) return 'anchor'
  if (properties.collection?.const !== undefined) return 'collection'
  if (Array.isArray(schema.enum)) return 'choice'
  if (type === 'boolean') return 'flag'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return 'list'
  if (type === 'object' || Object.keys(properties).length)
    return typeof schema.additionalProperties === 'object' && !Object.keys(properties).length ? 'map' : 'object'
  if (names.includes('text')) return 'text'
  return 'line'
}

/** Names of the properties in the order of the contract. */
export const orderOf = ({ schema }: Contract): string[] => Object.keys((schema.properties ?? {}) as object)

/** Whether the contract requires this property. */
export const isRequired = ({ schema }: Contract, key: string): boolean =>
  ((schema.required ?? []) as string[]).includes(key)

/** Whether the engine writes a property, or its value can only be one: nobody edits it in a form. */
export const isFixed = (key: string, { schema }: Contract): boolean =>
  key === '$schema' || key === 'version' || schema.const !== undefined

/** A new value: only what the contract requires, and that empty. */
export function emptyOf(contract: Contract, schemas: Schemas): Json {
  const { schema } = contract
  if (schema.const !== undefined) return schema.const as Json
  if (schema.default !== undefined) return schema.default as Json
  switch (kindOf(contract)) {
    case 'link':
      return contract.names.includes('link') ? { label: '', to: '' } : { to: '' }
    case 'collection':
      return { collection: (schema.properties as Record<string, Schema>).collection?.const as string }
    case 'choice':
      return ((schema.enum as Json[])[0] ?? null) as Json
    case 'flag':
      return true
    case 'number':
      return (schema.minimum as number | undefined) ?? 0
    case 'list':
      return typeof schema.items === 'object'
        ? [emptyOf(follow(schema.items as Schema, contract.base, schemas), schemas)]
        : []
    case 'map':
      return {}
    case 'object':
      return Object.fromEntries(
        orderOf(contract)
          .filter((key) => isRequired(contract, key))
          .map((key) => [key, emptyOf(inner(contract, key, undefined, schemas) as Contract, schemas)]),
      )
    default:
      return ''
  }
}

/** The first definition of an `anyOf` that suits the kind of a value. */
export function chosen(contract: Contract, value: unknown, schemas: Schemas): Contract {
  const offers = (contract.schema.anyOf ?? []) as Schema[]
  if (!offers.length || contract.schema.type) return contract
  const followed = offers.map((offer) => follow(offer, contract.base, schemas))
  const isObject = typeof value === 'object' && value !== null
  const found =
    followed.find((offer) => ['object', 'link', 'collection'].includes(kindOf(offer)) === isObject) ?? followed[0]
  return found
    ? {
        ...found,
        schema: {
          ...found.schema,
          ...(contract.schema.description ? { description: contract.schema.description } : {}),
        },
      }
    : contract
}

/** The contract of the value at a path, found step by step from that of the document. */
export function contractAt(file: string, data: unknown, path: Path, schemas: Schemas): Contract | undefined {
  let contract: Contract | undefined = contractOf(file, schemas)
  let value = data
  for (const step of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[step]
    contract = contract && inner(contract, step, value, schemas)
    contract = contract && chosen(contract, value, schemas)
  }
  return contract
}

/** Kinds of values whose parts have fields of their own. */
const holders: Kind[] = ['object', 'link', 'map', 'list']

/** The path of the field that shows a value: its own, or that of the value around it. Documents and blocks have a form instead. */
export function fieldAt(file: string, data: unknown, path: Path, schemas: Schemas): Path {
  let contract = contractOf(file, schemas)
  let value = data
  for (const [index, step] of path.entries()) {
    const way = path.slice(0, index)
    const kind = kindOf(contract)
    if (!holders.includes(kind) || (kind === 'list') !== Array.isArray(value)) return way
    const isNamed = kind === 'object' || kind === 'link'
    // What is not in the contract has a line of its own, with a button to remove it.
    if (isNamed && !orderOf(contract).includes(String(step))) return [...way, step]
    value = (value as Record<string | number, unknown>)[step]
    const next = inner(contract, step, value, schemas)
    const isBlock = index === 1 && path[0] === 'blocks'
    if (!next) return isBlock ? [...way, step] : way
    contract = chosen(next, value, schemas)
    if (isNamed && isFixed(String(step), contract)) return way
    // The list of blocks has no field: each block has a form.
    if (index === 0 && step === 'blocks' && path.length === 1) return []
  }
  return path
}
