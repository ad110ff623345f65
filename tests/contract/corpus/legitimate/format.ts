import { at, inText, match, set, setRaw } from '../edit.ts'
import { legitimate, type Seed } from '../kind.ts'
import { is, ofEntry } from '../known-places.ts'
import { isPage, type Json, pick } from '../site.ts'
import { block, both, inPage } from '../where.ts'

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
const inSource =
  (takes: (file: string) => boolean, change: (text: string) => string): Seed =>
  (site, random) => {
    const file = site.file ?? pick(Object.keys(site.texts).filter(takes), random)
    const text = site.texts[file]
    if (text === undefined || !takes(file)) return null
    const changed = change(text)
    return changed === text ? null : { file, text: changed }
  }
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

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
  'one-line-file': [
    'A file is written on one line.',
    inSource(
      () => true,
      (text) => JSON.stringify(JSON.parse(text)),
    ),
  ],
  'tabs-file': [
    'A file is indented by tabs.',
    inSource(
      () => true,
      (text) => text.replace(/^( {2})+/gm, (found) => '\t'.repeat(found.length / 2)),
    ),
  ],
  'windows-file': [
    'A file has the line ends of Windows.',
    inSource(
      () => true,
      (text) => text.replaceAll('\n', '\r\n'),
    ),
  ],
  'old-mac-gaps': [
    'Empty lines stand between the blocks of a file.',
    inSource(isPage, (text) => text.replace(/^ {4}\},$/gm, '    },\n\n')),
  ],
  'no-line-end': [
    'A file does not end with a line end.',
    inSource(
      () => true,
      (text) => text.trimEnd(),
    ),
  ],
  'spaces-at-line-ends': [
    'Spaces stand at the ends of lines.',
    inSource(
      () => true,
      (text) => text.replace(/,$/gm, ',  '),
    ),
  ],
  'slashes-escaped': [
    'Slashes are escaped, as PHP writes them.',
    inSource(
      () => true,
      (text) => text.replaceAll('/', '\\/'),
    ),
  ],
  'names-in-other-order': [
    'The properties of a page stand in the order of the alphabet.',
    inSource(isPage, (text) =>
      written(Object.fromEntries(Object.entries(JSON.parse(text)).sort(([a], [b]) => a.localeCompare(b)))),
    ),
  ],
  'type-last': [
    'A block names its type last.',
    at(both(inPage, block), (place, { text }) => {
      const { type, ...rest } = place.value
      return set(place, { ...rest, type }, text)
    }),
  ],
  'number-with-exponent': [
    'A figure is written with an exponent.',
    at(both(inPage, ofEntry('counters', 'value'), is(1000 as unknown as string)), (place, { text }) =>
      setRaw(place, '1e3', text),
    ),
  ],
  'number-with-point-zero': [
    'A share is written with a zero behind the point.',
    at(both(inPage, ofEntry('gauges', 'value')), (place, { text }) => setRaw(place, `${place.value}.0`, text)),
  ],
  'page-without-schema-too': [
    'A page does not name its contract.',
    inSource(isPage, (text) => text.replace(/ {2}"\$schema": .*\n/, '')),
  ],
})
