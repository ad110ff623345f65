import type { Fault } from './grammar.ts'
import type { Token } from './scan.ts'

/** Lines that git writes into a document for a merge conflict. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/m

/** The first mark of a merge conflict, if any. */
export function conflictIn(text: string): Fault | undefined {
  const match = conflict.exec(text)
  if (!match) return undefined
  return {
    offset: match.index,
    length: match[0].trimEnd().length,
    message: 'A merge left its marks here: two versions of the document stand one after the other.',
    suggestion: 'Keep one version, and remove the lines of <, = and >.',
  }
}

/** Full-width characters and their ASCII counterparts. */
const wide: Record<string, string> = {
  '，': ',',
  '、': ',',
  '：': ':',
  '；': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '＂': '"',
}
const spaces = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000]+/
const invisible = /^[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/
const fence = /^```[^\n`]*/
const comment = /^(?:<!--[\s\S]*?-->|#[^\n\r]*)/

/** The fault of a token that is not JSON, such as a full-width colon; undefined for others. */
export function strangerAt(text: string, { offset }: Token): Fault | undefined {
  const rest = text.slice(offset, offset + 2000)
  const fault = (written: string, message: string, suggestion: string, replacement: string): Fault => ({
    ...{ offset, length: written.length, message, suggestion },
    fix: [{ offset, length: written.length, text: replacement }],
  })
  const space = spaces.exec(rest)?.[0]
  if (space)
    return fault(
      space,
      'A no-break space, or one of another width, is not allowed between values.',
      'Write a plain space.',
      ' ',
    )
  const nothing = invisible.exec(rest)?.[0]
  if (nothing) {
    const code = (nothing.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return fault(nothing, `There is an invisible character (U+${code}) here.`, 'Remove it.', '')
  }
  const sign = wide[rest[0] ?? '']
  if (sign) return fault(rest[0] as string, `${rest[0]} is a sign of double width.`, `Write ${sign}`, sign)
  const chat = fence.exec(rest)?.[0]
  if (chat)
    return fault(
      chat,
      `${chat} is the fence of a program for chats.`,
      'Remove the lines of ```: the file begins with {.',
      '',
    )
  const remark = comment.exec(rest)?.[0]
  if (remark)
    return fault(remark, 'JSON has no comments.', 'Remove it; a remark for editors goes into the property "note".', '')
  return undefined
}
