import { garbledIn } from '../garbled.ts'
import { lookAlikeIn } from '../look-alikes.ts'
import { firstMatch, textRule, withoutCode } from '../text-rule.ts'
import { codePoint, quote } from '../words.ts'

/** Characters that came in by copying: decoded wrongly, invisible, or from another alphabet than they seem. */
export const garbledCharacters = textRule(
  {
    name: 'garbled-characters',
    description: 'No text holds characters that are invisible, of another alphabet or read in a wrong encoding.',
    severity: 'error',
  },
  (text) => {
    const encoded = /[%=][\dA-F]{2}/.test(text) ? firstMatch(text, codes) : undefined
    if (encoded)
      return {
        ...encoded,
        message: `${quote(encoded.written)} is encoded, as in addresses and mails.`,
        suggestion: `Write the characters themselves: ${quote(decoded(encoded.written))}.`,
        replacement: decoded(encoded.written),
      }
    const sequence = text.includes('\\') ? firstMatch(withoutCode(text), escapes) : undefined
    if (sequence) {
      const [, code, sign] = /^\\+(?:[ux]([\da-f]+)|([^nrt\\]))/i.exec(sequence.written) ?? []
      const replacement = code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign
      return {
        ...{ ...sequence, replacement },
        message: `${quote(sequence.written)} would be shown as it stands: its backslash was escaped twice.`,
        suggestion: replacement
          ? `Write the character itself: ${replacement}`
          : 'Write a space in its place; a new paragraph is an entry of its own.',
      }
    }
    // Most texts are plain ASCII: skip them quickly.
    if (/^[\x20-\x7e]*$/.test(text)) return undefined
    const garbled = garbledIn(text)
    if (garbled)
      return {
        ...garbled,
        message: `${quote(garbled.written)} was read in a wrong encoding.`,
        suggestion: `Write "${garbled.meant}", and save the file as UTF-8.`,
        replacement: garbled.meant,
      }
    const bullet = firstMatch(text, /[\uf0a7\uf0b7\uf0d8\uf0fc]\s*/)
    if (bullet)
      return {
        ...bullet,
        message: `There is a bullet of a list in Word (${codePoint(bullet.written)}) here.`,
        suggestion: 'Remove it: the page marks the lines of lists.',
        replacement: '',
      }
    const lost = firstMatch(text, /[\ufff9-\ufffd\p{Co}\p{Cs}]+/u)
    if (lost)
      return {
        ...lost,
        message: `A character was lost here, or has no meaning (${codePoint(lost.written)}).`,
        suggestion: 'Write it anew.',
      }
    const invisible = firstMatch(text, invisibles)
    if (invisible) {
      const end = invisible.index + invisible.written.length
      const [before, after] = [/\S*$/.exec(text.slice(0, invisible.index)), /^\S*/.exec(text.slice(end))].map(String)
      const hasWords = /[\p{L}\p{N}]/u.test(text.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ''))
      return {
        ...invisible,
        message: `There is an invisible character (${codePoint(invisible.written)}) here.`,
        suggestion: !hasWords
          ? 'Write words: nothing of this text can be seen.'
          : before && after
            ? `Remove it: write "${before}${after}".`
            : 'Remove it.',
        replacement: hasWords ? '' : undefined,
      }
    }
    const control = firstMatch(text, /(?:(?![\n\r])[\p{Cc}\u2028\u2029])+/u)
    if (control)
      return {
        ...control,
        message: `There is ${control.written.startsWith('\t') ? 'a tab' : `a control character (${codePoint(control.written)})`} here.`,
        suggestion: 'Write a space.',
        replacement: ' ',
      }
    const whole = text.normalize('NFC')
    if (whole !== text) {
      const apart = firstMatch(text, /\p{L}\p{M}+/u) ?? { index: 0, written: text }
      const replacement = apart.written.normalize('NFC')
      if (replacement !== apart.written)
        return {
          ...apart,
          message: `${quote(replacement)} is written as a letter and an accent apart (${codePoint(apart.written.slice(1))}).`,
          suggestion: 'Type it anew.',
          replacement,
        }
    }
    const digits = firstMatch(text, /(?:(?![0-9\uff10-\uff19])\p{Nd})+/u)
    if (digits) {
      const replacement = [...digits.written].map(digitOf).join('')
      return {
        ...digits,
        message: `${quote(digits.written)} is written in digits of another script.`,
        suggestion: `Write "${replacement}".`,
        replacement,
      }
    }
    const alike = withBraces(lookAlikeIn(text), text)
    return (
      alike && {
        ...alike,
        message: `${quote(alike.written)} is not written in Latin letters alone: ${alike.letter} is ${codePoint(alike.letter)}, which only looks like "${alike.meant}".`,
        suggestion: `Write "${alike.better}".`,
        replacement: alike.better,
      }
    )
  },
)

// Each pattern asks for its first character before it looks back: looking back from every letter takes long in long texts.

/** Codes of characters in a text, but for those in addresses. */
const codes =
  /(?=[%=])(?<=^|[\s\p{L}.,;:!?])(?<!\/\S*)(?!%[A-Z]+(?:_[A-Z]+)*%)(?:(?:%(?:25)*(?:20|2[1-9A-F]|3[ABDF]|[89A-F][\dA-F]))+(?=[\p{L}\d\s.,;:!?]|$)|(?:=[\dA-F]{2}){2,}|=(?:20|3D)(?=\s|$))/u

/** What JSON reads as a character, written so that it does not: \\n for \n. */
const escapes =
  /(?=\\)(?:(?<=^|[\s\p{L}.,;:!?])(?:\\[nrt])+(?=[\s\p{Lu}]|$)|(?<=\p{L}{2})(?<![\\:]\S*)\\n(?=\p{Ll}{2})|(?<=\p{L}[.,;:!?])\\n(?=\p{L})|\\+u[\da-fA-F]{4}|\\+x[\da-f]{2}|(?<![\\\w:])\\+["'*_&#[\]()/~>](?=[\p{L}\d])|(?<=[\p{L}\d.,!?])\\+["'*_&\])/](?=[\s\p{L}.,;:!?]|$)|(?<=\s)\\[&/_-](?=\s))/u

/** The characters that %20, %2520 or =E2=80=99 stand for. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('=', '%').replace(/%(?:25)+(?=[\dA-F]{2})/g, '%'))
  } catch {
    return ' '
  }
}

/** The value of a digit of any script: their zeros end with 0 or 6 in Unicode. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const place = code % 16
  return /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6
}

/** A name in braces is a token: it is the whole that has to be right. */
function withBraces<T extends { index: number; written: string; better: string }>(found: T | undefined, text: string) {
  if (!found || text[found.index - 1] !== '{' || text[found.index + found.written.length] !== '}') return found
  return { ...found, index: found.index - 1, written: `{${found.written}}`, better: `{${found.better}}` }
}

/** Joiners are valid between letters of other scripts and between parts of an emoji, a soft hyphen within a long word. */
const invisibles =
  /[\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u115f\u1160\u3164\uffa0\u2800\u{e0000}-\u{e0fff}]+|(?=\u00ad)(?:(?<![\p{L}\p{M}])\u00ad|(?<=(?<![\p{L}\u00ad])\p{L}{1,6})\u00ad(?=\p{L}{1,6}(?![\p{L}\u00ad]))|\u00ad(?!\p{L}))|(?=[\u200c\u200d])(?<=^|[\s\p{Script=Latin}\p{N}])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\s\p{Script=Latin}\p{N}])/u
