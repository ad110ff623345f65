import { rangeAt } from './position.ts'
import type { Problem } from './problem.ts'
import { bracketFault } from './syntax/brackets.ts'
import { type Fault, firstStop } from './syntax/grammar.ts'
import { measure, scan, type Token } from './syntax/scan.ts'
import { conflictIn, strangerAt } from './syntax/strangers.ts'

/** No document needs more levels, and deeper ones could exhaust the programs that read them. */
const maxDepth = 32

/**
 * Reads a text that should be a JSON object without equal names.
 * @param file name for the problem
 * @returns the object, or the one thing that keeps the text from being one
 */
export function parseDocument(file: string, text: string): { data: object } | { problem: Problem } {
  const read = readObject(text)
  return 'data' in read ? read : { problem: problemOf(file, text, read) }
}

function problemOf(file: string, text: string, fault: Fault): Problem {
  const { offset: _offset, length: _length, ...place } = rangeAt({ text }, fault.offset, fault.length)
  const { message, suggestion, fix } = fault
  return { file, ...place, rule: 'json-syntax', severity: 'error', message, suggestion, ...(fix && { fix }) }
}

function readObject(text: string): { data: object } | Fault {
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
    // What JSON.parse refuses, our grammar refuses too.
    return brokenAt(text) as Fault
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return notAnObject(text, data)
  // Fewer names in the data than in the text mean duplicates. Reading token by token finds which.
  return (names === countNames(data) ? undefined : brokenAt(text)) ?? { data }
}

function brokenAt(text: string): Fault | undefined {
  const merged = conflictIn(text)
  if (merged) return merged
  const tokens = scan(text)
  const stop = firstStop(text, tokens)
  if (!stop) return undefined
  const stranger = strangerAt(text, tokens[stop.index] as Token)
  if (stranger) return stranger
  // A missing quote swallows brackets, so look for broken tokens before counting brackets.
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
  let count = 0
  if (Array.isArray(data)) for (const value of data) count += countNames(value)
  else for (const name of Object.keys(data)) count += 1 + countNames((data as Record<string, unknown>)[name])
  return count
}
