import type { Contracts } from '../content/contracts.ts'
import { documentFrom, type SiteSources, type SourceDocument } from '../content/load.ts'
import { applyEdits, type Problem } from '../content/problem.ts'
import { documentOf, putDocument } from '../content/sources.ts'
import { checkSite } from './check.ts'

/** A document that was fixed. */
export interface Mended {
  doc: SourceDocument
  /** How many problems were fixed. */
  count: number
}

/**
 * Fixes the problems of a document that have one right answer. A fix that does not reduce the number of problems is not
 * applied, so the document never gets worse. The site then has the fixed document; the caller writes it to disk.
 * @returns undefined if nothing was fixed
 */
export function mendDocument(site: SiteSources, contracts: Contracts, file: string): Mended | undefined {
  const original = documentOf(site, file)
  if (!original) return undefined
  const readable = mendSyntax(original)
  putDocument(site, readable.doc)
  const mended = mendContent(site, contracts, readable)
  return mended.count ? mended : undefined
}

/** Syntax errors hide one another: a document is better only when all of them are fixed. */
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
      (problem) => problem.fix && problem.rule !== 'json-syntax' && !refused.has(identityOf(problem)),
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
      refused.add(identityOf(next))
    }
  }
}

const identityOf = ({ rule, message, fix }: Problem): string => JSON.stringify([rule, message, fix])
