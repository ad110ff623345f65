import type { ErrorObject } from 'ajv'
import type { Path } from '../position.ts'
import { withoutBranches } from './branches.ts'
import { pathOf } from './pointer.ts'

export type Schema = Record<string, unknown>

/** What is wrong with an object or a value: one cause for each mistake of an editor, made of Ajv's errors. */
export type Cause = UnknownName | MissingName | WrongChoice | WrongValue

/** A property that its object does not have. */
export interface UnknownName {
  kind: 'unknown'
  /** The object. */
  path: Path
  name: string
  /** Schema of the object. */
  schema: Schema
}

/** A property that its object must have. */
export interface MissingName {
  kind: 'missing'
  path: Path
  name: string
  schema: Schema
  /** The property that makes it necessary, if one does. */
  because?: string
  /** The value it should probably have. */
  value?: string
}

/** Properties of which exactly one, or not both, may be there. */
export interface WrongChoice {
  kind: 'choice'
  path: Path
  names: string[]
  /** Those of them that are there: none or too many. */
  given: string[]
  schema: Schema
}

/** A value that does not fit. */
export interface WrongValue {
  kind: 'value'
  path: Path
  error: ErrorObject
  /** Types that would do: more than one where there are alternatives. */
  expected: string[]
  /** It is the name of a property that does not fit, not its value. */
  part?: 'key'
}

/** Which error says most, where a value has several: an empty text is empty, not of the wrong form. */
const priority = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems']

const rank = (error: ErrorObject): number =>
  (priority.indexOf(error.keyword) + priority.length + 1) % (priority.length + 1)

/** Turns Ajv's errors about one document into causes, leaving out those that follow from another. */
export function causesOf(errors: ErrorObject[], data: unknown): Cause[] {
  const { choices, rest } = withoutBranches(errors, data)
  const causes: Cause[] = [...choices]
  const values = new Map<string, WrongValue>()
  const missed = new Set<string>()
  for (const error of rest) {
    const path = pathOf(error.instancePath, data)
    const schema = error.parentSchema as Schema
    const { params, keyword } = error
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
      causes.push({ kind: 'unknown', path, name: params.additionalProperty ?? params.unevaluatedProperty, schema })
    else if (keyword === 'required' || keyword === 'dependentRequired') {
      // One property may be necessary for several reasons; the first will do.
      const absent = JSON.stringify([path, params.missingProperty])
      if (!missed.has(absent))
        causes.push({ kind: 'missing', path, name: params.missingProperty, schema, because: params.property })
      missed.add(absent)
    } else {
      const place = placeOf(error, path)
      const key = JSON.stringify(place)
      const known = values.get(key)
      const expected = [...(known?.expected ?? []), ...(keyword === 'type' ? [params.type].flat() : [])]
      const better = !known || rank(error) < rank(known.error) ? error : known.error
      values.set(key, { kind: 'value', ...place, error: better, expected })
    }
  }
  return [...causes, ...values.values()]
}

/** Ajv points to the object whose property's name does not fit, and to the list that holds an entry twice. */
function placeOf(error: ErrorObject, path: Path): { path: Path; part?: 'key' } {
  if (error.propertyName !== undefined) return { path: [...path, error.propertyName], part: 'key' }
  if (error.keyword === 'uniqueItems') return { path: [...path, Math.max(error.params.i, error.params.j)] }
  return { path }
}
