import { readFileSync } from 'node:fs'
import { add, append, at, drop, exchange, put, set, source } from '../edit.ts'
import { legitimate, type Random, type Seed } from '../kind.ts'
import { fresh, linkFromAbout, versionOfToday } from '../page.ts'
import type { Place } from '../places.ts'
import { type Json, pick, read, type SeedSite, shuffled } from '../site.ts'
import { both, inDocument, inFile, inPage, named, plainEntry, role, siteEntry } from '../where.ts'

/** A page beside the others, made of examples in contracts. */
const newPage =
  (
    change: (
      made: Json,
      site: SeedSite,
      random: Random,
    ) => { file?: string; also?: Record<string, string> } | undefined,
  ): Seed =>
  (site, random) => {
    if (site.file) return null
    const name = pick(['data-lakes', 'support-plans', 'training'], random)
    const made = { $schema: '../schema/page.schema.json', path: `/${name}`, ...fresh(name) }
    const { file, also } = change(made, site, random) ?? {}
    return {
      file: file ?? `pages-data/${name}.json`,
      text: `${JSON.stringify(made, null, 2)}\n`,
      also: also ?? linkFromAbout(site, made.path),
    }
  }
const example = (type: string): Json =>
  JSON.parse(readFileSync(`src/blocks/${type}/${type}.schema.json`, 'utf8')).examples[0]
const items = (name: string, make: (site: SeedSite, random: Random) => Json): Seed =>
  at(both(inFile(name), siteEntry), (place, { text, site, random }) => append(place, make(site, random), text))

/** New pages and entries of site data, and policies that change. */
export const pages = legitimate('structure', {
  'block-banner-alone': [
    'A page keeps its banner and one section.',
    newPage((made) => {
      made.blocks = [made.blocks[0], example('prose')]
      return undefined
    }),
  ],
  'page-new': ['A page is new, and another leads to it.', newPage(() => undefined)],
  'page-new-of-examples': [
    'A page is made of the examples of blocks.',
    newPage((made, _, random) => {
      made.blocks.push(
        ...shuffled(['faq', 'check-list', 'keyword-tags', 'client-strip'], random).slice(0, 2).map(example),
      )
      return undefined
    }),
  ],
  'page-draft': [
    'A page is a draft, and no page leads to it.',
    newPage((made) => {
      made.draft = true
      return { also: {} }
    }),
  ],
  'page-with-id': [
    'A page has sections with ids, and a link in its text leads to one.',
    newPage((made) => {
      made.blocks[1].sections[0].paragraphs.push('Read about the [three days](#days).')
      return undefined
    }),
  ],
  'page-without-schema': [
    'A page does not name its schema.',
    newPage((made) => {
      delete made.$schema
      return undefined
    }),
  ],
  'page-of-service': [
    'A page names the service that it offers.',
    newPage((made) => {
      made.meta.service = 'Training for C# & .NET'
      return undefined
    }),
  ],
  'redirect-new': [
    'An old address leads to a page.',
    (site) => {
      const file = 'pages-data/site/redirects.json'
      if (site.file && site.file !== file) return null
      const paths = { ...read(site, file)?.paths, '/old-contact': '/contact', '/blog/2019/first-post': '/about' }
      return {
        file,
        text: `${JSON.stringify({ $schema: '../../schema/site/redirects.schema.json', version: versionOfToday(), paths }, null, 2)}\n`,
      }
    },
  ],
  'client-more': [
    'A client is new.',
    items('clients', () => ({
      id: 'northwind-dairy',
      name: 'Northwind Dairy & Co.',
      [site1('image', 'logo')]: 'clients/halden-freight.svg',
    })),
  ],
  'testimonial-more': [
    'A review is new.',
    items('testimonials', () => ({
      id: 'jose-munoz',
      name: 'José Muñoz',
      company: 'Muñoz & Hijos, Málaga',
      review:
        'They said eleven weeks & ₹4,999 a month; it was eleven weeks, and the price stayed. "Boring", our accountant said, and meant it well.',
    })),
  ],
  'technology-more': [
    'A technology is new.',
    items('technologies', (site) => ({
      id: 'cobol',
      name: 'C# 13',
      image: pick(
        site.media.filter((file) => file.startsWith('tech/')),
        () => 0,
      ),
    })),
  ],
  'claim-reworded': [
    'A claim says the same in other words.',
    at(both(inFile('claims'), named('description')), (place, { text }) =>
      set(place, 'A person reads every message, and a person answers it: in less than a day.', text),
    ),
  ],
  'profile-more': [
    'The company has another profile.',
    at(
      both(inFile('company'), ({ name, index }) => name === 'social' && index !== undefined),
      (place, { text }) =>
        append(
          place,
          {
            ...place.value,
            label: 'GitHub',
            icon: 'github-logo',
            [place.value.to ? 'to' : 'link']: 'https://github.com/noidasoftworks',
          },
          text,
        ),
    ),
  ],
  'collection-in-other-order': [
    'The entries of a collection stand in another order.',
    exchange(both(siteEntry, ({ file }) => /clients|testimonials|technologies|jobs|team|portfolio/.test(file))),
  ],
  'photos-exchanged': [
    'Two photos of the gallery change places.',
    exchange(both(inFile('gallery'), ({ name, index }) => name === 'photos' && index !== undefined)),
  ],
  'job-more': [
    'A job is new.',
    at(both(inFile('jobs'), siteEntry), (place, { text }) =>
      append(
        place,
        {
          ...place.value,
          id: 'cpp-developer',
          title: 'C++ Developer',
          description:
            'You write the part that must never wait: a matching engine in C++ for a client in London, with <5 ms for each order.',
        },
        text,
      ),
    ),
  ],
  'job-less': ['A post is filled.', at(both(inFile('jobs'), siteEntry), (place, { text }) => drop(place, text))],
  'label-more': [
    'The lookup of labels has one more.',
    at(both(inFile('navigation'), named('paths')), (place, { text }) =>
      add(place, 'C# & .NET', '/on-demand-developer', text),
    ),
  ],
  'footer-link-more': [
    'The footer has one more link.',
    at(
      both(inFile('navigation'), ({ value, index }) => value === 'Portfolio' && index !== undefined),
      (place, { text }) => append(place, 'Gallery', text),
    ),
  ],
  'sitemap-labels-exchanged': ['Two labels of the sitemap change places.', exchange(both(inPage, role('label')))],
  'policy-section-less': [
    'A policy has one section less.',
    at(
      both(inDocument, ({ name, index }) => name === 'sections' && Number(index) > 1),
      (place, { text }) => drop(place, text),
    ),
  ],
  'policy-row-more': [
    'A table of a policy has one more row.',
    at(
      both(inDocument, ({ name, index, node }) => name === 'rows' && index !== undefined && node.type === 'array'),
      (place, { text }) =>
        append(
          place,
          place.value.map((cell: string, at: number) => (at ? cell : 'Half days, on request')),
          text,
        ),
    ),
  ],
  'policy-list-more': [
    'A list of a policy has one more point.',
    at(
      both(inDocument, ({ name, index }) => name === 'items' && index !== undefined),
      (place, { text }) => append(place, 'Ask early: three weeks are usually enough.', text),
    ),
  ],
  'policy-sections-exchanged': [
    'Two sections of a policy change places.',
    exchange(both(inDocument, ({ name, index }) => name === 'sections' && Number(index) > 0)),
  ],
  'entry-at-the-top': [
    'An entry goes to the top of its list.',
    at(
      both(plainEntry, ({ index }) => Number(index) > 0),
      (place, { text }) => {
        const list = place.parent as Place
        const moved = [place.value, ...list.value.filter((_: Json, index: number) => index !== place.index)]
        return source(list, text) ? set(list, moved, text) : null
      },
    ),
  ],
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
})

/** The name that the contract of clients has for their picture. */
function site1(now: string, before: string) {
  const { properties } = JSON.parse(readFileSync('schema/site.schema.json', 'utf8')).$defs.client
  return properties[now] ? now : before
}
