import type { ErrorObject } from 'ajv'
import type { Path } from '../../../page/walk.ts'
import { withoutBranches } from './branches.ts'
import { pathOf } from './pointer.ts'

/** A JSON Schema. */
export type Schema = Record<string, unknown>

/** The cause behind one or several of Ajv's errors: one for each mistake of an editor. */
export type Cause = UnknownName | MissingName | WrongChoice | WrongValue | MisplacedBlock | ForeignEntry

/** A property that its object does not have. */
export interface UnknownName {
  kind: 'unknown'
  /** The object. */
  path: Path
  name: string
  /** Schema of the object. */
  schema: Schema
}

/** What is asked only with some options. */
interface Conditional {
  /** The error of the `if` that asks for it. */
  condition?: ErrorObject
}

/** A property that its object must have. */
export interface MissingName extends Conditional {
  kind: 'missing'
  path: Path
  name: string
  schema: Schema
  /** The property that requires it, if one does. */
  because?: string
  /** The value it should probably have. */
  value?: string
}

/** Properties of which exactly one, or not both, may be there. */
export interface WrongChoice extends Conditional {
  kind: 'choice'
  path: Path
  names: string[]
  /** Those of them that are there: none or too many. */
  given: string[]
  schema: Schema
}

/** An entry that belongs into another list: none of its properties is known here. */
export interface ForeignEntry {
  kind: 'foreign'
  path: Path
  names: string[]
  /** Lists whose entries have these properties, each with a block that has one. */
  homes: { list: string; block: string }[]
}

/** A whole block in place of an entry of another block, or of something else. */
export interface MisplacedBlock {
  kind: 'block'
  path: Path
  type: string
}

/** A value that does not fit. */
export interface WrongValue extends Conditional {
  kind: 'value'
  path: Path
  error: ErrorObject
  /** The valid types: several if there are alternatives. */
  expected: string[]
  /** Set if the name of a property is wrong, not its value. */
  part?: 'key'
  /** The property beside it that has its value, and the other way round. */
  exchange?: string
}

/** If a value has several errors, the first of these is reported: an empty text is called empty, not of the wrong form. */
const priority = ['type', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems']

const rank = (error: ErrorObject): number =>
  (priority.indexOf(error.keyword) + priority.length + 1) % (priority.length + 1)

/** Turns Ajv's errors about one document into causes, leaving out those that follow from another. */
export function causesOf(errors: ErrorObject[], data: unknown): Cause[] {
  const { choices, rest, conditionOf } = withoutBranches(errors, data)
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
      // A property may be required for several reasons; the first is enough.
      const absent = JSON.stringify([path, params.missingProperty])
      if (!missed.has(absent))
        causes.push({
          ...{ kind: 'missing', path, name: params.missingProperty, schema, because: params.property },
          condition: conditionOf(error),
        })
      missed.add(absent)
    } else {
      const place = placeOf(error, path)
      const key = JSON.stringify(place)
      const known = values.get(key)
      const expected = [...(known?.expected ?? []), ...(keyword === 'type' ? [params.type].flat() : [])]
      const better = !known || rank(error) < rank(known.error) || isTighter(error, known.error) ? error : known.error
      values.set(key, { kind: 'value', ...place, error: better, expected, condition: conditionOf(better) })
    }
  }
  // A list that is too long because of a copy is one mistake.
  const isTooLong = (path: Path): boolean => values.get(JSON.stringify({ path }))?.error.keyword === 'maxItems'
  const found = [...values.values()].filter(
    ({ error, path }) => error.keyword !== 'uniqueItems' || !isTooLong(path.slice(0, -1)),
  )
  // A property that another one requires is not reported again as one of several to choose from.
  const named = causes.flatMap((cause) => (cause.kind === 'missing' ? [JSON.stringify([cause.path, cause.name])] : []))
  const isReported = (cause: Cause): boolean =>
    cause.kind === 'choice' &&
    cause.given.length === 0 &&
    cause.names.some((name) => named.includes(JSON.stringify([cause.path, name])))
  return [...causes.filter((cause) => !isReported(cause)), ...found]
}

/** Whether an error is about a stricter limit of the same kind. */
const isTighter = (error: ErrorObject, other: ErrorObject): boolean =>
  error.keyword === other.keyword &&
  (error.keyword.startsWith('max') ? error.params.limit < other.params.limit : error.params.limit > other.params.limit)

/** Ajv points to the object for a wrong property name, and to the list for a duplicate entry; this finds the place itself. */
function placeOf(error: ErrorObject, path: Path): { path: Path; part?: 'key' } {
  if (error.propertyName !== undefined) return { path: [...path, error.propertyName], part: 'key' }
  if (error.keyword === 'uniqueItems') return { path: [...path, Math.max(error.params.i, error.params.j)] }
  return { path }
}
