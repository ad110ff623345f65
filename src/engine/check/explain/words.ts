import type { ErrorObject } from 'ajv'
import { slugOf } from '../../../page/slug.ts'
import { latin } from '../look-alikes.ts'
import { didYouMean, nearest, oneOf, sortedByNearness, surely } from '../near.ts'
import type { Finding } from '../rule.ts'
import { amountOf, codePoint, quote } from '../words.ts'
import type { Schema, WrongValue } from './cause.ts'

/** The words for a violation of a contract, with the name of its rule. */
export interface Explanation extends Finding {
  rule: string
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
 * @param description the description of the value in its contract
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
      const better = inRightType(data, cause.expected, Number(schema.minItems ?? 0))
      const collection = (schema.properties as { collection?: { const?: string } } | undefined)?.collection?.const
      const ids = [data].flat().filter((id) => typeof id === 'string' && id !== collection)
      const only = ids.length ? `, "only": ${asWritten(ids)}` : ''
      const object = cause.expected.includes('object') ? asObject(data, schema) : undefined
      return {
        rule: 'wrong-type',
        message: `"${name}" is ${typeOf(data)}, not ${expected.join(' or ')}.`,
        suggestion: collection
          ? `Write { "collection": "${collection}"${only} }.`
          : object
            ? `Write ${object}.`
            : better === undefined
              ? `Write ${expected.join(' or ')}${withNames(schema)}.${about && ` ${about}`}`
              : `Write ${asWritten(better)}.`,
        replacement: better,
      }
    }
    case 'const':
    case 'enum':
      return explainChoice(String(name), data, keyword === 'const' ? [params.allowedValue] : params.allowedValues)
    case 'pattern':
    case 'format':
      return data === ''
        ? { rule: 'wrong-size', ...explainAmount(String(name), 'minLength', 1, '', sentence(schema.description)) }
        : { rule: 'wrong-form', ...explainForm(String(name), error, schema) }
    case 'not': {
      const { pattern } = error.schema as { pattern?: string }
      const found = pattern === undefined ? null : new RegExp(pattern, 'u').exec(String(data))
      return {
        rule: 'wrong-form',
        message: `${quote(found?.[0] ?? String(data))} is not allowed in "${name}".`,
        suggestion: about ? `Write it without. ${about}` : 'Write it without.',
      }
    }
    case 'uniqueItems': {
      const entry = JSON.stringify((data as unknown[])[params.i])
      return {
        rule: 'duplicate-entry',
        message: `${entry.length > 60 ? 'This entry' : entry} is in "${name}" twice.`,
        suggestion: 'Keep one of them.',
      }
    }
    default:
      return { rule: 'wrong-size', ...explainAmount(String(name), keyword, params.limit, data, about) }
  }
}

/** The object that was meant by its one text or list: { "label": "REST" }, or by the address of a link. */
function asObject(data: unknown, { required = [], oneOf }: Schema): string | undefined {
  const [name, ...others] = required as string[]
  const isList = Array.isArray(data)
  if (others.length || !(isList || typeof data === 'string')) return undefined
  if (!oneOf) return name && `{ "${name}": ${isList ? asWritten(data) : quote(data)} }`
  if (isList) return undefined
  const to = /^\S+@\S+$/.test(data) && !data.startsWith('mailto:') ? `mailto:${data}` : data
  const isAddress = /^(?:[/#]|https?:|tel:|mailto:)/.test(to)
  const label = name && `"${name}": ${isAddress ? '"…"' : quote(data)}, `
  return isAddress || label ? `{ ${label ?? ''}"to": ${isAddress ? quote(to) : '"…"'} }` : undefined
}

/** What an object must have: ' with "image" and "alt"'. */
function withNames({ required }: Schema): string {
  const names = Array.isArray(required) ? required.map(String) : []
  return names.length ? ` with ${oneOf(names, 'and')}` : ''
}

/**
 * A value converted to the right type, if there is one way to do it: 88 for "88", ["a", "b"] for "a, b".
 * @param least number of entries that a list has
 */
function inRightType(data: unknown, expected: string[], least: number): unknown {
  const isText = typeof data === 'string'
  if (expected.includes('array') && isText) {
    if (/\S\n+\S/.test(data)) return data.trim().split(/\s*\n\s*/)
    // Short names between commas are a list; but sentences have commas, too.
    const parts = data.split(',').map((part) => part.trim())
    const name = least > 1 ? /^[^\s!?]+(?: [^\s!?]+){0,5}$/ : /^[\w-]+$/
    return parts.length > 1 && parts.every((part) => name.test(part)) ? parts : [data]
  }
  const wantsNumber = expected.includes('number') || expected.includes('integer')
  if (wantsNumber && isText && /^\s*-?\d+(\.\d+)?\s*%?\s*$/.test(data)) return Number(data.replace(/[\s%]/g, ''))
  if (expected.includes('boolean') && isText && /^(true|false|yes|no)$/i.test(data)) return /^(true|yes)$/i.test(data)
  return expected.includes('string') && typeof data === 'number' ? String(data) : undefined
}

const asWritten = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map((entry) => quote(String(entry))).join(', ')}]` : JSON.stringify(value)

function explainChoice(name: string, data: unknown, allowed: unknown[]): Explanation {
  const words = allowed.filter((value): value is string => typeof value === 'string')
  const near = typeof data === 'string' ? nearest(data, words) : []
  const only = words.length === 1 && allowed.length === 1 ? words[0] : undefined
  const list = words.length ? oneOf(sortedByNearness(String(data), words)) : allowed.map(String).join(' or ')
  return {
    rule: 'wrong-value',
    message: `"${name}" cannot be ${typeof data === 'string' ? quote(data) : typeOf(data)}.`,
    suggestion:
      didYouMean(near) ??
      `Write ${list}.${/^(?:[/#]|https:)/.test(String(data)) && name !== '$schema' ? ' An address belongs in "to".' : ''}`,
    replacement: only ?? surely(near),
  }
}

function explainAmount(name: string, keyword: string, limit: number, data: unknown, about: string) {
  const more = about && ` ${about}`
  if (typeof data === 'string') {
    const length = [...data].length
    if (length === 0) return { message: `"${name}" is empty.`, suggestion: `Write it.${more}` }
    const over = keyword === 'maxLength'
    const bound = over ? `at most ${limit} fit` : `at least ${limit} are needed`
    const change = over ? `Shorten it by ${length - limit}` : `Add at least ${limit - length}`
    return { message: `"${name}" has ${amountOf(length, 'character')}; ${bound}.`, suggestion: `${change}.${more}` }
  }
  if (Array.isArray(data)) {
    if (data.length === 0) return { message: `"${name}" is empty.`, suggestion: `Add an entry.${more}` }
    const over = keyword === 'maxItems'
    const bound = over ? `at most ${limit} ${limit === 1 ? 'fits' : 'fit'}` : `at least ${limit} are needed`
    const several = data.some((entry) => typeof entry === 'string' && /^[^.!?]+[,;|]\s*\S[^.!?]*$/.test(entry))
    const add = several ? 'Write an entry for each part between the commas' : `Add ${limit - data.length}`
    const change = over ? `Remove ${data.length - limit}` : add
    const has = data.length === 1 ? '1 entry' : `${data.length} entries`
    return { message: `"${name}" has ${has}; ${bound}.`, suggestion: `${change}.${more}` }
  }
  const bounds: Record<string, string> = { minimum: 'at least', maximum: 'at most' }
  const bound = `${bounds[keyword] ?? keyword} ${limit}`
  return { message: `"${name}" is ${data}; it must be ${bound}.`, suggestion: `Write a number of ${bound}.${more}` }
}

/** Letters that stand for digits between them. */
const withDigits = (text: string): string =>
  text.replace(/(?<=\d\s?)o|o(?=\d)/gi, '0').replace(/(?<=\d\s?)l|l(?=\d)/g, '1')

/** Corrections of common slips, tried in turn until one has the right form. */
const repairs: ((text: string) => string)[] = [
  (text) => (/^\+?[\d\s().-]{8,}$/.test(text) ? `tel:${text.trim()}` : text),
  (text) => text.trim(),
  // A chat has the number without signs; the others first try what keeps most.
  (text) =>
    /^(?:https?:\/\/)?(?:[\w.]*wa\.me\/|\+)[+\d\s()-]{8,}$/.test(text)
      ? `https://wa.me/${text.replace(/\D/g, '')}`
      : text,
  (text) => (text.includes('://') ? text.replace(/\s+/g, '') : text.replace(/\s+/g, ' ').trim()),
  (text) => text.replace(/^http:\/\//, 'https://'),
  (text) => text.toLowerCase().replace(/[\s_]+/g, '-'),
  slugOf,
  (text) => text.toUpperCase(),
  (text) =>
    text
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
      .replace(/\/+$/, ''),
  (text) => text.replace(/^(\.\.?\/)*(pages-data\/)?\/?media\//, ''),
  (text) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text),
  // Words with hyphens and slashes are a path without its first slash; anything else is not.
  (text) => (/^[a-z0-9][a-z0-9/-]*$/.test(text) ? `/${text}` : text),
  // Years and numbers: "since 2012", "2O12", "'12", "tel:+91 …".
  (text) => withDigits(text).replace(/^tel:\s*/i, ''),
  (text) =>
    withDigits(text)
      .match(/(?<!\d)(?:19|20)\s?\d\d(?!\d)/g)
      ?.at(-1)
      ?.replace(/\s/, '') ?? text,
  (text) => text.replace(/^\W?(\d\d)$/, '20$1'),
]

function explainForm(name: string, error: ErrorObject, schema: Schema): Finding {
  const text = String(error.data)
  const about = sentence(schema.description)
  const title = typeof schema.title === 'string' ? schema.title : undefined
  const alike = error.keyword === 'pattern' ? latin(text.replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')) : text
  if (alike !== text && new RegExp(error.params.pattern, 'u').test(alike)) {
    const strange = [...text].find((letter) => !alike.includes(letter)) as string
    const invisible = /\p{Cf}/u.test(strange)
    return {
      message: invisible
        ? `There is an invisible character (${codePoint(strange)}) in "${name}".`
        : `${quote(text)} is not written in Latin letters alone: ${strange} is ${codePoint(strange)}.`,
      suggestion: `Write "${alike}".`,
      replacement: alike,
    }
  }
  const code = error.params.pattern?.startsWith('^ *') ? explainCode(name, text) : undefined
  if (code) return code
  if (text.trim() !== text)
    return {
      message: text.trim() ? `The text begins or ends with ${spaceAtEdge(text)}.` : 'The text is nothing but spaces.',
      suggestion: text.trim() ? `Write ${quote(text.trim())}.` : `Write it. ${about}`.trim(),
      replacement: text.trim() || undefined,
    }
  if (/[\n\r]/.test(text) && error.params.pattern?.includes('(.*'))
    return {
      message: `"${name}" is one line, and this text has a line break.`,
      suggestion: 'Write a space in its place.',
      replacement: text.replace(/\s*[\n\r]+\s*/g, ' '),
    }
  if (error.params.format === 'date') return explainDate(name, text)
  const pattern = error.keyword === 'pattern' ? new RegExp(error.params.pattern, 'u') : undefined
  const repaired =
    pattern &&
    repairs
      .slice(error.instancePath.includes('/chat/') ? 1 : 0)
      .map((repair) => repair(text))
      .find((better) => better !== text && pattern.test(better))
  const kind = title ? ` (${title.charAt(0).toLowerCase()}${title.slice(1)})` : ''
  return {
    message: `${quote(text)} does not have the right form${kind}.`,
    suggestion: repaired
      ? `Did you mean ${quote(repaired)}?`
      : about || `It must match ${error.params.pattern ?? error.params.format}.`,
  }
}

/** What is wrong with a line of code whose indent has to stay. */
function explainCode(name: string, text: string): Finding | undefined {
  const line = text.trimEnd()
  const indent = line.slice(0, line.length - line.trimStart().length)
  if (!line) return undefined
  if (/[\n\r\u2028\u2029]/.test(line))
    return {
      message: `"${name}" is one line, and this text has a line break.`,
      suggestion: 'Write each line as an entry of its own.',
    }
  const better = indent.replace(/\t/g, '  ').replace(/[^ ]/g, ' ') + line.trim()
  return {
    message: indent.replaceAll(' ', '')
      ? `The line is indented with ${spaceAtEdge(indent.replaceAll(' ', ''))}.`
      : `The line ends with ${spaceAtEdge(`.${text}`)}.`,
    suggestion: `Write ${quote(better)}.`,
    replacement: better,
  }
}

const spaceAtEdge = (text: string): string => {
  const edge = /^\s/.exec(text)?.[0] ?? text.at(-1)
  if (edge === '\u00a0' || edge === '\u202f') return `a no-break space (${codePoint(edge)})`
  return edge === '\n' || edge === '\r' ? 'a line break' : edge === '\t' ? 'a tab' : 'a space'
}

const months = 'January February March April May June July August September October November December'.split(' ')

function explainDate(name: string, text: string): Finding {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (month >= 1 && month <= 12) {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return {
      message: `${months[month - 1]} ${year} has no day ${day}.`,
      suggestion: `Write a day from 01 to ${last}.`,
    }
  }
  if (year)
    return {
      message: `There is no month ${month}.`,
      suggestion:
        Number(day) <= 12
          ? `Did you mean "${text.replace(/(-\d\d)(-\d\d)$/, '$2$1')}"?`
          : 'Write the month from 01 to 12: 2026-04-01.',
    }
  const read = dateMeant(text)
  const [, first, second, last] = read ? [] : (/^\s*(\d{1,2})\W(\d{1,2})\W(\d{4})\s*$/.exec(text) ?? [])
  const [one, other] = [second, first].map((part) => part?.padStart(2, '0'))
  const either = last && `Write "${last}-${one}-${other}" if the day stands first, or "${last}-${other}-${one}".`
  return {
    message: `${quote(text)} is not how "${name}" is written.`,
    replacement: read,
    suggestion: read ? `Write "${read}".` : either ? either : 'Write year, month and day, as YYYY-MM-DD: 2026-04-01.',
  }
}

/** The one day that a text can mean: 2026/4/1, 1.4.2026, 1 April 2026; 4/1/2026 can mean two. */
function dateMeant(written: string): string | undefined {
  const text = written
    .replace(/T\d\d:.*$/, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .replace(/^(\d{1,2}\.\d{1,2}\.)(\d\d)$/, '$120$2')
  const [, year, month, day] = /^\s*(\d{4}|\d{2}(?=-\d{2}-\d{2}$))\W(\d{1,2})\W(\d{1,2})\b/.exec(text) ?? []
  const [, first, sign, second, last] = /^\s*(\d{1,2})(\W)(\d{1,2})\W(\d{4})\s*$/.exec(text) ?? []
  const isDayFirst = sign === '.' || Number(first) > 12
  const parts = year
    ? [year.padStart(4, '20'), month, day]
    : last && (isDayFirst || Number(second) > 12) && [last, ...(isDayFirst ? [second, first] : [first, second])]
  const words = /[a-z]{3}/i.test(text) && /\d{4}/.test(text) ? `${text} UTC` : undefined
  const read = new Date(parts ? parts.map((part) => part?.padStart(2, '0')).join('-') : (words ?? Number.NaN))
  return Number.isNaN(read.getTime()) ? undefined : read.toISOString().slice(0, 10)
}

/** A description as a sentence; empty if there is none. */
export function sentence(description: unknown): string {
  if (typeof description !== 'string') return ''
  return /[.!?)]$/.test(description) ? description : `${description}.`
}
