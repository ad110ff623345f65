import type { Edit } from '../problem.ts'
import type { Container, Fault } from './grammar.ts'
import type { Token } from './scan.ts'

/** The messages for all syntax errors of JSON. */

function at(token: { offset: number; length: number }, message: string, suggestion: string, fix?: Edit[]): Fault {
  return { offset: token.offset, length: token.length, message, suggestion, fix }
}

const replace = (token: { offset: number; length: number }, text: string): Edit[] => [
  { offset: token.offset, length: token.length, text },
]

/** The line of an offset, for words such as "the [ of line 12". */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The text of a token, shortened for a message. */
export function quoted(text: string, token: Token): string {
  const whole = text.slice(token.offset, token.offset + token.length)
  return whole.length > 40 ? `${whole.slice(0, 37)}…` : whole
}

/** A comment. */
export function comment(text: string, token: Token): Fault {
  const lineStart = text.lastIndexOf('\n', token.offset - 1) + 1
  const end = token.offset + token.length
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0]
  const alone = rest !== undefined && text.slice(lineStart, token.offset).trim() === ''
  const before = /[ \t]*$/.exec(text.slice(lineStart, token.offset))?.[0].length ?? 0
  // Removes the whole line if nothing else is on it.
  const edit = alone
    ? { offset: lineStart, length: end + rest.length - lineStart, text: '' }
    : { offset: token.offset - before, length: token.length + before, text: '' }
  return at(token, 'JSON has no comments.', 'Remove it; a remark for editors goes into the property "note".', [edit])
}

/** A comma before a closing bracket. */
export const trailingComma = (comma: Token, closer: Token): Fault =>
  at(comma, `There is a comma before the closing ${closer.kind}.`, 'Remove the comma.', replace(comma, ''))

/** A second comma in a row. */
export const doubleComma = (comma: Token): Fault =>
  at(comma, 'There are two commas in a row.', 'Remove one of them.', replace(comma, ''))

/** A missing comma is reported at the token before it. */
export function noComma(text: string, top: Container, previous: Token, token: Token, after: Token | undefined): Fault {
  const apart = text.slice(previous.offset + previous.length, token.offset)
  const sameLine = !apart.includes('\n')
  const words = token.fault?.why === 'word' || (token.fault?.why === 'sign' && text[token.offset] !== ';')
  if (previous.kind === 'string' && sameLine && words)
    return at(
      { offset: previous.offset + previous.length - 1, length: 1 },
      'This quote ends the text, but more words follow it.',
      'A quote within a text is written \\".',
    )
  const time = /^\d{1,2}:\d\d(?= *[,}\r\n])/.exec(text.slice(previous.offset, previous.offset + 40))?.[0]
  if (token.kind === ':' && time) {
    const whole = { offset: previous.offset, length: time.length }
    return at(whole, `${time} has no quotes.`, `Write "${time}".`, replace(whole, `"${time}"`))
  }
  if (token.kind === ':')
    return at(
      token,
      'A colon does not belong after a value.',
      'A colon stands between the name of a property and its value.',
    )
  if (token.kind === 'sign')
    return at(token, `${quoted(text, token)} does not belong here.`, 'Put a comma in its place.')
  const what =
    top.open.kind === '{' && after?.kind === ':' ? `the property ${quoted(text, token)}` : quoted(text, token)
  return at(previous, `A comma is missing between this and ${what}.`, 'Add a comma after it.', [
    { offset: previous.offset + previous.length, length: 0, text: ',' },
  ])
}

/** A missing colon between name and value. */
export function noColon(text: string, name: Token, token: Token): Fault {
  // "title: "Words" — the name runs on to the next quote.
  const ranOn = /^"([^":{[]+):\s*[{[]?\s*"$/.exec(text.slice(name.offset, name.offset + name.length))
  if (ranOn) return at(name, `The name ${ranOn[1]} has no quote after it.`, `Write "${ranOn[1]}".`)
  if (token.kind === ',' || token.kind === '}' || token.kind === ']' || token.kind === 'end')
    return at(name, `${quoted(text, name)} has no value.`, `Write a colon and a value: ${quoted(text, name)}: "…".`)
  if (token.kind === 'sign')
    return at(token, `${quoted(text, token)} does not belong here.`, 'Write a colon in its place.')
  return at(name, `A colon is missing after the name ${quoted(text, name)}.`, 'Add a colon between name and value.', [
    { offset: name.offset + name.length, length: 0, text: ':' },
  ])
}

/** A missing value. */
export function noValue(text: string, top: Container, token: Token): Fault {
  if (top.open.kind === '{' && top.name)
    return at(top.name, `${quoted(text, top.name)} has no value.`, 'Write one after the colon, or remove the property.')
  return unexpected(text, token)
}

/** A missing name of a property. */
export const noName = (text: string, token: Token): Fault =>
  thousands(text, token) ??
  at(
    token,
    `The name of a property is expected before ${quoted(text, token)}.`,
    'Write a name in double quotes and a colon.',
  )

/** A number with commas, as in texts: 1,000. The token is what follows its last comma. */
function thousands(text: string, token: Token): Fault | undefined {
  const written = text.slice(token.offset, token.offset + token.length)
  const before = /(?<![\d.])\d{1,3}(?:,\d{3})*,$/.exec(text.slice(Math.max(0, token.offset - 20), token.offset))?.[0]
  if (!before || !/^\d{3}$/.test(written)) return undefined
  const whole = { offset: token.offset - before.length, length: before.length + 3 }
  const better = (before + written).replaceAll(',', '')
  return at(whole, `${before}${written} has a comma, which parts values.`, `Write ${better}.`, replace(whole, better))
}

/** A token where a value is expected. */
export const unexpected = (text: string, token: Token): Fault =>
  at(
    token,
    `${quoted(text, token)} does not belong here.`,
    'A value is expected: a text in double quotes, a number, {, [, true or false.',
  )

/** A name that an object has twice. */
export const duplicateName = (token: Token, name: string): Fault =>
  at(token, `The property "${name}" is there twice in one object.`, 'Keep one of them; only the last would count.')

/** A missing closing bracket is reported at the token before it. */
export const unclosed = (text: string, top: Container, last: Token): Fault => noCloser(text, top.open, last)

/** A bracket that is never closed. */
export function noCloser(text: string, open: Token, last: Token): Fault {
  const closer = open.kind === '{' ? '}' : ']'
  const line = lineOf(text, open.offset)
  return at(last, `The ${open.kind} of line ${line} is not closed.`, `Add ${closer} after ${quoted(text, last)}.`)
}

/** A missing opening bracket is reported at the token after it. */
export const noOpener = (text: string, kind: '{' | '[', first: Token, closer?: Token): Fault =>
  at(
    first,
    `A ${kind} is missing before ${quoted(text, first)}.`,
    closer ? `Add ${kind} before it, or remove the ${closer.kind} that is one too many.` : `Add ${kind} before it.`,
  )

/** A closing bracket of the wrong kind. */
export function wrongCloser(text: string, top: Container, token: Token): Fault {
  const closer = top.open.kind === '{' ? '}' : ']'
  const line = lineOf(text, top.open.offset)
  return at(token, `${token.kind} cannot close the ${top.open.kind} of line ${line}.`, `Write ${closer} here.`)
}

/** Content after the end of the document. */
export function afterEnd(text: string, token: Token, first: Token): Fault {
  if (token.kind === '}' || token.kind === ']') return tooMany(token)
  if (first.kind === 'string' && token.kind === ':') return noOpener(text, '{', first)
  return at(
    token,
    `The document ends before ${quoted(text, token)}.`,
    'Remove what follows, or put it into the object.',
  )
}

/** A closing bracket without an opening one. */
export const tooMany = (closer: Token): Fault =>
  at(
    closer,
    `There is one ${closer.kind} too many.`,
    `Remove it, or add the ${closer.kind === '}' ? '{' : '['} it belongs to.`,
  )

/** A word without quotes in place of a property's name. */
export function ofName(text: string, token: Token, after: Token | undefined): Fault {
  if (token.fault?.why === 'word' && text[token.offset + token.length] === '"') return noOpeningQuote(text, token)
  if (token.fault?.why !== 'word' || after?.kind !== ':') return ofToken(text, token)
  const word = text.slice(token.offset, token.offset + token.length)
  return at(token, `The name ${word} has no quotes.`, `Write "${word}".`, replace(token, `"${word}"`))
}

function noOpeningQuote(text: string, token: Token): Fault {
  const word = quoted(text, token)
  return at(token, `${word} has no quote before it.`, `Write "${word}".`, [
    { offset: token.offset, length: 0, text: '"' },
  ])
}

/** Words of other languages for what JSON knows. */
const words: Record<string, string | undefined> = {
  yes: 'true',
  on: 'true',
  no: 'false',
  off: 'false',
  none: 'null',
  nil: 'null',
  undefined: 'null',
}

/** A token that is broken in itself, wherever it is. */
export function ofToken(text: string, token: Token): Fault {
  const fault = token.fault ?? { why: 'sign', ...token }
  const written = text.slice(fault.offset, fault.offset + fault.length)
  if (fault.why === 'unclosed')
    return at(
      fault,
      'This text has no closing quote on its line.',
      'Add " at its end; a line break within a text is written \\n.',
    )
  if (fault.why === 'control') {
    const name = written === '\t' ? 'A tab' : `A control character (code ${written.charCodeAt(0)})`
    return at(fault, `${name} is not allowed in a text.`, 'Write a space in its place.', replace(fault, ' '))
  }
  const whole = /"[^"\n]*/.exec(text.slice(token.offset))?.[0].slice(1) ?? ''
  if (fault.why === 'escape' && /^[\w.-]+(?:\\[\w.-]+)+$/.test(whole))
    return at(fault, `${written} means nothing in a text.`, `A path has slashes: "${whole.replaceAll('\\', '/')}".`)
  if (fault.why === 'escape')
    return at(
      fault,
      `${written} means nothing in a text.`,
      'A backslash itself is written \\\\, a quote \\", a line break \\n.',
    )
  if (fault.why === 'quotes') return wrongQuotes(fault, written)
  if (fault.why === 'number')
    return (
      thousands(text, token) ??
      at(fault, `${quoted(text, token)} is not a number.`, 'Write it like 12, -3 or 0.5, or in double quotes as text.')
    )
  if (fault.why === 'word') {
    const lower = written.toLowerCase()
    if (['true', 'false', 'null'].includes(lower))
      return at(fault, `${written} is written in small letters.`, `Write ${lower}.`, replace(fault, lower))
    const meant = words[lower]
    if (meant) return at(fault, `JSON does not know ${written}.`, `Write ${meant}, or a text in double quotes.`)
    return at(fault, `${quoted(text, token)} has no quotes.`, 'A text stands between double quotes.')
  }
  return unexpected(text, token)
}

function wrongQuotes(fault: { offset: number; length: number }, written: string): Fault {
  const open = written[0] as string
  const message = open === "'" ? 'Single quotes cannot enclose a text.' : `${open} cannot enclose a text.`
  if (written.length < 2) return at(fault, message, 'Use double quotes: "…".')
  // Within single quotes \' was an apostrophe; in double quotes it needs no backslash, and " does.
  const inner = written
    .slice(1, -1)
    .replaceAll("\\'", "'")
    .replace(/(\\.)|"/g, (all, escaped) => escaped ?? all.replace('"', '\\"'))
  return at(
    fault,
    message,
    `Use double quotes: "${inner.length > 40 ? `${inner.slice(0, 37)}…` : inner}".`,
    replace(fault, `"${inner}"`),
  )
}
