import { expect } from 'vitest'
import { checkSite } from '../../src/engine/check/check.ts'
import { type Contracts, loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { applyEdits, type Problem } from '../../src/engine/content/problem.ts'
import { type Files, siteWith, textOf } from '../fixtures/site-with.ts'

/** A mistake in a document of the small site, and what the checker should report. */
export interface Mistake {
  name: string
  /** The document, below pages-data, without .json; by default "home". */
  file?: string
  /** These characters of the document … */
  from: string
  /** … are replaced by these. */
  to: string
  /** The characters at the reported place. */
  at: string
  rule: string
  message: string
  suggestion: string
  /** What `at` is replaced by if the mistake has one right answer. */
  mended?: string
}

let contracts: Contracts | undefined

/** All problems of the small site with these files changed. */
export function problemsWith(changes: Files): Problem[] {
  const root = siteWith(changes)
  contracts ??= loadContracts(root)
  return checkSite(loadSite(root), contracts)
}

/** A document of the small site with some of its characters replaced. */
export function mistaken({ file = 'home', from, to }: Pick<Mistake, 'file' | 'from' | 'to'>): {
  file: string
  text: string
} {
  const path = `pages-data/${file}.json`
  const text = textOf(path)
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
  return { file: path, text: text.replace(from, () => to) }
}

/** The offset of a problem in the text. */
function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** The characters that a problem points to. */
function pointedAt(text: string, { line, column, endLine, endColumn }: Problem): string {
  return text.slice(offsetOf(text, line, column), offsetOf(text, endLine, endColumn))
}

/** Expects exactly the one problem of a mistake, with its place, rule, message and fix. */
export function expectMistake(mistake: Mistake): void {
  const { file, text } = mistaken(mistake)
  const problems = problemsWith({ [file]: text })
  const found = problems.map((problem) => ({
    file: problem.file,
    at: pointedAt(text, problem),
    rule: problem.rule,
    message: problem.message,
    suggestion: problem.suggestion,
    mended: problem.fix && mendedToken(text, problem),
  }))
  const { at, rule, message, suggestion, mended } = mistake
  expect(found).toEqual([{ file, at, rule, message, suggestion, mended }])
}

/** The text at the place of a problem after it was fixed. */
function mendedToken(text: string, problem: Problem): string {
  const mended = applyEdits(text, problem.fix ?? [])
  const start = offsetOf(text, problem.line, problem.column)
  const rest = text.length - offsetOf(text, problem.endLine, problem.endColumn)
  return mended.slice(start, mended.length - rest)
}
