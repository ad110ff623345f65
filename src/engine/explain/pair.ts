import { nearest } from '../near.ts'
import type { Path } from '../position.ts'
import type { Shape } from '../walk.ts'
import { type Homes, homesOf } from './belongs.ts'
import type { Cause, MissingName, UnknownName, WrongChoice } from './cause.ts'
import { valueAt } from './pointer.ts'

/** An unknown property with what was probably meant by it. */
export interface Paired extends UnknownName {
  /** Names of the object that were probably meant, nearest first. */
  meant: { name: string; distance: number }[]
  /** Where the property would be right. */
  homes?: Homes
  /** The place that misses a property of this name. */
  missedAt?: Path
}

/**
 * Finds for every unknown property what was meant. A misspelt or misplaced property is usually missed where it
 * should stand; that is one mistake, so the missing one is left out.
 */
export function pairCauses(causes: Cause[], data: unknown, shape: Shape): (Exclude<Cause, UnknownName> | Paired)[] {
  const missing = new Set(causes.filter((cause) => cause.kind === 'missing' || isEmptyChoice(cause)))
  const settled = new Set<Cause>()

  const pair = (cause: UnknownName): Paired => {
    const { name, path, schema } = cause
    const here = [...missing].filter((other) => samePath(other.path, path))
    const present = Object.keys(valueAt(data, path) as object)
    const free = Object.keys((schema.properties ?? {}) as object).filter((other) => !present.includes(other))
    const near = nearest(name, free)
    const missed = near.find((other) => here.some((lack) => namesOf(lack).includes(other.name)))
    if (missed) {
      settle(here.find((lack) => namesOf(lack).includes(missed.name)))
      return { ...cause, meant: [missed] }
    }
    const elsewhere = [...missing].find((lack) => !samePath(lack.path, path) && namesOf(lack).includes(name))
    if (elsewhere) {
      settle(elsewhere)
      return { ...cause, meant: [], missedAt: elsewhere.path }
    }
    const homes = homesOf(name, shape, path, data)
    if (near.length && (!homes || (near[0]?.distance ?? 0) <= 1)) return { ...cause, meant: near }
    if (homes) return { ...cause, meant: [], homes }
    const others = causes.filter((other) => other.kind === 'unknown' && samePath(other.path, path))
    const lack = here[0]
    if (here.length !== 1 || others.length !== 1 || lack?.kind !== 'missing') return { ...cause, meant: [] }
    settle(lack)
    return { ...cause, meant: [{ name: lack.name, distance: Number.POSITIVE_INFINITY }] }
  }

  function settle(cause: Cause | undefined): void {
    if (!cause) return
    missing.delete(cause)
    settled.add(cause)
  }
  const paired = causes.map((cause) => (cause.kind === 'unknown' ? pair(cause) : cause))
  return paired.filter((cause) => !settled.has(cause as Cause))
}

const isEmptyChoice = (cause: Cause): boolean => cause.kind === 'choice' && cause.given.length === 0

function namesOf(cause: Cause): string[] {
  return cause.kind === 'missing' ? [(cause as MissingName).name] : (cause as WrongChoice).names
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index])
}
