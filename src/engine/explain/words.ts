import type { ErrorObject } from 'ajv'
import { didYouMean, nearest, oneOf, sortedByNearness, surely } from '../near.ts'
import { quote } from '../words.ts'
import type { Schema, WrongValue } from './cause.ts'

/** What a rule of the contract says: its name, and the words. */
export interface Explanation {
  rule: string
  message: string
  suggestion: string
  /** The right token, where there is one right answer. */
  replacement?: string
}

const typeNames: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list between [ and ]',
  object: 'an object between { and }',
  null: 'null',
}

/** What a JSON value is, in the same words. */
function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? 'a text' : String(value)
}

/**
 * The words for a value that does not fit its contract.
 * @param description what the contract says of the value at this place
 */
export function explainValue(cause: WrongValue, description: string | undefined): Explanation {
  const { error } = cause
  const { keyword, params, data } = error
  const schema = error.parentSchema as Schema
  const about = sentence(description ?? schema.description)
  const name = cause.path.findLast((step) => typeof step === 'string') ?? 'The document'
  switch (keyword) {
    case 'type': {
      const expected = [...new Set(cause.expected)].map((type) => typeNames[type] ?? type)
      const wrapped = cause.expected.includes('array') && typeof data === 'string' ? ` Write [${quote(data)}].` : ''
      const asText = cause.expected.includes('string') && typeof data === 'number' ? ` Write "${data}".` : ''
      return {
        rule: 'wrong-type',
        message: `"${name}" is ${typeOf(data)}, not ${expected.join(' or ')}.`,
        suggestion: wrapped.trim() || asText.trim() || `Write ${expected.join(' or ')}.${about && ` ${about}`}`,
      }
    }
    case 'const':
    case 'enum':
      return explainChoice(String(name), data, keyword === 'const' ? [params.allowedValue] : params.allowedValues)
    case 'pattern':
    case 'format':
      return explainForm(String(name), error, schema)
    case 'not': {
      const { pattern } = error.schema as { pattern?: string }
      const found = pattern === undefined ? null : new RegExp(pattern, 'u').exec(String(data))
      return {
        rule: 'wrong-form',
        message: `${quote(found?.[0] ?? String(data))} cannot stand in "${name}".`,
        suggestion: about ? `Write it without. ${about}` : 'Write it without.',
      }
    }
    case 'uniqueItems': {
      const entry = JSON.stringify((data as unknown[])[params.i])
      return {
        rule: 'duplicate-entry',
        message: `${entry.length > 60 ? 'This entry' : entry} is in "${name}" already.`,
        suggestion: 'Keep one of them.',
      }
    }
    default:
      return { rule: 'wrong-size', ...explainAmount(String(name), keyword, params.limit, data, about) }
  }
}

function explainChoice(name: string, data: unknown, allowed: unknown[]): Explanation {
  const words = allowed.filter((value): value is string => typeof value === 'string')
  const near = typeof data === 'string' ? nearest(data, words) : []
  const only = words.length === 1 && allowed.length === 1 ? words[0] : undefined
  const list = words.length ? oneOf(sortedByNearness(String(data), words)) : allowed.map(String).join(' or ')
  return {
    rule: 'wrong-value',
    message: `"${name}" cannot be ${typeof data === 'string' ? quote(data) : typeOf(data)}.`,
    suggestion: didYouMean(near) ?? `Write ${list}.`,
    replacement: only ?? surely(near),
  }
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function explainAmount(name: string, keyword: string, limit: number, data: unknown, about: string) {
  const more = about && ` ${about}`
  if (typeof data === 'string') {
    const length = [...data].length
    if (length === 0) return { message: `"${name}" is empty.`, suggestion: `Write it.${more}` }
    const over = keyword === 'maxLength'
    const bound = over ? `at most ${limit} fit` : `at least ${limit} are needed`
    const change = over ? `Shorten it by ${length - limit}` : `Add at least ${limit - length}`
    return { message: `"${name}" has ${counted(length, 'character')}; ${bound}.`, suggestion: `${change}.${more}` }
  }
  if (Array.isArray(data)) {
    if (keyword === 'uniqueItems')
      return { message: `"${name}" holds an entry twice.`, suggestion: 'Keep one of them.' }
    if (data.length === 0) return { message: `"${name}" is empty.`, suggestion: `Add an entry.${more}` }
    const over = keyword === 'maxItems'
    const bound = over ? `at most ${limit} fit` : `at least ${limit} are needed`
    const change = over ? `Remove ${data.length - limit}` : `Add ${limit - data.length}`
    const has = data.length === 1 ? '1 entry' : `${data.length} entries`
    return { message: `"${name}" has ${has}; ${bound}.`, suggestion: `${change}.${more}` }
  }
  const bounds: Record<string, string> = { minimum: 'at least', maximum: 'at most' }
  const bound = `${bounds[keyword] ?? keyword} ${limit}`
  return { message: `"${name}" is ${data}; it must be ${bound}.`, suggestion: `Write a number of ${bound}.${more}` }
}

/** Ways in which editors write what they mean: tried in turn until one has the right form. */
const repairs: ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(/\s+/g, ' ').trim(),
  (text) => text.replace(/^http:\/\//, 'https://'),
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  (text) =>
    text
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/\/+$/, ''),
  (text) => text.replace(/^(\.\.?\/)*(pages-data\/)?\/?media\//, ''),
  (text) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text),
  (text) => `/${text}`,
]

function explainForm(name: string, error: ErrorObject, schema: Schema): Explanation {
  if (error.data === '')
    return { rule: 'wrong-size', ...explainAmount(name, 'minLength', 1, '', sentence(schema.description)) }
  const text = String(error.data)
  const about = sentence(schema.description)
  const title = typeof schema.title === 'string' ? schema.title : undefined
  if (text.trim() !== text)
    return {
      rule: 'wrong-form',
      message: text.trim() ? 'The text begins or ends with a space.' : 'The text is nothing but spaces.',
      suggestion: text.trim() ? `Write ${quote(text.trim())}.` : `Write it. ${about}`.trim(),
      replacement: text.trim() || undefined,
    }
  const pattern = error.keyword === 'pattern' ? new RegExp(error.params.pattern, 'u') : undefined
  const repaired =
    pattern && repairs.map((repair) => repair(text)).find((better) => better !== text && pattern.test(better))
  const kind = title ? ` (${title.charAt(0).toLowerCase()}${title.slice(1)})` : ''
  return {
    rule: 'wrong-form',
    message: `${quote(text)} does not have the right form${kind}.`,
    suggestion: repaired
      ? `Did you mean ${quote(repaired)}?`
      : about || `It must match ${error.params.pattern ?? error.params.format}.`,
  }
}

/** A description as a whole sentence, or nothing. */
export function sentence(description: unknown): string {
  if (typeof description !== 'string') return ''
  return /[.!?)]$/.test(description) ? description : `${description}.`
}
