/** The path to a value in a document: property names and array indexes, outermost first. */
export type Path = (string | number)[]

type Schema = { [keyword: string]: unknown }

/** Parts of an object ("cards/icon") by the option that decides about them: by its values, or a list if it only has to be there. */
export type PartsByOption = Record<string, string[] | Record<string, string[]>>

/** Width and height; of a drawing, how wide each of its parts is in the version for phones, by the list that has an entry for each. */
export type Size = [width: number, height: number, parts?: Record<string, number>]

/** The meaning of a value and of everything in it, by its schema with all references followed. */
export interface Shape {
  /** The description of the value at this place. */
  description?: string
  /** The value that counts where none is given. */
  default?: unknown
  /** What an object shows only with some of its options. */
  shows?: PartsByOption
  /** What an object does not show with some of its options. */
  hides?: PartsByOption
  /** What an object must have with some of its options. */
  needs?: PartsByOption
  /** How many entries its lists and choices may have, by the value of an option. */
  counts?: Record<string, Record<string, Record<string, [least: number, most: number]>>>
  /** How large the pictures of an object are, by their place in it: always, or by the value of an option. */
  sizes?: Record<string, Size | Record<string, Record<string, Size>>>
  /** The definitions of defs.schema.json that apply to the value, outermost first: ["label", "line"]. */
  names: string[]
  properties: Map<string, Shape>
  /** The shape of all other properties. */
  additional?: Shape
  items?: Shape
  /** Alternative shapes (anyOf, oneOf), without those that have no meaning. */
  alternatives: Shape[]
}

/**
 * Called with a value and the name of a definition that applies to it.
 * @param name a definition of schema/defs.schema.json: "link", "image", "text" …
 * @param path path to the value; the array is reused, so copy it to keep it
 * @param holder the object or array that holds the value, for visitors that replace it
 * @returns false to skip the value's further definitions and everything in it
 */
export type Visit = (
  name: string,
  value: unknown,
  path: Path,
  holder: Record<string | number, unknown> | undefined,
  // oxlint-disable-next-line typescript/no-invalid-void-type -- most visitors return nothing
) => boolean | void

/**
 * Walks a value and visits every value in it that has a meaning (links, pictures, icons, texts, collections …). The
 * meaning comes from the definition that the schema refers to, never from the name of a property. The value need not be
 * valid: what does not fit its shape is skipped.
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
  if (Array.isArray(value)) {
    if (shape.items)
      for (let index = 0; index < value.length; index++) {
        path.push(index)
        step(shape.items, value[index], visit, path, value as unknown as Record<number, unknown>)
        path.pop()
      }
  } else if (typeof value === 'object' && value !== null) {
    const inside = value as Record<string, unknown>
    for (const name of Object.keys(inside)) {
      const property = shape.properties.get(name) ?? shape.additional
      if (!property) continue
      path.push(name)
      step(property, inside[name], visit, path, inside)
      path.pop()
    }
  }
  for (const other of shape.alternatives) if (fits(other, value)) step(other, value, visit, path, holder)
}

/** Whether an alternative can apply: the shape of an object cannot apply to a text, nor the other way round. */
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
    // Register the shape before filling it, so that a schema may refer to itself.
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
    // The description at the place takes precedence over that of the definition.
    if (typeof schema.description === 'string') shape.description ??= schema.description
    keep(shape, schema)
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

/** Takes over what is said of a value besides its description; what stands at the place counts before its definition. */
function keep(shape: Shape, other: Pick<Shape, 'default' | 'shows' | 'hides' | 'needs' | 'counts' | 'sizes'>): void {
  shape.default ??= other.default
  shape.shows ??= other.shows
  shape.hides ??= other.hides
  shape.needs ??= other.needs
  shape.counts ??= other.counts
  shape.sizes ??= other.sizes
}

function merge(shape: Shape, other: Shape): void {
  shape.description ??= other.description
  keep(shape, other)
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
