import { append, at, put, putWrong, set, source, splice } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList, is, ofEntry, only } from '../known-places.ts'
import { blockOf, both, inPage, link, named } from '../where.ts'

/** Blocks that are lists of links, labels or ways to reach the company. */
export const listsOfLinks = mistakes('options', 'error', {
  'action-bar-of-one': [
    'A bar of two actions has one.',
    put(
      both(inPage, named('actions'), ({ block: type }) => type === 'action-bar'),
      (value) => value.slice(0, 1),
    ),
  ],
  'action-bar-of-three': [
    'A bar of two actions has three.',
    put(
      both(inPage, named('actions'), ({ block: type }) => type === 'action-bar'),
      (value) => [...value, { label: 'Contact us', to: '/contact' }],
    ),
  ],
  'action-bar-twice': [
    'A page has the bar at its end twice.',
    at(both(inPage, blockOf('action-bar')), (place, { text }) => ({
      text: append(place, null, text, source(place, text)).text,
    })),
    { expect: 'either', says: ['action-bar'], several: true },
  ],
  'related-itself': [
    'A page names itself among those that follow.',
    only('pages-data/web-development-services.json', (text) => {
      const start = text.indexOf('"type": "related"')
      const found = /"label": "([^"]+)"/.exec(text.slice(start))
      return start < 0 || !found
        ? null
        : splice(text, start + found.index, found[0].length, '"label": "Web development"')
    }),
    { expect: 'either' },
  ],
  'related-twice': [
    'A page names another twice among those that follow.',
    put(
      both(inPage, ofEntry('pages', 'label'), ({ parent, block: type }) => type === 'related' && parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].label,
    ),
    { expect: 'either' },
  ],
  'related-of-two': [
    'Two pages follow where three belong.',
    put(
      both(inPage, named('pages'), ({ block: type }) => type === 'related'),
      (value) => value.slice(0, 2),
    ),
  ],
  'related-by-path': [
    'A page that follows is named by its path.',
    put(both(inPage, ofEntry('pages', 'label')), () => '/qa-testing-services'),
    { expect: 'either' },
  ],
  'related-label-mistyped': [
    'A page that follows has a label that the lookup does not know.',
    putWrong(
      both(inPage, ofEntry('pages', 'label'), ({ value }) => value.length > 5),
      (label) => `${label.slice(0, -3)}${label.slice(-2)}`,
    ),
    { expect: 'either' },
  ],
  'sitemap-label-unknown': [
    'A label of the site map is in other words than in the lookup.',
    putWrong(both(inPage, inList('labels')), (label) => label.replace(/(\w)$/, '$1s')),
    { expect: 'either' },
  ],
  'sitemap-label-case': [
    'A label of the site map has another case than in the lookup.',
    putWrong(
      both(inPage, inList('labels'), ({ value }) => /[a-z]{4}/.test(value)),
      (label) => label.toUpperCase(),
    ),
    { expect: 'either' },
  ],
  'sitemap-label-as-link': [
    'A label of the site map is a whole link.',
    put(both(inPage, inList('labels')), (label) => ({ label, to: '/about' })),
  ],
  'phones-with-mail': [
    'A mailbox stands among the phone numbers.',
    at(
      both(inPage, link, ({ name, block: type }) => name === 'phones' && type === 'contact-details'),
      (place, { text }) => set(place, { label: '{email}', to: 'mailto:{email}' }, text),
    ),
    { expect: 'either', says: ['tel:'] },
  ],
  'email-with-phone': [
    'A phone number stands where the mailbox belongs.',
    put(both(inPage, link, named('email')), () => ({ label: '{phone}', to: 'tel:{phone}' })),
    { expect: 'either', says: ['mailto:'] },
  ],
  'map-plain-embedded': [
    'The map for a new tab stands where the one to embed belongs.',
    put(both(inPage, named('embedUrl')), () => '{mapUrl}'),
    { expect: 'either', says: ['{mapEmbedUrl}'] },
  ],
  'map-of-page': [
    'A page of the site stands where the map belongs.',
    put(both(inPage, named('embedUrl')), () => '/contact'),
    { expect: 'either' },
  ],
  'form-of-careers-elsewhere': [
    'The form of the careers page stands on a service page.',
    put(both(inPage, named('variant'), is('service')), () => 'careers'),
    { expect: 'either', strict: true },
  ],
})
