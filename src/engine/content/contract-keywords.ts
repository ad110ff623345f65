import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import type { Schema } from './contracts.ts'
import { isObject } from './is-object.ts'

/** Whether a value is right by its contract. */
export type Test = (value: unknown) => boolean

/** A schema uses a keyword that is not known here, or uses one wrongly. */
export class Unknown extends Error {}

/**
 * Keywords of ours that say something to people or to the engine and constrain nothing, with their type: `tsType`
 * (resolved type), `exampleNames`, `heading` (see BlockContract), `messages` (words of a form's rules), `shows`, `hides`,
 * `needs`, `counts` and `sizes` (see Shape).
 */
export const ownKeywords = {
  tsType: 'string',
  exampleNames: 'array',
  heading: 'string',
  messages: 'object',
  shows: 'object',
  hides: 'object',
  needs: 'object',
  counts: 'object',
  sizes: 'object',
} as const

/** All keywords that do not constrain values, with their type; undefined if they may have any. */
export const annotations: Record<string, string | undefined> = {
  ...{ $schema: 'string', $id: 'string', $defs: 'object', title: 'string', description: 'string' },
  ...{ default: undefined, examples: 'array', ...ownKeywords },
}

/** Whether another keyword of the schema looks at this one. */
export const quiet = (keyword: string, schema: Schema): boolean =>
  keyword === 'additionalProperties' ? 'properties' in schema : ['then', 'else'].includes(keyword) && 'if' in schema

type Make = (operand: unknown, inner: (schema: unknown) => Test, schema: Schema) => Test

/** What each keyword asks of a value. Makers throw where the operand is not what JSON Schema asks for. */
export const keywords: Record<string, Make> = {
  type: (names) => {
    const tests = (Array.isArray(names) ? many(names) : [names]).map((name) => defined(types[text(name)]))
    const [only] = tests
    return only && tests.length === 1 ? only : (value) => tests.some((test) => test(value))
  },
  const: (expected) => {
    plain(expected)
    return (value) => value === expected
  },
  enum: (list) => {
    const values = new Set<unknown>(many(list).map(plain))
    return (value) => values.has(value)
  },
  minimum: (least) => ofNumber(count(least), (value, limit) => value >= limit),
  maximum: (most) => ofNumber(count(most), (value, limit) => value <= limit),
  minLength: (least) => ofText(count(least), (text, limit) => text.length >= 2 * limit || lengthOf(text) >= limit),
  maxLength: (most) => ofText(count(most), (text, limit) => text.length <= limit || lengthOf(text) <= limit),
  pattern: (pattern) => ofText(new RegExp(text(pattern), 'u'), (value, expression) => expression.test(value)),
  format: (name) => {
    formats ??= createRequire(import.meta.url)('ajv-formats/dist/formats.js').fullFormats as Formats
    const format = defined(formats[text(name)])
    if (format instanceof RegExp) return ofText(format, (value, expression) => expression.test(value))
    return ofText(typeof format === 'function' ? format : format.validate, (value, test) => test(value))
  },
  minItems: (least) => ofList(count(least), (list, limit) => list.length >= limit),
  maxItems: (most) => ofList(count(most), (list, limit) => list.length <= limit),
  uniqueItems: (asked) =>
    ofList(asked === true, (list, isAsked) => !isAsked || list.every((item, index) => !isEarlier(item, list, index))),
  items: (schema, inner) => ofList(inner(schema), (list, test) => list.every(test)),
  required: (names) => ofObject(many(names).map(text), (value, all) => all.every((name) => Object.hasOwn(value, name))),
  dependentRequired: (all) => {
    const needed = Object.entries(object(all)).map(([name, others]) => [name, many(others).map(text)] as const)
    return ofObject(needed, (value, every) =>
      every.every(([name, others]) => !Object.hasOwn(value, name) || others.every((one) => Object.hasOwn(value, one))),
    )
  },
  propertyNames: (schema, inner) => ofObject(inner(schema), (value, test) => Object.keys(value).every(test)),
  properties: (all, inner, { additionalProperties: more = true }) => {
    const known = new Map(Object.entries(object(all)).map(([name, schema]) => [name, inner(schema)]))
    return ofObject({ known, others: inner(more) }, allProperties)
  },
  additionalProperties: (schema, inner) => ofObject({ known: new Map(), others: inner(schema) }, allProperties),
  not: (schema, inner) => {
    const test = inner(schema)
    return (value) => !test(value)
  },
  allOf: (schemas, inner) => {
    const tests = many(schemas).map(inner)
    return (value) => tests.every((test) => test(value))
  },
  anyOf: (schemas, inner) => {
    const tests = many(schemas).map(inner)
    return (value) => tests.some((test) => test(value))
  },
  oneOf: (schemas, inner) => {
    const tests = many(schemas).map(inner)
    return (value) => tests.filter((test) => test(value)).length === 1
  },
  if: (schema, inner, { then: yes = true, else: no = true }) => {
    const [test, right, otherwise] = [inner(schema), inner(yes), inner(no)]
    return (value) => (test(value) ? right(value) : otherwise(value))
  },
}

type Formats = Record<string, RegExp | ((text: string) => boolean) | { validate: (text: string) => boolean }>
let formats: Formats | undefined

/** The types of JSON Schema. */
export const types: Record<string, Test> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}

// A keyword that is about one type lets values of all others pass.
const ofText =
  <T>(operand: T, test: (text: string, operand: T) => boolean): Test =>
  (value) =>
    typeof value !== 'string' || test(value, operand)
const ofNumber =
  <T>(operand: T, test: (number: number, operand: T) => boolean): Test =>
  (value) =>
    typeof value !== 'number' || test(value, operand)
const ofList =
  <T>(operand: T, test: (list: unknown[], operand: T) => boolean): Test =>
  (value) =>
    !Array.isArray(value) || test(value, operand)
const ofObject =
  <T>(operand: T, test: (object: Schema, operand: T) => boolean): Test =>
  (value) =>
    !isObject(value) || test(value, operand)

function allProperties(object: Schema, { known, others }: { known: Map<string, Test>; others: Test }): boolean {
  for (const name of Object.keys(object)) if (!(known.get(name) ?? others)(object[name])) return false
  return true
}

/** The length of a text in characters, of which few take two places. */
const lengthOf = (text: string): number => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length)

const isEarlier = (item: unknown, list: unknown[], index: number): boolean =>
  typeof item === 'object' && item
    ? list.slice(0, index).some((other) => isDeepStrictEqual(other, item))
    : list.indexOf(item) < index

const sure =
  <T>(is: (operand: unknown) => operand is T) =>
  (operand: unknown): T => {
    if (is(operand)) return operand
    throw new Unknown(String(operand))
  }
const text = sure((operand): operand is string => typeof operand === 'string')
const count = sure((operand): operand is number => typeof operand === 'number')
const many = sure((operand): operand is unknown[] => Array.isArray(operand) && operand.length > 0)
const object = sure(isObject)
const plain = sure((operand): operand is string | number | boolean | null => typeof operand !== 'object' || !operand)

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Unknown()
  return value
}
