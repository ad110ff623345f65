import { factsOf } from './facts.ts'
import { oncePerDocument } from './once-per-document.ts'
import type { DocumentRule, Finding, Meta, Report } from './rule.ts'

/** A fault in a text: the wrong part, and the words for it. */
export interface TextFault extends Finding {
  /** Where the part begins in the text. */
  index: number
  /** The part. */
  written: string
}

/** A rule about the words that visitors read. */
export interface TextRule extends DocumentRule {
  /**
   * The first fault of a text.
   * @param name what its document calls it, such as "title"
   */
  faultOf(text: string, marks: boolean, name?: unknown): TextFault | undefined
}

/** Ten times what any contract allows. Longer texts are reported as too long, and some patterns would search them for minutes. */
const longest = 20_000

/** Makes a rule about the words that visitors read. It reports the first fault of each text; others mostly follow from it. */
export function textRule(meta: Meta, faultOf: TextRule['faultOf']): TextRule {
  // Whatever else changes on the site, the words of a document stay as good as they are.
  const faultsIn = oncePerDocument((doc, contracts) =>
    factsOf(doc, contracts).words.flatMap((mention): Parameters<Report>[] => {
      const fault =
        mention.value.length > longest ? undefined : faultOf(mention.value, mention.marks, mention.path.at(-1))
      if (!fault) return []
      const { index, written, ...finding } = fault
      return [[{ ...mention, span: [index, index + written.length] }, finding]]
    }),
  )
  return {
    meta,
    faultOf,
    checkDocument(doc, { contracts, report }) {
      for (const fault of faultsIn(doc, contracts)) report(...fault)
    },
  }
}

/** The first match of a pattern as the faulty part of a text. */
export function firstMatch(
  text: string,
  pattern: RegExp,
): { index: number; written: string; groups: string[] } | undefined {
  const match = pattern.exec(text)
  return match ? { index: match.index, written: match[0], groups: match.slice(1) } : undefined
}

/** A text with spaces for what stands between backticks, which may show anything: `<Enter>`. Indexes stay the same. */
export const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
