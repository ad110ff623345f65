/** What steps are written with. They never fail: what has not the form that a step expects is left as it is. */

/** A value of JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject

/** An object of JSON. */
export type JsonObject = { [name: string]: Json }

/** Makes of an object what it is after a step. */
export type Change = (before: JsonObject) => JsonObject

/** One step from the version before it to its own. A kind of document that it does not name stays. */
export interface Migration {
  /** What becomes of a page. */
  page?: Change
  /** What becomes of a policy document. */
  document?: Change
  /** What becomes of the files of pages-data/site, by name. */
  site?: Record<string, Change>
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with other names, each at its place. A name that is taken is not given twice. */
export function renamed(object: JsonObject, names: Record<string, string>): JsonObject {
  const newName = (name: string): string => {
    const other = Object.hasOwn(names, name) ? (names[name] as string) : name
    return other !== name && Object.hasOwn(object, other) ? name : other
  }
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [newName(name), value]))
}

/** The same with another value in the place of one; of a list, in the place of each of its objects. */
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

/** The change that renames. */
export const rename =
  (names: Record<string, string>): Change =>
  (object) =>
    renamed(object, names)

/** The change of what is in a property. */
export const inEach =
  (name: string, change: Change): Change =>
  (object) =>
    within(object, name, change)

/** One change after the other. */
export const inTurn =
  (...changes: Change[]): Change =>
  (object) =>
    changes.reduce((done, change) => change(done), object)
