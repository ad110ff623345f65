import { put, putWrong } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { pick } from '../site.ts'
import { both, inPage, isString, named, role, type Where } from '../where.ts'
import { mistyped } from '../words.ts'

const enums: Where = both(inPage, ({ schema, node }) => Array.isArray(schema.enum) && node.type === 'string')
const words = (by: Record<string, string>) =>
  put(
    enums,
    (value) => by[value],
    ({ value }) => ({ says: [value] }),
  )
const choiceOfWord = both(inPage, isString, ({ schema }) => Array.isArray(schema.enum))

/** Words from a fixed choice, typed wrongly or from other worlds. */
export const optionWords = mistakes('options', 'error', {
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
  'word-mistyped': [
    'A word from a fixed choice has a mistake of typing.',
    putWrong(choiceOfWord, (word, random) => (word.length > 3 ? mistyped(word, random) : undefined)),
  ],
  'word-capital': [
    'A word from a fixed choice begins with a capital letter.',
    putWrong(choiceOfWord, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ],
  'word-with-space': [
    'A space stands behind a word from a fixed choice.',
    putWrong(choiceOfWord, (word) => `${word} `),
  ],
  'word-empty': ['A word from a fixed choice is empty.', put(choiceOfWord, () => '')],
  'tone-as-colour': [
    'The ground of a block is named by a colour.',
    put(role('tone'), (_, random) => pick(['blue', 'white', '#0b1f4b', 'grey', 'light'], random)),
    { says: ['plain', 'tint', 'dark'] },
  ],
  'side-left-or-right': [
    'The side of a picture is left or right.',
    put(both(inPage, named('side')), (side) => (side === 'start' ? 'left' : 'right')),
    { says: ['start', 'end'] },
  ],
})
