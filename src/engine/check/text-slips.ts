import { firstMatch, type TextFault } from './text-rule.ts'
import { quote } from './words.ts'

/** One kind of slip in a text. */
export interface Slip {
  pattern: RegExp
  /** What every match holds, in small letters: texts without it need not be searched. */
  needs?: string
  /** What is wrong, after the written words and a colon. */
  message: string
  /** The right words, from the whole match and its groups; undefined where only the author knows them. */
  mend?: (written: string, groups: string[]) => string | undefined
  /** What to do where there are no right words. */
  advice?: string
}

/** The first slip of a text. */
export function slipIn(text: string, slips: readonly Slip[]): TextFault | undefined {
  let small: string | undefined
  for (const { pattern, needs, message, mend, advice = 'Write it as it is meant.' } of slips) {
    if (needs !== undefined) {
      small ??= text.toLowerCase()
      if (!small.includes(needs)) continue
    }
    const found = firstMatch(text, pattern)
    // What follows an apostrophe is the end of a word: Xi'an, Hawai'i.
    if (!found || /\p{L}['’]$/u.test(text.slice(Math.max(0, found.index - 2), found.index))) continue
    const { index, written, groups } = found
    const better = mend?.(written, groups)
    return {
      index,
      written,
      message: `${quote(written)}: ${message}`,
      suggestion: better === undefined ? advice : better ? `Write "${better}".` : 'Remove it.',
      replacement: better,
    }
  }
  return undefined
}
