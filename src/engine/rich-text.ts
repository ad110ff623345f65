import type { RichText, RichTextPart } from '../contract/index.ts'
import { linkTo } from './links.ts'

const mark = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** The addresses that a text with marks links to, each with its place in the text. */
export function linksIn(text: string): { to: string; index: number }[] {
  return [...text.matchAll(mark)].flatMap((match) =>
    match[3] === undefined ? [] : [{ to: match[3], index: match.index + match[0].length - 1 - match[3].length }],
  )
}

/** A text with marks as runs: **strong words** and [words](address); everything else is plain. */
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
