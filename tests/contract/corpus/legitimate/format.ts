import { inText, match } from '../edit.ts'
import { legitimate, type Seed } from '../kind.ts'
import type { Json } from '../site.ts'

const any = () => true
const text = (change: (text: string) => string): Seed => inText(any, (found) => ({ text: change(found) }))
const json = (change: (value: Json) => string): Seed => text((found) => change(JSON.parse(found)))
const print = (value: Json, indent: string | number = 2) => `${JSON.stringify(value, null, indent)}\n`

/** Properties in another order, at every depth. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, turned(inner)]),
  )
}

/** Properties by the alphabet, as a program sorts them. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** The same data in other dress. */
export const format = legitimate('format', {
  'windows-line-ends': ['The lines end as in Windows.', text((found) => found.replaceAll('\n', '\r\n'))],
  'windows-line-ends-in-part': ['Some lines end as in Windows.', match(any, /",\n/g, () => '",\r\n')],
  'indent-of-tabs': ['The lines are indented by tabs.', json((value) => print(value, '\t'))],
  'indent-of-four': ['The lines are indented by four spaces.', json((value) => print(value, 4))],
  'indent-of-none': ['The document is one line.', json((value) => JSON.stringify(value))],
  'no-line-end-at-end': ['The document does not end in a line break.', text((found) => found.trimEnd())],
  'line-ends-at-end': ['The document ends in several line breaks.', text((found) => `${found}\n\n`)],
  'blank-lines-between': ['Blank lines stand between lines.', text((found) => found.replaceAll(',\n', ',\n\n'))],
  'spaces-behind-lines': ['Spaces stand behind the lines.', text((found) => found.replaceAll(',\n', ',  \n'))],
  'blank-line-at-start': ['The document begins with a blank line.', text((found) => `\n${found}`)],
  'spaces-before-colons': ['Spaces stand before the colons.', text((found) => found.replaceAll('": ', '" : '))],
  'no-spaces-behind-colons': [
    'No spaces stand behind the colons.',
    text((found) => found.replace(/^( +"[^"]+"): /gm, '$1:')),
  ],
  'properties-turned': ['The properties stand in the opposite order.', json((value) => print(turned(value)))],
  'properties-sorted': ['The properties stand by the alphabet.', json((value) => print(sorted(value)))],
  'escapes-of-letters': ['A letter is written as an escape.', match(any, /(?<=": "[A-Z][a-z]+) /g, () => '\\u0020')],
  'escapes-of-slashes': [
    'Slashes are written with a backslash, as PHP writes them.',
    text((found) => found.replaceAll('/', '\\/')),
  ],
  'escapes-of-all-but-ascii': [
    'All letters but the plain ones are escapes, as Python writes them.',
    json((value) =>
      print(value).replace(/[^\0-~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  ],
  'lists-on-a-line': [
    'Short lists stand on one line.',
    text((found) =>
      found
        .replace(/\[\s+("[^"\n]*")\s+\]/g, '[$1]')
        .replace(/\{\s+("[^"\n]*": "[^"\n]*"),\s+("[^"\n]*": "[^"\n]*")\s+\}/g, '{ $1, $2 }'),
    ),
  ],
})
