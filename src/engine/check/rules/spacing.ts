import { lookUp } from '../dictionary.ts'
import { firstMatch, type TextFault, textRule } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'

/** Doubled spaces and words. */
export const spacing = textRule(
  {
    name: 'slip',
    description: 'No text has a word, a sentence, a space or a sign twice, or is in capitals.',
    severity: 'warning',
  },
  (text) => {
    const whole = wholeText(text)
    return whole || !perhaps.test(text) ? whole : (slipIn(text, spaces) ?? wordTwice(text) ?? slipIn(text, signs))
  },
)

const spaces: Slip[] = [
  {
    pattern: /(?<=[^\s.!?:])[ \u00a0]{2,}(?=\S)/,
    message: () => 'There is more than one space here.',
    mend: () => ' ',
    advice: 'Write one.',
  },
  {
    // Three no-break spaces or more between words, where one may keep a number beside its unit.
    pattern: /(?<=\p{L}{2})\u00a0(?=\p{L}{2})(?:[^\u00a0]*\p{L}{2}\u00a0(?=\p{L}{2})){2,}/u,
    message: () => 'No-break spaces (U+00A0) hold these words together on one line.',
    mend: (written) => written.replaceAll('\u00a0', ' '),
    advice: 'Write common spaces.',
  },
]

const signs: Slip[] = [
  {
    pattern: /(?<=[\p{L}\p{N})])(?:,,+|;;+|::+(?!\p{L})|(?<!\.)\.\.(?!\.))(?=\s|$)/u,
    message: (written) => `${written} is a slip.`,
    mend: ([sign]) => sign,
  },
  {
    pattern: /(?<=[\p{L}\p{N})]) +[,;](?=\s|$)|(?<=\p{L}) +\.(?=$|\s(?!Net\b))/u,
    message: () => 'There is a space before this sign.',
    mend: (written) => written.trim(),
  },
  {
    pattern: /(?<=\p{L}{2})-\s*\n\s*(?=\p{Ll})/u,
    message: () => 'A hyphen at the end of a line parts a word here.',
    mend: () => '',
    advice: 'Write the word in one.',
  },
  {
    pattern: /(?<=(?:^|\s)\p{L}+)\?(?=(?:s|t|re|ve|ll|d|m)\b)/u,
    message: () => 'An apostrophe became a question mark here.',
    mend: () => '’',
    advice: 'Write ’.',
  },
]

/** A word or several that are there once more behind themselves. */
function wordTwice(text: string): TextFault | undefined {
  const found =
    firstMatch(text, twice) ??
    firstMatch(text, thatTwice) ??
    firstMatch(text, twiceLong) ??
    capitalTwice(text) ??
    firstMatch(text, phraseTwice)
  if (!found) return undefined
  const { index, written, groups } = found
  const word = groups[0] ?? groups[1]
  return { index, written, message: `"${word}" is there twice.`, suggestion: 'Write it once.', replacement: word }
}

/** A quick test that nearly every correct text passes. */
const perhaps =
  /[ \u00a0]{2}|\u00a0[^\u00a0]*\u00a0[^\u00a0]*\u00a0|,,|;;|::|\.\.|\s[,;.]|\\|-\s*\n|\?[a-z]|\b([a-z]+)\s+\1\b|\b([a-z]+(?:[ ,]+[a-z]+){2,5})[ ,]+\2\b/i

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
