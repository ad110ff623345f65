import type { ErrorObject } from 'ajv'
import type { Path } from '../../../page/walk.ts'
import { valueAt } from '../../content/value-at.ts'
import type { Cause, WrongValue } from './cause.ts'
import { pathOf } from './pointer.ts'
import { explainValue } from './words.ts'

/** How many exchanges are tried in a document: each is validated anew. */
const most = 40

/** Kinds of errors that a value of another property explains; a text that is too long is just that. */
const telling = new Set(['type', 'enum', 'const', 'pattern', 'format'])

/** Makes one cause of two values that are wrong where they are, or of one and its neighbour, and right in each other's place. */
export function withExchanged(causes: Cause[], data: unknown, errorsOf: (data: unknown) => ErrorObject[]): Cause[] {
  const wrong = causes.filter((cause) => cause.kind === 'value' && !cause.part && typeof cause.path.at(-1) === 'string')
  const byPath = new Map(wrong.map((cause) => [cause.path.join('/'), cause]))
  const settled = new Set<Cause>()
  let left = most
  for (const cause of wrong as WrongValue[]) {
    if (settled.has(cause) || left <= 0) continue
    const [holder, name] = [cause.path.slice(0, -1), String(cause.path.at(-1))]
    const values = valueAt(data, holder) as Record<string, unknown>
    const partnerOf = (other: string) => byPath.get([...holder, other].join('/'))
    const mayFit = (other: string): boolean =>
      typeof values[other] === 'string' &&
      typeof values[name] === 'string' &&
      telling.has(cause.error.keyword) &&
      !explainValue(cause, undefined).suggestion.startsWith('Did you mean')
    const fits = (other: string): boolean => {
      if (other === name || other === 'type' || !(partnerOf(other) || mayFit(other)) || left-- <= 0) return false
      const after = exchanged(data, holder, name, other)
      return !errorsOf(after).some(({ instancePath }) =>
        [name, other].some((part) => isWithin(pathOf(instancePath, after), [...holder, part])),
      )
    }
    cause.exchange = Object.keys(values).find(fits)
    const partner = cause.exchange && partnerOf(cause.exchange)
    if (partner) settled.add(partner)
  }
  return causes.filter((cause) => !settled.has(cause))
}

const isWithin = (path: Path, outer: Path): boolean => outer.every((step, index) => path[index] === step)

/** A value in which two properties of the object at a path have each other's value. */
function exchanged(value: unknown, [step, ...rest]: Path, one: string, other: string): unknown {
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  const parts = copy as Record<string | number, unknown>
  if (step === undefined) [parts[one], parts[other]] = [parts[other], parts[one]]
  else parts[step] = exchanged(parts[step], rest, one, other)
  return copy
}
