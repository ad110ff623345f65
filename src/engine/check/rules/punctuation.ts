import { type TextFault, textRule } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'

/** Signs that fell out, came in twice or stand apart from the word they belong to. */
export const punctuation = textRule(
  {
    name: 'punctuation',
    description: 'Signs stand where they belong; brackets and quotation marks are opened and closed.',
    severity: 'warning',
  },
  (text) => {
    if (!perhaps.test(text) && text.split('[').length === text.split(']').length) return undefined
    const words = withoutMarks(text)
    return slipIn(words, slips) ?? unpaired(words)
  },
)

/** A quick test that nearly every correct text passes. */
const perhaps =
  /[()“”"„‚«]|[\p{L}\d] [!?:](?= |$)|\p{L}{2}[,;!?]\p{L}|\p{Ll}\.\p{Lu}|''\p{L}|([!?])\1|[!?]{3}|[!?]\.| \. N|[,;:][.,;:]|\.{4}|--|[`´।，。；：！？]|[,|–—&/]$|^[,;:!?)]|\( | \)/u

/** Code, links and tokens follow rules of their own; indexes stay the same. */
const withoutMarks = (text: string): string =>
  text
    .replace(/`[^`]*`|\]\((?:\([^()\s]*\)|[^)])*\)|https?:\S+|[^\s@]{1,80}@\S+/g, (mark) =>
      mark.replace(/(?!^\]).|\n/g, '\u0001'),
    )
    .replace(/\{[^}]*\}/g, (token) => 'X'.repeat(token.length))

const joined = (written: string): string => written.replace(/\s+/g, '')

const slips: Slip[] = [
  { pattern: /^[,;:!?)]+\s*/, message: 'a text does not begin with this.', mend: () => '' },
  // Lines of a list may be one sentence together.
  {
    pattern: /(?<=^[\p{Lu}\d[].*),$|(?:\s[–—&|/-]|\|)$/su,
    message: 'something has to follow.',
    advice: 'Finish the words, or remove the sign.',
  },
  // The French leave a space there.
  {
    pattern: /(?<=[A-Za-z\d)]) [!?](?=\s|$)(?<![«»àâçéèêëîïôûù].*)|(?<=[A-Za-z]{2}) :(?=\s|$)/,
    message: 'there is a space before the sign.',
    mend: joined,
  },
  {
    pattern: /(?<=\p{L}{2})[,;](?=\p{L}{2})|(?<=\p{Ll}{2})[!?](?=\p{Lu}\p{L}*\s)/u,
    message: 'no space follows.',
    mend: (written) => `${written} `,
  },
  {
    pattern: /(?<=(?:^|\s)\p{Ll}{3,})\.(?!Net|Js|Io)(?=\p{Lu}\p{Ll}*\s)/u,
    message: 'no space follows.',
    mend: (written) => `${written} `,
  },
  {
    pattern: /(?<=\p{L}(?<!\bYahoo))[!?]\.(?=\s|$)/u,
    message: 'one of the two signs is not needed.',
    mend: (written) => written.charAt(0),
  },
  {
    pattern: /(?<=\p{Ll}{3})\((?=\p{Ll}{2,20} )/u,
    message: 'there is no space before the bracket.',
    mend: () => ' (',
  },
  {
    pattern: /(?<=[\p{L}\d)])[,;:]\.$/u,
    message: 'one of the two signs is not needed.',
    mend: () => '.',
  },
  {
    pattern: /(?<=\p{L})(?=[,;:]{2})([,;:])(?!\1)[,;:]+(?=\s|$)/u,
    message: 'not all of these signs are needed.',
    advice: 'Write one of them, or none.',
  },
  { pattern: /(?<=\s)\. Net\b/, message: 'there is a space within the name.', mend: () => '.Net' },
  { pattern: /\.{4,}/, message: 'three dots are enough.', mend: () => '…' },
  {
    pattern: /[!?]{3,}|(?<=[\p{L}\d)”"])(?:\?\?|!!)(?=\s|$)/u,
    message: 'one sign is enough.',
    mend: (written) => written.charAt(0),
  },
  { pattern: /(?<=\p{L})(?: --+ |--+)(?=\p{L})/u, message: 'hyphens stand for a dash.', mend: () => ' – ' },
  { pattern: /(?<=\d(?:[AP]M|[ap]m)?)--+(?=\d)/, message: 'hyphens stand for a dash.', mend: () => '–' },
  {
    pattern: /(?<=\p{L})[`´](?=(?:s|t|re|ve|ll|d|m)\b)/u,
    message: 'an accent stands for an apostrophe.',
    mend: () => '’',
  },
  {
    pattern: /(?<=\p{Ll}{2}),(?=s \p{Ll})/u,
    message: 'a comma stands for an apostrophe.',
    mend: () => '’',
  },
  {
    pattern: /(?<=[A-Za-z])[，。；：！？]/,
    message: 'this sign has the width of Chinese characters.',
    mend: (written) => `${',.;:!?'.charAt('，。；：！？'.indexOf(written))} `,
  },
  { pattern: /(?<=[A-Za-z])।/, message: 'in English a full stop ends the sentence.', mend: () => '.' },
  // German words may stand between German marks.
  {
    pattern: /„(?=[^“”„]*?\b(?:a|and|for|is|it|of|our|the|to|was|we|with|you)\b)[^“”„]*[“”]/i,
    message: 'in English the opening mark is above the line.',
    mend: (written) => `“${written.slice(1, -1)}”`,
  },
  {
    pattern:
      /(?<=^|[\s(])(?:[„”‚](?=(?:every|first|last|right|same|plain|whole|new|good|best|only|real)\b)[^„“”‚‘’]{1,80}[“”‘’]|”\p{Ll}[^„“”]{0,80}“|''\p{L}[^']{0,80}'')(?=[\s.,;:!?)]|$)/u,
    message: 'English has other quotation marks.',
    mend: (written) => `“${written.replace(/^(?:''|.)|(?:''|.)$/gu, '')}”`,
  },
  {
    pattern: /«(?=[^«»]{0,80}\b(?:and|for|is|it|of|our|the|to|was|we|with|you)\b)[^«»]{1,200}»/,
    message: 'English has other quotation marks.',
    mend: (written) => `“${written.slice(1, -1).trim()}”`,
  },
  { pattern: /\(\s+(?=\S)/, message: 'a space follows the bracket.', mend: () => '(' },
  { pattern: /(?<=\S)\s+\)/, message: 'there is a space before the bracket.', mend: () => ')' },
]

/** A bracket or quotation mark without its other half. */
function unpaired(text: string): TextFault | undefined {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(
    text.split('[').length === text.split(']').length ? /[()]/g : /[[\]]/g,
  )) {
    if (sign === '(' || sign === '[') {
      // The mouth of a face: :(
      if (!/[:;]-?$/.test(text.slice(Math.max(0, index - 2), index))) open.push(index)
    } else if (open.length) open.pop()
    // Items are numbered so, and faces drawn: a) 1) ii) :)
    else if (!/(?:^|[\s(])(?:\p{L}|[ivx]{2,4}|\d{1,2})$|[:;]-?$/u.test(text.slice(Math.max(0, index - 4), index)))
      return alone(text, index, 'opened')
  }
  const [first] = open
  if (first !== undefined) return alone(text, first, 'closed')
  if (!/[„«]/.test(text)) {
    const [opened, closed] = ['“', '”'].map((sign) => text.split(sign).length - 1) as [number, number]
    if (opened !== closed) {
      const index = opened > closed ? text.lastIndexOf('“') : text.indexOf('”')
      return alone(text, index, opened > closed ? 'closed' : 'opened')
    }
  }
  // Behind a figure it stands for inches, or ends what is quoted.
  const straight = [...text.matchAll(/(?<!\d)"/g)]
  const isOpen = [...text.matchAll(/\d?"/g)].reduce((open, [sign]) => sign === '"' && !open, false)
  return straight.length % 2 && isOpen ? alone(text, straight.at(-1)?.index ?? 0, 'paired') : undefined
}

const alone = (text: string, index: number, missing: string): TextFault => ({
  index,
  written: text.charAt(index),
  message: `${text.charAt(index)} is not ${missing}.`,
  suggestion: 'Write its other half, or remove it.',
})
