import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { rangeAt } from './position.ts'
import type { Problem } from './problem.ts'

/** The one thing that keeps a text from being a JSON object, or undefined where it is one. */
export function syntaxProblem(file: string, text: string): Problem | undefined {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const first = errors[0]
  if (!first) {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return undefined
  }
  const { offset: _, length: __, ...place } = rangeAt({ text }, first?.offset ?? 0, first?.length ?? 1)
  return {
    ...{ file, ...place, rule: 'json-syntax', severity: 'error' },
    message: first ? `This is not JSON: ${printParseErrorCode(first.error)}.` : 'The document is not an object.',
    suggestion: 'Write an object between braces.',
  }
}
