import type { ErrorObject } from 'ajv'
import type { Path } from '../position.ts'

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
  const causes: Cause[] = []
  const values = new Map<string, WrongValue>()
  for (const error of withoutBranches(errors, causes, data)) {
    const path = pathOf(error.instancePath, data)
    const schema = error.parentSchema as Schema
    const { params, keyword } = error
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
      causes.push({ kind: 'unknown', path, name: params.additionalProperty ?? params.unevaluatedProperty, schema })
    else if (keyword === 'required' || keyword === 'dependentRequired')
      causes.push({ kind: 'missing', path, name: params.missingProperty, schema, because: params.property })
    else if (keyword === 'not' && Array.isArray((error.schema as Schema).required)) {
      const names = (error.schema as Schema).required as string[]
      causes.push({ kind: 'choice', path, names, given: inOrder(valueAt(data, path), names), schema })
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

/** Errors within alternatives, reduced to those of the alternative that the value was meant for. */
function withoutBranches(errors: ErrorObject[], causes: Cause[], data: unknown): ErrorObject[] {
  const dropped = new Set<ErrorObject>()
  for (const error of errors) {
    if (error.keyword === 'if' || error.keyword === 'propertyNames') dropped.add(error)
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') continue
    dropped.add(error)
    const branches = (error.schema as Schema[]).map((branch) => branch.required)
    const within = (other: ErrorObject): boolean =>
      other.instancePath === error.instancePath || other.instancePath.startsWith(`${error.instancePath}/`)
    if (branches.every(Array.isArray)) {
      for (const other of errors) {
        const inBranch = other.schemaPath.startsWith(`${error.schemaPath}/`) && within(other)
        if (inBranch) dropped.add(other)
      }
      const path = pathOf(error.instancePath, data)
      const value = valueAt(data, path)
      // What is no object has no properties to choose from; its type is what is wrong.
      if (typeof value !== 'object') continue
      const names = branches.flat() as string[]
      const given = inOrder(value, names)
      causes.push({ kind: 'choice', path, names, given, schema: error.parentSchema as Schema })
      continue
    }
    // Alternatives differ by type: those of another type than the value's have nothing to say about it.
    const about = errors.filter((other) => other !== error && !dropped.has(other) && within(other))
    const ofType = (other: ErrorObject): boolean =>
      other.keyword === 'type' && other.instancePath === error.instancePath
    if (about.some((other) => !ofType(other))) for (const other of about) if (ofType(other)) dropped.add(other)
  }
  return errors.filter((error) => !dropped.has(error))
}

function inOrder(value: unknown, names: string[]): string[] {
  return Object.keys((value ?? {}) as object).filter((name) => names.includes(name))
}

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
