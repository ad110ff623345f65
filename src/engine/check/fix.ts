import type { Contracts } from '../content/contracts.ts'
import { documentFrom, type SiteSources, type SourceDocument } from '../content/load.ts'
import { applyEdits, type Edit, type Problem } from '../content/problem.ts'
import { documentsOf, putDocument } from '../content/sources.ts'
import { checkSite } from './check.ts'
import { grouped } from './grouped.ts'

/** A document that was fixed. */
export interface Mended {
  doc: SourceDocument
  /** How many problems were fixed. */
  count: number
}

/**
 * Fixes the problems of documents that have one right answer. Fixes that do not reduce the number of problems are not
 * applied, so no document gets worse. The site then has the fixed documents; the caller writes them to disk.
 * @returns the documents in which something was fixed
 */
export function mendDocuments(site: SiteSources, contracts: Contracts, files: ReadonlySet<string>): Mended[] {
  const all = documentsOf(site)
    .filter(({ file }) => files.has(file))
    .map((doc) => new Mending(site, mendSyntax(doc)))
  for (let open = all; open.length;) {
    const problems = checkSite(site, contracts, { only: new Set(open.map(({ doc }) => doc.file)) })
    const byFile = grouped(problems, ({ file }) => [file])
    open = open.filter((mending) => mending.goesOn(byFile.get(mending.doc.file) ?? []))
  }
  return all.filter(({ count }) => count)
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

/** Tries the fixes of a document: all at once, and where that is worth less than their number, each half of them. */
class Mending implements Mended {
  doc: SourceDocument
  count: number
  /** What is wrong with `doc`, once it was checked. */
  #problems: Problem[] = []
  #tried?: { doc: SourceDocument; fixes: Problem[] }
  /** What is to be tried next comes last: a fix leaves those before it in place. */
  readonly #waiting: Problem[][] = []
  readonly #refused = new Set<string>()

  constructor(
    private readonly site: SiteSources,
    { doc, count }: Mended,
  ) {
    this.doc = doc
    this.count = count
    if (count) putDocument(site, doc)
  }

  /**
   * Judges what was tried, and puts what to try next into the site.
   * @param problems what is wrong with the document that the site has now
   * @returns whether there is something to try
   */
  goesOn(problems: Problem[]): boolean {
    const { doc, fixes = [] } = this.#tried ?? { doc: this.doc }
    if (!this.#tried || problems.length <= this.#problems.length - fixes.length) {
      this.doc = doc
      this.count += fixes.length
      this.#problems = problems
    } else if (fixes.length > 1) {
      const half = fixes.length >> 1
      this.#waiting.push(fixes.slice(0, half), fixes.slice(half))
    } else for (const fix of fixes) this.#refused.add(identityOf(fix))
    const next = this.#waiting.pop() ?? this.#open()
    const edits = next.flatMap(({ fix = [] }) => fix)
    if (!edits.length && !this.#tried) return false
    this.#tried = {
      doc: edits.length ? documentFrom(doc.file, applyEdits(this.doc.text, edits)) : this.doc,
      fixes: next,
    }
    putDocument(this.site, this.#tried.doc)
    return edits.length > 0
  }

  /** The fixes that were not tried yet, without those that overlap with one before. */
  #open(): Problem[] {
    let end = -1
    return this.#problems.filter((problem) => {
      const { fix, rule } = problem
      if (!fix || rule === 'json-syntax' || this.#refused.has(identityOf(problem))) return false
      const isFree = fix.every(({ offset }) => offset > end)
      if (isFree) end = Math.max(...fix.map(endOf))
      return isFree
    })
  }
}

const endOf = ({ offset, length }: Edit): number => offset + length

const identityOf = ({ rule, message, fix }: Problem): string => JSON.stringify([rule, message, fix])
