import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../engine/content/is-object.ts'
import { common } from '../../studio/text/common.ts'
import { inWords, singular } from '../../studio/text/words.ts'

/**
 * Describes the differences between two versions of a document: "Title changed", "Question 3 added".
 * @param before undefined for a new document
 * @param after undefined for a removed document
 */
export function changesIn(before: unknown, after: unknown): string[] {
  if (before === undefined || after === undefined)
    return [before === undefined ? (after === undefined ? 'Cannot be read' : 'New') : 'Removed']
  return changes(before, after, '').map(capitalized)
}

const capitalized = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)

/** @param where the name of the value, with its context: 'block 2 "Our work": title' */
function changes(before: unknown, after: unknown, where: string): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, where)
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      const name = joined(where, inWords(key))
      if (!Object.hasOwn(before, key)) return [`${name} added`]
      if (!Object.hasOwn(after, key)) return [`${name} removed`]
      return changes(before[key], after[key], name)
    })
  return [`${where || 'document'} changed`]
}

/** Matches equal entries first; those between them were changed, added, removed or moved. */
function changesOfList(before: unknown[], after: unknown[], where: string): string[] {
  const texts = (list: unknown[]) => list.map((value) => JSON.stringify(value))
  const unchanged = common(texts(before), texts(after))
  const removed: number[] = []
  const added: number[] = []
  const changed: [number, number][] = []
  let [from, to] = [0, 0]
  for (const [a, b] of [...unchanged, [before.length, after.length] as const]) {
    const [oldOnes, newOnes] = [range(from, a), range(to, b)]
    for (const index of newOnes) {
      const twin = oldOnes.findIndex((old) => isSameEntry(before[old], after[index], oldOnes.length === newOnes.length))
      if (twin < 0) added.push(index)
      else changed.push([oldOnes.splice(twin, 1)[0] as number, index])
    }
    removed.push(...oldOnes)
    ;[from, to] = [a + 1, b + 1]
  }
  const moved = added.filter((index) => {
    const old = removed.findIndex((other) => isDeepStrictEqual(before[other], after[index]))
    return old >= 0 && removed.splice(old, 1)
  })
  return [
    ...changed.flatMap(([a, b]) => changes(before[a], after[b], entry(where, after[b], b))),
    ...added.filter((index) => !moved.includes(index)).map((index) => `${entry(where, after[index], index)} added`),
    ...removed.map((index) => `${entry(where, before[index], index)} removed`),
    ...moved.map((index) => `${entry(where, after[index], index)} moved`),
  ]
}

/** Whether two entries are versions of the same: by id, type or heading, or because there is no other candidate. */
function isSameEntry(before: unknown, after: unknown, alone: boolean): boolean {
  if (!isObject(before) || !isObject(after)) return alone && typeof before === typeof after
  if (before.type !== after.type) return false
  if (before.id !== undefined || after.id !== undefined) return before.id === after.id
  return alone || (before.type !== undefined && nameOf(before) === nameOf(after))
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

const joined = (where: string, name: string): string => {
  if (!where || where === 'meta') return name
  return /\d$|"$/.test(where) ? `${where}: ${name}` : `${where}, ${name}`
}

const nameOf = (value: unknown): unknown =>
  isObject(value) ? (value.title ?? value.name ?? value.label ?? value.question) : undefined

/** 'blocks' and its third entry → 'block 3 "Our work"'. */
function entry(list: string, value: unknown, index: number): string {
  const name = nameOf(value)
  return `${singular(list) || 'entry'} ${index + 1}${typeof name === 'string' ? ` "${name}"` : ''}`
}
