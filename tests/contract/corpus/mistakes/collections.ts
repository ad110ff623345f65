import { append, at, double, drop, put, rename, set, source, whole } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { entryId, only, shortOfEntry } from '../known-places.ts'
import type { Json } from '../site.ts'
import { both, inFile, inSite, named, siteEntry, siteProse } from '../where.ts'

/** Mistakes in entries of collections. */
export const collections = mistakes('site-data', 'error', {
  'id-twice': [
    'Two entries of a collection have the same id.',
    at(
      both(entryId, ({ parent }) => Number(parent?.index) > 0),
      (place, { text }) => set(place, place.parent?.parent?.value[0].id, text),
    ),
    { several: true },
  ],
  'entry-twice-in-site': [
    'An entry of a collection stands twice.',
    at(siteEntry, (place, { text }) => double(place, text)),
  ],
  'entry-with-new-id-twice': [
    'An entry of a collection was copied, and only its id is new.',
    at(siteEntry, (place, { text }) =>
      append(place, null, text, source(place, text).replace(place.value.id, `${place.value.id}-2`)),
    ),
    { expect: 'either', strict: true },
  ],
  'id-missing': [
    'An entry of a collection has no id.',
    at(entryId, (place, { text }) => drop(place, text)),
    { says: ['id'], several: true },
  ],
  'id-in-capitals': [
    'The id of an entry begins with a capital letter.',
    at(entryId, (place, { text }) => set(place, place.value.charAt(0).toUpperCase() + place.value.slice(1), text)),
    { several: true },
  ],
  'id-with-spaces': [
    'The id of an entry is its name.',
    at(
      both(entryId, ({ value }) => value.includes('-')),
      (place, { text }) => set(place, place.value.replaceAll('-', ' '), text),
    ),
    { several: true },
  ],
  'id-with-underscores': [
    'The id of an entry has underscores.',
    at(
      both(entryId, ({ value }) => value.includes('-')),
      (place, { text }) => set(place, place.value.replaceAll('-', '_'), text),
    ),
    { several: true },
  ],
  'id-as-number': ['The id of an entry is a number.', put(entryId, () => 7), { several: true }],
  'id-renamed': [
    'The id of an entry was changed, and not where pages choose it.',
    at(both(inFile('technologies'), entryId), (place, { text, site }) => {
      const used = site.texts['pages-data/mvp-development.json']?.includes(`"${place.value}"`)
      return used ? { ...set(place, `${place.value}-js`, text), at: undefined, says: [place.value] } : null
    }),
    { several: true },
  ],
  'entry-deleted': [
    'An entry that pages choose is gone.',
    at(both(inFile('technologies'), siteEntry), (place, { text, site }) => {
      const used = site.texts['pages-data/mvp-development.json']?.includes(`"${place.value.id}"`)
      return used ? { ...drop(place, text), at: undefined, says: [place.value.id] } : null
    }),
    { several: true },
  ],
  'collection-without-entries': [
    'A collection has no entries.',
    put(
      both(inSite, named('items'), ({ value }) => Boolean(value?.[0]?.id)),
      () => [],
    ),
    { several: true },
  ],
  'collection-as-list': [
    'A collection is a list without "items".',
    at(
      both(inFile('clients'), ({ parent, property }) => !parent && !property),
      (place, { text }) => set(place, place.value.items, text),
    ),
    { several: true },
  ],
  'collection-under-other-name': [
    'The entries of a collection stand under another name.',
    at(
      both(inSite, named('items'), ({ value }) => Boolean(value?.[0]?.id)),
      (place, { text }) => rename(place, 'entries', text),
    ),
    { says: ['items'], several: true },
  ],
  'entry-text-empty': ['A text of an entry is empty.', put(shortOfEntry, () => '')],
  'entry-text-blank': ['A text of an entry is of spaces.', put(shortOfEntry, () => '   ')],
  'entry-text-with-space-behind': [
    'A space stands behind a text of an entry.',
    put(shortOfEntry, (text) => `${text} `),
  ],
  'entry-text-with-line-break': [
    'A name or title of an entry holds a line break.',
    put(
      both(shortOfEntry, named('name', 'title', 'company'), ({ value }) => value.includes(' ')),
      (text) => text.replace(' ', '\n'),
    ),
  ],
  'entry-text-as-number': ['A text of an entry is a number.', put(shortOfEntry, () => 24)],
  'entry-name-too-long': [
    'The name of an entry is a paragraph.',
    put(both(shortOfEntry, named('name', 'title')), (text) =>
      `${text} and everything that comes with it, `.repeat(20).trim(),
    ),
  ],
  'site-prose-too-long': [
    'A text in the data of the site has the length of a page.',
    put(siteProse, (text) => `${text} `.repeat(Math.ceil(3000 / text.length)).trim()),
  ],
  'collection-entry-null': [
    'An entry of a collection is null.',
    at(
      both(inSite, siteEntry, ({ index }) => index === 0),
      (place, { text }) => ({
        text: `${text.slice(0, place.node.offset)}null,\n    ${text.slice(place.node.offset)}`,
        at: [{ offset: place.node.offset, length: 5 }],
      }),
    ),
  ],
  'collection-id-missing': [
    'An entry of a collection was added without an id.',
    only('pages-data/site/clients.json', (text) => {
      const by = '{ "name": "Larkspur Hotels", "image": "clients/halden-freight.svg" },\n    '
      const offset = text.indexOf('{ "id": "halden-freight"')
      return offset < 0
        ? null
        : { text: text.slice(0, offset) + by + text.slice(offset), at: [{ offset, length: by.length }] }
    }),
    { says: ['id'] },
  ],
  'items-of-collection-by-id': [
    'The entries of a collection are an object by id.',
    at(
      both(inSite, named('items'), ({ parent }) => !parent?.parent),
      (place, { text }) => {
        const value = Object.fromEntries(place.value.map((item: Json) => [item.id, item]))
        return { ...set(place, value, text), at: [{ offset: whole(place).offset, length: 20 }] }
      },
    ),
    { several: true },
  ],
  'items-of-collection-alone': [
    'A collection is its list alone.',
    only('pages-data/site/clients.json', (text) => ({ text: `${JSON.stringify(JSON.parse(text).items, null, 2)}\n` })),
  ],
})
