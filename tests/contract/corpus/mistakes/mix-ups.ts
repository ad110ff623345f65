import { at, put, putWrong } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { swap } from '../known-places.ts'
import type { Json } from '../site.ts'
import { address, block, both, inFile, inPage, named, ofCompany, siteEntry, toPage, type Where } from '../where.ts'

const contact: Where = both(inPage, named('address', 'hours'), ({ value }) => /^\{\w+\}$/.test(value))
const chosen: Where = both(inPage, named('only'), ({ value }) => Array.isArray(value) && value.length > 3)
const heading: Where = both(inPage, named('title'), ({ parent }) => !!parent && block(parent))

/** What belongs elsewhere, or together. */
export const mixUps = mistakes('mix-ups', 'either', {
  'contact-of-other-kind': [
    'The hours stand where the address belongs, or the mailbox where the hours do.',
    put(
      contact,
      (value) => (value === '{address}' ? '{hours}' : '{email}'),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'name-and-profile-exchanged': [
    "Name and role of a member of the team stand in each other's place.",
    at(both(inFile('team'), siteEntry), ({ value, node }, { text }) => {
      const entry = text.slice(node.offset, node.offset + node.length)
      const names: Record<string, string> = { [value.name]: value.profile, [value.profile]: value.name }
      const exchanged = entry.replace(/(?<="(?:name|profile)": ")[^"]+/g, (name) => names[name] ?? name)
      return { text: text.replace(entry, exchanged), at: [{ offset: node.offset, length: entry.length }] }
    }),
  ],
  'ids-in-one-pair-of-quotes': [
    'Two ids stand in one pair of quotes.',
    put(
      chosen,
      ([first, second, ...others]) => [`${first}, ${second}`, ...others],
      ({ value }) => ({ says: [`"${value[0]}", "${value[1]}"`] }),
    ),
  ],
  'trial-of-the-site': [
    'A link leads to a trial of this site at a hosting service.',
    putWrong(toPage, (path) => `https://noidasoftworks.netlify.app${path}`),
  ],
  'address-with-backslashes': [
    'An address has backslashes.',
    put(
      both(address, ({ value }) => /^https:.*\.\w+\/\w/.test(value)),
      (value) => value.replaceAll('/', '\\'),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'mobile-without-code': [
    'The mobile number has no code of the country, and the others have.',
    put(ofCompany('mobile'), () => '98100 00000'),
  ],
  'page-under-half-its-path': [
    'The address of a page is guessed from its name.',
    swap('pages-data/home.json', '"to": "/web-development-services"', '"to": "/web-development"', [
      '/web-development-services',
    ]),
  ],
  'heading-of-another-block': [
    'Two parts of a page have the same heading.',
    put(heading, (value, _, { parent }) => {
      const titles = parent?.parent?.value.slice(1).map(({ title }: Json) => title)
      return titles.find((title: unknown) => title && title !== value)
    }),
  ],
})
