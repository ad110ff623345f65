import type { Path } from '../position.ts'

/** The path of a JSON pointer in a document: the steps into arrays are numbers. */
export function pathOf(pointer: string, data: unknown): Path {
  let value = data
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(value) ? Number(name) : name
      value = valueAt(value, [step])
      return step
    })
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}
