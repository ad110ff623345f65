import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Path } from '../../page/walk.ts'
import type { Range } from './problem.ts'

/** A text and its syntax tree, if it could be parsed. */
export interface Positioned {
  text: string
  tree?: Node
}

const lineStarts = new WeakMap<Positioned, number[]>()

function startsOf(doc: Positioned): number[] {
  const known = lineStarts.get(doc)
  if (known) return known
  const starts = [0]
  for (let at = doc.text.indexOf('\n'); at !== -1; at = doc.text.indexOf('\n', at + 1)) starts.push(at + 1)
  lineStarts.set(doc, starts)
  return starts
}

function lineAndColumn(doc: Positioned, offset: number): { line: number; column: number } {
  const starts = startsOf(doc)
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}

/** The range of `length` characters at `offset`. */
export function rangeAt(doc: Positioned, offset: number, length: number): Range {
  const start = lineAndColumn(doc, offset)
  const end = lineAndColumn(doc, offset + length)
  return { ...start, endLine: end.line, endColumn: end.column, offset, length }
}

/**
 * The range of the value at `path`: for a string, number or literal the whole token, quotes included; for an object or
 * array its opening bracket. With part 'key', the property's name, quotes included. If there is nothing at `path`, the
 * nearest value on the way.
 */
export function rangeOf(doc: Positioned, path: Path, part: 'key' | 'value' = 'value'): Range {
  if (!doc.tree) return rangeAt(doc, 0, 0)
  let depth = path.length
  let found = findNodeAtLocation(doc.tree, path)
  while (!found && depth > 0) found = findNodeAtLocation(doc.tree, path.slice(0, --depth))
  const node = found ?? doc.tree
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (part === 'key' && depth === path.length && key) return rangeAt(doc, key.offset, key.length)
  const container = node.type === 'object' || node.type === 'array'
  return rangeAt(doc, node.offset, container ? 1 : node.length)
}

/** The range of a part of the string at `path`; `start` and `end` are indexes into the decoded string. */
export function rangeWithin(doc: Positioned, path: Path, start: number, end: number): Range {
  const whole = rangeOf(doc, path)
  const raw = doc.text.slice(whole.offset, whole.offset + whole.length)
  const from = rawIndex(raw, start)
  return rangeAt(doc, whole.offset + from, rawIndex(raw, end, from, start) - from)
}

/** The index in a JSON string literal that corresponds to an index in the decoded string, where an escape is one character. */
function rawIndex(raw: string, decoded: number, from = 1, counted = 0): number {
  let index = from
  for (let count = counted; count < decoded; count++) {
    if (raw[index] !== '\\') index += 1
    else index += raw[index + 1] === 'u' ? 6 : 2
  }
  return index
}
