import { rangeAt } from './position.ts'
import type { Problem } from './problem.ts'
import { bracketFault } from './syntax/brackets.ts'
import { type Fault, firstStop } from './syntax/grammar.ts'
import { measure, scan } from './syntax/scan.ts'

/** No document of a site needs more; deeper ones would only exhaust the programs that read them. */
const maxDepth = 32

/**
 * The one thing that keeps a text from being a JSON object without equal names, or undefined where it is one.
 * @param file name for the problem
 */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  const fault = faultOf(text)
  if (!fault) return undefined
  const { offset: _offset, length: _length, ...place } = rangeAt({ text }, fault.offset, fault.length)
  const { message, suggestion, fix } = fault
  return { file, ...place, rule: 'json-syntax', severity: 'error', message, suggestion, ...(fix && { fix }) }
}

function faultOf(text: string): Fault | undefined {
  if (text.trim() === '')
    return {
      offset: 0,
      length: 0,
      message: 'The file is empty.',
      suggestion: 'Write the document: an object between { and }.',
    }
  const { names, tooDeepAt } = measure(text, maxDepth)
  if (tooDeepAt !== undefined) return tooDeep(tooDeepAt)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return brokenAt(text)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return notAnObject(text, data)
  // Fewer names in the data than in the text: some were there twice. Reading token by token finds which.
  return names === countNames(data) ? undefined : brokenAt(text)
}

function brokenAt(text: string): Fault | undefined {
  const tokens = scan(text)
  const stop = firstStop(text, tokens)
  if (!stop) return undefined
  // A quote that is missing swallows brackets: a token that is wrong by itself comes before counting them.
  const byItself = tokens[stop.index]?.fault !== undefined
  return (byItself ? undefined : bracketFault(text, tokens, stop)) ?? stop.fault
}

function tooDeep(offset: number): Fault {
  const message = `This is nested more than ${maxDepth} levels deep.`
  return { offset, length: 1, message, suggestion: 'No block needs that; look for a bracket that was copied in.' }
}

function notAnObject(text: string, data: unknown): Fault {
  const what = Array.isArray(data)
    ? 'a list'
    : data === null
      ? 'null'
      : `a ${typeof data === 'string' ? 'text' : typeof data}`
  const first = scan(text)[0] as { offset: number; length: number }
  const suggestion = 'Put its properties between { and }.'
  return { offset: first.offset, length: first.length, message: `The document is ${what}, not an object.`, suggestion }
}

function countNames(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  let count = Array.isArray(data) ? 0 : Object.keys(data).length
  for (const value of Object.values(data)) count += countNames(value)
  return count
}
