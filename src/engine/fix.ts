import { checkSite } from './check.ts'
import type { Contracts } from './contracts.ts'
import { documentFrom, type SiteSources, type SourceDocument } from './load.ts'
import type { Edit, Problem } from './problem.ts'
import { documentOf, putDocument } from './sources.ts'

/** A document that was mended. */
export interface Mended {
  doc: SourceDocument
  /** How many problems are gone. */
  count: number
}

/** A text with edits made that do not overlap; nothing else of it changes. */
export function applyEdits(text: string, edits: Edit[]): string {
  return [...edits]
    .sort((a, b) => b.offset - a.offset)
    .reduce((done, { offset, length, text: put }) => done.slice(0, offset) + put + done.slice(offset + length), text)
}

/**
 * Mends the problems of a document that have one right answer. What would not leave fewer problems than there
 * were is not done: the document never gets worse. The site then holds the mended document; writing it is up to the caller.
 * @returns undefined where nothing was mended
 */
export function mendDocument(site: SiteSources, contracts: Contracts, file: string): Mended | undefined {
  const original = documentOf(site, file)
  if (!original) return undefined
  const readable = mendSyntax(original)
  putDocument(site, readable.doc)
  const mended = mendContent(site, contracts, readable)
  return mended.count ? mended : undefined
}

/** Faults of syntax hide one another; all of them must be mended for a document to be better than before. */
function mendSyntax(original: SourceDocument): Mended {
  let doc = original
  for (let count = 0; count < 1000; count++) {
    const problem = doc.problems[0]
    if (!problem) return { doc, count }
    if (!problem.fix) break
    doc = documentFrom(original.file, applyEdits(doc.text, problem.fix))
  }
  return { doc: original, count: 0 }
}

function mendContent(site: SiteSources, contracts: Contracts, start: Mended): Mended {
  const problemsNow = (): Problem[] => checkSite(site, contracts, { only: new Set([start.doc.file]) })
  const refused = new Set<string>()
  let { doc, count } = start
  let before = problemsNow()
  for (;;) {
    const next = before.find(
      (problem) => problem.fix && problem.rule !== 'json-syntax' && !refused.has(nameOf(problem)),
    )
    if (!next?.fix) return { doc, count }
    const mended = documentFrom(doc.file, applyEdits(doc.text, next.fix))
    putDocument(site, mended)
    const after = problemsNow()
    if (after.length < before.length) {
      doc = mended
      count += 1
      before = after
    } else {
      putDocument(site, doc)
      refused.add(nameOf(next))
    }
  }
}

const nameOf = ({ rule, message, fix }: Problem): string => JSON.stringify([rule, message, fix])
