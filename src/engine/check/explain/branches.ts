import type { ErrorObject } from 'ajv'
import { valueAt } from '../../content/value-at.ts'
import type { Schema, WrongChoice } from './cause.ts'
import { pathOf } from './pointer.ts'

interface Reduced {
  choices: WrongChoice[]
  rest: ErrorObject[]
  /** The `if` on which an error depends, by options such as `look`; undefined if it holds with all of them. */
  conditionOf(error: ErrorObject): ErrorObject | undefined
}

/**
 * Reduces the errors of schemas with alternatives to the editor's mistake: which properties are missing or too many, and
 * the errors of the one alternative that was meant.
 */
export function withoutBranches(errors: ErrorObject[], data: unknown): Reduced {
  const conditions = errors.filter((error) => error.keyword === 'if' && optionsOf(error).length)
  const conditionOf = (error: ErrorObject) => conditions.find((whole) => isPartOf(error, whole))
  // Where an option has a value that it cannot have, that is the mistake, not what follows from it.
  const chosen = new Set(errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' ? instancePath : [])))
  const isUnknown = (whole: ErrorObject): boolean =>
    optionsOf(whole).some((name) => chosen.has(`${whole.instancePath}/${name}`))
  const unknown = conditions.filter(isUnknown)
  const dropped = new Set(errors.filter((error) => unknown.some((whole) => isPartOf(error, whole))))
  const choices: WrongChoice[] = []
  for (const error of errors) {
    if (dropped.has(error)) continue
    const names = namesToChooseFrom(error)
    if (names) {
      dropped.add(error)
      for (const other of errors) if (isPartOf(other, error)) dropped.add(other)
      const path = pathOf(error.instancePath, data)
      const value = valueAt(data, path)
      // If the value is not an object, its type is the mistake.
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      const given = Object.keys(value).filter((name) => names.includes(name))
      const schema = error.parentSchema as Schema
      choices.push({ kind: 'choice', path, names, given, schema, condition: conditionOf(error) })
    } else if (error.keyword === 'oneOf' || error.keyword === 'anyOf') {
      dropped.add(error)
      for (const other of ofOtherTypes(error, errors, dropped)) dropped.add(other)
    } else if (error.keyword === 'if' || error.keyword === 'propertyNames') dropped.add(error)
  }
  return { choices, rest: errors.filter((error) => !dropped.has(error)), conditionOf }
}

/** The options that decide whether a condition holds. */
export const optionsOf = ({ schema }: ErrorObject): string[] => Object.keys((schema as Schema).properties ?? {})

/** The properties between which a schema makes one choose, as contracts express it; undefined for other errors. */
function namesToChooseFrom({ keyword, schema, parentSchema }: ErrorObject): string[] | undefined {
  const required = (part: unknown): string[] | undefined => {
    const names = (part as Schema | undefined)?.required
    return Array.isArray(names) ? names : undefined
  }
  // Not both.
  if (keyword === 'not') return required(schema)
  // At least one, or exactly one.
  if (keyword === 'oneOf' || keyword === 'anyOf') {
    const branches = (schema as Schema[]).map(required)
    return branches.every((names) => names !== undefined) ? branches.flat() : undefined
  }
  // If the one is not there, the other.
  if (keyword !== 'if') return undefined
  const lacking = required((schema as Schema).not)
  const instead = required((parentSchema as Schema).then)
  return lacking && instead && [...lacking, ...instead]
}

/** Whether an error comes from within the alternatives of another. */
function isPartOf(error: ErrorObject, whole: ErrorObject): boolean {
  const branches =
    whole.keyword === 'if' ? whole.schemaPath.replace(/if$/, whole.params.failingKeyword) : whole.schemaPath
  return error.schemaPath.startsWith(`${branches}/`) && isWithin(error, whole)
}

function isWithin(error: ErrorObject, whole: ErrorObject): boolean {
  return error.instancePath === whole.instancePath || error.instancePath.startsWith(`${whole.instancePath}/`)
}

/** Alternatives differ by type: those of another type than the value's are irrelevant. */
function ofOtherTypes(whole: ErrorObject, errors: ErrorObject[], dropped: Set<ErrorObject>): ErrorObject[] {
  const about = errors.filter((other) => other !== whole && !dropped.has(other) && isWithin(other, whole))
  const ofType = (other: ErrorObject): boolean => other.keyword === 'type' && other.instancePath === whole.instancePath
  return about.some((other) => !ofType(other)) ? about.filter(ofType) : []
}
