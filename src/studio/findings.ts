import { findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser'
import { type Origin, originOf } from '../page/origin.ts'
import type { Finding, SiteInfo } from './api.ts'
import { fieldAt } from './form/contract.ts'
import { dataOf } from './text/patch.ts'

/** A finding with the origin of the field that shows it. */
export interface Placed extends Finding {
  origin: Origin
}

const cache = new Map<string, { text: string; findings: Finding[]; placed: Placed[] }>()

/** The findings of a document, each with its field: the whole document if its text is not valid JSON. */
export function placed(file: string, text: string, findings: Finding[], schemas: SiteInfo['schemas']): Placed[] {
  const last = cache.get(file)
  if (last?.text === text && last.findings === findings) return last.placed
  const own = findings.filter((finding) => finding.file === file)
  const data = own.length ? dataOf(text) : undefined
  const tree = data === undefined ? undefined : parseTree(text)
  const lines = own.length ? text.split('\n') : []
  const result = own.map((finding) => {
    const offset = lines.slice(0, finding.line - 1).reduce((sum, line) => sum + line.length + 1, finding.column - 1)
    const node = tree && findNodeAtOffset(tree, offset)
    return { ...finding, origin: originOf(file, node ? fieldAt(file, data, getNodePath(node), schemas) : []) }
  })
  cache.set(file, { text, findings, placed: result })
  return result
}
