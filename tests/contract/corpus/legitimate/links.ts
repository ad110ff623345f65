import { add, at, lead, put, set } from '../edit.ts'
import { legitimate } from '../kind.ts'
import { is, more } from '../known-places.ts'
import { dayFromNow, type Json, pick } from '../site.ts'
import { blockOf, both, inPage, link, named, not, role, toPage, type Where, within } from '../where.ts'

/** Links such as "Meet the team", which would be a mistake on the way to another page. */
const namesPage: Where = ({ parent }) => /\b(?:team|our work|open jobs)$/i.test(parent?.value.label)

/** Links to other places. */
export const links = legitimate('values', {
  'link-to-another-page': [
    'A link leads to another page, and its words name none.',
    at(
      both(toPage, not(namesPage), ({ parent }) => parent !== undefined && link(parent) && !parent.value.note),
      (place, { text, random }) =>
        set(
          place,
          pick(
            ['/about', '/contact', '/service', '/portfolio', '/career'].filter((path) => path !== place.value),
            random,
          ),
          text,
        ),
    ),
  ],
  'link-to-another-site': [
    'A link leads to another site.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent)),
      (place, { text, random }) =>
        set(
          place,
          pick(
            [
              'https://www.w3.org/WAI/',
              'https://github.com/topics/json-schema',
              'https://en.wikipedia.org/wiki/C_Sharp_(programming_language)',
            ],
            random,
          ),
          text,
        ),
    ),
  ],
  'link-to-section-there': [
    'A link leads to a section of another page.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent)),
      (place, { text }) => set(place, '/legalnotice#copyright', text),
    ),
  ],
  'link-to-a-call': [
    'A link calls the company.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent)),
      (place, { text }) => set(place, 'tel:{phone}', text),
    ),
  ],
  'link-to-a-mail': [
    'A link writes to the company, with a subject.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent)),
      (place, { text }) => set(place, 'mailto:{email}?subject=A%20question', text),
    ),
  ],
  'link-to-a-policy': [
    'A link opens a policy.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent)),
      (place, { text }) => set(place, '/documents/environmental-policy-statement.pdf', text),
    ),
  ],
  'link-in-new-tab': [
    'A link leads to another site in a new tab.',
    at(
      both(inPage, link, ({ value }) => /^\/[a-z]/.test(value.to) && Object.keys(value).length === 2),
      (place, { text }) => set(place, { label: place.value.label, to: 'https://www.w3.org/WAI/', newTab: true }, text),
    ),
  ],
  'link-with-note': [
    'A link has a note for editors.',
    at(
      both(inPage, link, ({ value }) => value.to && !value.note),
      (place, { text }) => add(place, 'note', 'Agreed with sales in May; the page on prices follows.', text),
    ),
  ],
  'link-opens-dialog': [
    'A link opens a dialog in the place of a page.',
    at(
      both(inPage, link, ({ value }) => value.to === '/contact' && Object.keys(value).length === 2),
      (place, { text }) => set(place, { label: place.value.label, dialog: 'enquiry' }, text),
    ),
  ],
  'dialog-other': [
    'A link opens the other dialog.',
    put(both(inPage, role('dialogName')), (name) => (name === 'call' ? 'enquiry' : 'call')),
  ],
  'label-other': [
    'The words of a link are others.',
    put(both(inPage, named('label'), within(link)), (_, random) =>
      pick(["Let's talk", 'How it works', 'Prices & dates', 'C# or Java?', 'नमस्ते'], random),
    ),
  ],
  'updated-today': [
    'A text says that it was changed today.',
    put(
      ({ schema, name }) => schema.format === 'date' && name === 'updated',
      () => dayFromNow(0),
    ),
  ],
  'mail-with-subject': [
    'A mail link brings its subject along.',
    put(both(inPage, named('to'), is('mailto:{email}')), (to) => `${to}?subject=Project%20enquiry&body=Hello%2C`),
  ],
  'call-of-others': [
    'A telephone link calls a number of others.',
    at(
      both(inPage, link, ({ value }) => value.to === 'tel:{phone}'),
      (place, { text }) => set(place, { label: 'Police: 112', to: 'tel:112' }, text),
    ),
  ],
  'far-with-port': ['A link leads to a host with a port.', lead(() => 'https://status.partner.example:8443/today')],
  'far-with-brackets': [
    'A link leads to an address with round brackets.',
    lead(() => 'https://en.wikipedia.org/wiki/Python_(programming_language)'),
  ],
  'far-with-codes': [
    'A link leads to an address with coded letters.',
    lead(() => 'https://de.wikipedia.org/wiki/K%C3%B6ln#Geschichte'),
  ],
  'far-without-www': ['A link leads to a host without www.', lead(() => 'https://web.dev')],
  'far-with-tilde': [
    'A link leads to a page of a university.',
    lead(() => 'https://www.cs.ox.ac.uk/~smith/papers/a_b,c.html;v=2'),
  ],
  'far-in-capitals': [
    'A link leads to an address whose path has capitals.',
    lead(() => 'https://github.com/WICG/INP?tab=readme-ov-file'),
  ],
  'page-section': ['A link leads to a section of another page.', lead(() => '/software-security-services#compliance')],
  'page-home': [
    'A link leads home, and its words name no other page.',
    lead((_, __, site, place) => (namesPage(place, site) ? null : '/')),
  ],
  'page-home-section': ['A link leads to a section of the home page.', lead(() => '/#collaboration')],
  'page-job': ['A link leads to one job.', lead(() => '/career?job=react-js-developer')],
  'page-policy': [
    'A link leads to a policy document in a new tab.',
    at(
      both(inPage, link, ({ value, parent }) => /^\/\w/.test(value.to) && parent?.name === 'actions'),
      (place, { text }) =>
        set(
          place,
          { label: 'Our environmental policy', to: '/documents/environmental-policy-statement.pdf', newTab: true },
          text,
        ),
    ),
  ],
  'page-gallery-post': ['A link leads to a post of the gallery.', lead(() => '/gallery#diwali')],
  'dead-link-with-note': [
    'A link is dead for now, and says why.',
    at(
      both(inPage, link, ({ value, parent }) => /^\/\w/.test(value.to) && parent?.name === 'actions'),
      (place, { text }) =>
        set(place, { label: place.value.label, to: '#', note: 'The brochure comes in January.' }, text),
    ),
  ],
  'note-on-living-link': [
    'A link that leads somewhere has a note.',
    more(
      both(inPage, link, ({ value }) => value.to && !value.note),
      'note',
      'TODO: ask sales whether /contact is better.',
    ),
  ],
  'new-tab-false': [
    'A link says that it opens no new tab.',
    more(
      both(inPage, link, ({ value }) => value.to && value.newTab === undefined),
      'newTab',
      false,
    ),
  ],
  'label-of-same-words': [
    'Two links of a page have the same words and lead to the same page.',
    at(
      both(inPage, blockOf('check-list', 'service-cards', 'why-choose-us'), ({ value }) => !value.actions),
      (place, { text }) => add(place, 'actions', [{ label: 'Contact us', to: '/contact' }], text),
    ),
  ],
  'dialog-for-page': [
    'A link opens a dialog instead of a page.',
    at(
      both(
        inPage,
        link,
        ({ value, parent }) =>
          Array.isArray(parent?.value) &&
          !parent.value.some((other: Json) => other.dialog) &&
          /^\/\w/.test(value.to) &&
          parent?.name === 'actions' &&
          parent.parent?.value.type !== 'enquiry-form',
      ),
      (place, { text }) => set(place, { label: 'Schedule a Call', dialog: 'call' }, text),
    ),
  ],
})
