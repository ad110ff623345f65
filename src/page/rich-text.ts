import type { RichText, RichTextPart } from '../contract/index.ts'
import { linkTo } from './links.ts'

/** Phone numbers are written for people, with spaces and brackets; other addresses have brackets in pairs. */
const address = String.raw`tel:(?:[^()]|\([^()]*\))+|(?:\([^()\s]*\)|[^)\s])+`
const mark = new RegExp(String.raw`\`([^\`]+)\`|\*\*(.+?)\*\*|\[([^\]]+)\]\((${address})\)`, 'g')

/** A complete mark: `code` holds what stands between backticks, `strong` the words between stars, `label` and `to` those of a link and its address. */
export interface Mark {
  written: string
  index: number
  code?: string
  strong?: string
  label?: string
  to?: string
}

/** Every complete mark of a text, in order. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(mark)].map(({ 0: written, 1: code, 2: strong, 3: label, 4: to, index }) => ({
    ...{ written, index, code, strong, label, to },
  }))
}

/** Splits formatted text into runs: `code`, **strong words**, [words](address), and plain text. */
export function richText(text: string, path: string): RichText {
  const parts: RichTextPart[] = []
  let end = 0
  for (const { written, index, code, strong, label, to } of marksIn(text)) {
    if (index > end) parts.push(text.slice(end, index))
    end = index + written.length
    if (code !== undefined) parts.push({ code })
    else if (strong !== undefined) parts.push({ strong })
    else parts.push({ label: label as string, ...linkTo(to as string, path) })
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
