/** Why a token is broken. */
export type TokenFault = 'unclosed' | 'control' | 'escape' | 'quotes' | 'word' | 'number' | 'sign'

/** A token of a JSON text. One with a `fault` has the kind that its writer probably meant. */
export interface Token {
  kind: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'number' | 'word' | 'comment' | 'sign' | 'end'
  offset: number
  length: number
  fault?: { why: TokenFault; offset: number; length: number }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const wordlike = /[^\s{}[\]:,"'“”‘’/]+/y
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
/** Quotes that word processors put in place of straight ones, each with its closing quote. */
const wrongQuotes: Record<string, string> = { "'": "'", '“': '”', '”': '”', '‘': '’', '’': '’', '`': '`' }

/** The codes of characters: comparing them is much quicker than comparing texts. */
const [lineFeed, carriageReturn, space] = [10, 13, 32]
const [quote, colon, backslash] = [34, 58, 92]
const [openBracket, closeBracket, openBrace, closeBrace] = [91, 93, 123, 125]

/** Splits a text into tokens, broken ones included. The last has the kind 'end'. */
export function scan(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    if (char === ' ' || char === '\n' || char === '\r' || char === '\t') {
      at += 1
      continue
    }
    const token = tokenAt(text, at, char)
    tokens.push(token)
    at += token.length
  }
  tokens.push({ kind: 'end', offset: text.length, length: 0 })
  return tokens
}

function tokenAt(text: string, offset: number, char: string): Token {
  if ('{}[]:,'.includes(char)) return { kind: char as Token['kind'], offset, length: 1 }
  if (char === '"') return stringAt(text, offset)
  if (char in wrongQuotes) return wronglyQuoted(text, offset, wrongQuotes[char] as string)
  if (text.startsWith('//', offset)) return { kind: 'comment', offset, length: lineEnd(text, offset) - offset }
  if (text.startsWith('/*', offset)) {
    const end = text.indexOf('*/', offset + 2)
    return { kind: 'comment', offset, length: (end === -1 ? text.length : end + 2) - offset }
  }
  return wordAt(text, offset)
}

function wordAt(text: string, offset: number): Token {
  wordlike.lastIndex = offset
  const word = wordlike.exec(text)?.[0] ?? ''
  if (word === 'true' || word === 'false' || word === 'null') return { kind: 'word', offset, length: word.length }
  number.lastIndex = offset
  if (word && number.exec(text)?.[0] === word) return { kind: 'number', offset, length: word.length }
  const length = word.length || 1
  const why = /^[-+.]?\d/.test(word) ? 'number' : /^[\p{L}_$]/u.test(word) ? 'word' : 'sign'
  return { kind: why, offset, length, fault: { why, offset, length } }
}

function stringAt(text: string, offset: number): Token {
  let fault: Token['fault']
  let at = offset + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return { kind: 'string', offset, length: at + 1 - offset, fault }
    if (code === lineFeed || (code === carriageReturn && text[at + 1] === '\n')) break
    if (code === backslash) {
      escapeSequence.lastIndex = at
      if (!escapeSequence.test(text)) fault ??= { why: 'escape', offset: at, length: Math.min(2, text.length - at) }
      at += 1
    } else if (code < space) fault ??= { why: 'control', offset: at, length: 1 }
  }
  const length = Math.min(at, text.length) - offset
  return { kind: 'string', offset, length, fault: { why: 'unclosed', offset, length } }
}

function wronglyQuoted(text: string, offset: number, close: string): Token {
  const line = lineEnd(text, offset)
  let end = offset + 1
  while (end < line && text[end] !== close) end += text[end] === '\\' ? 2 : 1
  const length = end >= line ? 1 : end + 1 - offset
  return { kind: 'string', offset, length, fault: { why: 'quotes', offset, length } }
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end === -1) return text.length
  return text[end - 1] === '\r' ? end - 1 : end
}

/** In one quick pass over valid JSON: how many property names it has, and where it is nested too deep. */
export function measure(text: string, maxDepth: number): { names: number; tooDeepAt?: number } {
  let depth = 0
  let names = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = closingQuote(text, at)
    else if (code === colon) names += 1
    else if (code === openBrace || code === openBracket) {
      depth += 1
      if (depth > maxDepth) return { names, tooDeepAt: at }
    } else if (code === closeBrace || code === closeBracket) depth -= 1
  }
  return { names }
}

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return text.length
}
