import type { Path } from './position.ts'

type Schema = { [keyword: string]: unknown }

/** What a schema says about the meaning of a value and of what is in it, with all references followed. */
export interface Shape {
  /** What the schema says of the value at this place. */
  description?: string
  /** Definitions of defs.schema.json that the value answers to, outermost first: ["target", "address"]. */
  names: string[]
  properties: Map<string, Shape>
  /** Shape of properties without one of their own. */
  additional?: Shape
  items?: Shape
  /** Shapes one of which applies (anyOf, oneOf); those without meaning are left out. */
  alternatives: Shape[]
}

/**
 * Is told a value and the name of the definition it answers to.
 * @param name a definition of schema/defs.schema.json: "link", "image", "text" …
 * @param path the way to the value; the array is used again, so copy what you keep
 * @param holder object or array the value is in, for those who put another in its place
 * @returns false where neither the narrower definitions of the value nor what is in it are of interest
 */
export type Visit = (
  name: string,
  value: unknown,
  path: Path,
  holder: Record<string | number, unknown> | undefined,
  // biome-ignore lint/suspicious/noConfusingVoidType: most visitors have nothing to say
) => boolean | void

/**
 * Walks a value beside its shape and tells every value that has a meaning: links, pictures, icons, texts,
 * collections … by the definition that the schema refers to, never by the property's name. The value
 * need not be valid: what does not fit its shape is passed over.
 */
export function walk(shape: Shape, value: unknown, visit: Visit, start: Path = []): void {
  step(shape, value, visit, [...start], undefined)
}

function step(
  shape: Shape,
  value: unknown,
  visit: Visit,
  path: Path,
  holder: Record<string | number, unknown> | undefined,
): void {
  for (const name of shape.names) if (visit(name, value, path, holder) === false) return
  if (typeof value === 'object' && value !== null) {
    const inside = value as Record<string | number, unknown>
    if (Array.isArray(value)) {
      if (shape.items) for (let i = 0; i < value.length; i++) into(shape.items, i)
    } else {
      for (const [name, property] of shape.properties) if (Object.hasOwn(inside, name)) into(property, name)
      if (shape.additional)
        for (const name of Object.keys(inside)) if (!shape.properties.has(name)) into(shape.additional, name)
    }
    function into(property: Shape, key: string | number): void {
      path.push(key)
      step(property, inside[key], visit, path, inside)
      path.pop()
    }
  }
  for (const other of shape.alternatives) if (fits(other, value)) step(other, value, visit, path, holder)
}

/** An object shape tells nothing about a text, nor the other way round: keeps alternatives apart. */
function fits(shape: Shape, value: unknown): boolean {
  const object = shape.properties.size > 0 || shape.additional !== undefined
  if (object) return typeof value === 'object' && value !== null && !Array.isArray(value)
  return shape.items ? Array.isArray(value) : typeof value !== 'object'
}

/**
 * Makes shapes from schemas, each once.
 * @param schemas all schemas by absolute id
 * @param defsId the schema whose definitions have meaning
 */
export function shaper(schemas: Map<string, Schema>, defsId: string): (reference: string) => Shape {
  const made = new Map<string, Shape>()

  function shapeOf(reference: string): Shape {
    const known = made.get(reference)
    if (known) return known
    const shape = emptyShape()
    // Known before it is filled, so that a schema may refer to itself.
    made.set(reference, shape)
    const [id = '', pointer = ''] = reference.split('#')
    let schema: unknown = schemas.get(id)
    for (const part of pointer.split('/').slice(1)) schema = (schema as Schema | undefined)?.[decodePart(part)]
    if (typeof schema !== 'object' || schema === null) throw new Error(`There is no schema ${reference}.`)
    const name = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1]
    if (name && id === defsId) shape.names.push(name)
    fill(shape, schema as Schema, id)
    return shape
  }

  function fill(shape: Shape, schema: Schema, id: string): void {
    // What is said at the place goes before what the definition says.
    if (typeof schema.description === 'string') shape.description ??= schema.description
    if (typeof schema.$ref === 'string') merge(shape, shapeOf(new URL(schema.$ref, id).href))
    for (const part of (schema.allOf ?? []) as Schema[]) fill(shape, part, id)
    for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
      shape.properties.set(name, join(shape.properties.get(name), inner(property, id)))
    if (typeof schema.additionalProperties === 'object')
      shape.additional = inner(schema.additionalProperties as Schema, id)
    if (typeof schema.items === 'object') shape.items = inner(schema.items as Schema, id)
    for (const part of [...((schema.anyOf ?? []) as Schema[]), ...((schema.oneOf ?? []) as Schema[])]) {
      const alternative = inner(part, id)
      if (hasMeaning(alternative)) shape.alternatives.push(alternative)
    }
  }

  function inner(schema: Schema, id: string): Shape {
    const shape = emptyShape()
    fill(shape, schema, id)
    return shape
  }
  return shapeOf
}

function emptyShape(): Shape {
  return { names: [], properties: new Map(), alternatives: [] }
}

function hasMeaning(shape: Shape): boolean {
  return shape.names.length > 0 || shape.properties.size > 0 || !!shape.items || !!shape.additional
}

function merge(shape: Shape, other: Shape): void {
  shape.description ??= other.description
  shape.names.push(...other.names)
  for (const [name, property] of other.properties) shape.properties.set(name, property)
  shape.additional ??= other.additional
  shape.items ??= other.items
  shape.alternatives.push(...other.alternatives)
}

function join(known: Shape | undefined, more: Shape): Shape {
  if (!known) return more
  const both = emptyShape()
  merge(both, known)
  merge(both, more)
  return both
}

function decodePart(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
}
