import { noCloser, noOpener, tooMany, wrongCloser } from './faults.ts'
import type { Fault, Stop } from './grammar.ts'
import type { Token } from './scan.ts'

/**
 * A missing bracket makes parsing stop far from the gap. This finds the place that a person would point to: the count
 * of brackets says which one is missing, the indentation says where.
 */
export function bracketFault(text: string, tokens: Token[], stop: Stop): Fault | undefined {
  const count = (kind: string): number => tokens.filter((token) => token.kind === kind).length
  const braces = count('{') - count('}')
  const lists = count('[') - count(']')
  if (braces === 0 && lists === 0) return undefined
  const stopped = tokens[stop.index] as Token
  const top = stop.stack.at(-1)
  if (braces * lists < 0) {
    const closer = stopped.kind === '}' || stopped.kind === ']'
    return closer && top ? wrongCloser(text, top, stopped) : undefined
  }
  if (braces > 0 || lists > 0) return missingCloser(text, tokens, stop)
  return missingOpener(text, tokens, stop, braces < 0 ? '{' : '[')
}

function missingCloser(text: string, tokens: Token[], stop: Stop): Fault | undefined {
  const gap = gapByIndentation(text, tokens, stop.index)
  if (gap) return noCloser(text, gap.open, beforeComma(tokens, gap.index))
  const top = stop.stack.at(-1)
  const stopped = tokens[stop.index] as Token
  // On one line, a bracket of the other kind or an object in place of a name shows the gap.
  const shows = ['}', ']', '{', '[', ':', 'end'].includes(stopped.kind)
  if (!top || !shows) return undefined
  const back = stopped.kind === ':' ? stop.index - 1 : stop.index
  return noCloser(text, top.open, beforeComma(tokens, back))
}

/** The first token of a line that is indented no deeper than a bracket still open, without closing it. */
function gapByIndentation(text: string, tokens: Token[], last: number): { open: Token; index: number } | undefined {
  const open: { token: Token; indent: number; line: number }[] = []
  let lineStart = -1
  for (let index = 0; index <= last; index++) {
    const token = tokens[index] as Token
    const start = text.lastIndexOf('\n', token.offset - 1) + 1
    const indent = /^[ \t]*/.exec(text.slice(start, start + 200))?.[0].length ?? 0
    const top = open.at(-1)
    if (start !== lineStart && top && top.line !== start && token.kind !== 'end') {
      const closes = (token.kind === '}' || token.kind === ']') && indent === top.indent
      if (indent <= top.indent && !closes) return { open: top.token, index }
    }
    lineStart = start
    if (token.kind === '{' || token.kind === '[') open.push({ token, indent, line: start })
    else if (token.kind === '}' || token.kind === ']') open.pop()
  }
  return undefined
}

/** The last token before the gap. A comma there belongs after the missing bracket. */
function beforeComma(tokens: Token[], index: number): Token {
  const before = tokens[index - 1] as Token
  return before.kind === ',' ? (tokens[index - 2] ?? before) : before
}

function missingOpener(text: string, tokens: Token[], stop: Stop, kind: '{' | '['): Fault | undefined {
  const stopped = tokens[stop.index] as Token
  const before = tokens[stop.index - 1]
  const top = stop.stack.at(-1)
  if (kind === '{') {
    // "meta": "title": … or [ "type": … — the object should have begun before this name.
    if (stopped.kind === ':' && before?.kind === 'string') {
      // }, "title": … — the bracket before may have been typed by mistake.
      const [closer, comma] = tokens.slice(Math.max(0, stop.index - 3), stop.index - 1)
      return noOpener(text, '{', before, comma?.kind === ',' && closer?.kind === '}' ? closer : undefined)
    }
    return closes(stopped) ? tooMany(stopped) : undefined
  }
  // "keywords": "a", "b"] — the list should have begun after the last colon.
  // The list has just been closed; this is a second closing bracket.
  if (top?.open.kind === '{' && top.value && top.value.kind !== '[') return noOpener(text, '[', top.value)
  return closes(stopped) ? tooMany(stopped) : undefined
}

const closes = (token: Token): boolean => token.kind === '}' || token.kind === ']'
