import { firstMatch, type TextFault } from './text-rule.ts'
import { quote } from './words.ts'

/** One kind of slip in a text. */
export interface Slip {
  pattern: RegExp
  /** What every match holds, in small letters: texts without it need not be searched. */
  needs?: string
  /** What is wrong, after the written words and a colon; or the whole message, from those words in quotes. */
  message: string | ((written: string) => string)
  /** The right words, from the whole match and its groups; undefined where only the author knows them. */
  mend?: (written: string, groups: string[]) => string | undefined
  /** What to do; by default to write the right words. */
  advice?: string
}

/** The first slip of a text. */
export function slipIn(text: string, slips: readonly Slip[]): TextFault | undefined {
  let small: string | undefined
  for (const { pattern, needs, message, mend, advice } of slips) {
    if (needs !== undefined) {
      small ??= text.toLowerCase()
      if (!small.includes(needs)) continue
    }
    const found = firstMatch(text, pattern)
    if (!found || isEndOfWord(found, text)) continue
    const { index, written, groups } = found
    const better = mend?.(written, groups)
    return {
      index,
      written,
      message: typeof message === 'string' ? `${quote(written)}: ${message}` : message(quote(written)),
      suggestion:
        advice ?? (better === undefined ? 'Write it as it is meant.' : better ? `Write "${better}".` : 'Remove it.'),
      replacement: better,
    }
  }
  return undefined
}

/** Whether what was found is what follows an apostrophe: Xi'an, Hawai'i. */
const isEndOfWord = ({ index, written }: { index: number; written: string }, text: string): boolean =>
  /^\p{L}/u.test(written) && /\p{L}['’]$/u.test(text.slice(Math.max(0, index - 2), index))
