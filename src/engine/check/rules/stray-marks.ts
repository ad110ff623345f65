import { type TextFault, textRule, withoutCode } from '../text-rule.ts'
import { quote } from '../words.ts'

/** Texts support strong words and links of Markdown; plain texts support nothing of it. */
export const strayMarks = textRule(
  { name: 'stray-marks', description: 'No text holds marks that mean nothing in it.', severity: 'error' },
  (text, marks) => {
    if (!perhaps.test(text)) return undefined
    const words = marks ? withoutCode(text) : text
    for (const { pattern, only, say, mend, right } of kinds) {
      if (only && (only === 'plain') === marks) continue
      const match = pattern.exec(words)
      if (!match) continue
      const [written, ...groups] = match
      const index = match.index + (written.length - written.trimStart().length)
      const better = right?.(groups, marks)
      return {
        ...{ index, written: written.trim(), replacement: better },
        message: say(quote(written.trim())),
        suggestion: better !== undefined ? `Write "${better}".` : mend ? `Write ${mend}` : suggestionFor(marks),
      } satisfies TextFault
    }
    return undefined
  },
)

/** A quick test that nearly every correct text passes. */
const perhaps = /[[\]*#_<>|~`［【▪●◦‣•]|:[a-z]|(?:^|\n)[-+•·▪◦–—✓✔➤►●■→]|---|===/

const suggestionFor = (marks: boolean): string =>
  marks
    ? 'Of Markdown, a text knows **strong words** and [words](address); remove the rest.'
    : 'Write the words alone: this text is plain.'

const shown = (what: string): string => `${what} has no meaning here and would be shown as it stands.`

interface Kind {
  pattern: RegExp
  /** The kind of text in which it is a fault; both if left out. */
  only?: 'plain' | 'marked'
  say: (written: string) => string
  /** What to write, where only the author knows its words. */
  mend?: string
  /** The right words. */
  right?: (groups: string[], marks: boolean) => string
}

/** How addresses begin. */
const to = String.raw`(?:\/|#|\.{1,2}\/|https?:|tel:|mailto:|www\.|\{)`

const kinds: Kind[] = [
  {
    pattern: /(?<!\*)(?=\*+[^*]+\*{3}|\*{3})\*{2,}(?=\S)([^*]+)(?<=\S)\*{2,}/,
    say: () => 'Two stars on each side make words strong; three are too many.',
    right: ([words = ''], marks) => (marks ? `**${words}**` : words),
  },
  {
    pattern: /(?<!`)``(?!`)/,
    say: () => 'One backtick on each side shows code; two are too many.',
    mend: '`code`.',
  },
  {
    pattern: /\[\[[^\]]+\]\]/,
    say: (written) => `${written} is a link as a wiki writes it.`,
    mend: '[words](address).',
  },
  { pattern: /\|\s*:?-{3,}/, say: () => 'A table in Markdown has no meaning here and would be shown as it stands.' },
  {
    pattern: /!\[[^\]]*\]\([^)]*\)/,
    say: (written) => `${written} is a picture in Markdown, which texts cannot hold.`,
    mend: 'the words alone; a picture is a property or a block of its own.',
  },
  {
    pattern: new RegExp(String.raw`\[([^\]]+)\]\s+\((${to}[^()]*)\)`),
    only: 'marked',
    say: () => 'There is a space between the words of this link and its address.',
    right: ([words = '', address = '']) => `[${words}](${address.trim()})`,
  },
  {
    pattern: new RegExp(String.raw`\(([^()]+)\)\s*\[(${to}[^\]]*)\]`),
    only: 'marked',
    say: () => 'The brackets of this link are the wrong way round.',
    right: ([words = '', address = '']) => `[${words}](${address.trim()})`,
  },
  {
    pattern: new RegExp(String.raw`\[([^\]]+)\]\s*[[{<](${to}[^\]}>]*)[\]}>]`),
    only: 'marked',
    say: () => 'The address of this link is not between round brackets.',
    right: ([words = '', address = '']) => `[${words}](${address.trim()})`,
  },
  {
    pattern: /\[[^\]]*\]\s?\([^)]*\)|\[[^\]]+\]\[[^\]]*\]/,
    only: 'plain',
    say: () => 'A link has no meaning in a plain text.',
  },
  {
    pattern: /(\*\*|`)([^*`]+)\1|\*\*|`/,
    only: 'plain',
    say: () => 'Stars and backticks have no meaning in a plain text and would be shown.',
    right: ([, words = '']) => words,
  },
  {
    pattern: new RegExp(String.raw`\[([^\][()]+)\((${to}[^()]*)\)`),
    only: 'marked',
    say: () => 'The words of this link have no ] after them.',
    right: ([words = '', address = '']) => `[${words}](${address.trim()})`,
  },
  {
    pattern: new RegExp(String.raw`\[([^\][|]+)\|(${to}[^\][\s]*)\]`),
    say: (written) => `${written} is a link as trackers write it.`,
    right: ([words = '', address = '']) => `[${words}](${address})`,
  },
  {
    pattern: /［([^］]+)］\s*[（(]([^）)]+)[）)]/,
    say: () => 'The brackets of this link are those of another keyboard.',
    right: ([words = '', address = '']) => `[${words}](${address})`,
  },
  {
    pattern: /\[\/?(?:b|i|u|s|url|img|quote|code|list|center|color|size)(?:=[^\]]*)?\](?!\()/i,
    say: (written) => `The mark of a forum ${shown(written)}`,
  },
  {
    pattern:
      /(?<=[\p{L}\p{N}.,;!?%)"”])\[(?:\^?[1-9]\d{0,2}|[a-z]{1,2}|citation needed|edit|note \d+)\](?!\()|【\d[^】]{0,60}†[^】]{0,60}】/u,
    say: (written) => `The mark of a note ${shown(written)}`,
  },
  {
    pattern: /^\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s[\d:]+(?:\s?[ap]m)?\]/i,
    say: (written) => `The head of a message ${shown(written)}`,
  },
  { pattern: /(?<![\w:]):[a-z][a-z0-9_+-]*:(?![\w:])/, say: (written) => `The name of an emoji ${shown(written)}` },
  { pattern: /(?:^|\s)~\p{L}(?:[^~]*[^~\s])?~(?=$|[\s.,;:!?])/u, say: (written) => shown(written) },
  { pattern: /<(?:https?:|mailto:|www\.)[^<>]*>/, say: (written) => shown(written) },
  {
    pattern: /\[[^\]]+\]\[[^\]]*\]|^\[[^\]]+\]:\s/,
    only: 'marked',
    say: () => 'A link whose address is elsewhere has no meaning here.',
    mend: '[words](address).',
  },
  {
    pattern: /^(?:#{1,6}|[>+](?! ?\d)|>{2,}|[-*•·▪◦–—✓✔➤►●■→])\s+(\S[^\n]{0,160})$/,
    say: () => shown('The mark before these words'),
    right: ([words = '']) => words,
  },
  {
    pattern: /(?:^|\n)(?:#{1,6}|[>+](?! ?\d)|>{2,}|[-*•·▪◦–—✓✔➤►●■→])\s+\S+/,
    say: (written) => shown(`The mark of a heading, a list or a quotation in ${written}`),
  },
  {
    pattern: /(?<=\S )[▪●◦‣] (?=[\p{L}\d])|(?<=[.,:;!?] )• ?(?=[\p{L}\d])/u,
    say: () => 'Several lines of a list were pasted as one.',
    mend: 'each line as an entry of its own.',
  },
  {
    pattern: /(?<=\S )• (?=(?:[^\s•]+ ){3,40}• )/,
    only: 'marked',
    say: () => 'Several lines of a list were pasted as one.',
    mend: 'each line as an entry of its own.',
  },
  { pattern: /```|~~[^~]+~~|(?:^|\s)__[^_\s](?:[^_]*[^_\s])?__(?=$|[\s.,;:!?])/, say: (written) => shown(written) },
  { pattern: /(?<=\S[\s(])(?:\*|~~|__)(?=\p{L})(?=[^*~_]*$)/u, say: () => shown('A mark that is not closed') },
  {
    pattern: /(?:^|[\s(])(?:\*[^*\s](?:[^*]*[^*\s])?\*|_[^_\s](?! )(?:[^_]*[^_\s])?_)(?=$|[\s.,;:!?)])/,
    say: (written) => shown(`The mark for slanted words in ${written}`),
  },
  { pattern: /^\|.*\|$|(?:^|\n)(?:---+|===+|\*\*\*+)(?:\n|$)/, say: (written) => shown(written) },
]
