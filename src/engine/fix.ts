import { checkSite, replaceDocument } from './check.ts'
import type { Contracts } from './contracts.ts'
import { documentFrom, type SiteSources } from './load.ts'
import type { Edit, Problem } from './problem.ts'

/** A text with the edits made; nothing else of it changes. Edits must not overlap. */
export function applyEdits(text: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, text: put }) => result.slice(0, offset) + put + result.slice(offset + length),
      text,
    )
}

export interface Mended {
  file: string
  text: string
  /** How many problems were mended. */
  count: number
}

/**
 * Mends a document's problems that have one right answer, one after the other. An edit after which the document has
 * not fewer problems, or others than before, is taken back. Changes `site` to what is to be written.
 * @returns undefined where nothing could be mended
 */
export function mendDocument(site: SiteSources, contracts: Contracts, file: string): Mended | undefined {
  const problemsNow = (): Problem[] => checkSite(site, contracts, { only: new Set([file]) })
  const refused = new Set<string>()
  let text: string | undefined
  let count = 0
  let before = problemsNow()
  for (;;) {
    const next = before.find((problem) => problem.fix && !refused.has(nameOfFix(problem)))
    if (!next?.fix) break
    const current = replaceDocument(site, file)
    const mended = applyEdits(current.doc.text, next.fix)
    current.put(documentFrom(file, mended))
    const after = problemsNow()
    // Mending the syntax brings to light what could not be seen before; that is not worse.
    const better =
      next.rule === 'json-syntax'
        ? after[0]?.rule !== 'json-syntax' || isFurther(after[0], next)
        : after.length < before.length
    if (better) {
      text = mended
      count += 1
      before = after
    } else {
      current.put(current.doc)
      refused.add(nameOfFix(next))
    }
  }
  return text === undefined ? undefined : { file, text, count }
}

/** Reading gets further with every fault of syntax that is mended. */
function isFurther(after: Problem, before: Problem): boolean {
  return after.line > before.line || (after.line === before.line && after.column > before.column)
}

const nameOfFix = ({ rule, fix }: Problem): string => JSON.stringify([rule, fix])
