import { at, drop, put } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { is, more, only, ranges, startsWith } from '../known-places.ts'
import { pick, read } from '../site.ts'
import { address, block, blockOf, both, inPage, type Where } from '../where.ts'

const toAnchor: Where = both(inPage, address, startsWith('#'), ({ value }) => value.length > 1)
const near = (change: (to: string) => string) =>
  put(
    toAnchor,
    (to) => change(to),
    ({ value }) => ({ says: [value] }),
  )

/** Ids of sections and the links that lead to them. */
export const sectionAnchors = mistakes('anchors-of-sections', 'either', {
  'section-capital': [
    'The anchor of a link begins with a capital.',
    near((to) => `#${to.charAt(1).toUpperCase()}${to.slice(2)}`),
  ],
  'section-two-signs': ['Two number signs stand in front of an anchor.', near((to) => `#${to}`)],
  'section-with-slash': ['A slash stands behind the number sign.', near((to) => to.replace('#', '#/'))],
  'section-with-space': [
    'A space stands behind the number sign.',
    near((to) => to.replace('#', '# ')),
    { expect: 'error' },
  ],
  'section-without-sign': ['The number sign of an anchor is missing.', near((to) => to.slice(1)), { expect: 'error' }],
  'section-underscore': [
    'An anchor has an underscore.',
    near((to) => (to.includes('-') ? to.replaceAll('-', '_') : `${to}_`)),
  ],
  'section-letters-swapped': [
    'Two letters of an anchor changed places.',
    near((to) => `#${to[2]}${to[1]}${to.slice(3)}`),
  ],
  'section-by-heading': ['A link names a section by its heading.', put(toAnchor, () => '#What we do')],
  'section-of-other-page': [
    'A link names a section of another page without its path.',
    put(toAnchor, (to) => (to === '#compliance' ? '#key-services' : '#compliance')),
  ],
  'section-of-home': [
    'A section of this page is looked for on the home page.',
    put(
      toAnchor,
      (to) => `/${to}`,
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'section-missing-on-page': [
    'A link leads to a section that the other page does not have.',
    put(both(inPage, address, is('/about')), () => '/about#history'),
  ],
  'section-of-contents': ['A link leads to a section by number.', put(toAnchor, () => '#section-2')],
  'section-id-dropped': [
    'The id of a section was removed, and a link still leads to it.',
    only('pages-data/qa-testing-services.json', (text) => {
      const changed = text.replace(/\n\s*"id": "key-services",/, '')
      return changed === text ? null : { text: changed, at: ranges(changed, '"to": "#key-services"') }
    }),
    { says: ['key-services'] },
  ],
  'section-id-renamed': [
    'The id of a section has another name, and a link still leads to the old one.',
    only('pages-data/software-security-services.json', (text) => {
      const changed = text.replace('"id": "compliance"', '"id": "standards"')
      return changed === text ? null : { text: changed, at: ranges(changed, '"to": "#compliance"') }
    }),
  ],
  'section-id-capital': [
    'The id of a section is written as a heading.',
    put(
      both(inPage, ({ name, parent }) => name === 'id' && Boolean(parent && block(parent))),
      (id) => id.charAt(0).toUpperCase() + id.slice(1),
    ),
    { expect: 'error', several: true },
  ],
  'section-id-with-sign': [
    'The id of a section begins with the number sign.',
    put(
      both(inPage, ({ name, parent }) => name === 'id' && Boolean(parent && block(parent))),
      (id) => `#${id}`,
    ),
    { expect: 'error', several: true },
  ],
  'section-id-digit-first': [
    'The id of a section begins with a digit.',
    more(both(inPage, blockOf('service-cards', 'case', 'faq')), 'id', '3-services'),
    { expect: 'error' },
  ],
  'section-id-twice': [
    'Two sections of a page have the same id.',
    only('pages-data/home.json', (text) => {
      const changed = text.replace(
        '"type": "client-carousel",',
        '"type": "client-carousel",\n      "id": "collaboration",',
      )
      return changed === text ? null : { text: changed, at: ranges(changed, '"id": "collaboration"') }
    }),
  ],
  'section-id-as-in-text': [
    'The id of a block is that of a section of a text.',
    only('pages-data/privacypolicy.json', (text) => {
      const changed = text.replace('"type": "prose",', '"type": "prose",\n      "id": "uses",')
      return changed === text ? null : { text: changed, at: ranges(changed, '"id": "uses"') }
    }),
  ],
  'section-list-unknown-too': [
    'The list of sections names one that the page does not have.',
    put(
      both(
        inPage,
        ({ name, parent, block: type }) => name === 'id' && type === 'section-list' && parent?.index !== undefined,
      ),
      (_, random) => pick(['contact-us', 'prices', 'team'], random),
    ),
  ],
  'section-list-with-sign': [
    'The list of sections names one with the number sign.',
    put(
      both(
        inPage,
        ({ name, parent, block: type }) => name === 'id' && type === 'section-list' && parent?.index !== undefined,
      ),
      (id) => `#${id}`,
      ({ value }) => ({ says: [value] }),
    ),
    { expect: 'error' },
  ],
  'section-list-out-of-order': [
    'The list of sections has another order than the page.',
    only('pages-data/home.json', (text) => {
      const [one] = /"id": "about-sec",\s+"label": "About"/.exec(text) ?? []
      const [two] = /"id": "collaboration",\s+"label": "Work together"/.exec(text) ?? []
      if (!one || !two) return null
      const changed = text.replace(one, '§').replace(two, one).replace('§', two)
      const start = changed.indexOf('"type": "section-list"')
      return { text: changed, at: [{ offset: start, length: changed.indexOf(']', start) - start }] }
    }),
    { several: true },
  ],
  'section-list-section-removed': [
    'A section was removed from the page and stayed in the list of sections.',
    (site, random) => {
      const made = at(
        both(inPage, block, ({ value }) => value.id === 'career-sec'),
        (place, { text }) => drop(place, text),
      )(site, random)
      return made && { ...made, at: ranges(made.text, '"id": "career-sec"') }
    },
  ],
  'gallery-anchor-gone': [
    'A link leads to a post of the gallery that is not there.',
    put(both(inPage, address, is('/gallery')), (_, _random, _place, site) =>
      read(site, 'pages-data/site/gallery.json').items.some(({ id }: { id: string }) => id === 'holi')
        ? undefined
        : '/gallery#holi',
    ),
  ],
})
