import { append, at, double, drop, put, rename } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList } from '../known-places.ts'
import { both, inPage, named, ofMeta } from '../where.ts'

/** What a page says of itself. */
export const meta = mistakes('meta', 'error', {
  'meta-title-of-template': [
    'The title for browsers is that of the template.',
    put(ofMeta('title'), () => 'New service | {company}'),
    { expect: 'either', strict: true },
  ],
  'meta-title-of-other': [
    'The title for browsers is that of another page.',
    put(
      both(ofMeta('title'), ({ file }) => file !== 'pages-data/about.json'),
      () => 'About us: a software company in Noida since {founded} | {company}',
    ),
    { expect: 'either' },
  ],
  'meta-title-as-list': ['The title for browsers is a list.', put(ofMeta('title'), (text) => [text])],
  'meta-description-of-other': [
    'The description is that of another page.',
    put(
      both(ofMeta('description'), ({ file }) => file !== 'pages-data/career.json'),
      () =>
        'Open positions for .Net, React JS, Node JS, Flutter and Python developers at {company}. Search the jobs, read what each involves and apply online.',
    ),
    { expect: 'either' },
  ],
  'meta-description-with-marks': [
    'The description for search engines has marks.',
    put(ofMeta('description'), (text) => text.replace(/(\w{4,})/, '**$1**')),
    { expect: 'either' },
  ],
  'meta-keyword-with-hash': [
    'Keywords are tags of a social network.',
    put(both(inPage, inList('keywords')), (text) => `#${text.replace(/ /g, '')}`),
    { expect: 'either', strict: true },
  ],
  'meta-keyword-twice-by-case': [
    'A keyword stands twice, once in capitals.',
    at(
      both(
        inPage,
        inList('keywords'),
        ({ parent, value }) => (parent?.value.length ?? 12) < 12 && value !== value.toUpperCase(),
      ),
      (place, { text }) => append(place, place.value.toUpperCase(), text),
    ),
    { expect: 'either', strict: true },
  ],
  'meta-title-too-short': ['The title for browsers is one word.', put(ofMeta('title'), () => 'Services')],
  'meta-title-too-long': [
    'The title for browsers is a sentence.',
    put(ofMeta('title'), (text) => `${text} and everything else that a company in Noida can build for you`),
  ],
  'meta-description-too-short': [
    'The description for search engines is a few words.',
    put(ofMeta('description'), () => 'All about our services.'),
  ],
  'meta-description-too-long': [
    'The description for search engines is a paragraph.',
    put(ofMeta('description'), (text) => `${text} ${text}`),
  ],
  'keywords-too-few': ['A page has one keyword.', put(ofMeta('keywords'), (value) => value.slice(0, 1))],
  'keywords-too-many': [
    'A page has twenty keywords.',
    put(ofMeta('keywords'), (value) => Array.from({ length: 20 }, (_, index) => value[index] ?? `software ${index}`)),
  ],
  'keyword-twice': [
    'A keyword stands twice.',
    at(
      both(inPage, ({ name, index }) => name === 'keywords' && index !== undefined),
      (place, { text }) => double(place, text),
    ),
  ],
  'keywords-in-one-entry': [
    'Several keywords stand in one entry, with commas.',
    put(ofMeta('keywords'), (value) => [value.slice(0, 2).join(', '), ...value.slice(2), 'web design', 'web shop']),
    { expect: 'either', strict: true },
  ],
  'meta-missing': [
    'A page has no meta.',
    at(both(inPage, named('meta')), (place, { text }) => drop(place, text)),
    { says: ['meta'] },
  ],
  'meta-title-missing': [
    'A page has no title for browsers.',
    at(ofMeta('title'), (place, { text }) => drop(place, text)),
    { says: ['title'] },
  ],
  'meta-description-missing': [
    'A page has no description for search engines.',
    at(ofMeta('description'), (place, { text }) => drop(place, text)),
    { says: ['description'] },
  ],
  'keywords-missing': [
    'A page has no keywords.',
    at(both(inPage, named('keywords')), (place, { text }) => drop(place, text)),
    { says: ['keywords'] },
  ],
  'meta-by-another-name': [
    'The meta of a page stands under "seo".',
    at(both(inPage, named('meta')), (place, { text }) => rename(place, 'seo', text)),
    { says: ['meta'] },
  ],
})
