import { readFileSync } from 'node:fs'
import { type Node, parseTree } from 'jsonc-parser'
import { isDocument, isPage, type Json } from './site.ts'

/** A value in a document, with what its contract says of it. */
export interface Place {
  file: string
  /** The value. */
  node: Node
  value: Json
  /** The property that holds it, where one does: name and value together. */
  property?: Node
  /** Name of the property, or of the property whose list the value is in. */
  name: string
  /** Place in its list. */
  index?: number
  /** Names of its shared shapes, such as line, text, address, image or icon; `block` for a block. */
  roles: string[]
  /** Its schema. */
  schema: Json
  parent?: Place
  /** Type of the block it is in. */
  block?: string
}

const schemas = new Map<string, Json>()

function schemaFile(name: string): Json {
  const path = schemas.get(name) ?? JSON.parse(readFileSync(name, 'utf8'))
  schemas.set(name, path)
  return path
}

const isText = (schema: Json) => schema.type === 'string' && !schema.pattern && !schema.format && !schema.enum

/** A schema merged with what it refers to, the names of those shapes, and the file that its own references are relative to. */
function resolve(schema: Json, file: string, roles: string[] = []): { schema: Json; file: string; roles: string[] } {
  if (!schema?.$ref) return { schema: schema ?? {}, file, roles: schema?.role ? [schema.role] : roles }
  const [path, pointer = ''] = schema.$ref.split('#')
  const target = path ? `schema/${path.split('/').at(-1)}` : file
  const name = pointer.split('/').at(-1)
  if (target.endsWith('blocks.schema.json')) return { schema: { role: 'block' }, file: target, roles: ['block'] }
  const found = resolve(schemaFile(target).$defs[name], target, [...roles, name])
  const { $ref, properties, ...own } = schema
  return { ...found, schema: { ...found.schema, ...own, properties: merged(found.schema.properties, properties) } }
}

/** The properties of a schema and of the one it refers to; those in both are merged. */
function merged(base: Json, own: Json): Json {
  if (!base || !own) return base ?? own
  const joined = Object.entries(own).map(([name, schema]: [string, Json]) => [name, { ...base[name], ...schema }])
  return { ...base, ...Object.fromEntries(joined) }
}

/** Picks from several shapes the one that suits the kind of a value. */
function chosen(schema: Json, node: Node, file: string): Json {
  const shapes: Json[] | undefined = schema.anyOf ?? (schema.properties ? undefined : schema.oneOf)
  return shapes?.find((shape) => resolve(shape, file).schema.type === node.type) ?? schema
}

const textOf = (node?: Node) => (node ? node.children?.[0]?.value : undefined) as string

function* walk(
  node: Node,
  schema: Json,
  from: string,
  place: Omit<Place, 'node' | 'value' | 'roles' | 'schema'>,
): Generator<Place> {
  let found = resolve(chosen(schema, node, from), from)
  let { block } = place
  if (found.roles.includes('block')) {
    block = node.children?.find((property) => textOf(property) === 'type')?.children?.[1]?.value
    const own = `src/blocks/${block}/${block}.schema.json`
    const contract = schemaFile(own)
    const properties = {
      type: { role: 'blockType' },
      id: { $ref: 'defs.schema.json#/$defs/anchor' },
      ...contract.properties,
    }
    found = { schema: { ...contract, properties }, file: own, roles: ['block'] }
  }
  const roles = isText(found.schema) && !found.roles.length ? ['plain'] : found.roles
  const here: Place = { ...place, node, value: plain(node), roles, schema: found.schema, block }
  yield here
  for (const child of node.children ?? []) {
    if (node.type === 'object') {
      const [key, value] = child.children ?? []
      if (!key || !value) continue
      const rest = found.schema.additionalProperties
      const inner = found.schema.properties?.[key.value] ?? (typeof rest === 'object' ? rest : {})
      yield* walk(value, inner, found.file, { file: place.file, property: child, name: key.value, parent: here, block })
    } else {
      const index = (node.children ?? []).indexOf(child)
      yield* walk(child, found.schema.items, found.file, {
        file: place.file,
        name: place.name,
        index,
        parent: here,
        block,
      })
    }
  }
}

function plain(node: Node): Json {
  if (node.type === 'array') return node.children?.map(plain)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(
    (node.children ?? []).map(({ children: [key, value] = [] }) => [key?.value, value && plain(value)]),
  )
}

/** By text, then by file: a key joined of both would be made, and hashed, at each look. */
const known = new Map<string, Map<string, Place[]>>()

/** Every value of a file, outer ones first. */
export function placesOf(file: string, text: string): Place[] {
  const byFile = known.get(text) ?? new Map<string, Place[]>()
  known.set(text, byFile)
  const places = byFile.get(file) ?? [...walkFile(file, text)]
  byFile.set(file, places)
  return places
}

function* walkFile(file: string, text: string): Generator<Place> {
  const node = parseTree(text)
  if (!node) return
  const name = file.split('/').at(-1)?.replace('.json', '') as string
  if (isPage(file))
    yield* walk(node, schemaFile('schema/page.schema.json'), 'schema/page.schema.json', { file, name: '' })
  else if (isDocument(file))
    yield* walk(node, schemaFile('schema/document.schema.json'), 'schema/document.schema.json', { file, name: '' })
  else yield* walk(node, { $ref: `#/$defs/${name}` }, 'schema/site.schema.json', { file, name: '' })
}
