import { at, set, write } from '../edit.ts'
import { mistakes, type Random, type Seed } from '../kind.ts'
import { pick, read, type SeedSite } from '../site.ts'
import { address, both, inFile, inPage, prose } from '../where.ts'
import { withSentence } from '../words.ts'

/** Adds a link with an address to the end of a text. */
const mark = (change: (random: Random, site: SeedSite) => string): Seed =>
  at(prose, (place, { text, random, site }) =>
    set(place, withSentence(place.value, `Read [about prices](${change(random, site)}).`), text),
  )
const fixedMark = (...addresses: string[]): Seed => mark((random) => pick(addresses, random))
const own = (site: SeedSite) => read(site, 'pages-data/site/company.json').siteUrl as string

/** The same in links within texts. */
export const markedAddresses = mistakes('addresses', 'error', {
  'mark-path-mistyped': [
    'A link in a text leads to a page that there is not.',
    fixedMark('/contct', '/contatc', '/conact'),
    { says: ['/contact'] },
  ],
  'mark-path-without-slash': [
    'A link in a text has no slash before its path.',
    fixedMark('contact'),
    { says: ['/contact'] },
  ],
  'mark-path-from-here': [
    'A link in a text begins with ./ or ../.',
    fixedMark('./contact', '../contact'),
    { says: ['/contact'] },
  ],
  'mark-path-with-html': [
    'A link in a text ends in .html.',
    fixedMark('about.html', '/about.html'),
    { says: ['/about'] },
  ],
  'mark-path-capital': ['A link in a text has a capital letter.', fixedMark('/About', '/ABOUT'), { says: ['/about'] }],
  'mark-path-with-slash-behind': ['A link in a text ends in a slash.', fixedMark('/about/'), { says: ['/about'] }],
  'mark-mail-without-scheme': [
    'A link in a text is a mail address alone.',
    fixedMark('hello@client.example'),
    { says: ['mailto:'] },
  ],
  'mark-host-alone': ['A link in a text begins with www.', fixedMark('www.w3.org'), { says: ['https://'] }],
  'mark-http': ['A link in a text begins with http:.', fixedMark('http://www.w3.org/'), { says: ['https'] }],
  'mark-javascript': ['A link in a text is a script.', fixedMark('javascript:alert(1)', 'JavaScript:void(0)')],
  'mark-scheme-mistyped': [
    'A link in a text has a scheme with a mistake of typing.',
    fixedMark('htps://www.w3.org', 'https:/www.w3.org', 'https//www.w3.org'),
    { says: ['https'] },
  ],
  'mark-own-site-absolute': [
    'A link in a text to a page of this site has the host before it.',
    mark((_, site) => `${own(site)}/about`),
    { says: ['/about'], expect: 'either' },
  ],
  'mark-localhost': [
    'A link in a text leads to the computer of the editor.',
    fixedMark('http://localhost:5173/about', 'https://localhost/about'),
    { says: ['/about'] },
  ],
  'mark-with-space': [
    'A space stands in the address of a link in a text.',
    fixedMark('/about us', ' /about'),
    { says: ['/about'] },
  ],
  'mark-anchor-missing': [
    'A link in a text leads to an anchor that there is not.',
    fixedMark('/about#pricing', '#pricing-table'),
  ],
  'mark-document-missing': [
    'A link in a text leads to a document that there is not.',
    fixedMark('/documents/prices.pdf'),
  ],

  'social-http': [
    'The address of a profile begins with http:.',
    at(both(inFile('company'), address2), (place, { text }) =>
      set(place, place.value.replace('https:', 'http:'), text),
    ),
    { says: ['https'] },
  ],
  'page-address-of-map-mistyped': [
    'The token of the map has a mistake of typing.',
    at(
      both(inPage, address, ({ value }) => /^\{map/.test(value)),
      (place, { text }) => ({ ...set(place, place.value.replace('map', 'mpa'), text), says: [place.value] }),
    ),
  ],
  'marked-target-in-angles': [
    'The address of a marked link stands in angle brackets.',
    write(prose, (text) => withSentence(text, 'See [our work](</portfolio>).')),
    { expect: 'either', says: ['/portfolio'] },
  ],
  'marked-target-with-title': [
    'The address of a marked link has a title behind it, as in Markdown.',
    write(prose, (text) => withSentence(text, 'See [our work](/portfolio "Portfolio").')),
    { expect: 'either', says: ['/portfolio'] },
  ],
  'marked-in-wide-brackets': [
    'A marked link stands in the brackets of an Asian keyboard.',
    write(prose, (text) => withSentence(text, 'See ［our work］（/portfolio）.')),
    { expect: 'either' },
  ],
  'marked-space-between': [
    'A space parts the words of a marked link from its address.',
    write(prose, (text) => withSentence(text, 'See [our work] (/portfolio).')),
    { expect: 'either' },
  ],
  'marked-backwards': [
    'The brackets of a marked link are exchanged.',
    write(prose, (text) => withSentence(text, 'See (our work)[/portfolio].')),
    { expect: 'either' },
  ],
  'marked-without-target': [
    'A marked link has no address.',
    write(prose, (text) => withSentence(text, 'See [our work]().')),
    { expect: 'either' },
  ],
  'marked-without-words': [
    'A marked link has no words.',
    write(prose, (text) => withSentence(text, 'See our work [](/portfolio).')),
    { expect: 'either' },
  ],
  'marked-not-closed': [
    'A marked link is not closed.',
    write(prose, (text) => withSentence(text, 'See [our work](/portfolio in a new tab.')),
    { expect: 'either' },
  ],
  'marked-relative': [
    'The address of a marked link has no slash in front.',
    write(prose, (text) => withSentence(text, 'See [our work](portfolio).')),
    { expect: 'either', says: ['/portfolio'] },
  ],
  'marked-old-page': [
    'A marked link leads to a page that is no longer there.',
    write(prose, (text) => withSentence(text, 'See [our prices](/price-list-2019).')),
    { expect: 'either' },
  ],
  'marked-insecure': [
    'A marked link leads to another site without encryption.',
    write(prose, (text) => withSentence(text, 'See [the map](http://www.openstreetmap.org).')),
    { expect: 'either', says: ['https'] },
  ],
  'marked-mail-without-scheme': [
    'A marked link is a mailbox without its scheme.',
    write(prose, (text) => withSentence(text, 'Write to [us]({email}).')),
    { expect: 'either', says: ['mailto:'] },
  ],
})

function address2({ name, node, value }: { name: string; node: { type: string }; value: string }) {
  return node.type === 'string' && name !== '$schema' && /^https:/.test(value)
}
