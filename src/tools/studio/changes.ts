import { isDeepStrictEqual } from 'node:util'

/**
 * What another version of a document says otherwise, in words: "Title changed", "Question 3 added".
 * @param before undefined where there was none
 * @param after undefined where there is none any more
 */
export function changesIn(before: unknown, after: unknown): string[] {
  if (before === undefined || after === undefined)
    return [before === undefined ? (after === undefined ? 'Cannot be read' : 'New') : 'Removed']
  return capitals(changes(before, after, ''))
}

const capitals = (lines: string[]): string[] => lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1))

/** @param where what the value is called, with what holds it: 'block 2 "Our work": title' */
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

/** Entries that stayed are found first; what stands between them is changed, added, removed or from elsewhere. */
function changesOfList(before: unknown[], after: unknown[], where: string): string[] {
  const stayed = common(before, after)
  const gone: number[] = []
  const come: number[] = []
  const changed: [number, number][] = []
  let [from, to] = [0, 0]
  for (const [a, b] of [...stayed, [before.length, after.length] as const]) {
    const [oldOnes, newOnes] = [range(from, a), range(to, b)]
    for (const index of newOnes) {
      const twin = oldOnes.findIndex((old) => isSameEntry(before[old], after[index], oldOnes.length === newOnes.length))
      if (twin < 0) come.push(index)
      else changed.push([oldOnes.splice(twin, 1)[0] as number, index])
    }
    gone.push(...oldOnes)
    ;[from, to] = [a + 1, b + 1]
  }
  const moved = come.filter((index) => {
    const old = gone.findIndex((other) => isDeepStrictEqual(before[other], after[index]))
    return old >= 0 && gone.splice(old, 1)
  })
  return [
    ...changed.flatMap(([a, b]) => changes(before[a], after[b], entry(where, after[b], b))),
    ...come.filter((index) => !moved.includes(index)).map((index) => `${entry(where, after[index], index)} added`),
    ...gone.map((index) => `${entry(where, before[index], index)} removed`),
    ...moved.map((index) => `${entry(where, after[index], index)} moved`),
  ]
}

/** The longest run of equal entries that both lists have in order, as pairs of indexes. */
function common(before: unknown[], after: unknown[]): [number, number][] {
  const [a, b] = [before, after].map((list) => list.map((value) => JSON.stringify(value))) as [string[], string[]]
  const best = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (best[i] as number[])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return pairs
}

/** Whether an entry is another one changed: by its id, type or heading, or as the only one at its place. */
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
