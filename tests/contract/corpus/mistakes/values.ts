import { put, putWrong } from '../edit.ts'
import { mistakes } from '../kind.ts'
import type { Json } from '../site.ts'
import { both, choice, entry, inPage, isString, line, link, ofMeta, prose, title } from '../where.ts'

const number = both(inPage, ({ node }) => node.type === 'number')
const boolean = both(inPage, ({ node }) => node.type === 'boolean')
const list = both(inPage, ({ node, schema }) => node.type === 'array' && schema.type === 'array')

/** Values of another kind or length than the contract asks for. */
export const values = mistakes('values', 'error', {
  'boolean-in-quotes': ['true or false stands in quotes.', putWrong(boolean, (value) => String(value))],
  'boolean-as-yes': [
    'yes stands where true belongs.',
    put(boolean, (value) => (value ? 'yes' : 'no')),
    { says: ['true', 'false'] },
  ],
  'boolean-as-number': [
    '1 or 0 stands where true or false belongs.',
    put(boolean, (value) => (value ? 1 : 0)),
    { says: ['true', 'false'] },
  ],
  'number-in-quotes': ['A number stands in quotes.', putWrong(number, (value) => String(value))],
  'number-with-unit': ['A percentage stands in quotes with its sign.', putWrong(number, (value) => `${value}%`)],
  'number-with-fraction': ['A whole number has a fraction.', put(number, (value) => value - 0.5)],
  'number-below-zero': ['A number is below zero.', put(number, (value) => -value)],
  'number-too-large': [
    'A percentage is above 100, or a figure too large.',
    put(
      both(number, ({ schema }) => schema.maximum !== undefined),
      (_, _random, { schema }) => schema.maximum + 1,
    ),
  ],
  'number-as-fraction-of-one': ['A percentage is written as a fraction of one.', put(number, (value) => value / 100)],
  'text-null': [
    'A text is null.',
    put(
      both(inPage, isString, ({ property }) => Boolean(property)),
      () => null,
    ),
  ],
  'text-as-number': ['A number stands where a text belongs.', put(line, () => 2025)],
  'text-as-object': [
    'A text is an object with its language.',
    put(
      both(line, ({ property }) => Boolean(property)),
      (text) => ({ en: text }),
    ),
  ],
  'text-as-list': [
    'A list stands where one text belongs.',
    put(
      both(prose, ({ index }) => index === undefined),
      (text) => [text],
    ),
  ],
  'list-as-text': [
    'One text stands where a list belongs.',
    put(
      both(list, ({ value }) => typeof value[0] === 'string'),
      (value) => value[0],
    ),
  ],
  'list-as-object': [
    'One object stands where a list belongs.',
    put(
      both(list, ({ value, name }) => typeof value[0] === 'object' && name !== 'blocks'),
      (value) => value[0],
    ),
  ],
  'list-in-list': [
    'An entry stands in a list within the list.',
    put(
      both(entry, ({ property }) => !property),
      (value) => [value],
    ),
  ],
  'list-empty': [
    'A list has no entries.',
    put(
      both(list, ({ schema, name }) => schema.minItems > 0 && name !== 'blocks'),
      () => [],
    ),
  ],
  'list-too-short': [
    'A list that needs two entries has one.',
    put(
      both(list, ({ schema, name }) => schema.minItems === 2 && name !== 'blocks'),
      (value) => value.slice(0, 1),
    ),
  ],
  'list-too-long': [
    'A list has more entries than it may have.',
    put(
      both(list, ({ schema, name }) => schema.maxItems <= 4 && name !== 'keywords'),
      (value, _random, { schema }) =>
        Array.from({ length: schema.maxItems + 1 }, (_, index) => value[index] ?? renamed(value[0], index)),
    ),
  ],
  'list-with-null': [
    'A list ends with null.',
    put(
      both(list, ({ schema, value }) => !schema.maxItems || value.length < schema.maxItems),
      (value) => [...value, null],
    ),
  ],
  'list-with-empty-object': [
    'A list ends with an object that holds nothing.',
    put(
      both(
        list,
        ({ schema, value, name }) =>
          typeof value[0] === 'object' && name !== 'blocks' && (!schema.maxItems || value.length < schema.maxItems),
      ),
      (value) => [...value, {}],
    ),
    { several: true },
  ],
  'list-as-commas': ['Keywords are one text with commas.', put(ofMeta('keywords'), (value) => value.join(', '))],
  'link-as-text': [
    'A link is its words alone.',
    put(both(inPage, link), (value) => value.label),
    { says: ['label', '{'] },
  ],
  'object-as-text': [
    'A choice of a collection is its name alone.',
    put(both(inPage, choice), (value) => value.collection),
    { says: ['collection'] },
  ],
  'object-as-json-text': [
    'An object was pasted as a JSON text.',
    put(both(inPage, link), (value) => JSON.stringify(value)),
  ],
  'line-empty': [
    'A title or label is empty.',
    put(
      both(line, ({ property }) => Boolean(property)),
      () => '',
    ),
  ],
  'line-blank': ['A title or label is of spaces.', put(line, () => '   ')],
  'line-with-space-before': ['A space stands before a title or label.', put(line, (text) => ` ${text}`)],
  'line-with-space-behind': ['A space stands behind a title or label.', put(line, (text) => `${text} `)],
  'line-with-line-break': [
    'A title holds a line break.',
    put(
      both(title, ({ value }) => value.includes(' ')),
      (text) => text.replace(' ', '\n'),
    ),
  ],
  'line-with-line-break-behind': ['A line break follows a title.', put(title, (text) => `${text}\n`)],
  'line-too-long': [
    'A title has the length of a page.',
    put(
      both(title, ({ schema }) => schema.maxLength),
      (text, _random, { schema }) =>
        `${text} `
          .repeat(9)
          .padEnd(schema.maxLength + 20, 'and so on ')
          .trim(),
    ),
  ],
  'text-empty': ['A text is empty.', put(prose, () => '')],
  'text-blank': ['A text is of spaces.', put(prose, () => ' ')],
  'text-with-space-before': ['A text begins with a space.', put(prose, (text) => ` ${text}`)],
  'text-with-line-break-behind': ['A line break follows a text.', put(prose, (text) => `${text}\n`)],
  'text-too-long': [
    'A text of ten pages stands in one paragraph.',
    put(prose, (text) => `${text} `.repeat(Math.ceil(2200 / text.length)).trim()),
  ],
})

/** A copy of an entry with words of its own. */
function renamed(value: Json, index: number): Json {
  if (typeof value === 'string') return `${value} (${index})`
  const texts = Object.entries(value).map(([name, text]) => [
    name,
    /^(title|heading|label|name)$/.test(name) ? `${text} ${index}` : text,
  ])
  return Object.fromEntries(texts)
}
