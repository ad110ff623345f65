import type { Path } from '../../page/walk.ts'

/** The value at a path of any data; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** The list at a path; empty if there is none. */
export function listAt(data: unknown, path: Path): unknown[] {
  const value = valueAt(data, path)
  return Array.isArray(value) ? value : []
}

/** The texts of the object at a path, by property; other values are ignored. */
export function textsAt(data: unknown, path: Path): Map<string, string> {
  const value = valueAt(data, path)
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
