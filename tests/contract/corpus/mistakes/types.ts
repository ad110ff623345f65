import { at, drop, rename, set } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { pick } from '../site.ts'
import { both, inPage, named, role } from '../where.ts'
import { capital, mistyped } from '../words.ts'

const blockType = role('blockType')
/** Gives a block another type; a good message says the right one. */
const mistype = (change: (type: string, random: () => number) => string): Seed =>
  at(blockType, (place, { text, random }) => {
    const type = change(place.value, random)
    return type === place.value ? null : { ...set(place, type, text), says: [place.value] }
  })
const camel = (words: string) => words.split('-').map(capital).join('')

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
})
