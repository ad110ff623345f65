import { factsOf } from './facts.ts'
import { oncePerDocument } from './once-per.ts'
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

/** Five times what any contract allows. Longer texts are reported as too long, and some patterns would search them for minutes. */
export const longest = 10_000

/** Makes a rule about the words that visitors read. It reports the first fault of each text; others mostly follow from it. */
export function textRule(meta: Meta, faultOf: TextRule['faultOf']): TextRule {
  /** The texts without a fault in a document as it was last seen, by file, each with what its document calls it. */
  const clean = new Map<string, Map<string, { marks: boolean; name: unknown }>>()
  // Whatever else changes on the site, the words of a document stay as good as they are.
  const faultsIn = oncePerDocument((doc, contracts) => {
    const before = clean.get(doc.file)
    const now: typeof before = new Map()
    clean.set(doc.file, now)
    return factsOf(doc, contracts).words.flatMap((mention): Parameters<Report>[] => {
      const { value, marks } = mention
      const name = mention.path.at(-1)
      const known = before?.get(value)
      const isSound = value.length > longest || (known?.marks === marks && known.name === name)
      const fault = isSound ? undefined : faultOf(value, marks, name)
      if (fault) {
        const { index, written, ...finding } = fault
        return [[{ ...mention, span: [index, index + written.length] }, finding]]
      }
      // Nothing needs to be remembered of a document that is seen only once.
      if (before) now.set(value, { marks, name })
      return []
    })
  })
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
export const withoutCode = (text: string): string =>
  text.replace(/(?<!`)`[^`]+`(?!`)/g, (code) => ' '.repeat(code.length))
