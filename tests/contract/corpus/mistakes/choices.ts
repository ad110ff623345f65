import { add, at, double, drop, put, putWrong, set, setRaw } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { type Json, pick } from '../site.ts'
import { both, choice, inPage, named, role, siteProse } from '../where.ts'
import { mistyped } from '../words.ts'

const number = both(inPage, ({ node }) => node.type === 'number')
const only = both(inPage, ({ name, index, roles }) => name === 'only' && index === undefined && roles.includes('only'))
const id = both(inPage, ({ name, index }) => name === 'only' && index !== undefined)

/** Dates, icons and entries of collections that there are not. */
export const choices = mistakes('values', 'error', {
  'collection-mistyped': [
    'The name of a collection has a mistake of typing.',
    putWrong(both(inPage, named('collection')), mistyped),
  ],
  'collection-of-another-kind': [
    'A block names a collection of another kind.',
    putWrong(both(inPage, named('collection')), (name) => (name === 'team' ? 'clients' : 'team')),
  ],
  'collection-as-file': [
    'A collection is the name of its file.',
    putWrong(both(inPage, named('collection')), (name) => `site/${name}.json`),
  ],
  'collection-missing': [
    'A choice names ids and no collection.',
    at(
      both(inPage, named('collection'), ({ parent }) => parent?.value.only),
      (place, { text }) => drop(place, text),
    ),
    { says: ['collection'] },
  ],
  'only-as-text': [
    'The ids of a choice are one text with commas.',
    put(only, (value) => value.join(', ')),
    { says: ['[', 'list'] },
  ],
  'only-empty': ['A choice has no ids.', put(only, () => [])],
  'only-twice': ['An id stands twice in a choice.', at(id, (place, { text }) => double(place, text))],
  'only-mistyped': [
    'An id of a choice has a mistake of typing.',
    putWrong(id, (value, random) => (value.length > 4 ? mistyped(value, random) : undefined)),
  ],
  'only-capital': [
    'An id of a choice is written as the name of the entry.',
    putWrong(id, (value) =>
      value
        .split('-')
        .map((word: string) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' '),
    ),
  ],
  'only-of-another-collection': ['An id of a choice belongs to another collection.', put(id, () => 'halden-freight')],
  'only-as-exclusion': [
    'A choice names what is to be left out.',
    at(
      both(inPage, choice, ({ value }) => !value.only),
      (place, { text }) => add(place, 'except', ['halden-freight'], text),
    ),
  ],
  'draft-in-quotes': [
    'The mark of a draft is a text.',
    at(
      both(inPage, ({ parent, property }) => !parent && !property),
      (place, { text }) => add(place, 'draft', 'true', text),
    ),
    { says: ['true'] },
  ],
  'exponent-as-figure': [
    'A figure has a comma for its thousands, in quotes.',
    at(number, (place, { text }) => setRaw(place, '"1,000"', text)),
  ],
  'note-empty': ['The note of a link is empty.', put(both(inPage, named('note')), () => '')],
  'site-text-null': ['A text in the data of the site is null.', put(siteProse, () => null)],
  'dialog-unknown': [
    'A link opens a dialog that there is not.',
    put(both(inPage, role('dialogName')), (_, random) => pick(['contact', 'popup', 'quote', 'Enquiry'], random)),
    { says: ['enquiry', 'call'] },
  ],
  'dialog-as-boolean': [
    'A link says that it opens a dialog, and not which.',
    put(both(inPage, role('dialogName')), () => true),
    { says: ['enquiry', 'call'] },
  ],
  'technology-twice-in-choice': [
    'A technology stands twice in a choice.',
    put(both(inPage, named('only')), (value) => [...value, value[0]]),
    { several: true },
  ],
  'choice-by-name': [
    'A choice names people as they are called.',
    put(
      both(inPage, named('only'), ({ parent }) => parent?.value.collection === 'team'),
      (value) => ['Nikhil Joshi', ...value.slice(1)],
    ),
    { says: ['nikhil-joshi'], expect: 'either' },
  ],
  'choice-by-file': [
    'A choice names a technology as its file.',
    put(
      both(inPage, named('only'), ({ parent }) => parent?.value.collection === 'technologies'),
      (value) => [`${value[0]}.svg`, ...value.slice(1)],
      ({ value }) => ({ says: [value[0]] }),
    ),
    { expect: 'either' },
  ],
  'choice-of-other-collection': [
    'A choice of people names a client.',
    put(
      both(inPage, named('only'), ({ parent }) => parent?.value.collection === 'team'),
      (value) => ['halden-freight', ...value.slice(1)],
    ),
    { expect: 'either', says: ['halden-freight'] },
  ],
  'choice-underscore': [
    'A choice writes an id with an underscore.',
    put(
      both(inPage, named('only'), ({ value }) => /-/.test(value[0])),
      (value) => [value[0].replace(/-/g, '_'), ...value.slice(1)],
      ({ value }) => ({ says: [value[0]] }),
    ),
    { expect: 'either' },
  ],
  'collection-singular': [
    'A collection is in the singular.',
    put(
      both(inPage, named('collection'), ({ value }) => /s$/.test(value)),
      (name) => name.slice(0, -1),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'collection-of-other': [
    'A block asks for a collection that it cannot show.',
    put(
      both(inPage, named('collection'), ({ value }) => value !== 'team'),
      () => 'team',
      ({ value }) => ({ says: [value] }),
    ),
    { several: true },
  ],
  'collection-as-file-too': [
    'A collection is named as its file.',
    put(
      both(inPage, named('collection')),
      (name) => `site/${name}.json`,
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'choice-as-list': [
    'A choice is a list of ids without the collection.',
    at(
      both(inPage, choice, ({ value }) => value.only),
      (place, { text }) => set(place, place.value.only, text),
    ),
    { says: ['collection'] },
  ],
  'choice-only-as-text': [
    'A choice names its one entry without a list.',
    put(both(inPage, named('only')), (value) => value[0]),
    { says: ['list', '[', 'array'] },
  ],
  'choice-only-with-commas': [
    'The entries of a choice are one text with commas.',
    put(
      both(inPage, named('only'), ({ value }) => value.length > 1),
      (value) => value.join(', '),
    ),
  ],
  'choice-only-commas-within': [
    'Two entries of a choice share their quotes.',
    put(
      both(inPage, named('only'), ({ value }) => value.length > 1),
      (value) => [value.slice(0, 2).join(', '), ...value.slice(2)],
    ),
  ],
  'choice-only-numbers': [
    'The entries of a choice are numbers.',
    put(both(inPage, named('only')), (value) => value.map((_: Json, index: number) => index)),
    { several: true },
  ],
  'choice-only-objects': [
    'The entries of a choice are objects.',
    put(both(inPage, named('only')), (value) => value.map((id: string) => ({ id }))),
    { several: true },
  ],
  'choice-all': ['A choice asks for all by a word.', put(both(inPage, named('only')), () => 'all')],
  'choice-empty': ['A choice chooses nothing.', put(both(inPage, named('only')), () => [])],
})
