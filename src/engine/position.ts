import type { Node } from 'jsonc-parser'
import type { Range } from './problem.ts'

/** The way to a value in a document: property names and array indexes, outermost first. */
export type Path = (string | number)[]

/** A text and, where it could be parsed, its tree. */
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

function child(node: Node, step: string | number): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(step)]
  // The last of equal keys wins, as in JSON.parse.
  return node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1]
}

/**
 * The range of the value at `path`: the whole token of a text, number or word with its quotes, the opening
 * bracket of an object or array. With part 'key', the property's name with its quotes. Where the path leads
 * out of the document, the nearest value on the way.
 */
export function rangeOf(doc: Positioned, path: Path, part: 'key' | 'value' = 'value'): Range {
  let node = doc.tree
  if (!node) return rangeAt(doc, 0, 0)
  let complete = true
  for (const step of path) {
    const next = child(node, step)
    if (!next) {
      complete = false
      break
    }
    node = next
  }
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
  if (part === 'key' && complete && key) return rangeAt(doc, key.offset, key.length)
  const container = node.type === 'object' || node.type === 'array'
  return rangeAt(doc, node.offset, container ? 1 : node.length)
}

/** The range of a part of the text at `path`; `start` and `end` count in the decoded text, as programs see it. */
export function rangeWithin(doc: Positioned, path: Path, start: number, end: number): Range {
  const whole = rangeOf(doc, path)
  const raw = doc.text.slice(whole.offset, whole.offset + whole.length)
  const from = rawIndex(raw, start)
  return rangeAt(doc, whole.offset + from, rawIndex(raw, end, from, start) - from)
}

/** Where the decoded index lies in a JSON string literal: an escape is one character of the decoded text. */
function rawIndex(raw: string, decoded: number, from = 1, counted = 0): number {
  let index = from
  for (let count = counted; count < decoded; count++) {
    if (raw[index] !== '\\') index += 1
    else index += raw[index + 1] === 'u' ? 6 : 2
  }
  return index
}
