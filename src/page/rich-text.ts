import type { RichText, RichTextPart } from '../contract/index.ts'
import { linkTo } from './links.ts'

/** Phone numbers are written for people, with spaces and brackets; other addresses have brackets in pairs. */
const address = String.raw`tel:(?:[^()]|\([^()]*\))+|(?:\([^()\s]*\)|[^)\s])+`
const mark = new RegExp(String.raw`\*\*(.+?)\*\*|\[([^\]]+)\]\((${address})\)`, 'g')

/** The addresses that a formatted text links to, each with its index in the text. */
export function linksIn(text: string): { to: string; index: number }[] {
  return [...text.matchAll(mark)].flatMap((match) =>
    match[3] === undefined ? [] : [{ to: match[3], index: match.index + match[0].length - 1 - match[3].length }],
  )
}

/** Every complete mark with its index: `strong` holds the words between stars, `label` the words of a link. */
export function marksIn(text: string): { written: string; index: number; strong?: string; label?: string }[] {
  return [...text.matchAll(mark)].map(({ 0: written, 1: strong, 2: label, index }) => ({
    ...{ written, index, strong, label },
  }))
}

/** Splits formatted text into runs: **strong words**, [words](address), and plain text. */
export function richText(text: string, path: string): RichText {
  const parts: RichTextPart[] = []
  let end = 0
  for (const match of text.matchAll(mark)) {
    if (match.index > end) parts.push(text.slice(end, match.index))
    end = match.index + match[0].length
    if (match[1] !== undefined) parts.push({ strong: match[1] })
    else parts.push({ label: match[2] as string, ...linkTo(match[3] as string, path) })
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
