import { add, at, put, set } from '../edit.ts'
import { legitimate } from '../kind.ts'
import { dayFromNow, pick } from '../site.ts'
import { both, inPage, link, named, role, toPage, within } from '../where.ts'

/** Links to other places. */
export const links = legitimate('values', {
  'link-to-another-page': [
    'A link leads to another page.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent) && !parent.value.note),
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
})
