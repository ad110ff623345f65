import { add, at, double, put, putWrong, rename, set } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { entryId, is, only, ranges, rangesOf, shortOfEntry, swap } from '../known-places.ts'
import { versionOfToday } from '../page.ts'
import { read } from '../site.ts'
import { both, either, inFile, named, ofCompany, type Where } from '../where.ts'
import { mistyped } from '../words.ts'

const navigationFile = 'pages-data/site/navigation.json'
const lookup: Where = both(inFile('navigation'), ({ parent }) => parent?.name === 'paths')

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
    at(either(entryId, shortOfEntry), (place, { text }) => set(place, null, text)),
    { several: true },
  ],
  'tagline-of-tokens': [
    'A text of the company holds a token of its own.',
    at(ofCompany('tagline'), (place, { text, site }) =>
      read(site, place.file) ? set(place, '{tagline} from Noida', text) : null,
    ),
    { expect: 'either' },
  ],
  'menu-to-old-path': [
    'A link of the menu leads to a path that is no longer there.',
    put(both(inFile('navigation'), named('to'), is('/career')), () => '/careers'),
    { expect: 'either', says: ['/career'] },
  ],
  'menu-twice': [
    'A link stands twice in the menu.',
    only(navigationFile, (text) => {
      const entry = '{ "label": "Gallery", "to": "/gallery" }'
      const changed = text.replace(entry, `${entry},\n      ${entry}`)
      return changed === text ? null : { text: changed, at: ranges(changed, entry) }
    }),
    { expect: 'either', several: true },
  ],
  'menu-button-dialog': [
    'The button of the menu opens a dialog that does not exist.',
    put(both(inFile('navigation'), named('dialog')), () => 'consultation'),
    { says: ['enquiry', 'call'] },
  ],
  'lookup-path-relative': [
    'A path of the lookup has no slash in front.',
    putWrong(
      both(lookup, ({ value }) => /^\/\w/.test(value)),
      (path) => path.slice(1),
    ),
    { several: true },
  ],
  'lookup-path-slash-behind': [
    'A path of the lookup has a slash behind it.',
    putWrong(
      both(lookup, ({ value }) => /^\/\w/.test(value)),
      (path) => `${path}/`,
    ),
    { expect: 'either' },
  ],
  'lookup-path-gone': [
    'A path of the lookup leads to no page.',
    put(
      both(lookup, ({ value }) => /^\/\w/.test(value)),
      () => '/blog',
    ),
    { expect: 'either' },
  ],
  'lookup-label-renamed-too': [
    'A label of the lookup was renamed, and the site map still has the old one.',
    (site) => {
      if (site.file && site.file !== navigationFile) return null
      const text = (site.texts[navigationFile] as string).replace('"QA testing": "/qa', '"Quality assurance": "/qa')
      return {
        file: navigationFile,
        text,
        at: [...ranges(text, '"QA testing"'), ...rangesOf(site, '"QA testing"', [navigationFile])],
        says: ['QA testing'],
      }
    },
    { expect: 'either', several: true },
  ],
  'lookup-label-twice-too': [
    'A label stands twice in the lookup.',
    swap(navigationFile, '"Gallery": "/gallery",', '"Gallery": "/gallery",\n    "Gallery": "/portfolio",'),
    { expect: 'either' },
  ],
  'lookup-label-space': [
    'A space stands behind a label of the lookup.',
    swap(navigationFile, '"Portfolio": "/portfolio"', '"Portfolio ": "/portfolio"'),
    { expect: 'either', several: true },
  ],
  'footer-label-unknown-too': [
    'A label of the footer is one that the lookup does not know.',
    swap(
      navigationFile,
      '"Useful links",\n        "links": [',
      '"Useful links",\n        "links": [\n          "Blog",',
    ),
    { expect: 'either' },
  ],
  'legal-label-mistyped': [
    'A label of the last line is mistyped.',
    swap(navigationFile, '"legal": ["Legal Notice"', '"legal": ["Legal notice"', ['Legal Notice']),
    { expect: 'either' },
  ],
  'panel-label-unknown': [
    'A label of the panel of services is one that the lookup does not know.',
    swap(navigationFile, '          "Cloud and DevOps",', '          "Cloud & DevOps",', ['Cloud and DevOps']),
    { expect: 'either' },
  ],
  'panel-mark-of-no-service': [
    'What clients ask for most is a page that the panel of services has in none of its groups.',
    swap(navigationFile, '"asked": ["Web development"', '"asked": ["Portfolio"', ['Web development']),
    { expect: 'either' },
  ],
  'panel-page-not-in-menu': [
    'The panel of services stands beside a page that the menu does not have.',
    put(both(inFile('navigation'), named('page')), () => '/portfolio'),
    { expect: 'either' },
  ],
  'panel-quote-of-nobody': [
    'The quote in the panel is not what the client wrote.',
    put(both(inFile('navigation'), named('quote')), () => 'Our own ordering site went live in just ten weeks'),
    { expect: 'either' },
  ],
  'panel-name-of-other': [
    'The quote in the panel is said to be of another client.',
    put(
      both(inFile('navigation'), ({ name, parent }) => name === 'name' && parent?.name === 'proof'),
      () => 'Greg Tallis, Wattle & Bay Furniture',
    ),
    { expect: 'either', strict: true },
  ],
  'breadcrumb-of-no-page-too': [
    'A breadcrumb is kept for a page that is gone.',
    swap(navigationFile, '"/api-integration": ["/service"]', '"/api-integrations": ["/service"]', ['/api-integration']),
    { expect: 'either' },
  ],
  'breadcrumb-over-no-page': [
    'A breadcrumb leads over a page that does not exist.',
    swap(navigationFile, '"/cloud-services": ["/service"]', '"/cloud-services": ["/services"]', ['/service']),
    { expect: 'either' },
  ],
  'lookup-of-shared-words': [
    'The lookup leads to a page that is called otherwise.',
    swap(navigationFile, '"/hire-dedicated-team",', '"/hire-a-team",', ['/hire-dedicated-team']),
  ],
  'lookup-of-reviewed-service': [
    'The lookup leads a reviewed service to no page.',
    swap(navigationFile, '"Google Ads": "/google-ads-services-india"', '"Google Ads": "/google-ads-services"', [
      '/google-ads-services-india',
    ]),
  ],
  'breadcrumb-over-itself': [
    'A breadcrumb leads over its own page.',
    swap(navigationFile, '"/cloud-services": ["/service"]', '"/cloud-services": ["/cloud-services"]'),
    { expect: 'either' },
  ],
  'breadcrumb-as-text': [
    'A breadcrumb is one path without its list.',
    swap(navigationFile, '"/cloud-services": ["/service"]', '"/cloud-services": "/service"'),
  ],
  'breadcrumb-by-label': [
    'A breadcrumb is a label.',
    swap(navigationFile, '"/cloud-services": ["/service"]', '"/cloud-services": ["Services"]'),
    { says: ['/service', '/'] },
  ],
  'menu-page-twice': [
    'Two links of the menu lead to one page.',
    put(both(inFile('navigation'), named('to'), is('/career')), () => '/about'),
    { expect: 'either' },
  ],
  'lookup-label-in-small-letters': [
    'A label was added that is there in capitals.',
    swap(navigationFile, '"Gallery": "/gallery",', '"Gallery": "/gallery",\n    "gallery": "/portfolio",'),
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
