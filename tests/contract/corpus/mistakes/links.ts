import { add, at, drop, inHolder, lead, rename, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { read } from '../site.ts'
import { both, inFile, inPage, link, named, role, toPage } from '../where.ts'
import { mistyped } from '../words.ts'

/** Links that lead nowhere, or say too little or too much. */
export const links = mistakes('links', 'error', {
  'dead-link-without-note': [
    'A link is dead, and no note says why.',
    at(
      both(inPage, named('note'), ({ parent }) => parent?.value.to === '#'),
      (place, { text }) => ({ ...inHolder(place, drop(place, text)), says: ['note'] }),
    ),
  ],
  'dead-link-new': [
    'A link leads to # until somebody knows better.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent) && !parent.value.note),
      (place, { text }) => ({ ...set(place, '#', text), says: ['note'] }),
    ),
  ],
  'link-without-target': [
    'A link has words and leads nowhere.',
    at(
      both(toPage, ({ parent }) => parent !== undefined && link(parent)),
      (place, { text }) => drop(place, text),
    ),
    { says: ['to', 'dialog'] },
  ],
  'link-with-two-targets': [
    'A link leads to a page and opens a dialog.',
    at(
      both(inPage, link, ({ value }) => value.to && !value.dialog),
      (place, { text }) => add(place, 'dialog', 'enquiry', text),
    ),
    { says: ['to', 'dialog'] },
  ],
  'link-without-label': [
    'A link has no words.',
    at(
      both(inPage, named('label'), ({ parent }) => parent !== undefined && link(parent)),
      (place, { text }) => drop(place, text),
    ),
    { says: ['label'] },
  ],
  'link-with-target-of-html': [
    'A link opens a new tab by "target", as in HTML.',
    at(
      both(inPage, link, ({ value }) => value.to),
      (place, { text }) => add(place, 'target', '_blank', text),
    ),
    { says: ['newTab'] },
  ],
  'link-new-tab-as-text': [
    'A link opens a new tab by "_blank".',
    at(
      both(inPage, link, ({ value }) => value.to && value.newTab === undefined),
      (place, { text }) => add(place, 'newTab', '_blank', text),
    ),
    { says: ['true'] },
  ],
  'link-new-tab-misnamed': [
    'A link opens a new tab by "newtab".',
    at(
      both(inPage, link, ({ value }) => value.to && value.newTab === undefined),
      (place, { text }) => add(place, 'newtab', true, text),
    ),
    { says: ['newTab'] },
  ],
  'link-to-page-itself': [
    'A link leads to the page on which it stands.',
    lead((_, _random, site, { file }) => read(site, file).path),
    { expect: 'either', strict: true },
  ],
  'link-to-draft': [
    'A page that others lead to became a draft.',
    at(
      both(inPage, ({ parent, property, value }) => !parent && !property && value.path === '/gallery'),
      (place, { text }) => ({ ...add(place, 'draft', true, text), at: undefined }),
    ),
    { several: true },
  ],
  'link-twice': [
    'Two links of a block are the same.',
    at(
      both(inPage, named('actions'), ({ value }) => value.length === 2),
      (place, { text }) => set(place, [place.value[0], place.value[0]], text),
    ),
    { expect: 'either' },
  ],
  'labels-alike': [
    'Two links of a block have the same words and lead to different places.',
    at(
      both(inPage, named('actions'), ({ value }) => value.length === 2),
      (place, { text }) => set(place, [place.value[0], { ...place.value[1], label: place.value[0].label }], text),
    ),
    { expect: 'either', strict: true },
  ],
  'document-mistyped': [
    'The name of a policy has a mistake of typing.',
    lead((_, random) => `/documents/${mistyped('religious-policy', random)}.pdf`),
    { says: ['/documents/religious-policy.pdf'] },
  ],
  'document-as-json': [
    'A link leads to the source of a policy.',
    lead(() => '/documents/religious-policy.json'),
    { says: ['.pdf', '/documents/religious-policy.pdf'] },
  ],
  'document-without-ending': [
    'A link to a policy has no .pdf.',
    lead(() => '/documents/religious-policy'),
    { says: ['/documents/religious-policy.pdf'] },
  ],
  'document-capital': [
    'The ending of a policy is written in capitals.',
    lead(() => '/documents/religious-policy.PDF'),
    { says: ['/documents/religious-policy.pdf'] },
  ],
  'document-in-pages-data': [
    'A link leads to the place of a policy in the repository.',
    lead(() => '/pages-data/documents/religious-policy.pdf'),
    { says: ['/documents/religious-policy.pdf'] },
  ],
  'document-without-folder': [
    'A link to a policy lacks the folder.',
    lead(() => '/religious-policy.pdf'),
    { says: ['/documents/religious-policy.pdf'] },
  ],
  'link-to-picture': ['A link leads to the file of a picture.', lead(() => '/media/banners/contact.svg')],
  'link-to-call': ['A link leads to the address that takes the forms.', lead(() => '/api/Email/SubmitEnquiry')],
  'footer-document-missing': [
    'The footer leads to a policy that there is not.',
    at(
      both(inFile('navigation'), role('address'), ({ value }) => /documents/.test(value)),
      (place, { text }) => ({
        ...set(place, place.value.replace('/documents/', '/document/'), text),
        says: [place.value],
      }),
    ),
  ],
  'menu-path-mistyped': [
    'The menu leads to a page that there is not.',
    at(
      both(
        inFile('navigation'),
        role('address'),
        ({ parent, value }) => parent?.parent?.name === 'menu' && value.length > 4,
      ),
      (place, { text, random }) => ({
        ...set(place, `/${mistyped(place.value.slice(1), random)}`, text),
        says: [place.value],
      }),
    ),
  ],
  'lookup-path-mistyped': [
    'The lookup of labels leads to a page that there is not.',
    at(
      both(inFile('navigation'), role('address'), ({ parent, value }) => parent?.name === 'paths' && value.length > 4),
      (place, { text, random }) => ({
        ...set(place, `/${mistyped(place.value.slice(1), random)}`, text),
        says: [place.value],
      }),
    ),
  ],
  'lookup-label-mistyped': [
    'A label of the sitemap has a mistake of typing.',
    at(both(inPage, role('label')), (place, { text, random }) => ({
      ...set(place, mistyped(place.value, random), text),
      says: [place.value],
    })),
    { expect: 'either' },
  ],
  'lookup-label-capital': [
    'A label of the sitemap has other capitals than the lookup.',
    at(both(inPage, role('label')), (place, { text }) => ({
      ...set(
        place,
        place.value.toUpperCase() === place.value ? place.value.toLowerCase() : place.value.toUpperCase(),
        text,
      ),
      says: [place.value],
    })),
    { expect: 'either' },
  ],
  'lookup-label-renamed': [
    'A label of the lookup was renamed, and not where it is used.',
    at(
      both(
        inFile('navigation'),
        role('address'),
        ({ parent, name, index }) =>
          parent?.name === 'paths' && index === undefined && ['Team', 'Legal Notice', 'Hire Talent'].includes(name),
      ),
      (place, { text }) => ({ ...rename(place, `${place.name} (new)`, text), at: undefined, says: [place.name] }),
    ),
    { expect: 'either', several: true },
  ],
  'lookup-label-twice': [
    'A label of the sitemap stands twice in its group.',
    at(both(inPage, named('labels')), (place, { text }) => set(place, [...place.value, place.value[0]], text)),
    { expect: 'either' },
  ],
})
