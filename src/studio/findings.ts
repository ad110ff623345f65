import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { type Origin, originOf } from '../page/origin.ts'
import type { Finding } from './api.ts'

/** A finding with its place in the document. */
export interface Placed extends Finding {
  origin: Origin
}

const known = new Map<string, { text: string; findings: Finding[]; placed: Placed[] }>()

/** What is wrong in a document, each with the value that it is about. A text that is no JSON has one place: all of it. */
export function placed(file: string, text: string, findings: Finding[]): Placed[] {
  const last = known.get(file)
  if (last?.text === text && last.findings === findings) return last.placed
  const own = findings.filter((finding) => finding.file === file)
  const tree = own.length ? parseTree(text) : undefined
  const lines = own.length ? text.split('\n') : []
  const result = own.map((finding) => {
    const offset = lines.slice(0, finding.line - 1).reduce((sum, line) => sum + line.length + 1, finding.column - 1)
    const node = tree && findNodeAtOffset(tree, offset)
    return { ...finding, origin: originOf(file, node ? getNodePath(node) : []) }
  })
  known.set(file, { text, findings, placed: result })
  return result
}
