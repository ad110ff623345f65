import { firstMatch, textRule } from '../text-rule.ts'

/** Doubled spaces and words. */
export const spacing = textRule(
  { name: 'slip', description: 'No text has a word, a space or a sign twice.', severity: 'warning' },
  (text, marks) => {
    if (!perhaps.test(text)) return undefined
    const spaces = firstMatch(text, /(?<=[^\s.!?:])[ \u00a0]{2,}(?=\S)/)
    if (spaces)
      return { ...spaces, message: 'There is more than one space here.', suggestion: 'Write one.', replacement: ' ' }
    const word = firstMatch(text, twice) ?? firstMatch(text, twiceLong)
    if (word)
      return {
        ...word,
        message: `The word "${word.groups[0]}" is there twice.`,
        suggestion: `Write it once.`,
        replacement: word.groups[0],
      }
    const sign = firstMatch(
      text,
      /(?<=[\p{L}\p{N})])(?:,,+|;;+|::+(?!\p{L})|(?<!\.)\.\.(?!\.))(?=\s|$)|(?<=[\p{L}\p{N})]) +[,;](?=\s|$)|(?<=\p{L}) +\.(?=$|\s)/u,
    )
    if (sign)
      return {
        ...sign,
        message: `"${sign.written}" is a slip.`,
        suggestion: `Write "${sign.written.trim()[0]}".`,
        replacement: sign.written.trim()[0],
      }
    const sequence = firstMatch(text, /(?<=^|[\s\p{L}.,;:!?])\\[nrt](?=[\s\p{Lu}]|$)|\\u[\da-fA-F]{4}/u)
    if (sequence)
      return {
        ...sequence,
        message: `"${sequence.written}" would be shown as it stands.`,
        suggestion: marks ? 'Write the character, or begin an entry of its own.' : 'Write the character itself.',
      }
    const parted = firstMatch(text, /(?<=\p{L}{2})-\s*\n\s*(?=\p{Ll})/u)
    if (parted)
      return {
        ...parted,
        message: 'A hyphen at the end of a line parts a word here.',
        suggestion: 'Write the word in one.',
        replacement: '',
      }
    const lost = firstMatch(text, /(?<=(?:^|\s)\p{L}+)\?(?=(?:s|t|re|ve|ll|d|m)\b)/u)
    if (lost)
      return {
        ...lost,
        message: 'An apostrophe became a question mark here.',
        suggestion: 'Write ’.',
        replacement: '’',
      }
    return undefined
  },
)

/** A quick test that nearly every correct text passes. */
const perhaps = /[ \u00a0]{2}|,,|;;|::|\.\.|\s[,;.]|\\|-\s*\n|\?[a-z]|\b([a-z]+)\s+\1\b/i

/** Words that never occur twice in a row, unlike "log in in the morning" and "had had". */
const twice =
  /(?<![\p{L}\p{N}'’-])(the|a|an|and|of|for|with|we|our|your|you|they|their|it|at|be|are|from|or|this|which|have|not|but|us)\s+\1(?![\p{L}\p{N}'’/-])/iu

/** The same of longer words, apart from those that are doubled on purpose; names begin with a capital: Walla Walla. */
const twiceLong =
  /(?<![\p{L}\p{N}'’-])(?!(?:that|had|very|really|more|many|much|never|again|well|long|there)\b)(\p{Ll}{4,})\s+\1(?![\p{L}\p{N}'’/-])/u
