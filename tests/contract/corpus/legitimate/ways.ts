import { add, append, at, drop, lead, put, set, setRaw, source } from '../edit.ts'
import { legitimate, type Seed } from '../kind.ts'
import { inList, is, more, newFile, ofEntry, only, swap } from '../known-places.ts'
import { fresh, linkFromAbout, versionOfToday } from '../page.ts'
import { dayFromNow, isPage, type Json, pick } from '../site.ts'
import {
  block,
  blockOf,
  both,
  inDocument,
  inFile,
  inPage,
  link,
  named,
  ofCompany,
  roomFor,
  siteEntry,
} from '../where.ts'

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const company = 'pages-data/site/company.json'
const navigation = 'pages-data/site/navigation.json'
const page = (name: string, change: (document: Json) => Json, linked = true): Seed =>
  newFile((site) => {
    const also = linked ? linkFromAbout(site, `/${name}`) : undefined
    return {
      file: `pages-data/${name}.json`,
      text: written(change({ ...fresh(name), path: `/${name}` })),
      ...(also && { also }),
    }
  })
const withBlock = (name: string, added: Json): Seed =>
  page(name, (document) => ({ ...document, blocks: [...document.blocks, added] }))
const redirects = (paths: Record<string, string>): Seed =>
  newFile(() => ({
    file: 'pages-data/site/redirects.json',
    text: written({ $schema: '../schema/site/redirects.schema.json', version: versionOfToday(), paths }),
  }))
const inSource =
  (takes: (file: string) => boolean, change: (text: string) => string): Seed =>
  (site, random) => {
    const file = site.file ?? pick(Object.keys(site.texts).filter(takes), random)
    const text = site.texts[file]
    if (text === undefined || !takes(file)) return null
    const changed = change(text)
    return changed === text ? null : { file, text: changed }
  }
const entryBehind = (file: string, change: (value: Json) => Json): Seed =>
  at(
    both(inFile(file), siteEntry, ({ parent, index }) => index === (parent?.value.length ?? 0) - 1),
    (place, { text }) => append(place, change(place.value), text),
  )

/** Links, pages, data and writing that look odd and are right. */
export const ways = legitimate('odd-ways', {
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
  'page-home': ['A link leads home.', lead(() => '/')],
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
  'note-on-block': [
    'A block has a note with signs, a token of old and a link.',
    more(both(inPage, block), 'note', 'Was {brandName} until 2024, see http://intranet/wiki and **ask Ravi**; TBD.'),
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
  'section-id-new': [
    'A section gets an id that nothing leads to.',
    more(
      both(inPage, block, ({ value }) => value.type !== 'section-list' && !value.id),
      'id',
      'part-2b',
    ),
  ],
  'one-line-file': [
    'A file is written on one line.',
    inSource(
      () => true,
      (text) => JSON.stringify(JSON.parse(text)),
    ),
  ],
  'tabs-file': [
    'A file is indented by tabs.',
    inSource(
      () => true,
      (text) => text.replace(/^( {2})+/gm, (found) => '\t'.repeat(found.length / 2)),
    ),
  ],
  'windows-file': [
    'A file has the line ends of Windows.',
    inSource(
      () => true,
      (text) => text.replaceAll('\n', '\r\n'),
    ),
  ],
  'old-mac-gaps': [
    'Empty lines stand between the blocks of a file.',
    inSource(isPage, (text) => text.replace(/^ {4}\},$/gm, '    },\n\n')),
  ],
  'no-line-end': [
    'A file does not end with a line end.',
    inSource(
      () => true,
      (text) => text.trimEnd(),
    ),
  ],
  'spaces-at-line-ends': [
    'Spaces stand at the ends of lines.',
    inSource(
      () => true,
      (text) => text.replace(/,$/gm, ',  '),
    ),
  ],
  'slashes-escaped': [
    'Slashes are escaped, as PHP writes them.',
    inSource(
      () => true,
      (text) => text.replaceAll('/', '\\/'),
    ),
  ],
  'names-in-other-order': [
    'The properties of a page stand in the order of the alphabet.',
    inSource(isPage, (text) =>
      written(Object.fromEntries(Object.entries(JSON.parse(text)).sort(([a], [b]) => a.localeCompare(b)))),
    ),
  ],
  'type-last': [
    'A block names its type last.',
    at(both(inPage, block), (place, { text }) => {
      const { type, ...rest } = place.value
      return set(place, { ...rest, type }, text)
    }),
  ],
  'number-with-exponent': [
    'A figure is written with an exponent.',
    at(both(inPage, ofEntry('counters', 'value'), is(1000 as unknown as string)), (place, { text }) =>
      setRaw(place, '1e3', text),
    ),
  ],
  'number-with-point-zero': [
    'A share is written with a zero behind the point.',
    at(both(inPage, ofEntry('gauges', 'value')), (place, { text }) => setRaw(place, `${place.value}.0`, text)),
  ],
  'counter-of-one': ['A counter counts to one.', put(both(inPage, ofEntry('counters', 'value')), () => 1)],
  'counter-at-its-most': [
    'A counter counts as far as it can.',
    put(both(inPage, ofEntry('counters', 'value')), () => 999_999),
  ],
  'gauges-alike': [
    'Two gauges show the same share.',
    put(
      both(inPage, ofEntry('gauges', 'value'), ({ parent }) => parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].value,
    ),
  ],
  'keywords-twelve': [
    'A page has as many keywords as it may.',
    put(both(inPage, named('keywords')), (value) =>
      Array.from({ length: 12 }, (_, index) => value[index] ?? `software for trade no. ${index}`),
    ),
  ],
  'keywords-three': [
    'A page has as few keywords as it may.',
    put(
      both(inPage, named('keywords'), ({ value }) => value.length > 3),
      (value) => value.slice(0, 3),
    ),
  ],
  'card-without-icon': [
    'A card has neither icon nor picture.',
    at(
      both(inPage, ({ name, parent }) => name === 'icon' && parent?.name === 'cards'),
      (place, { text }) => drop(place, text),
    ),
  ],
  'card-with-dialog': [
    'A card opens a dialog.',
    at(
      both(inPage, named('link'), ({ parent, value }) => parent?.name === 'cards' && value.to),
      (place, { text }) => set(place, { label: 'Ask us', dialog: 'enquiry' }, text),
    ),
  ],
  'card-title-alone': [
    'A card is its title and its icon.',
    at(
      both(inPage, ({ name, parent }) => name === 'description' && parent?.name === 'cards'),
      (place, { text }) => drop(place, text),
    ),
  ],
  'ticks-eighteen': [
    'A list has as many ticks as it may.',
    put(
      both(inPage, named('items'), ({ block: type }) => type === 'check-list'),
      (value) =>
        Array.from({ length: 18 }, (_, index) => value[index] ?? `Point ${index + 1} of a long list, in a few words`),
    ),
  ],
  'questions-one': [
    'A block of questions has one.',
    put(both(inPage, named('questions')), (value) => value.slice(0, 1)),
  ],
  'answer-of-three': [
    'An answer has three paragraphs.',
    put(both(inPage, named('answer')), (value) => [...value, 'Not always, though.', 'Ask us, and we tell you.']),
  ],
  'steps-twelve': [
    'A ledger has twelve steps.',
    put(
      both(inPage, named('steps'), ({ parent }) => (parent?.value.look ?? 'ledger') === 'ledger'),
      (value) =>
        Array.from(
          { length: 12 },
          (_, index) =>
            value[index] ?? {
              title: `Week ${index + 1}`,
              description: `What happens in week ${index + 1}, and who signs for it.`,
            },
        ),
    ),
  ],
  'tone-alike': [
    'Two neighbours stand on the same ground.',
    put(
      both(inPage, named('tone'), ({ parent }) => parent?.value.type !== 'call-to-action'),
      (tone) => (tone === 'dark' ? 'tint' : 'dark'),
    ),
  ],
  'density-default': [
    'A block says the room that it has anyway.',
    more(
      both(inPage, blockOf('check-list', 'service-cards', 'faq', 'process-steps'), ({ value }) => !value.density),
      'density',
      'normal',
    ),
  ],
  'option-as-default': [
    'A link list says that it is a grid of tiles.',
    more(
      both(inPage, blockOf('technology-grid'), ({ value }) => !value.look),
      'look',
      'tiles',
    ),
  ],
  'banner-picture-said': [
    'A banner says the layout that it has anyway.',
    more(
      both(inPage, blockOf('page-banner'), ({ value }) => !value.layout && value.image),
      'layout',
      'picture',
    ),
  ],
  'banner-of-title-alone': ['A new page has a banner of its title alone.', page('data-lakes', (document) => document)],
  'page-as-draft': [
    'A new page is a draft, with texts that are still to be written and no link to it.',
    page(
      'data-lakes',
      (document) => ({
        ...document,
        draft: true,
        blocks: [
          document.blocks[0],
          {
            type: 'faq',
            title: '✎ What clients ask',
            questions: [{ question: '✎ How long does it take?', answer: ['✎ One or two sentences.'] }],
          },
        ],
      }),
      false,
    ),
  ],
  'page-draft-false': [
    'A new page says that it is no draft.',
    page('data-lakes', (document) => ({ draft: false, ...document })),
  ],
  'page-with-digits': ['The path of a new page begins with a digit.', page('3d-design', (document) => document)],
  'page-without-schema-too': [
    'A page does not name its contract.',
    inSource(isPage, (text) => text.replace(/ {2}"\$schema": .*\n/, '')),
  ],
  'page-with-few-blocks': [
    'A new page has one section and a form.',
    withBlock('data-lakes', {
      type: 'enquiry-form',
      title: 'Ask us',
      variant: 'service',
      web: true,
      actions: [{ label: '{phone}', to: 'tel:{phone}' }],
    }),
  ],
  'page-with-tags': [
    'A new page has tags that lead to pages and none with words.',
    withBlock('data-lakes', {
      type: 'keyword-tags',
      title: 'Standards',
      tags: [{ label: 'ISO 27000' }, { label: 'NIST 800-171', link: { to: '/software-security-services#compliance' } }],
    }),
  ],
  'page-with-gauges': [
    'A new page has gauges at both ends.',
    withBlock('data-lakes', {
      type: 'gauges',
      title: 'From nothing to all',
      gauges: [
        { label: 'Before', value: 0 },
        { label: 'After', value: 100 },
      ],
    }),
  ],
  'page-with-team': [
    'A new page shows one person.',
    withBlock('data-lakes', {
      type: 'team-grid',
      title: 'Whom you meet',
      team: { collection: 'team', only: ['nikhil-joshi'] },
    }),
  ],
  'page-with-section-list': [
    'A new page has a list of its sections.',
    page('data-lakes', (document) => ({
      ...document,
      blocks: [
        document.blocks[0],
        {
          type: 'section-list',
          items: [
            { id: 'plan', label: 'Plan' },
            { id: 'three-days', label: 'Days', background: 'blue' },
          ],
        },
        { type: 'faq', id: 'plan', title: 'The plan', questions: [{ question: 'When?', answer: ['In May.'] }] },
        { ...document.blocks[1], id: 'three-days' },
      ],
    })),
  ],
  'page-with-map': [
    'A new page has a map without a drawing.',
    withBlock('data-lakes', {
      type: 'map',
      title: 'Where it is',
      intro: '{address}',
      actions: [{ label: 'Open the map', to: '{mapUrl}' }],
      embedUrl: '{mapEmbedUrl}',
    }),
  ],
  'job-without-skills': [
    'A job does not list skills.',
    at(both(inFile('jobs'), named('requiredSkills')), (place, { text }) => drop(place, text)),
  ],
  'job-without-qualifications-too': [
    'A job does not ask for qualifications.',
    at(both(inFile('jobs'), named('qualifications')), (place, { text }) => drop(place, text)),
  ],
  'job-in-noida-for-designers': [
    'A new job is in Noida and for a designer.',
    entryBehind('jobs', () => ({
      id: 'ux-designer-2',
      employmentType: 'Contract',
      mailUs: '{careersEmail}',
      keyResponsibilities: ['Draw screens and try them with people', 'Hand drafts over to developers'],
      title: 'UX Designer (m/w/d) – part-time',
      location: 'Noida',
      trade: 'Designer',
      experience: '0-1 Years',
      description:
        'You will draw the screens of a booking system, try them with five people a month, and hand them over in a way that developers like.',
      datePosted: dayFromNow(-2),
      validThrough: dayFromNow(60),
    })),
  ],
  'job-with-odd-skills': [
    'A job has a category of one skill and signs in its name.',
    put(both(inFile('jobs'), named('requiredSkills')), (value) => ({ ...value, 'Nice to have (R&D)': ['C++/Qt'] })),
  ],
  'job-mailbox-in-full': [
    'A job has a mailbox of its own.',
    put(both(inFile('jobs'), named('mailUs')), () => 'jobs.2026+react@noidasoftworks.example'),
  ],
  'job-of-one-day': [
    'A job can be applied for until tomorrow.',
    at(both(inFile('jobs'), named('validThrough')), (place, { text }) => set(place, dayFromNow(1), text)),
  ],
  'member-of-one-name': [
    'A member of the team has one name.',
    put(
      both(inFile('team'), ofEntry('items', 'name'), ({ parent }) => parent?.value.id === 'samuel-adeyemi'),
      () => 'Samuel',
    ),
  ],
  'members-in-other-order': [
    'Two members of the team change places.',
    at(
      both(inFile('team'), siteEntry, ({ index, parent }) => index === (parent?.value.length ?? 0) - 1),
      (place, { text }) => {
        const first = (place.parent as Json).node.children[0]
        const [one, two] = [text.slice(first.offset, first.offset + first.length), source(place, text)]
        return {
          text:
            text.slice(0, first.offset) +
            two +
            text.slice(first.offset + first.length, place.node.offset) +
            one +
            text.slice(place.node.offset + place.node.length),
        }
      },
    ),
  ],
  'review-new': [
    'A new review comes from a client of one word.',
    entryBehind('testimonials', () => ({
      id: 'bo',
      name: 'Bo',
      company: 'Ørsted & Søn ApS, Århus',
      review:
        'They said Thursday, and it was Thursday. The stock is right now, in all three shops, for the first time since 1998.',
    })),
  ],
  'technology-with-shared-mark': [
    'Two technologies share a mark.',
    entryBehind('technologies', () => ({ id: 'html-mail', name: 'HTML mail', image: 'tech/html5.svg' })),
  ],
  'network-new': [
    'The company has a profile more.',
    swap(
      company,
      '{ "label": "YouTube"',
      '{ "label": "GitHub", "icon": "github-logo", "to": "https://github.com/noidasoftworks" },\n    { "label": "YouTube"',
    ),
  ],
  'network-gone': [
    'The company has left a network.',
    swap(
      company,
      '{ "label": "Facebook", "icon": "facebook-logo", "to": "https://www.facebook.com/noidasoftworks" },\n    ',
      '',
    ),
  ],
  'phone-with-hyphens': ['A landline is written with hyphens.', put(ofCompany('phone2'), () => '+91-120-456-7893')],
  'phone-with-brackets': [
    'A landline is written with brackets.',
    put(ofCompany('phone2'), () => '+91 (0120) 456-7893'),
  ],
  'company-renamed': ['The company has another name with signs.', put(ofCompany('company'), () => 'A&B Softworks')],
  'company-of-next-year': ['The year of the copyright is this one.', put(ofCompany('copyrightYear'), () => '2026')],
  'company-hours': ['The office is open at other hours.', put(ofCompany('hours'), () => 'Mon–Fri 9:30 a.m.–6 p.m.')],
  'company-more-clients': ['The company has more clients.', put(ofCompany('clientCount'), () => '150+')],
  'company-mobile-with-chat': [
    'The mobile number and its chat link change together.',
    only(company, (text) => ({
      text: text.replace('+91 98100 00000', '+91 98100 12345').replace('919810000000', '919810012345'),
    })),
  ],
  'company-new-host': [
    'The site has another address.',
    put(ofCompany('siteUrl'), () => 'https://noida-softworks.example'),
  ],
  'lookup-more': [
    'The lookup knows a label that nothing uses yet.',
    swap(navigation, '"Gallery": "/gallery",', '"Gallery": "/gallery",\n    "Photos & festivals": "/gallery#diwali",'),
  ],
  'lookup-to-other-site': [
    'A label of the lookup leads to another site.',
    swap(
      navigation,
      '"Gallery": "/gallery",',
      '"Gallery": "/gallery",\n    "Status": "https://status.noidasoftworks.example",',
    ),
  ],
  'footer-whole-link': [
    'The footer has a whole link in the place of a label.',
    swap(
      navigation,
      '"Resources",\n        "links": ["Home",',
      '"Resources",\n        "links": [{ "label": "Start", "to": "/" },',
    ),
  ],
  'breadcrumb-more': [
    'A page gets a breadcrumb.',
    swap(
      navigation,
      '"/api-integration": ["/service"],',
      '"/api-integration": ["/service"],\n    "/qa-testing-services": ["/service"],',
    ),
  ],
  'panel-gone': [
    'The panel has no piece of proof any more.',
    at(both(inFile('navigation'), named('proof')), (place, { text }) => drop(place, text)),
  ],
  'redirect-of-old-page': ['An old path leads to a page.', redirects({ '/about-us': '/about' })],
  'redirects-to-one-page': [
    'Three old paths lead to one page.',
    redirects({ '/jobs': '/career', '/careers': '/career', '/work/with/us': '/career' }),
  ],
  'redirect-to-home': ['An old path leads home.', redirects({ '/welcome': '/' })],
  'document-with-table': [
    'A policy document gets a section with a table.',
    at(
      both(inDocument, ({ name, index, parent }) => name === 'sections' && index === (parent?.value.length ?? 0) - 1),
      (place, { text }) =>
        append(
          place,
          {
            title: 'In figures',
            paragraphs: ['Counted once a year.'],
            table: {
              caption: 'Waste in kilograms',
              head: ['Year', 'Paper', 'Other'],
              rows: [
                ['2024', '41', '—'],
                ['2025', '0', '-3 %'],
              ],
            },
          },
          text,
        ),
    ),
  ],
  'document-updated': [
    'A policy document was changed on the last day of a leap February.',
    put(both(inDocument, named('updated')), () => '2024-02-29'),
  ],
  'tags-more': [
    'A new tag is a standard with digits and signs.',
    at(
      both(inPage, ({ name, index, value }) => name === 'tags' && index !== undefined && !value.description, roomFor),
      (place, { text }) => append(place, { label: 'C# 12 / .Net 8' }, text),
    ),
  ],
  'choice-of-one': [
    'A choice shows one entry.',
    put(
      both(inPage, named('only'), ({ block: type }) => type === 'technology-grid'),
      (value) => value.slice(0, 1),
    ),
  ],
  'keyword-list-doubled-by-word': [
    'Two keywords differ in one word.',
    at(
      both(inPage, inList('keywords'), ({ parent }) => (parent?.value.length ?? 12) < 12),
      (place, { text }) => append(place, `${place.value} in Delhi`, text),
    ),
  ],
})
