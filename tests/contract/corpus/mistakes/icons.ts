import { put, putWrong } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { is } from '../known-places.ts'
import { pick } from '../site.ts'
import { both, icon, inPage } from '../where.ts'
import { mistyped } from '../words.ts'

/** Icons that the catalogue does not have. */
export const icons = mistakes('values', 'error', {
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
    putWrong(both(inPage, icon, is('database')), () => 'databases'),
    { expect: 'either' },
  ],
  'icon-mistyped': [
    'The name of an icon has a mistake of typing.',
    put(icon, (name, random) => (name.length > 5 ? `${mistyped(name, random)}` : undefined)),
  ],
  'icon-unknown': [
    'The name of an icon is one of another collection.',
    put(icon, (_, random) => pick(['fa-home', 'bi-check-lg', 'mdi-account', 'icofont-rocket'], random)),
  ],
  'icon-with-style': [
    'The name of an icon has its style behind it.',
    putWrong(both(inPage, icon), (name) => `${name}-duotone`),
  ],
  'icon-with-prefix': ['The name of an icon has the prefix of its collection.', putWrong(icon, (name) => `ph-${name}`)],
  'icon-capital': [
    'The name of an icon is written like a component.',
    putWrong(icon, (name) =>
      name
        .split('-')
        .map((word: string) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(''),
    ),
  ],
  'icon-as-file': ['An icon is the name of a file.', put(icon, (name) => `icons/${name}.svg`)],
  'icon-as-emoji': ['An icon is an emoji.', put(icon, () => '🚀')],
  'icon-with-spaces': [
    'The name of an icon has spaces.',
    putWrong(
      both(icon, ({ value }) => value.includes('-')),
      (name) => name.replaceAll('-', ' '),
    ),
  ],
  'icon-of-another-set': [
    'An icon has the name that it has in another set.',
    put(both(inPage, icon), () => 'search'),
    { says: ['magnifying-glass'] },
  ],
})
