import { lookUp } from '../dictionary.ts'
import { firstMatch, type TextFault, textRule } from '../text-rule.ts'

/** Doubled spaces and words. */
export const spacing = textRule(
  {
    name: 'slip',
    description: 'No text has a word, a sentence, a space or a sign twice, or is in capitals.',
    severity: 'warning',
  },
  (text) => {
    const whole = wholeText(text)
    if (whole || !perhaps.test(text)) return whole
    const spaces = firstMatch(text, /(?<=[^\s.!?:])[ \u00a0]{2,}(?=\S)/)
    if (spaces)
      return { ...spaces, message: 'There is more than one space here.', suggestion: 'Write one.', replacement: ' ' }
    const fixed = firstMatch(text, heldTogether)
    if (fixed)
      return {
        ...fixed,
        message: 'No-break spaces (U+00A0) hold these words together on one line.',
        suggestion: 'Write common spaces.',
        replacement: fixed.written.replaceAll('\u00a0', ' '),
      }
    const word =
      firstMatch(text, twice) ??
      firstMatch(text, thatTwice) ??
      firstMatch(text, twiceLong) ??
      capitalTwice(text) ??
      firstMatch(text, phraseTwice)
    if (word)
      return {
        ...word,
        message: `"${word.groups[0] ?? word.groups[1]}" is there twice.`,
        suggestion: `Write it once.`,
        replacement: word.groups[0] ?? word.groups[1],
      }
    const sign = firstMatch(
      text,
      /(?<=[\p{L}\p{N})])(?:,,+|;;+|::+(?!\p{L})|(?<!\.)\.\.(?!\.))(?=\s|$)|(?<=[\p{L}\p{N})]) +[,;](?=\s|$)|(?<=\p{L}) +\.(?=$|\s(?!Net\b))/u,
    )
    if (sign)
      return {
        ...sign,
        message: /^\s/.test(sign.written) ? 'There is a space before this sign.' : `"${sign.written}" is a slip.`,
        suggestion: `Write "${sign.written.trim()[0]}".`,
        replacement: sign.written.trim()[0],
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
const perhaps =
  /[ \u00a0]{2}|\u00a0[^\u00a0]*\u00a0[^\u00a0]*\u00a0|,,|;;|::|\.\.|\s[,;.]|\\|-\s*\n|\?[a-z]|\b([a-z]+)\s+\1\b|\b([a-z]+(?:[ ,]+[a-z]+){2,5})[ ,]+\2\b/i

/** Three no-break spaces or more between words, where one may keep a number beside its unit. */
const heldTogether = /(?<=\p{L}{2})\u00a0(?=\p{L}{2})(?:[^\u00a0]*\p{L}{2}\u00a0(?=\p{L}{2})){2,}/u

/** Words that never occur twice in a row, unlike "had had"; "in" may, where it belongs to the verb: "log in in the morning". */
const twice =
  /(?<![\p{L}\p{N}'’-]|\bmakes? (?=us|you|it))(the|a|an|and|of|for|with|we|our|your|you|they|their|it|at|be|from|or|this|which|not|but|us|(?<!\b(?:all|how(?: \w+)?|that|what|where|which|who)(?: (?:it|he|she|they|there|this|that|we|you))? )(?:is|are|was|were|has|have)|to|as|by|will|if|(?<!\b(?:check|com|fall|fill|giv|go|hand|key|log|mov|phon|plug|send|sign|step|tim|tun|turn)\p{Ll}* )in|any|these|those|its|their|into|when|who)\s+\1(?![\p{L}\p{N}'’/-])/iu

/** "That" may follow itself, but neither before "the" nor behind something that is described. */
const thatTwice =
  /(?<=(?<!\b(?:assured?|convinced?|promised?|reminded|showed|shows?|tells?|told) )\ban? (?:\p{Ll}+ )?(?!(?:chance|fact|feeling|hope|idea|proof|promise|reason|rule|sign|thought|way)\b)\p{Ll}+ )(that)\s+that(?= \p{Ll})|(?<![\p{L}’'-])(that)\s+that(?= (?:an?|the|we|you|they|it|he|she|our|your|every|each|there|these|those)\b)/iu

/** The same of longer words, apart from those that are doubled on purpose; names begin with a capital: Walla Walla. */
const twiceLong =
  /(?<![\p{L}\p{N}'’-])(?!(?:that|had|have|were|very|really|more|many|much|never|again|well|long|there)\b)(\p{Ll}{4,})\s+\1(?![\p{L}\p{N}'’/-])/u

/** The same of words with capitals, as in titles; names are in the dictionary with a capital alone, or not at all. */
function capitalTwice(text: string): ReturnType<typeof firstMatch> {
  const found = firstMatch(text, /(?<![\p{L}\p{N}'’-])(\p{Lu}\p{Ll}{5,})\s+\1(?![\p{L}\p{N}'’/-])/u)
  const entry = found && lookUp(String(found.groups[0]).toLowerCase())
  return entry?.isWord && !entry.isName ? found : undefined
}

/** Three words or more, written and pasted once more behind themselves. */
const phraseTwice = /(?<![\p{L}\p{N}'’-])(\p{L}+(?:[ ,]+\p{L}+){2,5}) +\1(?![\p{L}\p{N}'’-])/iu

/** Faults of a text as a whole: the key for capitals was down, or a sentence was pasted twice. */
function wholeText(text: string): TextFault | undefined {
  if (text.length < 25) return undefined
  // Single words between commas are the names of techniques: HTML, CSS, PHP.
  if (!/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 4 && !/^[^\s,]+(?:, [^\s,]+)+$/.test(text))
    return {
      index: 0,
      written: text,
      message: 'The whole text is in capitals.',
      suggestion: 'Write capitals only where a sentence or a name begins.',
    }
  if (text.length < 60) return undefined
  const seen = new Set<string>()
  let index = 0
  for (const part of text.split(/(?<=[.!?])(?=\s)/)) {
    const sentence = part.trim()
    if (sentence.length > 20 && seen.has(sentence))
      return {
        index: index + part.indexOf(sentence),
        written: sentence,
        message: 'This sentence is there twice.',
        suggestion: 'Write it once.',
      }
    seen.add(sentence)
    index += part.length
  }
  return undefined
}
