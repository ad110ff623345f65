/** Helpers for migration steps. They never fail: data that a step does not expect is left as it is. */

/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject

/** An object of JSON. */
export type JsonObject = { [name: string]: Json }

/** Returns an object as it is after a step. */
export type Change = (before: JsonObject) => JsonObject

/** A step from the previous version to its own. Kinds of documents that it does not name stay as they are. */
export interface Migration {
  /** Migrates a page. */
  page?: Change
  /** Migrates a policy document. */
  document?: Change
  /** Migrates files of pages-data/site, by name. */
  site?: Record<string, Change>
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object with properties renamed in place, except to names that it already has. */
export function renamed(object: JsonObject, names: Record<string, string>): JsonObject {
  const newName = (name: string): string => {
    const other = Object.hasOwn(names, name) ? (names[name] as string) : name
    return other !== name && Object.hasOwn(object, other) ? name : other
  }
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [newName(name), value]))
}

/** The object with a changed property; if that is a list, each object in it is changed. */
export function within(object: JsonObject, name: string, change: Change): JsonObject {
  const value = object[name]
  if (isObject(value)) return { ...object, [name]: change(value) }
  if (!Array.isArray(value)) return object
  return { ...object, [name]: value.map((entry) => (isObject(entry) ? change(entry) : entry)) }
}

/** A page with its blocks changed by type. */
export const blocks =
  (changes: Record<string, Change>): Change =>
  (page) =>
    within(page, 'blocks', (block) => {
      const type = String(block.type)
      return Object.hasOwn(changes, type) ? (changes[type] as Change)(block) : block
    })

/** Renames properties. */
export const rename =
  (names: Record<string, string>): Change =>
  (object) =>
    renamed(object, names)

/** Changes the object, or each object of the list, in a property. */
export const inEach =
  (name: string, change: Change): Change =>
  (object) =>
    within(object, name, change)

/** Makes several changes in turn. */
export const inTurn =
  (...changes: Change[]): Change =>
  (object) =>
    changes.reduce((done, change) => change(done), object)
