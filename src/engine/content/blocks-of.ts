import { isObject } from './is-object.ts'
import { listAt } from './value-at.ts'

/** The blocks of a page that are objects, with their index and type. */
export function blocksOf(data: unknown): { block: Record<string, unknown>; index: number; type: string }[] {
  return listAt(data, ['blocks']).flatMap((block, index) =>
    isObject(block) ? [{ block, index, type: typeOf(block) }] : [],
  )
}

/** Only texts are types, not values that would look like one as text. */
const typeOf = ({ type }: Record<string, unknown>): string =>
  typeof type === 'string' ? type : String(JSON.stringify(type))
