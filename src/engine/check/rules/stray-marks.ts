import { textRule, withoutCode } from '../text-rule.ts'
import { type Slip, slipIn } from '../text-slips.ts'

/** Texts support strong words and links of Markdown; plain texts support nothing of it. */
export const strayMarks = textRule(
  { name: 'stray-marks', description: 'No text holds marks that mean nothing in it.', severity: 'error' },
  (text, marks) => {
    if (!perhaps.test(text)) return undefined
    return marks ? slipIn(withoutCode(text), inMarked) : slipIn(text, inPlain)
  },
)

/** A quick test that nearly every correct text passes. */
const perhaps = /[[\]*#_<>|~`［【▪●◦‣•]|:[a-z]|(?:^|\n)[-+•·▪◦–—✓✔➤►●■→]|---|===/

const shown = (what: string): string => `${what} has no meaning here and would be shown as it stands.`
const asItStands = (written: string): string => shown(written)

interface Kind extends Slip {
  /** The kind of text in which it is a fault; both if left out. */
  only?: 'plain' | 'marked'
}

/** How addresses begin. */
const to = String.raw`(?:\/|#|\.{1,2}\/|https?:|tel:|mailto:|www\.|\{)`

const threeStars = /(?<!\*)(?=\*+[^*]+\*{3}|\*{3})\*{2,}(?=\S)([^*]+)(?<=\S)\*{2,}/
const tooManyStars = (): string => 'Two stars on each side make words strong; three are too many.'
const asLink = (_: string, [words = '', address = '']: string[]): string => `[${words}](${address.trim()})`

const kinds: Kind[] = [
  { pattern: threeStars, only: 'marked', message: tooManyStars, mend: (_, [words]) => `**${words}**` },
  { pattern: threeStars, only: 'plain', message: tooManyStars, mend: (_, [words]) => words },
  {
    pattern: /(?<!`)``(?!`)/,
    message: () => 'One backtick on each side shows code; two are too many.',
    advice: 'Write `code`.',
  },
  {
    pattern: /\[\[[^\]]+\]\]/,
    message: (written) => `${written} is a link as a wiki writes it.`,
    advice: 'Write [words](address).',
  },
  {
    pattern: /\|\s*:?-{3,}/,
    message: () => 'A table in Markdown has no meaning here and would be shown as it stands.',
  },
  {
    pattern: /!\[[^\]]*\]\([^)]*\)/,
    message: (written) => `${written} is a picture in Markdown, which texts cannot hold.`,
    advice: 'Write the words alone; a picture is a property or a block of its own.',
  },
  {
    pattern: new RegExp(String.raw`\[([^\]]+)\]\s+\((${to}[^()]*)\)`),
    only: 'marked',
    message: () => 'There is a space between the words of this link and its address.',
    mend: asLink,
  },
  {
    pattern: new RegExp(String.raw`\(([^()]+)\)\s*\[(${to}[^\]]*)\]`),
    only: 'marked',
    message: () => 'The brackets of this link are the wrong way round.',
    mend: asLink,
  },
  {
    pattern: new RegExp(String.raw`\[([^\]]+)\]\s*[[{<](${to}[^\]}>]*)[\]}>]`),
    only: 'marked',
    message: () => 'The address of this link is not between round brackets.',
    mend: asLink,
  },
  {
    pattern: /\[[^\]]*\]\s?\([^)]*\)|\[[^\]]+\]\[[^\]]*\]/,
    only: 'plain',
    message: () => 'A link has no meaning in a plain text.',
  },
  {
    pattern: /(\*\*|`)([^*`]+)\1|\*\*|`/,
    only: 'plain',
    message: () => 'Stars and backticks have no meaning in a plain text and would be shown.',
    mend: (_, [, words = '']) => words,
  },
  {
    pattern: new RegExp(String.raw`\[([^\][()]+)\((${to}[^()]*)\)`),
    only: 'marked',
    message: () => 'The words of this link have no ] after them.',
    mend: asLink,
  },
  {
    pattern: new RegExp(String.raw`\[([^\][|]+)\|(${to}[^\][\s]*)\]`),
    message: (written) => `${written} is a link as trackers write it.`,
    mend: asLink,
  },
  {
    pattern: /［([^］]+)］\s*[（(]([^）)]+)[）)]/,
    message: () => 'The brackets of this link are those of another keyboard.',
    mend: asLink,
  },
  {
    pattern: /\[\/?(?:b|i|u|s|url|img|quote|code|list|center|color|size)(?:=[^\]]*)?\](?!\()/i,
    message: (written) => `The mark of a forum ${shown(written)}`,
  },
  {
    pattern:
      /(?<=[\p{L}\p{N}.,;!?%)"”])\[(?:\^?[1-9]\d{0,2}|[a-z]{1,2}|citation needed|edit|note \d+)\](?!\()|【\d[^】]{0,60}†[^】]{0,60}】/u,
    message: (written) => `The mark of a note ${shown(written)}`,
  },
  {
    pattern: /^\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s[\d:]+(?:\s?[ap]m)?\]/i,
    message: (written) => `The head of a message ${shown(written)}`,
  },
  { pattern: /(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])/, message: (written) => `The name of an emoji ${shown(written)}` },
  { pattern: /(?<=^|\s)~\p{L}(?:[^~]*[^~\s])?~(?=$|[\s.,;:!?])/u, message: asItStands },
  { pattern: /<(?:https?:|mailto:|www\.)[^<>]*>/, message: asItStands },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]|^\[[^\]]+\]:(?=\s)/,
    only: 'marked',
    message: () => 'A link whose address is elsewhere has no meaning here.',
    advice: 'Write [words](address).',
  },
  {
    pattern: /^(?:#{1,6}|[>+](?! ?\d)|>{2,}|[-*•·▪◦–—✓✔➤►●■→])\s+(\S[^\n]{0,160})$/,
    message: () => shown('The mark before these words'),
    mend: (_, [words]) => words,
  },
  {
    pattern: /(?<=^|\n)(?:#{1,6}|[>+](?! ?\d)|>{2,}|[-*•·▪◦–—✓✔➤►●■→])\s+\S+/,
    message: (written) => shown(`The mark of a heading, a list or a quotation in ${written}`),
  },
  {
    pattern: /(?<=\S )[▪●◦‣](?= [\p{L}\d])|(?<=[.,:;!?] )•(?= ?[\p{L}\d])/u,
    message: () => 'Several lines of a list were pasted as one.',
    advice: 'Write each line as an entry of its own.',
  },
  {
    pattern: /(?<=\S )•(?= (?:[^\s•]+ ){3,40}• )/,
    only: 'marked',
    message: () => 'Several lines of a list were pasted as one.',
    advice: 'Write each line as an entry of its own.',
  },
  { pattern: /```|~~[^~]+~~|(?<=^|\s)__[^_\s](?:[^_]*[^_\s])?__(?=$|[\s.,;:!?])/, message: asItStands },
  { pattern: /(?<=\S[\s(])(?:\*|~~|__)(?=\p{L})(?=[^*~_]*$)/u, message: () => shown('A mark that is not closed') },
  {
    pattern: /(?<=^|[\s(])(?:\*[^*\s](?:[^*]*[^*\s])?\*|_[^_\s](?! )(?:[^_]*[^_\s])?_)(?=$|[\s.,;:!?)])/,
    message: (written) => shown(`The mark for slanted words in ${written}`),
  },
  { pattern: /^\|.*\|$|(?<=^|\n)(?:---+|===+|\*\*\*+)(?=\n|$)/, message: asItStands },
]

const slipsOf = (kind: Kind['only'], advice: string): Slip[] =>
  kinds.filter(({ only = kind }) => only === kind).map((slip) => ({ ...(!slip.mend && { advice }), ...slip }))

const inMarked = slipsOf('marked', 'Of Markdown, a text knows **strong words** and [words](address); remove the rest.')
const inPlain = slipsOf('plain', 'Write the words alone: this text is plain.')
