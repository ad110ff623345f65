import { add, at, drop, head, rename } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import type { Place } from '../places.ts'
import { pick, read } from '../site.ts'
import {
  block,
  both,
  inDocument,
  inFile,
  inPage,
  isRequired,
  line,
  link,
  named,
  not,
  prose,
  role,
  siteEntry,
  title,
  type Where,
  within,
} from '../where.ts'
import { capital, mistyped } from '../words.ts'

/** A property of a block or of an entry of one; what every page has at the top is apart. */
const ofBlock = both(
  inPage,
  ({ block: type, property, name }) => Boolean(type && property) && !['type', 'id'].includes(name),
)

/** Gives a random property another name; a good message says the right one. */
const misname = (where: Where, change: (name: string, random: () => number) => string): Seed =>
  at(where, (place, { text, random }) => {
    const name = change(place.name, random)
    const known = Object.keys(place.parent?.schema.properties ?? {})
    if (name === place.name || known.includes(name) || place.parent?.value[name] !== undefined) return null
    return { ...rename(place, name, text), says: [place.name] }
  })

/** Names of properties that are none, and properties that are missing. */
export const names = mistakes('names', 'error', {
  'name-mistyped': [
    'The name of a property has a mistake of typing.',
    misname(ofBlock, (name, random) => (name.length > 3 ? mistyped(name, random) : name)),
  ],
  'name-capital': ['The name of a property begins with a capital letter.', misname(ofBlock, capital)],
  'name-upper-case': ['The name of a property is written in capitals.', misname(ofBlock, (name) => name.toUpperCase())],
  'name-with-space-behind': ['A space stands behind the name of a property.', misname(ofBlock, (name) => `${name} `)],
  'name-with-space-before': ['A space stands before the name of a property.', misname(ofBlock, (name) => ` ${name}`)],
  'name-with-colon': [
    'The colon stands within the quotes of the name as well.',
    misname(ofBlock, (name) => `${name}:`),
  ],
  'name-with-hyphen': [
    'A name of two words is written with a hyphen.',
    misname(
      both(inPage, ({ name }) => /[a-z][A-Z]/.test(name)),
      (name) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
    ),
  ],
  'name-with-underscore': [
    'A name of two words is written with an underscore.',
    misname(
      both(inPage, ({ name }) => /[a-z][A-Z]/.test(name)),
      (name) => name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`),
    ),
  ],
  'name-all-small': [
    'A name of two words is written in small letters.',
    misname(
      both(inPage, ({ name }) => /[a-z][A-Z]/.test(name)),
      (name) => name.toLowerCase(),
    ),
  ],
  'name-in-other-number': [
    'A list is named in the singular.',
    misname(
      both(ofBlock, ({ node, name }) => node.type === 'array' && name.endsWith('s')),
      (name) => name.slice(0, -1),
    ),
  ],
  'name-empty': [
    'The name of a property is empty.',
    at(both(ofBlock, not(isRequired)), (place, { text }) => rename(place, '', text)),
  ],
  'name-with-look-alike': [
    'A letter in the name of a property is Cyrillic.',
    misname(ofBlock, (name) => name.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter)),
  ],
  'name-with-invisible-character': [
    'The name of a property holds a zero-width space.',
    misname(ofBlock, (name) => `${name.slice(0, 1)}\u200b${name.slice(1)}`),
  ],
  'name-switched-off': [
    'A property was switched off by an underscore before its name.',
    misname(both(ofBlock, not(isRequired)), (name) => `_${name}`),
  ],

  'title-as-headline': ['The heading of a block stands under "headline".', misname(title, () => 'headline')],
  'title-as-name': ['The heading of a block stands under "name".', misname(both(title, within(block)), () => 'name')],
  'text-as-body': [
    'A text stands under "body".',
    misname(
      both(prose, ({ index }) => index === undefined),
      () => 'body',
    ),
  ],
  'text-as-content': [
    'A text stands under "content".',
    misname(
      both(prose, ({ index }) => index === undefined),
      () => 'content',
    ),
  ],
  'text-as-desc': ['A description stands under "desc".', misname(both(prose, named('description')), () => 'desc')],
  'address-as-href': ['The address of a link stands under "href".', misname(both(inPage, named('to')), () => 'href')],
  'address-as-url': ['The address of a link stands under "url".', misname(both(inPage, named('to')), () => 'url')],
  'label-as-text': [
    'The words of a link stand under "text".',
    misname(both(inPage, named('label'), within(link)), () => 'text'),
  ],
  'image-as-src': ['A picture stands under "src".', misname(both(inPage, role('image')), () => 'src')],
  'alt-as-alt-text': [
    'The words for a picture stand under "altText".',
    misname(both(inPage, named('alt')), () => 'altText'),
  ],
  'tone-as-theme': ['The ground of a block stands under "theme".', misname(both(inPage, role('tone')), () => 'theme')],
  'actions-as-buttons': [
    'The links of a block stand under "buttons".',
    misname(both(inPage, named('actions')), () => 'buttons'),
  ],
  'id-as-anchor': [
    'The id of a block stands under "anchor".',
    misname(both(inPage, named('id'), within(block)), () => 'anchor'),
  ],

  'property-unknown': [
    'A block has a property of another system.',
    at(both(inPage, block), (place, { text, random }) =>
      add(place, pick(['className', 'style', 'animation', 'visible', 'padding'], random), 'large', text),
    ),
  ],
  'property-of-another-block': [
    'A block has a list that another kind of block has.',
    at(both(inPage, block), (place, { text, random }) => {
      const name = pick(['questions', 'cards', 'steps', 'gauges', 'tiles', 'slides', 'tabs'], random)
      return place.schema.properties[name] ? null : add(place, name, [], text)
    }),
  ],
  'property-at-wrong-level': [
    'The keywords stand beside "meta" instead of in it.',
    at(
      both(inPage, ({ parent, index }) => !parent && index === undefined),
      (place, { text }) => add(place, 'keywords', place.value.meta.keywords, text),
    ),
    { says: ['meta'] },
  ],
  'property-twice': [
    'A property stands twice in an object, with different texts.',
    at(
      both(inPage, line, ({ property }) => Boolean(property)),
      (place, { text }) => add(place.parent as Place, place.name, `${place.value} again`, text),
    ),
    { says: ['twice', 'two', 'duplicate', 'already', 'second', 'once'] },
  ],
  'property-twice-alike': [
    'A property stands twice in an object, word for word.',
    at(
      both(inPage, line, ({ property }) => Boolean(property)),
      (place, { text }) => add(place.parent as Place, place.name, place.value, text),
    ),
    { says: ['twice', 'two', 'duplicate', 'already', 'second', 'once'] },
  ],
  'property-missing': [
    'A property that has to be there is gone.',
    at(both(ofBlock, isRequired), (place, { text }) =>
      place.name === 'collection' ? null : { ...drop(place, text), says: [place.name] },
    ),
  ],

  'site-name-mistyped': [
    'The name of a property in the data of the site has a mistake of typing.',
    misname(
      both(within(siteEntry), ({ name }) => name.length > 3),
      mistyped,
    ),
  ],
  'site-property-unknown': [
    'An entry of a collection has a property that nobody shows.',
    at(siteEntry, (place, { text }) => add(place, 'featured', true, text)),
  ],
  'site-property-missing': [
    'An entry of a collection lacks a property that has to be there.',
    at(
      both(within(siteEntry), isRequired, ({ name }) => name !== 'id'),
      (place, { text }) => ({ ...drop(place, text), says: [place.name] }),
    ),
  ],
  'document-name-mistyped': [
    'The name of a property in a policy has a mistake of typing.',
    misname(
      both(inDocument, ({ property, name }) => Boolean(property) && name.length > 4 && !name.startsWith('$')),
      mistyped,
    ),
  ],
  'token-renamed-in-company': [
    'A property of the company was renamed while pages still use its token.',
    at(both(inFile('company'), named('replyTime', 'support', 'clientCount', 'founded')), (place, { text, site }) => {
      const at2 = head(place.parent as Place)
      const made = rename(place, `${place.name}2`, text)
      return read(site, place.file) && { ...made, at: [...(made.at ?? []), at2], says: [place.name] }
    }),
    { several: true },
  ],
})
