import type { Path } from '../../../page/walk.ts'
import { valueAt } from '../../content/value-at.ts'

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
