import type { RichText, RichTextPart } from '../contract/index.ts'
import { linkTo } from './links.ts'

/** Phone numbers are written for people, with spaces and brackets; other addresses have brackets in pairs. */
const address = String.raw`tel:(?:[^()]|\([^()]*\))+|(?:\([^()\s]*\)|[^)\s])+`
const mark = new RegExp(String.raw`\`([^\`]+)\`|\*\*(.+?)\*\*|\[([^\]]+)\]\((${address})\)`, 'g')

/** The addresses that a formatted text links to, each with its index in the text. */
export function linksIn(text: string): { to: string; index: number }[] {
  return [...text.matchAll(mark)].flatMap((match) =>
    match[4] === undefined ? [] : [{ to: match[4], index: match.index + match[0].length - 1 - match[4].length }],
  )
}

/** A complete mark: `code` holds what stands between backticks, `strong` the words between stars, `label` those of a link. */
export interface Mark {
  written: string
  index: number
  code?: string
  strong?: string
  label?: string
}

/** Every complete mark of a text, in order. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(mark)].map(({ 0: written, 1: code, 2: strong, 3: label, index }) => ({
    ...{ written, index, code, strong, label },
  }))
}

/** Splits formatted text into runs: `code`, **strong words**, [words](address), and plain text. */
export function richText(text: string, path: string): RichText {
  const parts: RichTextPart[] = []
  let end = 0
  for (const match of text.matchAll(mark)) {
    if (match.index > end) parts.push(text.slice(end, match.index))
    end = match.index + match[0].length
    const [, code, strong, label, to] = match
    if (code !== undefined) parts.push({ code })
    else if (strong !== undefined) parts.push({ strong })
    else parts.push({ label: label as string, ...linkTo(to as string, path) })
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
