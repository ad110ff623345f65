import type { Node } from 'jsonc-parser'
import type { Json } from '../../../schema/migrations/tools.ts'
import { compactJson } from '../content/compact-json.ts'

/** The longest line of page data, in characters. */
const width = 120

/** The line break of this text. */
export const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** The indent of the line at this offset. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** One step of indent in the style of this text. */
export const unitOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? '  '

/**
 * A value laid out for a place in a text: on one line if there is room, else on several.
 * @param taken characters that will precede it on the line, besides those already there
 */
export function layOut(value: Json, text: string, offset: number, taken = 0): string {
  const indent = indentAt(text, offset)
  const before = offset - (text.lastIndexOf('\n', offset - 1) + 1) + taken
  return compactJson(value, JSON.stringify, width - before).replace(
    /\n((?: {2})*)/g,
    (_, steps: string) => `${breakOf(text)}${indent}${unitOf(text).repeat(steps.length / 2)}`,
  )
}

/** The text of a value, wrapped in a list. */
export function wrapped(text: string, { offset, length }: Node): string {
  const written = text.slice(offset, offset + length)
  if (!written.includes('\n')) return `[${written}]`
  const indent = indentAt(text, offset)
  const [line, unit] = [breakOf(text), unitOf(text)]
  return `[${line}${indent}${unit}${written.replaceAll('\n', `\n${unit}`)}${line}${indent}]`
}
