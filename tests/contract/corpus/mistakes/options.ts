import { add, append, at, drop, put, putWrong, set, source, splice, word, write } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList, is, more, ofEntry, only, swap, title } from '../known-places.ts'
import { dayFromNow, type Json, pick } from '../site.ts'
import {
  block,
  blockOf,
  both,
  choice,
  entry,
  icon,
  image,
  inDocument,
  inPage,
  link,
  named,
  ofMeta,
  prose,
  role,
  type Where,
} from '../where.ts'

const enums: Where = both(inPage, ({ schema, node }) => Array.isArray(schema.enum) && node.type === 'string')
const words = (by: Record<string, string>) =>
  put(
    enums,
    (value) => by[value],
    ({ value }) => ({ says: [value] }),
  )
const step = { title: 'One more', description: 'A step that was added in the end, without a look at the others.' }
const banner = (layout?: string): Where => both(inPage, blockOf('page-banner'), ({ value }) => value.layout === layout)
const choiceOf = (block: string, name: string): Where =>
  both(inPage, named('only'), ({ parent, block: type }) => type === block && parent?.name === name)

/** Options of blocks that do not fit together, and values from other worlds. */
export const options = mistakes('options', 'error', {
  'word-neighbour': [
    'Autocorrect made another word of an option.',
    words({
      plain: 'plane',
      dark: 'dart',
      tint: 'tent',
      strip: 'stripe',
      rail: 'rails',
      rise: 'raise',
      start: 'star',
      loud: 'load',
      tight: 'right',
      contact: 'contract',
      careers: 'carers',
      blue: 'glue',
      diagram: 'diagramm',
      statement: 'statment',
    }),
  ],
  'word-german': [
    'A translation program put an option into German.',
    words({
      dark: 'dunkel',
      blue: 'blau',
      tight: 'eng',
      loud: 'laut',
      people: 'Menschen',
      product: 'Produkt',
      service: 'Dienstleistung',
      contact: 'Kontakt',
    }),
  ],
  'word-british-typing': [
    'A letter of an option is doubled.',
    words({ plain: 'plainn', dark: 'darkk', tint: 'tintt', strip: 'stripp', start: 'startt', tight: 'tightt' }),
  ],
  'word-in-capitals': ['An option is in capitals.', putWrong(enums, (value) => value.toUpperCase())],
  'word-quoted-twice': ['An option stands in quotes within its quotes.', putWrong(enums, (value) => `'${value}'`)],
  'word-with-alternatives': ['An option still shows its alternatives.', put(role('tone'), () => 'plain|tint|dark')],
  'tone-white': [
    'The ground of a block is named by its colour in brackets.',
    put(role('tone'), (_, random) => pick(['white', 'navy', 'pale blue'], random)),
    { says: ['plain', 'tint', 'dark'] },
  ],
  'tone-blue-elsewhere': [
    'A block has the blue ground of a call to action.',
    put(
      both(role('tone'), ({ block }) => block !== 'call-to-action'),
      () => 'blue',
    ),
    { says: ['plain', 'tint', 'dark'] },
  ],
  'density-in-pixels': [
    'The room around a section is given in pixels.',
    put(both(inPage, named('density')), () => '64px'),
    { says: ['tight', 'normal', 'loud'] },
  ],
  'density-loose': [
    'The room around a section is called spacious.',
    put(both(inPage, named('density')), () => 'spacious'),
    { says: ['tight', 'normal', 'loud'] },
  ],
  'look-of-other-block': [
    'A block has a look of another.',
    put(both(inPage, named('look')), (look) => (look === 'strip' ? 'ledger' : 'tiles')),
    { expect: 'error' },
  ],
  'variant-of-page': [
    'A form is called after its page.',
    put(both(inPage, named('variant')), () => 'web'),
    { says: ['contact', 'service', 'careers'] },
  ],
  'layout-left': ['The layout of a banner is a side.', put(both(inPage, named('layout')), () => 'left')],
  'banner-product-without-picture': [
    'A banner shows a product and has no picture.',
    at(banner('product'), (place, { text }) => {
      const { image: _, alt: __, ...rest } = place.value
      const made = set(place, rest, text)
      return { ...made, at: [{ offset: made.at?.[0]?.offset ?? 0, length: 70 }] }
    }),
    { says: ['image'] },
  ],
  'banner-diagram-without-stages': [
    'A banner shows a diagram and has no words below it.',
    at(banner('diagram'), (place, { text }) => {
      const { stages: _, ...rest } = place.value
      const made = set(place, rest, text)
      return { ...made, at: [{ offset: made.at?.[0]?.offset ?? 0, length: 70 }] }
    }),
    { says: ['stages'] },
  ],
  'banner-statement-without-facts': [
    'A banner makes a statement and has no facts.',
    at(banner('statement'), (place, { text }) => {
      const { facts: _, ...rest } = place.value
      const made = set(place, rest, text)
      return { ...made, at: [{ offset: made.at?.[0]?.offset ?? 0, length: 70 }] }
    }),
    { says: ['facts'] },
  ],
  'banner-facts-without-statement': [
    'A banner has facts and a layout that does not show them.',
    more(
      banner('product'),
      'facts',
      [
        { title: 'Two weeks', description: 'to a first version.' },
        { title: 'One team', description: 'for all of it.' },
      ],
      ['facts', 'statement'],
    ),
    { expect: 'either' },
  ],
  'banner-stages-without-diagram': [
    'A banner has words for a diagram that it does not show.',
    more(banner('statement'), 'stages', ['Plan', 'Build', 'Run'], ['stages', 'diagram']),
    { expect: 'either' },
  ],
  'banner-picture-with-people': [
    'A banner of people has a picture that nobody sees.',
    at(banner('people'), (place, { text }) =>
      add(place, 'image', 'banners/team.svg', add(place, 'alt', '', text).text),
    ),
    { expect: 'either', several: true },
  ],
  'banner-six-stages': [
    'A diagram has six words where it has five places.',
    put(both(inPage, named('stages')), (value) =>
      Array.from({ length: 6 }, (_, index) => value[index] ?? `Stage ${index + 1}`),
    ),
  ],
  'fact-as-sentence': [
    'A fact is a sentence.',
    put(both(inPage, ofEntry('facts', 'title')), () => 'We have been in business for more than twelve years'),
  ],
  'steps-too-many-on-rail': [
    'Seven steps stand on a rail for six.',
    at(
      both(
        inPage,
        entry,
        ({ name, parent, index }) =>
          name === 'steps' &&
          parent?.parent?.value.look === 'rail' &&
          parent.value.length === (index ?? 0) + 1 &&
          parent.value.length === 6,
      ),
      (place, { text }) => append(place, step, text),
    ),
    { expect: 'either', says: ['rail', 'six', '6'] },
  ],
  'steps-too-many-to-rise': [
    'Seven steps rise where six have room.',
    at(
      both(
        inPage,
        entry,
        ({ name, parent, index }) =>
          name === 'steps' &&
          parent?.parent?.value.look === 'rise' &&
          parent.value.length === (index ?? 0) + 1 &&
          parent.value.length === 6,
      ),
      (place, { text }) => append(place, step, text),
    ),
    { expect: 'either', says: ['rise', 'six', '6', 'four'] },
  ],
  'steps-too-few-to-rise': [
    'Three steps rise where four to six belong.',
    put(
      both(inPage, named('steps'), ({ parent }) => parent?.value.look === 'rise'),
      (value) => value.slice(0, 3),
    ),
    { expect: 'either' },
  ],
  'technologies-intro-on-strip': [
    'A strip of technologies has an introduction, which only tiles show.',
    more(
      both(inPage, blockOf('technology-grid'), ({ value }) => value.look === 'strip'),
      'intro',
      'The tools that we know best, and that our clients ask for most.',
      ['intro', 'strip', 'tiles'],
    ),
    { expect: 'either' },
  ],
  'technologies-too-many-on-strip': [
    'A strip for ten technologies shows twelve.',
    put(
      both(choiceOf('technology-grid', 'technologies'), ({ parent }) => parent?.parent?.value.look === 'strip'),
      (value, _random, _place, site) => {
        const ids = (JSON.parse(site.texts['pages-data/site/technologies.json'] ?? '{}').items as Json[]).map(
          ({ id }) => id,
        )
        return [...new Set([...value, ...ids])].slice(0, 12)
      },
    ),
    { expect: 'either' },
  ],
  'tags-described-in-part': [
    'One tag of several has no description any more.',
    at(
      both(inPage, ({ name, parent }) => name === 'description' && parent?.name === 'tags'),
      (place, { text }) => drop(place, text),
    ),
    { expect: 'either', says: ['description'], several: true },
  ],
  'cards-icon-and-picture': [
    'A card has an icon and a picture.',
    at(
      both(inPage, entry, ({ name, value }) => name === 'cards' && value.icon),
      (place, { text }) => add(place, 'image', 'portfolio/health-app.jpg', add(place, 'alt', '', text).text),
    ),
    { says: ['icon', 'image'], several: true },
  ],
  'tile-icon-and-picture': [
    'A tool has an icon and a mark.',
    more(
      both(inPage, entry, ({ name, value }) => name === 'tiles' && value.image),
      'icon',
      'wrench',
      ['icon', 'image'],
    ),
  ],
  'partner-picture-and-people': [
    'A partner block has people and a picture.',
    at(
      both(inPage, blockOf('partner-cta'), ({ value }) => value.team),
      (place, { text }) => add(place, 'image', 'banners/team.svg', add(place, 'alt', '', text).text),
    ),
    { says: ['image', 'team'], several: true },
  ],
  'case-picture-and-product': [
    'A case has a product and a picture.',
    at(
      both(inPage, blockOf('case'), ({ value }) => value.product),
      (place, { text }) => add(place, 'image', 'screens/code-review.jpg', add(place, 'alt', '', text).text),
    ),
    { says: ['image', 'product'], several: true },
  ],
  'caption-without-picture-too': [
    'A caption stands where there is no picture.',
    more(
      both(inPage, blockOf('check-list', 'text-media', 'why-choose-us'), ({ value }) => !value.image),
      'caption',
      'The screen is an illustration.',
      ['image'],
    ),
  ],
  'side-without-picture': [
    'A side is chosen for a picture that is not there.',
    more(
      both(inPage, blockOf('text-media'), ({ value }) => !value.image),
      'side',
      'start',
      ['image'],
    ),
  ],
  'alt-without-picture-too': [
    'Words describe a picture that is not there.',
    more(
      both(inPage, blockOf('check-list', 'text-media', 'why-choose-us', 'partner-cta'), ({ value }) => !value.image),
      'alt',
      'Two developers at a desk',
      ['image', 'alt'],
    ),
    { expect: 'either' },
  ],
  'alt-dropped': [
    'A picture has lost its words.',
    at(both(inPage, named('alt')), (place, { text }) => drop(place, text)),
    { says: ['alt'] },
  ],
  'lead-without-claims': [
    'A block shows leading claims and no claims.',
    at(
      both(inPage, named('claims'), ({ parent }) => parent?.value.lead && !parent.value.reasons),
      (place, { text }) => drop(place, text),
    ),
    { several: true },
  ],
  'lead-of-four': [
    'Four claims lead where three do.',
    put(choiceOf('why-choose-us', 'lead'), () => ['experience', 'support', 'response', 'microsoft']),
    { expect: 'either' },
  ],
  'lead-of-all': [
    'All claims lead.',
    at(
      both(inPage, choice, ({ name, block }) => name === 'lead' && block === 'why-choose-us'),
      (place, { text }) => set(place, { collection: 'claims' }, text),
    ),
    { expect: 'either' },
  ],
  'case-of-two-reviews': [
    'A case quotes two reviews at once.',
    put(choiceOf('case', 'testimonial'), (value) => [
      value[0],
      value[0] === 'rajat-khurana' ? 'hannah-osei' : 'rajat-khurana',
    ]),
    { expect: 'either' },
  ],
  'case-of-all-reviews': [
    'A case does not say which review it quotes.',
    at(
      both(inPage, choice, ({ name, block }) => name === 'testimonial' && block === 'case'),
      (place, { text }) => set(place, { collection: 'testimonials' }, text),
    ),
    { expect: 'either' },
  ],
  'case-of-two-clients': [
    'A case shows the logos of two clients.',
    put(choiceOf('case', 'client'), (value) => [
      value[0],
      value[0] === 'maru-kitchens' ? 'bluefin-travel' : 'maru-kitchens',
    ]),
    { expect: 'either' },
  ],
  'case-of-two-products': [
    'A case shows two products.',
    put(choiceOf('case', 'product'), (value) => [
      value[0],
      value[0] === 'food-ordering' ? 'travel-booking' : 'food-ordering',
    ]),
    { expect: 'either' },
  ],
  'case-quote-polished': [
    'A quote was polished and is no longer what the client wrote.',
    at(
      both(inPage, ({ name, block: type }) => name === 'quote' && type === 'case'),
      (place, { text }) => set(place, place.value.replace(/(\w+) (\w+)\.?$/, 'really $1 $2!'), text),
    ),
    { expect: 'either' },
  ],
  'case-quote-of-other': [
    'A quote comes from the review of another client.',
    put(
      both(inPage, ({ name, block: type }) => name === 'quote' && type === 'case'),
      (text) => (text.startsWith('We hired') ? undefined : 'We hired them to test, not to build.'),
    ),
    { expect: 'either' },
  ],
  'case-quote-in-quotes': [
    'A quote brings quotes of its own.',
    put(
      both(inPage, ({ name, block: type }) => name === 'quote' && type === 'case'),
      (text) => `“${text}”`,
    ),
    { expect: 'either' },
  ],
  'case-figure-long': [
    'The figure of a case is a sentence.',
    put(
      both(inPage, ({ name, parent }) => name === 'value' && parent?.name === 'figure'),
      () => 'more than a third',
    ),
  ],
  'case-figure-as-number': [
    'The figure of a case is a number without quotes.',
    put(
      both(inPage, ({ name, parent }) => name === 'value' && parent?.name === 'figure'),
      () => 96,
    ),
    { says: ['"96"', 'text', 'string', 'quotes'] },
  ],
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
  'opening-second': [
    'A page opens twice.',
    at(
      both(inPage, block, ({ index }) => index === 1),
      (place, { text }) => append(place, { type: 'page-banner', title: 'Another beginning' }, text),
    ),
    { expect: 'either', says: ['page-banner', 'h1', 'first', 'heading'] },
  ],
  'opening-not-first': [
    'A block stands above the one that opens the page.',
    at(
      both(inPage, blockOf('page-banner'), ({ index }) => index === 0),
      (place, { text }) => {
        const by =
          '{ "type": "client-strip", "title": "Companies that build with us", "clients": { "collection": "clients" } },\n    '
        return {
          text: text.slice(0, place.node.offset) + by + text.slice(place.node.offset),
          at: [{ offset: place.node.offset, length: by.length + 40 }],
        }
      },
    ),
    { expect: 'either' },
  ],
  'opening-missing': [
    'The block that opens a page was removed.',
    at(
      both(inPage, blockOf('page-banner'), ({ index }) => index === 0),
      (place, { text }) => ({ text: drop(place, text).text }),
    ),
    { expect: 'either', several: true },
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
  'gauge-of-thousand': [
    'A share is given out of a thousand.',
    put(both(inPage, ofEntry('gauges', 'value')), (value) => value * 10),
  ],
  'gauge-as-share-of-one': [
    'A share is given out of one.',
    put(both(inPage, ofEntry('gauges', 'value')), (value) => value / 100),
  ],
  'counter-of-nothing': ['A counter counts to zero.', put(both(inPage, ofEntry('counters', 'value')), () => 0)],
  'counter-with-plus': [
    'A counter has a plus behind its figure.',
    put(both(inPage, ofEntry('counters', 'value')), (value) => `${value}+`),
    { says: ['number', '1000'] },
  ],
  'counter-in-millions': [
    'A counter has more digits than it can show.',
    put(both(inPage, ofEntry('counters', 'value')), () => 12_000_000),
  ],
  'date-german': [
    'The day of a text is written as in Germany.',
    put(both(inPage, named('updated')), () => '22.11.2026'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-american': [
    'The day of a text is written as in America.',
    put(both(inPage, named('updated')), () => '11/22/2026'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-in-words-too': [
    'The day of a text is written in words.',
    put(both(inPage, named('updated')), () => 'November 22, 2026'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-without-zero': [
    'The day of a text has one digit.',
    put(both(inPage, named('updated')), () => '2026-11-3'),
    { says: ['2026-11-03', 'YYYY-MM-DD'] },
  ],
  'date-with-time-too': [
    'The day of a text brings its hour along.',
    put(both(inPage, named('updated')), () => '2026-11-22T09:30:00Z'),
    { says: ['2026-11-22', 'YYYY-MM-DD'] },
  ],
  'date-that-is-not': ['The day of a text does not exist.', put(both(inPage, named('updated')), () => '2026-02-30')],
  'date-month-and-day': [
    'Month and day of a text changed places.',
    put(both(inPage, named('updated')), () => '2026-22-11'),
  ],
  'date-as-number': [
    'The day of a text is the number of a spreadsheet.',
    put(both(inPage, named('updated')), () => 46348),
  ],
  'date-to-come': [
    'A text was changed in a year to come.',
    put(both(inPage, named('updated')), () => dayFromNow(3650)),
    { expect: 'either' },
  ],
  'date-of-document-words': [
    'The day of a document is its month.',
    put(both(inDocument, named('updated')), () => 'April 2025'),
    { says: ['YYYY-MM-DD', '2025-04-01'] },
  ],
  'table-row-short': [
    'A row of a table has a cell too few.',
    put(
      both(
        inDocument,
        ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value) && value.length > 2,
      ),
      (value) => value.slice(0, -1),
    ),
    { expect: 'either' },
  ],
  'table-row-long': [
    'A row of a table has a cell too many.',
    put(
      both(
        inDocument,
        ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value) && value.length < 5,
      ),
      (value) => [...value, '–'],
    ),
    { expect: 'either' },
  ],
  'table-cell-number': [
    'A cell of a table is a number.',
    put(
      both(inDocument, ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value)),
      (value) => [...value.slice(0, -1), 42],
    ),
  ],
  'table-cell-empty': [
    'A cell of a table is empty.',
    put(
      both(inDocument, ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value)),
      (value) => [...value.slice(0, -1), ''],
    ),
  ],
  'icon-with-style-too': [
    'An icon brings its style along.',
    putWrong(both(inPage, icon), (name) => `${name}-duotone`),
    { expect: 'either' },
  ],
  'icon-with-prefix-too': [
    'An icon has the prefix of its catalogue.',
    putWrong(both(inPage, icon), (name) => `ph-${name}`),
    { expect: 'either' },
  ],
  'icon-of-collection': ['An icon is named with its collection.', putWrong(both(inPage, icon), (name) => `ph:${name}`)],
  'icon-of-awesome': [
    'An icon comes from another catalogue.',
    put(both(inPage, icon), (_, random) => pick(['fa-handshake', 'fas-cog', 'bi-gear-fill', 'material-home'], random)),
    { expect: 'either' },
  ],
  'icon-camel': [
    'An icon is written as its component.',
    putWrong(both(inPage, icon), (name) =>
      name.replace(/(?:^|-)(\w)/g, (_: string, letter: string) => letter.toUpperCase()),
    ),
  ],
  'icon-svg': ['An icon is a file.', putWrong(both(inPage, icon), (name) => `${name}.svg`)],
  'icon-emoji': ['An icon is an emoji.', put(both(inPage, icon), (_, random) => pick(['🚀', '✅', '⚙️'], random))],
  'icon-words-exchanged': [
    'The words of an icon changed places.',
    putWrong(
      both(inPage, icon, ({ value }) => /^[a-z]+-[a-z]+$/.test(value) && !value.includes('-x')),
      (name) => name.split('-').reverse().join('-'),
    ),
    { expect: 'either' },
  ],
  'icon-plural': [
    'An icon is in the plural.',
    putWrong(both(inPage, icon, is('gear')), () => 'gears'),
    { expect: 'either' },
  ],
  'picture-jpeg': [
    'The ending of a picture has a letter too many.',
    putWrong(
      both(image, ({ value }) => value.endsWith('.jpg')),
      (name) => name.replace('.jpg', '.jpeg'),
    ),
  ],
  'picture-capital-ending': [
    'The ending of a picture is in capitals, as cameras write it.',
    putWrong(image, (name) => name.replace(/\w+$/, (ending: string) => ending.toUpperCase())),
  ],
  'picture-webp': [
    'The ending of a picture is that of another format.',
    putWrong(image, (name) => name.replace(/\w+$/, 'webp')),
  ],
  'picture-png-for-svg': [
    'The ending of a drawing is that of a picture.',
    putWrong(
      both(image, ({ value }) => value.endsWith('.svg')),
      (name) => name.replace('.svg', '.png'),
    ),
    { expect: 'either' },
  ],
  'picture-with-media': [
    'A picture is named from the folder above.',
    putWrong(image, (name) => `media/${name}`),
    { expect: 'either' },
  ],
  'picture-with-slash': ['A slash stands in front of a picture.', putWrong(image, (name) => `/${name}`)],
  'picture-from-web': [
    'A picture of another site is shown.',
    put(image, () => 'https://images.unsplash.com/photo-1552664730.jpg'),
  ],
  'picture-folder-missing': [
    'A picture is named without its folder.',
    putWrong(image, (name) => name.split('/').at(-1)),
    { expect: 'either' },
  ],
  'picture-other-folder': [
    'A picture is looked for in another folder.',
    putWrong(
      both(image, ({ value }) => value.startsWith('screens/')),
      (name) => name.replace('screens/', 'screenshots/'),
    ),
    { expect: 'either' },
  ],
  'picture-of-camera': ['A picture has the name of the camera.', put(image, () => 'team/IMG_2034.JPG')],
  'picture-copy': ['A picture has the name of a copy.', putWrong(image, (name) => name.replace('.', ' (1).'))],
  'picture-number-short': [
    'The number of a picture has lost its zero.',
    putWrong(
      both(image, ({ value }) => /-0\d\./.test(value)),
      (name) => name.replace('-0', '-'),
    ),
    { expect: 'either' },
  ],
  'picture-folder-alone': ['A picture is the name of a folder.', put(image, (name) => name.split('/')[0])],
  'picture-placeholder': [
    'A picture is that of a template.',
    put(image, () => 'placeholder.png'),
    { expect: 'either' },
  ],
  'alt-as-file-too': [
    'The words for a picture are its file.',
    put(both(inPage, named('alt')), (_, _random, place) => place.parent?.value.image),
    { expect: 'either' },
  ],
  'alt-as-camera': [
    'The words for a picture are the name of the camera.',
    put(both(named('alt')), () => 'IMG_20261104_113042.jpg'),
    { expect: 'either' },
  ],
  'alt-as-word': [
    'The words for a picture say that it is one.',
    put(both(inPage, named('alt')), (_, random) => pick(['image', 'picture', 'alt text', 'photo'], random)),
    { expect: 'either' },
  ],
  'alt-null-too': ['The words for a picture are null.', put(both(inPage, named('alt')), () => null)],
  'alt-false': ['The words for a picture are switched off.', put(both(inPage, named('alt')), () => false)],
  'alt-too-long-too': [
    'The words for a picture are a paragraph.',
    put(both(inPage, named('alt')), () => 'Illustration: a screen with a table and a chart. '.repeat(6).trim()),
  ],
  'alt-with-marks': [
    'The words for a picture have marks.',
    put(
      both(inPage, named('alt'), ({ value }) => value.length > 20),
      (text) => text.replace(/(\w+) (\w+)/, '**$1** $2'),
    ),
    { expect: 'either' },
  ],
  'alt-unknown-token': [
    'The words for a picture have a token that nobody defines.',
    put(both(inPage, named('alt')), () => 'The office of {brandName}'),
    { expect: 'either' },
  ],
  'label-click-here': [
    'The words of a link say that one can press them.',
    put(
      both(inPage, named('label'), ({ parent }) => parent?.name === 'actions'),
      (_, random) => pick(['Click here', 'here', 'click'], random),
    ),
    { expect: 'either', strict: true },
  ],
  'label-as-address-too': [
    'The words of a link are its address.',
    put(
      both(inPage, named('label'), ({ parent }) => parent?.name === 'actions'),
      () => 'https://www.noidasoftworks.example/contact',
    ),
    { expect: 'either', strict: true },
  ],
  'label-of-dot-too-long': [
    'The words of a dot are a heading.',
    put(
      both(inPage, ofEntry('items', 'label'), ({ block: type }) => type === 'section-list'),
      (text) => `${text} and all that belongs to it`,
    ),
  ],
  'title-ends-with-colon': [
    'A title ends with a comma.',
    write(title, (text) => `${text},`),
    { expect: 'either', strict: true },
  ],
  'title-in-capitals': [
    'A title is in capitals.',
    write(
      both(title, ({ value }) => !value.includes('{') && value.length > 12),
      (text) => text.toUpperCase(),
    ),
    { expect: 'either', strict: true },
  ],
  'word-twice-too': [
    'A word stands twice in a row.',
    word(prose, (found) => (/^(that|had|very|ha)$/i.test(found) ? found : `${found} ${found}`)),
    { expect: 'either' },
  ],
  'spaces-doubled-too': [
    'Two spaces stand between words.',
    write(prose, (text) => text.replace(' ', '  ')),
    { expect: 'either' },
  ],
  'space-before-comma-too': [
    'A space stands in front of a comma.',
    write(
      both(prose, ({ value }) => /\w, /.test(value)),
      (text) => text.replace(', ', ' , '),
    ),
    { expect: 'either' },
  ],
  'strong-not-closed': [
    'Strong words have no end.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '**$1'),
    ),
    { expect: 'either', says: ['**'] },
  ],
  'strong-three-stars': [
    'Strong words have three stars.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '***$1***'),
    ),
    { expect: 'either', says: ['**'] },
  ],
  'strong-with-spaces-too': [
    'Spaces stand within the stars of strong words.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '** $1 **'),
    ),
    { expect: 'either', says: ['**'] },
  ],
  'strong-around-nothing': [
    'Four stars stand around nothing.',
    write(prose, (text) => `${text} ****`),
    { expect: 'either' },
  ],
  'cyrillic-in-word': [
    'A letter of a word comes from a Russian keyboard.',
    word(prose, (found) => found.replace(/[oea]/, (letter) => ({ o: 'о', e: 'е', a: 'а' })[letter] ?? letter)),
    { expect: 'either' },
  ],
  'wide-letters': [
    'A word is in wide letters.',
    word(prose, (found) => [...found].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')),
    { expect: 'either' },
  ],
  'mathematical-letters': [
    'A word is in the bold letters of a social network.',
    word(prose, (found) =>
      [...found.toLowerCase()].map((letter) => String.fromCodePoint(0x1d5ee + letter.charCodeAt(0) - 97)).join(''),
    ),
    { expect: 'either' },
  ],
  'direction-turned-too': [
    'An invisible sign turns the direction of a title.',
    write(title, (text) => `\u202e${text}`),
    { expect: 'either' },
  ],
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
  'question-twice': [
    'A question was copied and not changed.',
    at(
      both(inPage, entry, ({ name }) => name === 'questions'),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'question-list-entry-copied': [
    'A question was copied and its answer was not.',
    at(
      both(inPage, entry, ({ name }) => name === 'questions'),
      (place, { text }) =>
        append(
          place,
          { question: place.value.question, answer: ['An answer of its own, of a sentence or two.'] },
          text,
        ),
    ),
    { expect: 'either', several: true },
  ],
  'card-twice': [
    'A card was copied and not changed.',
    at(
      both(inPage, entry, ({ name, parent }) => name === 'cards' && (parent?.value.length ?? 12) < 12),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'paragraph-twice-too': [
    'A paragraph was pasted twice.',
    at(
      both(prose, ({ name, index }) => name === 'paragraphs' && index !== undefined),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'tick-twice': [
    'A ticked line was pasted twice.',
    at(
      both(inPage, inList('items'), ({ block: type }) => type === 'check-list'),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'block-twice-too': [
    'A whole block was pasted twice.',
    at(both(inPage, blockOf('check-list', 'case', 'faq', 'service-cards')), (place, { text }) =>
      append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'tabs-same-label': [
    'Two tabs have the same name.',
    put(
      both(inPage, ofEntry('tabs', 'label'), ({ parent }) => parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].label,
    ),
    { expect: 'either' },
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
  'path-of-other-page': [
    'A page has the path of another, from which it was copied.',
    swap('pages-data/qa-testing-services.json', '"path": "/qa-testing-services"', '"path": "/api-integration"'),
    { several: true },
  ],
})
