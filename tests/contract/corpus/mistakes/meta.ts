import { append, at, double, drop, put, rename, setRaw, source, whole } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList, key, more } from '../known-places.ts'
import { both, inDocument, inPage, named, ofMeta, type Where } from '../where.ts'

const page: Where = both(inPage, ({ parent }) => !parent)
const meta: Where = both(inPage, named('meta'))

/** What a page says of itself. */
export const metaOfPages = mistakes('meta', 'error', {
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
  'meta-title-with-company-twice': [
    'The title for browsers names the company twice.',
    put(ofMeta('title'), (text) => (/^.{4,30} \| \{company\}$/.test(text) ? `${text} | {company}` : undefined)),
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
  'page-title-outside-meta': [
    'The title of a page stands beside its path.',
    more(page, 'title', 'About us'),
    { says: ['title'] },
  ],
  'page-language': ['A page names its language, which it cannot.', more(page, 'lang', 'en')],
  'page-template': ['A page names a template, as in another system.', more(page, 'layout', 'default')],
  'page-published': ['A page says that it is published, where drafts say so.', more(page, 'published', true)],
  'meta-robots': ['A page says what robots may do, which it cannot.', more(meta, 'robots', 'noindex')],
  'meta-canonical': [
    'A page names its canonical address, which follows from its path.',
    more(meta, 'canonical', 'https://www.noidasoftworks.example/about'),
  ],
  'meta-by-facebook': ['A page names its picture as Facebook does.', more(meta, 'og:image', 'brand/social-card.jpg')],
  'meta-keyword-singular': ['The keywords are called keyword.', key(ofMeta('keywords'), 'keyword'), { several: true }],
  'meta-desc': ['The description is shortened.', key(ofMeta('description'), 'desc'), { several: true }],
  'meta-in-list': [
    'What a page says of itself stands in a list.',
    at(meta, (place, { text }) => ({
      ...setRaw(place, `[${source(place, text)}]`, text),
      at: [{ offset: whole(place).offset, length: 12 }],
    })),
  ],
  'meta-title-as-object': [
    'The title for browsers has a default and a template.',
    put(ofMeta('title'), (text) => ({ default: text, template: '%s' })),
  ],
  'keywords-as-object': [
    'Keywords are objects, as in a content system.',
    put(ofMeta('keywords'), (value) => value.map((name: string) => ({ name }))),
    { several: true },
  ],
  'schema-of-site-in-page': [
    'A page names the contract of another kind of file.',
    put(both(inPage, named('$schema')), () => '../schema/site.schema.json'),
    { expect: 'either', says: ['../schema/page.schema.json'] },
  ],
  'schema-one-folder-off': [
    'A page names its contract from another folder.',
    put(both(inPage, named('$schema')), () => './schema/page.schema.json'),
    { says: ['../schema/page.schema.json'] },
  ],
  'version-as-text': [
    'The version of a page stands in quotes.',
    put(both(inPage, named('version')), (value) => String(value)),
  ],
  'version-with-dots': [
    'The version of a page has a part behind the dot.',
    put(both(inPage, named('version')), (value) => value + 0.1),
  ],
  'version-of-tomorrow': [
    'A page says that it was written for contracts that do not exist yet.',
    put(both(inPage, named('version')), (value) => value + 4),
    { expect: 'either' },
  ],
  'draft-as-text': ['A draft says so in quotes.', more(page, 'draft', 'false'), { says: ['true', 'false'] }],
  'keyword-null': ['A keyword is null.', put(both(inPage, inList('keywords')), () => null)],
  'keywords-as-one': [
    'All keywords stand in one, with commas.',
    put(both(inPage, named('keywords')), (words) => [words.join(', ')]),
    { says: ['an entry for each'] },
  ],
  'schema-of-document-elsewhere': [
    'A policy names its contract from another folder.',
    put(both(inDocument, named('$schema')), () => '../schema/document.schema.json'),
    { says: ['../../schema/document.schema.json'] },
  ],
  'keyword-with-commas': [
    'Several keywords stand in one, with commas.',
    put(both(inPage, inList('keywords')), (text) => `${text}, software, India`),
    { expect: 'either' },
  ],
})
