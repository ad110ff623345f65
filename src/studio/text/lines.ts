import { common } from './common.ts'
import { dataOf } from './patch.ts'

/** A line of a comparison: in both texts, or in one of them. */
export interface Line {
  sign: ' ' | '-' | '+'
  text: string
}

/** How many unchanged lines are shown before and after a change. */
const context = 2

/** The differences between two texts by line, with a few unchanged lines around each; a line of "…" stands for others. */
export function comparedLines(before: string, after: string): Line[] {
  const lines = linesOf(before, after)
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== ' ')
  return lines.flatMap((line, index) => {
    if (isNear(index)) return line
    return isNear(index - 1) && lines.slice(index).some(({ sign }) => sign !== ' ') ? { sign: ' ', text: '…' } : []
  })
}

/** Lines of a text that are replaced by others. */
interface Hunk {
  start: number
  end: number
  put: string[]
}

/**
 * A text with the changes of two others that were made from it.
 * @returns undefined if both changed the same lines, or if the result would not be JSON any more
 */
export function merged(base: string, mine: string, theirs: string): string | undefined {
  const [own, others] = [hunksOf(base, mine), hunksOf(base, theirs)]
  if (own.some((hunk) => others.some((other) => overlap(hunk, other)))) return undefined
  const lines = base.split('\n')
  for (const { start, end, put } of [...own, ...others].sort((a, b) => b.start - a.start))
    lines.splice(start, end - start, ...put)
  const both = lines.join('\n')
  return dataOf(both) === undefined ? undefined : both
}

/** New lines at the edge of a change could go on either side of it. */
function overlap(a: Hunk, b: Hunk): boolean {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
  return start < end || (start === end && [a, b].some((hunk) => hunk.start === hunk.end))
}

function hunksOf(before: string, after: string): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  for (const { sign, text } of linesOf(before, after)) {
    const last = hunks.at(-1)
    const hunk = last?.end === at ? last : { start: at, end: at, put: [] }
    if (sign !== ' ' && hunk !== last) hunks.push(hunk)
    if (sign === '+') hunk.put.push(text)
    if (sign === '-') hunk.end += 1
    if (sign !== '+') at += 1
  }
  return hunks
}

function linesOf(before: string, after: string): Line[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const same = (lines: string[]) => lines.map((text): Line => ({ sign: ' ', text }))
  return [
    ...same(a.slice(0, start)),
    ...compared(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ]
}

/** Compares lines by their longest common subsequence. */
function compared(a: string[], b: string[]): Line[] {
  const lines: Line[] = []
  let [i, j] = [0, 0]
  for (const [nextA, nextB] of [...common(a, b), [a.length, b.length] as const]) {
    for (const text of a.slice(i, nextA)) lines.push({ sign: '-', text })
    for (const text of b.slice(j, nextB)) lines.push({ sign: '+', text })
    if (nextA < a.length) lines.push({ sign: ' ', text: a[nextA] as string })
    ;[i, j] = [nextA + 1, nextB + 1]
  }
  return lines
}
