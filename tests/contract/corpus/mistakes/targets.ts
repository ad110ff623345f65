import { at, fixed, inHolder, lead, put, putWrong, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { farLink, mailLink, startsWith, telLink } from '../known-places.ts'
import { address, both, inPage, link, toPage, type Where } from '../where.ts'

const right = true
const menuNames: Record<string, string> = {
  '/about': '/about-us',
  '/service': '/services',
  '/contact': '/contact-us',
  '/career': '/careers',
  '/ourteam': '/our-team',
  '/clients-testimonials': '/client-testimonials',
  '/privacypolicy': '/privacy-policy',
  '/legalnotice': '/legal-notice',
  '/termsandconditions': '/terms-and-conditions',
  '/portfolio': '/portfolios',
  '/hire-dedicated-team': '/hire-dedicated-teams',
  '/mvp-development': '/mvp-developments',
  '/cloud-services': '/cloud-service',
}
const shown = (kind: string): Where =>
  both(
    inPage,
    address,
    ({ value, parent }) => new RegExp(`^${kind}:\\{\\w+\\}$`).test(value) && value === `${kind}:${parent?.value.label}`,
  )
const ofDocument: Where = (place) => address(place) && startsWith('/documents/')(place, { texts: {}, media: [] })

/** Where links lead: schemes, other sites, pages of this one. */
export const targets = mistakes('targets', 'either', {
  'call-other-than-shown': [
    'A link shows one number of the company and calls another.',
    at(shown('tel'), (place, { text }) =>
      inHolder(place, set(place, place.value === 'tel:{phone}' ? 'tel:{phone2}' : 'tel:{phone}', text)),
    ),
  ],
  'mail-other-than-shown': [
    'A link shows one mailbox of the company and writes to another.',
    at(shown('mailto'), (place, { text }) =>
      inHolder(place, set(place, place.value === 'mailto:{email}' ? 'mailto:{careersEmail}' : 'mailto:{email}', text)),
    ),
  ],
  'call-a-mailbox': ['A telephone link holds the mailbox.', put(telLink, () => 'tel:{email}')],
  'mail-a-number': ['A mail link holds the phone number.', put(mailLink, () => 'mailto:{phone}'), { says: ['tel:'] }],
  'call-with-slashes': ['Two slashes stand behind tel:.', putWrong(telLink, (to) => to.replace(':', '://'))],
  'mail-with-slashes-too': ['Two slashes stand behind mailto:.', putWrong(mailLink, (to) => to.replace(':', '://'))],
  'mail-scheme-twice': ['mailto: stands twice.', putWrong(mailLink, (to) => `mailto:${to}`)],
  'call-scheme-twice': ['tel: stands twice.', putWrong(telLink, (to) => `tel:${to}`)],
  'call-scheme-of-phone': [
    'The scheme of a telephone link is its word.',
    putWrong(telLink, (to) => to.replace('tel', 'phone')),
    { expect: 'error' },
  ],
  'mail-scheme-of-email': [
    'The scheme of a mail link is its word.',
    putWrong(mailLink, (to) => to.replace('mailto', 'email')),
    { expect: 'error' },
  ],
  'call-scheme-capital': [
    'The scheme of a telephone link is written as a word at the start of a sentence.',
    putWrong(telLink, (to) => to.replace('tel', 'Tel')),
    { expect: 'error' },
  ],
  'mail-semicolon': [
    'A semicolon stands behind mailto.',
    putWrong(mailLink, (to) => to.replace(':', ';')),
    { expect: 'error' },
  ],
  'call-words': ['A telephone link holds words in the place of digits.', put(telLink, () => 'tel:our office')],
  'call-letter-for-digit': ['The last digit of a number is the letter O.', put(telLink, () => 'tel:+91 120 456 789O')],
  'call-two-numbers': ['A telephone link holds two numbers.', put(telLink, () => 'tel:{phone} / {phone2}')],
  'call-too-short': ['A telephone link holds the beginning of a number.', put(telLink, () => 'tel:+91 120')],
  'call-unknown-token': [
    'A telephone link names a token that nobody defines.',
    put(telLink, (to) => (to === 'tel:{phone}' ? 'tel:{phone1}' : undefined)),
    { says: ['{phone}'] },
  ],
  'mail-without-at-too': ['A mailbox has lost its sign.', put(mailLink, () => 'mailto:hello.noidasoftworks.example')],
  'mail-at-as-word': [
    'A mailbox is written as against robots.',
    put(mailLink, () => 'mailto:hello(at)noidasoftworks.example'),
  ],
  'mail-two-signs': ['A mailbox has two signs.', put(mailLink, () => 'mailto:hello@@noidasoftworks.example')],
  'mail-comma-for-dot': ['A comma stands in a mailbox.', put(mailLink, () => 'mailto:hello@noidasoftworks,example')],
  'mail-with-name': [
    'A mailbox brings the name of its owner along.',
    put(mailLink, () => 'mailto:Suresh Bhatnagar <hello@noidasoftworks.example>'),
  ],
  'mail-of-other-company': [
    'The mailbox of the company has a letter too few.',
    put(mailLink, () => 'mailto:hello@noidasoftwork.example'),
    { strict: true },
  ],
  'mail-subject-without-question-mark': [
    'The subject of a mail follows without its sign.',
    put(mailLink, (to) => `${to}&subject=Enquiry`),
    { says: ['?'] },
  ],
  'mail-alone': [
    'An address is the token of the mailbox alone.',
    put(mailLink, (to) => to.replace('mailto:', '')),
    { says: ['mailto:'] },
  ],
  'call-alone': [
    'An address is the token of the phone alone.',
    put(telLink, (to) => to.replace('tel:', '')),
    { says: ['tel:'] },
  ],
  'token-of-words-as-address': [
    'An address is a token that holds words.',
    fixed('{company}', '{address}', '{hours}', '{tagline}'),
  ],
  'token-with-path': ['A path follows the token of the site.', lead((path) => `{siteUrl}${path}`, right)],
  'token-with-scheme': [
    'A scheme stands in front of a token that has one.',
    lead((path) => `https://{siteUrl}${path}`, right),
  ],
  'own-site-in-full': [
    'The address of a page of this site is given in full.',
    lead((path) => `https://www.noidasoftworks.example${path}`, right),
  ],
  'own-site-without-scheme-too': [
    'The address of a page was copied without its scheme.',
    lead((path) => `www.noidasoftworks.example${path}`, right),
    { expect: 'error' },
  ],
  'own-site-on-localhost': [
    'The address of a page was copied from the development server.',
    lead((path) => `http://localhost:5173${path}`, right),
    { expect: 'error' },
  ],
  'own-site-on-staging': [
    'A link leads to the staging server.',
    lead((path) => `https://staging.noidasoftworks.example${path}`, right),
  ],
  'far-local-file': [
    "A link leads to a file on somebody's disk.",
    fixed('file:///C:/Users/ravi/Desktop/offer.docx'),
    { expect: 'error' },
  ],
  'far-localhost': [
    'A link leads to a server on the own machine.',
    fixed('https://localhost:3000/', 'https://127.0.0.1/demo'),
  ],
  'far-private-host': ['A link leads to an address of the office network.', fixed('https://192.168.1.20/brochure')],
  'far-scheme-alone': ['A link is a scheme without an address.', fixed('https://', 'https:///'), { expect: 'error' }],
  'far-one-slash': [
    'An address of another site has one slash too few.',
    put(farLink, (to) => to.replace('//', '/')),
    { expect: 'error', says: ['https://'] },
  ],
  'far-colon-missing': [
    'An address of another site has lost its colon.',
    put(farLink, (to) => to.replace(':', '')),
    { expect: 'error', says: ['https://'] },
  ],
  'far-scheme-twice': ['https:// was pasted twice.', putWrong(farLink, (to) => `https://${to}`)],
  'far-scheme-mistyped': [
    'The scheme of an address is mistyped.',
    put(farLink, (to) => to.replace('https', 'htps')),
    { expect: 'error', says: ['https'] },
  ],
  'far-capital-scheme': [
    'The scheme begins with a capital, as at the start of a sentence.',
    put(farLink, (to) => to.replace('https', 'Https')),
    { expect: 'error', says: ['https'] },
  ],
  'far-comma-in-host': [
    'A comma stands in the name of a host.',
    put(farLink, () => 'https://www,google.com/search?q=Noida'),
  ],
  'far-space-in-host': [
    'A space stands in the name of a host.',
    put(farLink, () => 'https://www. google.com/search?q=Noida'),
    { expect: 'error' },
  ],
  'far-wrapped-by-google': [
    'A link was copied from a result of Google with its wrapping.',
    fixed('https://www.google.com/url?q=https%3A%2F%2Fwww.openstreetmap.org%2F&sa=D'),
  ],
  'far-wrapped-by-outlook': [
    'A link was copied from Outlook with its wrapping.',
    fixed('https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.openstreetmap.org%2F&data=05'),
  ],
  'far-wrapped-by-facebook': [
    'A link was copied from Facebook with its wrapping.',
    fixed('https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.openstreetmap.org%2F&h=AT0'),
  ],
  'far-document-to-edit': [
    'A link leads to a document of the office that only its editors can open.',
    fixed('https://docs.google.com/document/d/1AbCdEf/edit'),
    { strict: true },
  ],
  'far-example-left': [
    'A link leads to the address of an example.',
    fixed('https://www.example.com', 'https://example.com/your-link-here', 'https://your-domain.com'),
  ],
  'script-as-address': [
    'A link runs a script.',
    fixed('javascript:void(0)', 'javascript:;', 'javascript:history.back()'),
    { expect: 'error' },
  ],
  'ftp-as-address': [
    'A link leads to an old file server.',
    fixed('ftp://files.noidasoftworks.example/brochure.pdf'),
    { expect: 'error' },
  ],
  'far-without-scheme-by-slashes': [
    'A link takes over the scheme of the page.',
    fixed('//www.openstreetmap.org'),
    { expect: 'error', says: ['https:'] },
  ],
  'path-as-menu-would-say': [
    'A path is written as one would expect it.',
    lead((path) => menuNames[path] ?? null, right),
  ],
  'path-php': ['A path has the ending of the old site.', lead((path) => `${path}.php`, right)],
  'path-json': ['A link leads to the document of a page.', lead((path) => `${path}.json`, right)],
  'path-of-source': [
    'A link leads to the place of a document in the project.',
    lead((path) => `/pages-data${path}.json`, right),
  ],
  'path-dotted': ['A path is written from the folder.', lead((path) => `.${path}`, right), { expect: 'error' }],
  'path-upwards': ['A path is written from the folder above.', lead((path) => `..${path}`, right), { expect: 'error' }],
  'path-backslash': [
    'A path is written as Windows does.',
    lead((path) => path.replace('/', '\\'), right),
    { expect: 'error' },
  ],
  'path-two-slashes': ['A path begins with two slashes.', lead((path) => `/${path}`, right), { expect: 'error' }],
  'path-hash-behind': ['A number sign was left behind a path.', lead((path) => `${path}#`, right)],
  'path-dot-behind': ['A full stop was copied with a path.', lead((path) => `${path}.`, right)],
  'path-comma-behind': ['A comma was copied with a path.', lead((path) => `${path},`, right)],
  'path-in-quotes': ['A path stands in quotes of its own.', lead((path) => `'${path}'`, right), { expect: 'error' }],
  'path-in-angles': ['A path stands in angle brackets.', lead((path) => `<${path}>`, right), { expect: 'error' }],
  'path-as-mark': [
    'A whole link with marks stands where the address belongs.',
    lead((path) => `[More](${path})`, right),
    { expect: 'error' },
  ],
  'path-with-language': ['A path has a language in front, as on other sites.', lead((path) => `/en${path}`, right)],
  'path-twice': ['A path was pasted twice.', lead((path) => `${path}${path}`, right)],
  'path-invisible-space': [
    'An invisible space was copied within a path.',
    lead((path) => `${path.slice(0, 4)}\u200b${path.slice(4)}`, right),
  ],
  'path-fixed-space-behind': [
    'A fixed space was copied behind a path.',
    lead((path) => `${path}\u00a0`, right),
    { expect: 'error' },
  ],
  'path-cyrillic': [
    'A letter of a path comes from a Russian keyboard.',
    lead((path) => path.replace(/[oea]/, (found) => ({ o: 'о', e: 'е', a: 'а' })[found] ?? found), right),
  ],
  'path-long-dash': [
    'Autocorrect made a dash of a hyphen in a path.',
    lead((path) => (path.includes('-') ? path.replace('-', '–') : null), right),
  ],
  'path-spaces-for-hyphens': [
    'A path has spaces in the place of hyphens.',
    lead((path) => (path.includes('-') ? path.replaceAll('-', ' ') : null), right),
    { expect: 'error' },
  ],
  'path-coded-spaces': [
    'A path has coded spaces in the place of hyphens.',
    lead((path) => (path.includes('-') ? path.replaceAll('-', '%20') : null), right),
  ],
  'path-joined': [
    'A path has lost its hyphens.',
    lead((path) => (path.includes('-') ? path.replaceAll('-', '') : null), right),
  ],
  'path-home-by-name': [
    'A link to the home page says home.',
    fixed('/home', '/index', '/index.html'),
    { says: ['"/"', '`/`', '/home', 'home page'] },
  ],
  'path-with-campaign': [
    'A link within the site is counted as a campaign.',
    lead((path) => `${path}?utm_source=website&utm_medium=button`, right),
    { strict: true },
  ],
  'document-as-json-too': [
    'A link leads to the source of a policy document.',
    putWrong(ofDocument, (to) => to.replace('.pdf', '.json')),
  ],
  'document-word': [
    'A link leads to a policy document as Word file.',
    putWrong(ofDocument, (to) => to.replace('.pdf', '.docx')),
  ],
  'document-without-ending-too': [
    'A link to a policy document has no ending.',
    putWrong(ofDocument, (to) => to.replace('.pdf', '')),
  ],
  'document-folder-singular': [
    'The folder of a policy document is mistyped.',
    putWrong(ofDocument, (to) => to.replace('documents', 'document')),
  ],
  'document-underscores': [
    'A policy document has underscores in its address.',
    putWrong(ofDocument, (to) => to.replaceAll('-', '_')),
  ],
  'job-that-is-filled': ['A link leads to a job that is no longer there.', fixed('/career?job=php-developer')],
  'path-of-this-page': [
    'A link leads to the page on which it stands.',
    at(
      both(toPage, ({ parent }) => !parent?.value.note),
      (place, { text }) => set(place, `/${place.file.replace(/^.*\/|\.json$/g, '').replace('home', '')}`, text),
    ),
    { says: ['itself'] },
  ],
  'call-of-the-past': [
    'A link calls a number that the company had.',
    put(telLink, () => 'tel:+911204560000'),
    { says: ['{phone'] },
  ],
  'dialog-as-address': [
    'The name of a dialog stands as an address.',
    lead(() => 'enquiry'),
    { expect: 'error', says: ['dialog', '/'] },
  ],
  'dialog-as-anchor': [
    'The name of a dialog stands as an anchor.',
    lead(() => '#enquiry'),
    { says: ['dialog', 'enquiry'] },
  ],
  'dialog-as-path': [
    'A dialog is named by a path.',
    put(
      both(inPage, ({ name, parent }) => name === 'dialog' && Boolean(parent && link(parent))),
      () => '/contact',
    ),
    { expect: 'error', says: ['to'] },
  ],
  'dialog-by-title': [
    'A dialog is named by the title that visitors see.',
    put(
      both(inPage, ({ name }) => name === 'dialog'),
      (name) => (name === 'enquiry' ? 'Request Free Consultation' : 'Schedule a Call'),
    ),
    { expect: 'error', says: ['enquiry', 'call'] },
  ],
  'dialog-true': [
    'A dialog is switched on instead of named.',
    put(
      both(inPage, ({ name }) => name === 'dialog'),
      () => true,
    ),
    { expect: 'error', says: ['enquiry', 'call'] },
  ],
})
