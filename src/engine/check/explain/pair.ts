import type { Path, Shape } from '../../../page/walk.ts'
import { valueAt } from '../../content/value-at.ts'
import { grouped } from '../grouped.ts'
import { nearest } from '../near.ts'
import { type Homes, homesOf } from './belongs.ts'
import type { Cause, MissingName, UnknownName, WrongChoice } from './cause.ts'
import { synonymsOf } from './synonyms.ts'

/** An unknown property with the property that was probably meant. */
export interface Paired extends UnknownName {
  /** The object's properties that were probably meant, nearest first. */
  meant: { name: string; distance: number }[]
  /** Where the property belongs. */
  homes?: Homes
  /** The place that lacks a property of this name. */
  missedAt?: Path
}

/**
 * Finds out what was meant by every unknown property. A misspelt or misplaced property is usually also missing from its
 * right place. That is one mistake, so the missing one is left out.
 */
export function pairCauses(causes: Cause[], data: unknown, shape: Shape): (Exclude<Cause, UnknownName> | Paired)[] {
  const missing = causes.filter((cause) => cause.kind === 'missing' || isEmptyChoice(cause))
  const missingAt = grouped(missing, ({ path }) => [JSON.stringify(path)])
  const missingBy = grouped(missing, namesOf)
  const unknown = causes.filter(({ kind }) => kind === 'unknown')
  const unknownAt = grouped(unknown, ({ path }) => [JSON.stringify(path)])
  const settled = new Set<Cause>()
  const isOpen = (cause: Cause): boolean => !settled.has(cause)

  const pair = (cause: UnknownName): Paired => {
    const { name, path, schema } = cause
    const here = missingAt.get(JSON.stringify(path))?.filter(isOpen) ?? []
    const object = valueAt(data, path) as object
    const free = Object.keys((schema.properties ?? {}) as object).filter((other) => !Object.hasOwn(object, other))
    const near = nearest(name, free)
    const missed = near.find((other) => here.some((lack) => namesOf(lack).includes(other.name)))
    if (missed) {
      for (const lack of here) if (namesOf(lack).includes(missed.name)) settled.add(lack)
      return { ...cause, meant: [missed] }
    }
    const elsewhere = missingBy.get(name)?.find((lack) => isOpen(lack) && !samePath(lack.path, path))
    if (elsewhere) {
      settled.add(elsewhere)
      return { ...cause, meant: [], missedAt: elsewhere.path }
    }
    // "text" where "description" is missing is one mistake: the word of another block.
    const synonyms = synonymsOf(name, free)
    const called = synonyms.find((other) => here.some((lack) => namesOf(lack).includes(other)))
    if (called) {
      for (const lack of here) if (namesOf(lack).includes(called)) settled.add(lack)
      return { ...cause, meant: [{ name: called, distance: fits(called, cause, data) ? 1 : 3 }] }
    }
    const homes = homesOf(name, shape, path, data)
    if (near.length && (!homes || (near[0]?.distance ?? 0) <= 1)) return { ...cause, meant: near }
    if (synonyms[0] && (!homes || homes.relation === 'beside' || !homes.isOpen)) {
      const meant = synonyms.filter((other) => fits(other, cause, data))
      if (meant.length) return { ...cause, meant: meant.map((other) => ({ name: other, distance: 3 })) }
    }
    if (homes) return { ...cause, meant: [], homes }
    const others = unknownAt.get(JSON.stringify(path)) ?? []
    const lack = here[0]
    if (here.length !== 1 || others.length !== 1 || !lack) return { ...cause, meant: [] }
    settled.add(lack)
    return { ...cause, meant: namesOf(lack).map((other) => ({ name: other, distance: Number.POSITIVE_INFINITY })) }
  }

  const paired = causes.map((cause) => (cause.kind === 'unknown' ? pair(cause) : cause))
  return paired.filter((cause) => !settled.has(cause as Cause))
}

/** Whether a value has the type that the schema of a property requires. */
function fits(name: string, { path, name: given, schema }: UnknownName, data: unknown): boolean {
  const { type, $ref } = ((schema.properties ?? {}) as Record<string, { type?: string; $ref?: string }>)[name] ?? {}
  const value = valueAt(data, [...path, given])
  const isList = type === 'array' || $ref?.endsWith('/paragraphs')
  // A text is a list of one paragraph.
  if ($ref?.endsWith('/paragraphs') && typeof value === 'string') return true
  if (isList !== Array.isArray(value)) return isList === undefined && !Array.isArray(value)
  return (
    type === undefined ||
    type === 'array' ||
    type === 'object' ||
    typeof value === type ||
    (type === 'integer' && typeof value === 'number')
  )
}

const isEmptyChoice = (cause: Cause): boolean => cause.kind === 'choice' && cause.given.length === 0

function namesOf(cause: Cause): string[] {
  return cause.kind === 'missing' ? [(cause as MissingName).name] : (cause as WrongChoice).names
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index])
}
