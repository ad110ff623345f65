import { add, at, double, put, rename, set } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { versionOfToday } from '../page.ts'
import { read } from '../site.ts'
import { both, either, inFile, inSite, named, ofCompany, plainRoles, siteEntry, type Where, within } from '../where.ts'
import { mistyped } from '../words.ts'

const id: Where = both(inSite, named('id'), within(siteEntry))
/** A name or another short text of an entry. */
const short: Where = both(
  within(siteEntry),
  ({ node, value, name, roles }) =>
    node.type === 'string' &&
    !['id', 'icon', 'alt'].includes(name) &&
    plainRoles.test(roles.at(-1) ?? '') &&
    !/^https/.test(value),
)

/** Mistakes in menus, lookup, breadcrumb and old addresses. */
export const navigation = mistakes('site-data', 'error', {
  'menu-empty': ['The menu has no links.', put(both(inFile('navigation'), named('menu')), () => [])],
  'menu-dialog-unknown': [
    'The button of the header opens a dialog that there is not.',
    put(both(inFile('navigation'), named('dialog')), () => 'enquiries'),
    { says: ['enquiry'] },
  ],
  'menu-link-twice': [
    'The menu has a link twice.',
    at(
      both(inFile('navigation'), ({ name, index }) => name === 'menu' && index !== undefined),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'footer-label-unknown': [
    'A label of the footer is not in the lookup.',
    at(
      both(
        inFile('navigation'),
        ({ parent, node, index }) =>
          index !== undefined && node.type === 'string' && (parent?.name === 'legal' || parent?.name === 'items'),
      ),
      (place, { text, random }) => ({ ...set(place, mistyped(place.value, random), text), says: [place.value] }),
    ),
    { expect: 'either' },
  ],
  'lookup-label-twice-in-paths': [
    'A label stands twice in the lookup.',
    at(
      both(inFile('navigation'), ({ parent, property }) => parent?.name === 'paths' && Boolean(property)),
      (place, { text }) => add(place.parent as never, place.name, '/contact', text),
    ),
  ],
  'breadcrumb-of-no-page': [
    'The breadcrumb names a page that there is not.',
    at(
      both(inFile('navigation'), ({ parent, property }) => parent?.name === 'breadcrumb' && Boolean(property)),
      (place, { text }) => rename(place, `${place.name}-new`, text),
    ),
    { expect: 'either' },
  ],
  'breadcrumb-to-no-page': [
    'The breadcrumb leads to a page that there is not.',
    at(
      both(inFile('navigation'), ({ value, index }) => value === '/service' && index !== undefined),
      (place, { text }) => set(place, '/services', text),
    ),
    { says: ['/service'] },
  ],
  'breadcrumb-of-label': [
    'The breadcrumb holds words for a path.',
    at(
      both(inFile('navigation'), ({ value, index }) => value === '/service' && index !== undefined),
      (place, { text }) => set(place, 'Services', text),
    ),
  ],
  'redirect-to-no-page': [
    'An old address leads to a page that there is not.',
    redirects({ '/old-contact': '/contacts' }),
    { says: ['/contact'] },
  ],
  'redirect-of-a-page': ['An address that is a page leads elsewhere.', redirects({ '/gallery': '/portfolio' })],
  'redirect-to-itself': ['An old address leads to itself.', redirects({ '/old-contact': '/old-contact' })],
  'redirect-in-a-circle': [
    'Two old addresses lead to one another.',
    redirects({ '/a-page': '/b-page', '/b-page': '/a-page' }),
    { several: true },
  ],
  'redirect-to-another-site': [
    'An old address leads to another site.',
    redirects({ '/old-blog': 'https://blog.client.example' }),
  ],
  'redirect-with-html': ['An old address ends in .html.', redirects({ '/contact.html': '/contact' })],
  'redirect-without-slash': [
    'An old address has no slash before it.',
    redirects({ 'old-contact': '/contact' }),
    { says: ['/old-contact', 'slash', '/'] },
  ],
  'site-date-or-name-null': [
    'A value in the data of the site is null.',
    at(either(id, short), (place, { text }) => set(place, null, text)),
    { several: true },
  ],
  'tagline-of-tokens': [
    'A text of the company holds a token of its own.',
    at(ofCompany('tagline'), (place, { text, site }) =>
      read(site, place.file) ? set(place, '{tagline} from Noida', text) : null,
    ),
    { expect: 'either' },
  ],
})

/** Writes the list of old addresses; a site may have none yet. */
function redirects(paths: Record<string, string>): Seed {
  return (site) => {
    const file = 'pages-data/site/redirects.json'
    if (site.file && site.file !== file) return null
    const known = read(site, file)?.paths ?? {}
    const text = `${JSON.stringify({ $schema: '../../schema/site/redirects.schema.json', version: versionOfToday(), paths: { ...known, ...paths } }, null, 2)}\n`
    const [old] = Object.keys(paths) as [string]
    return { file, text, at: [{ offset: text.indexOf(`"${old}"`), length: text.length - text.indexOf(`"${old}"`) }] }
  }
}
