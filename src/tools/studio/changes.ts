import { isDeepStrictEqual } from 'node:util'

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
      const name = joined(where, wordsOf(key))
      if (!Object.hasOwn(before, key)) return [`${name} added`]
      if (!Object.hasOwn(after, key)) return [`${name} removed`]
      return changes(before[key], after[key], name)
    })
  return [`${where || 'document'} changed`]
}

/** Matches equal entries first; those between them were changed, added, removed or moved. */
function changesOfList(before: unknown[], after: unknown[], where: string): string[] {
  const unchanged = common(before, after)
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

/** The longest common subsequence of two lists, as pairs of indexes. */
function common(before: unknown[], after: unknown[]): [number, number][] {
  const [a, b] = [before, after].map((list) => list.map((value) => JSON.stringify(value))) as [string[], string[]]
  const lengths = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

/** Whether two entries are versions of the same: by id, type or heading, or because there is no other candidate. */
function isSameEntry(before: unknown, after: unknown, alone: boolean): boolean {
  if (!isObject(before) || !isObject(after)) return alone && typeof before === typeof after
  if (before.type !== after.type) return false
  if (before.id !== undefined || after.id !== undefined) return before.id === after.id
  return alone || (before.type !== undefined && nameOf(before) === nameOf(after))
}

const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const joined = (where: string, name: string): string => {
  if (!where || where === 'meta') return name
  return /\d$|"$/.test(where) ? `${where}: ${name}` : `${where}, ${name}`
}

const nameOf = (value: unknown): unknown =>
  isObject(value) ? (value.title ?? value.name ?? value.label ?? value.question) : undefined

/** 'blocks' and its third entry → 'block 3 "Our work"'. */
function entry(list: string, value: unknown, index: number): string {
  const name = nameOf(value)
  return `${one(list)} ${index + 1}${typeof name === 'string' ? ` "${name}"` : ''}`
}

const one = (list: string): string =>
  list
    .replace(/ies$/, 'y')
    .replace(/(ch|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1') || 'entry'

/** "keyResponsibilities" → "key responsibilities". */
const wordsOf = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
