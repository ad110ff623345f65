import { add, at, double, drop, put, putWrong, setRaw } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { pick } from '../site.ts'
import { both, choice, either, icon, inPage, named, role, siteProse } from '../where.ts'
import { mistyped } from '../words.ts'

const number = both(inPage, ({ node }) => node.type === 'number')
const only = both(inPage, ({ name, index, roles }) => name === 'only' && index === undefined && roles.includes('only'))
const id = both(inPage, ({ name, index }) => name === 'only' && index !== undefined)
const date = either(role('date'), ({ schema }) => schema.format === 'date')

/** Dates, icons and entries of collections that there are not. */
export const choices = mistakes('values', 'error', {
  'date-of-day-first': [
    'A date is written day first.',
    put(date, (text) => text.split('-').reverse().join('/')),
    { says: ['YYYY-MM-DD', '2025-', '2026-', '2027-', 'year'] },
  ],
  'date-in-words': [
    'A date is written in words.',
    put(date, () => '1 April 2025'),
    { says: ['YYYY-MM-DD', '2025-', '2026-'] },
  ],
  'date-that-is-none': [
    'A date is the 30th of February or the 31st of a short month.',
    put(date, (text, random) => text.slice(0, 4) + pick(['-02-30', '-06-31', '-11-31'], random)),
  ],
  'date-of-month-13': ['A date has day and month exchanged.', put(date, (text) => `${text.slice(0, 4)}-25-04`)],
  'date-with-time': ['A date has a time behind it.', put(date, (text) => `${text}T00:00:00Z`)],
  'date-without-zeros': ['A date is written without its zeros.', put(date, () => '2025-4-1')],
  'icon-mistyped': [
    'The name of an icon has a mistake of typing.',
    put(icon, (name, random) => (name.length > 5 ? `${mistyped(name, random)}` : undefined)),
  ],
  'icon-unknown': [
    'The name of an icon is one of another collection.',
    put(icon, (_, random) => pick(['fa-home', 'bi-check-lg', 'mdi-account', 'icofont-rocket'], random)),
  ],
  'icon-with-style': [
    'The name of an icon has its style behind it.',
    putWrong(both(inPage, icon), (name) => `${name}-duotone`),
  ],
  'icon-with-prefix': ['The name of an icon has the prefix of its collection.', putWrong(icon, (name) => `ph-${name}`)],
  'icon-capital': [
    'The name of an icon is written like a component.',
    putWrong(icon, (name) =>
      name
        .split('-')
        .map((word: string) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(''),
    ),
  ],
  'icon-as-file': ['An icon is the name of a file.', put(icon, (name) => `icons/${name}.svg`)],
  'icon-as-emoji': ['An icon is an emoji.', put(icon, () => '🚀')],
  'icon-with-spaces': [
    'The name of an icon has spaces.',
    putWrong(
      both(icon, ({ value }) => value.includes('-')),
      (name) => name.replaceAll('-', ' '),
    ),
  ],
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
})
