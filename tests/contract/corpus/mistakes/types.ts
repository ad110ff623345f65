import { at, drop, inHolder, put, rename, set, spliceAll, whole } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { pick } from '../site.ts'
import { block, both, inPage, named, role, type Where } from '../where.ts'
import { capital, mistyped } from '../words.ts'

const blockType = role('blockType')
/** Gives a block another type; a good message says the right one. */
const mistype = (change: (type: string, random: () => number) => string): Seed =>
  at(blockType, (place, { text, random }) => {
    const type = change(place.value, random)
    return type === place.value ? null : { ...set(place, type, text), says: [place.value] }
  })
const camel = (words: string) => words.split('-').map(capital).join('')
const typeOf: Where = both(inPage, ({ name, parent }) => name === 'type' && Boolean(parent && block(parent)))
const typed = (names: Record<string, string>) =>
  put(
    typeOf,
    (type) => names[type],
    ({ value }) => ({ says: [value] }),
  )

/** Types of blocks that are none, and names at the top of a page. */
export const types = mistakes('names', 'error', {
  'type-mistyped': ['The type of a block has a mistake of typing.', mistype(mistyped)],
  'type-capital': ['The type of a block begins with a capital letter.', mistype(capital)],
  'type-as-component': ['The type of a block is written like its component.', mistype(camel)],
  'type-with-underscores': ['The type of a block has underscores.', mistype((type) => type.replaceAll('-', '_'))],
  'type-with-spaces': ['The type of a block has spaces.', mistype((type) => type.replaceAll('-', ' '))],
  'type-in-one-word': ['The type of a block has lost its hyphens.', mistype((type) => type.replaceAll('-', ''))],
  'type-in-other-number': [
    'The type of a block has lost or gained the s of the plural.',
    mistype((type) => (type.endsWith('s') ? type.slice(0, -1) : `${type}s`)),
  ],
  'type-with-space-behind': ['A space stands behind the type of a block.', mistype((type) => `${type} `)],
  'type-with-end-of-file': ['The type of a block is the name of a file.', mistype((type) => `${type}.json`)],
  'type-with-other-hyphen': [
    'The hyphen in the type of a block became a dash.',
    mistype((type) => type.replace('-', '–')),
  ],
  'type-with-look-alike': [
    'A letter in the type of a block is Cyrillic.',
    mistype((type) => type.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter)),
  ],
  'type-unknown': [
    'A block of another system is named.',
    at(blockType, (place, { text, random }) =>
      set(place, pick(['hero', 'accordion', 'video', 'newsletter', 'pricing-table', 'html'], random), text),
    ),
  ],
  'type-empty': ['The type of a block is empty.', at(blockType, (place, { text }) => set(place, '', text))],
  'type-no-text': ['The type of a block is a number.', at(blockType, (place, { text }) => set(place, 3, text))],
  'type-missing': ['A block has no type.', at(blockType, (place, { text }) => drop(place, text))],
  'type-by-another-name': [
    'The type of a block stands under another name.',
    at(blockType, (place, { text, random }) =>
      rename(place, pick(['block', 'component', 'kind', 'Type', 'tpye'], random), text),
    ),
    { says: ['type'] },
  ],

  'blocks-by-another-name': [
    'The blocks of a page stand under "sections" or "content".',
    at(both(inPage, named('blocks')), (place, { text, random }) =>
      rename(place, pick(['sections', 'content', 'block', 'Blocks'], random), text),
    ),
    { says: ['blocks'], several: true },
  ],
  'path-missing': [
    'A page has no path.',
    at(both(inPage, named('path')), (place, { text }) => drop(place, text)),
    { says: ['path'] },
  ],
  'schema-of-elsewhere': [
    'The "$schema" of a page leads to another place.',
    at(both(inPage, named('$schema')), (place, { text }) =>
      set(place, 'https://json-schema.org/draft/2020-12/schema', text),
    ),
    { says: ['../schema/page.schema.json'] },
  ],
  'type-underscore': [
    'The type of a block has underscores.',
    put(
      typeOf,
      (type) => (type.includes('-') ? type.replaceAll('-', '_') : undefined),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-camel': [
    'The type of a block is written as in code.',
    put(
      typeOf,
      (type) =>
        type.includes('-') ? type.replace(/-(\w)/g, (_: string, letter: string) => letter.toUpperCase()) : undefined,
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-pascal': [
    'The type of a block is written as its component.',
    put(
      typeOf,
      (type) => type.replace(/(?:^|-)(\w)/g, (_: string, letter: string) => letter.toUpperCase()),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-spaced': [
    'The type of a block is written as words.',
    put(
      typeOf,
      (type) => (type.includes('-') ? type.replaceAll('-', ' ') : undefined),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-singular': [
    'The type of a block is in the singular.',
    typed({
      'service-cards': 'service-card',
      'feature-cards': 'feature-card',
      'process-steps': 'process-step',
      testimonials: 'testimonial',
      counters: 'counter',
      gauges: 'gauge',
      'keyword-tags': 'keyword-tag',
      'tool-tiles': 'tool-tile',
      'contact-details': 'contact-detail',
    }),
  ],
  'type-plural': [
    'The type of a block is in the plural.',
    typed({
      'call-to-action': 'call-to-actions',
      'check-list': 'check-lists',
      'client-strip': 'client-strips',
      faq: 'faqs',
      'partner-cta': 'partner-ctas',
      'page-banner': 'page-banners',
    }),
  ],
  'type-joined': [
    'The words of the type of a block are joined.',
    typed({
      'check-list': 'checklist',
      'page-banner': 'pagebanner',
      'text-media': 'textmedia',
      'team-grid': 'teamgrid',
      'action-bar': 'actionbar',
    }),
  ],
  'type-exchanged-words': [
    'The words of the type of a block changed places.',
    typed({
      'page-banner': 'banner-page',
      'text-media': 'media-text',
      'call-to-action': 'action-to-call',
      'team-grid': 'grid-team',
      'why-choose-us': 'choose-us-why',
    }),
  ],
  'type-half': [
    'Half the type of a block is missing.',
    typed({
      'why-choose-us': 'why-choose',
      'page-banner': 'banner',
      'process-steps': 'process',
      'feature-cards': 'features',
      'portfolio-grid': 'portfolio',
      'contact-details': 'contact',
    }),
  ],
  'type-of-other-site': [
    'A block has a type that other sites know.',
    put(typeOf, (_, random) => pick(['hero', 'accordion', 'html', 'newsletter', 'video', 'pricing-table'], random)),
    { says: ['type', 'block'] },
  ],
  'type-with-file': [
    'The type of a block is the name of its contract.',
    put(
      typeOf,
      (type) => `${type}.schema.json`,
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-null': ['The type of a block is null.', put(typeOf, () => null)],
  'type-as-list': ['The type of a block stands in a list.', put(typeOf, (type) => [type])],
  'type-by-other-name': [
    'The type of a block stands under another name.',
    at(typeOf, (place, { text, random }) => {
      const name = pick(['block', 'component', 'kind', '_type'], random)
      const { offset } = whole(place)
      return inHolder(place, { text: spliceAll(text, [{ offset, length: 6, by: JSON.stringify(name) }]) })
    }),
    { says: ['type'] },
  ],
  'type-capital-name': [
    'The name of the type begins with a capital.',
    at(typeOf, (place, { text }) => {
      const { offset } = whole(place)
      return inHolder(place, { text: spliceAll(text, [{ offset, length: 6, by: '"Type"' }]) })
    }),
    { says: ['type'] },
  ],
})
