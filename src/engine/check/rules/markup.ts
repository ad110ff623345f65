import { firstMatch, textRule, withoutCode } from '../text-rule.ts'
import { quote } from '../words.ts'

/** Texts are not HTML: a tag or an entity would be shown as it is written. */
export const markup = textRule(
  { name: 'markup', description: 'No text holds HTML tags or entities.', severity: 'error' },
  (text, marks) => {
    if (!/[<&]/.test(text)) return undefined
    const open = withoutCode(text)
    const tag = firstMatch(open, tags)
    const whole = tag && firstMatch(open.slice(tag.index), pair)
    if (tag && whole) {
      const right = mended(text.slice(tag.index, tag.index + whole.written.length), marks)
      return {
        ...{ index: tag.index, written: whole.written, replacement: right },
        message: `${quote(tag.written)} is HTML, which visitors would read as it stands.`,
        suggestion: `Write "${right}".`,
      }
    }
    if (tag)
      return {
        ...tag,
        message: `${quote(tag.written)} is HTML, which visitors would read as it stands.`,
        suggestion: marks
          ? 'Remove the tag. Strong words are **words** between stars, a link is [words](address), a paragraph is an entry of its own.'
          : 'Remove the tag: this text is plain.',
      }
    const entity = firstMatch(text, entities)
    if (!entity) return undefined
    const character = characterOf(entity.written.replace(/amp;(?=.)/gi, '').replace(/;?$/, ';'))
    return {
      ...entity,
      message: `${quote(entity.written)} is an entity of HTML, which visitors would read as it stands.`,
      suggestion: character
        ? `Write the character itself: ${character.trim() || 'a space'}`
        : 'Write the character itself.',
      replacement: character,
    }
  },
)

/** Words between a tag and its end, where nothing but the marks of a text is lost with them. */
const pair = /^<(b|strong|i|em|u|span|font|big|small|mark|p|div|h[1-6]|code|a)\b([^<>]*)>([^<>]+)<\/\1>/i

/** The same words as a text writes them. */
const mended = (written: string, marks: boolean): string =>
  written.replace(pair, (_, tag: string, attributes: string, words: string) => {
    const to = /\bhref=["']([^"']+)/i.exec(attributes)?.[1]
    if (!marks) return words
    if (/^(?:b|strong)$/i.test(tag)) return `**${words}**`
    return /^code$/i.test(tag) ? `\`${words}\`` : to ? `[${words}](${to})` : words
  })

/**
 * Formatting tags, closing tags, tags with attributes, and comments. Other tags may be what the text is about: "the
 * <canvas> element".
 */
const tags = new RegExp(
  [
    String.raw`<\/?(?:a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|iframe|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|u|ul)(?:\s[^<>]*)?\/?>`,
    String.raw`<[a-z][a-z0-9-]*\s[^<>]*=[^<>]*>`,
    String.raw`<\/[a-z][a-z0-9-]*\s*>`,
    String.raw`<[a-z][a-z0-9-]*\s*\/>`,
    String.raw`<\/?[a-z]+:[a-z][^<>]*>`,
    '<!--',
    String.raw`<!doctype\b`,
  ].join('|'),
  'i',
)

const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', copy: '©', reg: '®', trade: '™', deg: '°' },
  ...{ hellip: '…', mdash: '—', ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
  ...{ bull: '•', middot: '·', euro: '€', pound: '£', yen: '¥', cent: '¢', times: '×', divide: '÷', plusmn: '±' },
  ...{ frac12: '½', frac14: '¼', rarr: '→', larr: '←', uarr: '↑', darr: '↓', shy: '', zwj: '', zwnj: '', ensp: ' ' },
  ...{ emsp: ' ', thinsp: ' ', check: '✓', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ', auml: 'ä' },
  ...{ ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', sect: '§', para: '¶' },
  ...{ le: '≤', ge: '≥', ne: '≠' },
}

/** Entities, also those that were escaped twice or lack their end, unlike "R&D" and "Q&A". */
const entities =
  /&(?:amp;)*(?:(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});|#\d{2,5}(?![\d;])|(?:#x[\da-f]{2,5}|nbsp|[nm]dash|hellip|[lr][sd]quo|quot)(?![\w;]))/i

function characterOf(entity: string): string | undefined {
  const name = entity.slice(1, -1)
  if (!name.startsWith('#')) return named[name] ?? named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
