import type { Edit } from '../problem.ts'
import * as fault from './faults.ts'
import type { Token } from './scan.ts'

/** A fault that keeps a text from being JSON: its place and the words for it. */
export interface Fault {
  offset: number
  length: number
  message: string
  suggestion: string
  fix?: Edit[]
}

/** An object or array that is open at some point of the text. */
export interface Container {
  open: Token
  /** What may come next: a property's name, a colon, a value, or a comma or bracket. */
  expects: 'name' | 'colon' | 'value' | 'next'
  /** The comma just read, if the last token was one. */
  comma?: Token
  /** The last property's name. */
  name?: Token
  /** First token of the last value. */
  value?: Token
  names: Set<string>
}

/** Where parsing stopped: the unexpected token, the brackets still open, and the most likely fault. */
export interface Stop {
  index: number
  stack: Container[]
  fault: Fault
}

const closerOf = { '{': '}', '[': ']' } as const

/** Parses the tokens up to the first unexpected one. Not recursive, so that deep documents cannot overflow the stack. */
export function firstStop(text: string, tokens: Token[]): Stop | undefined {
  const stack: Container[] = []
  let complete = false
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const found = read(token, index)
    if (found) return { index, stack, fault: found }
  }
  return undefined

  function read(token: Token, index: number): Fault | undefined {
    const previous = tokens[index - 1]
    if (token.kind === 'comment') return fault.comment(text, token)
    const top = stack.at(-1)
    if (!top) {
      if (token.kind === 'end') return undefined
      if (complete) return fault.afterEnd(text, token, tokens[0] as Token)
      return value(token)
    }
    if (token.kind === 'end') return fault.unclosed(text, top, previous as Token)
    if (top.expects === 'next') return next(top, token, previous as Token, index)
    if (top.expects === 'colon') return colon(top, token)
    if (top.expects === 'name') return name(top, token, tokens[index + 1])
    if (top.open.kind === '[' && token.kind === ']') {
      if (top.comma) return fault.trailingComma(top.comma, token)
      return close()
    }
    if (token.kind === ',') return top.comma ? fault.doubleComma(token) : fault.noValue(text, top, token)
    if (token.kind === '}' || token.kind === ']' || token.kind === ':') return fault.noValue(text, top, token)
    return value(token)
  }

  function value(token: Token): Fault | undefined {
    const top = stack.at(-1)
    if (token.fault) return fault.ofToken(text, token)
    if (top) {
      top.expects = 'next'
      top.comma = undefined
      top.value = token
    }
    if (token.kind === '{' || token.kind === '[')
      stack.push({ open: token, expects: token.kind === '{' ? 'name' : 'value', names: new Set() })
    else if (token.kind === 'string' || token.kind === 'number' || token.kind === 'word') complete ||= !top
    else return fault.unexpected(text, token)
    return undefined
  }

  function close(): undefined {
    stack.pop()
    complete = stack.length === 0
  }

  function next(top: Container, token: Token, previous: Token, index: number): Fault | undefined {
    if (token.kind === closerOf[top.open.kind as '{' | '[']) return close()
    if (token.kind === '}' || token.kind === ']') return fault.wrongCloser(text, top, token)
    if (token.kind !== ',') return fault.noComma(text, top, previous, token, tokens[index + 1])
    top.comma = token
    top.expects = top.open.kind === '{' ? 'name' : 'value'
    return undefined
  }

  function colon(top: Container, token: Token): Fault | undefined {
    if (token.kind !== ':') return fault.noColon(text, top.name as Token, token)
    top.expects = 'value'
    top.comma = undefined
    return undefined
  }

  function name(top: Container, token: Token, after: Token | undefined): Fault | undefined {
    if (token.kind === '}') return top.comma ? fault.trailingComma(top.comma, token) : close()
    if (token.kind === ',') return top.comma ? fault.doubleComma(token) : fault.unexpected(text, token)
    if (token.fault) return fault.ofName(text, token, after)
    if (token.kind !== 'string') return fault.noName(text, token)
    const written = JSON.parse(text.slice(token.offset, token.offset + token.length)) as string
    if (top.names.has(written)) return fault.duplicateName(token, written)
    top.names.add(written)
    top.name = token
    top.expects = 'colon'
    return undefined
  }
}
