/** An edit that fixes a problem: `length` characters of the document at `offset` become `text`. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** Applies edits that do not overlap. */
export function applyEdits(text: string, edits: Edit[]): string {
  let at = 0
  const parts = [...edits]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, text: put }) => {
      const before = text.slice(at, offset)
      at = offset + length
      return before + put
    })
  return parts.join('') + text.slice(at)
}

/**
 * One mistake in the site's data, at the exact place of the faulty token.
 * Lines and columns count from 1, columns in UTF-16 units; the end is the first column after the token.
 */
export interface Problem {
  /** Path of the document relative to the site's root, with forward slashes. */
  file: string
  line: number
  column: number
  endLine: number
  endColumn: number
  /** Name of the rule that found it, e.g. "dead-link". */
  rule: string
  severity: 'error' | 'warning'
  /** The block it is in, e.g. "blocks[1] (process-steps)". */
  where?: string
  /** What happened, in one sentence. */
  message: string
  /** What to do about it, in one or two sentences. */
  suggestion: string
  /** Only if there is exactly one right answer; `npm run check -- --fix` applies it. */
  fix?: Edit[]
}

/** A part of a document, for people (lines, columns) and for programs (offset, length). */
export interface Range {
  line: number
  column: number
  endLine: number
  endColumn: number
  offset: number
  length: number
}

/** Orders problems by file, then by place. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
