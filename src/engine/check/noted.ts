import type { Path, Shape } from '../../page/walk.ts'
import type { Contracts } from '../content/contracts.ts'
import type { SourceDocument } from '../content/load.ts'
import { valueAt } from '../content/value-at.ts'
import { shapeFor } from './explain/document.ts'
import { oncePerDocument } from './once-per.ts'

/** An object whose contract says when its parts are shown, or how large its pictures are. */
export interface Noted {
  path: Path
  object: Record<string, unknown>
  shape: Shape
}

/** All such objects of a document. */
export const notedIn = oncePerDocument((doc: SourceDocument, contracts: Contracts): Noted[] => {
  const found: Noted[] = []
  const shape = doc.data === undefined ? undefined : shapeFor(doc, contracts)
  if (shape) collect(shape, doc.data, [], found)
  return found
})

function collect(shape: Shape, value: unknown, path: Path, found: Noted[]): void {
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) {
      const inner = shape.items ?? shape.properties.get(String(at))
      if (inner) collect(inner, entry, [...path, at], found)
    }
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>
    if (shape.shows || shape.hides || shape.needs || shape.counts || shape.sizes) found.push({ path, object, shape })
    for (const [name, part] of Object.entries(object)) {
      const inner = shape.properties.get(name) ?? shape.additional
      if (inner && typeof part === 'object') collect(inner, part, [...path, name], found)
    }
  }
}

/** The value of an option, as text: the given one, or the one that counts without. */
export const optionOf = (name: string, { object, shape }: Noted): string =>
  String(object[name] ?? shape.properties.get(name)?.default)

/** The paths of what an object has at a place such as "cards/icon". */
export function pathsTo(place: string, value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => pathsTo(place, entry, [...path, at]))
  const [name = '', ...rest] = place.split('/')
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  const inner = [...path, name]
  return rest.length ? pathsTo(rest.join('/'), (value as Record<string, unknown>)[name], inner) : [inner]
}

/** The paths of the entries of a list; that of anything else. */
export const entriesAt = (object: unknown, path: Path): Path[] => {
  const value = valueAt(object, path)
  return Array.isArray(value) ? value.map((_, at) => [...path, at]) : [path]
}
