import { legitimate, type Seed } from '../kind.ts'
import { newFile } from '../known-places.ts'
import { fresh, linkFromAbout, versionOfToday } from '../page.ts'
import type { Json } from '../site.ts'

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
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
    text: written({ $schema: '../../schema/site/redirects.schema.json', version: versionOfToday(), paths }),
  }))

/** New pages and old addresses. */
export const newPages = legitimate('structure', {
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
  'redirect-of-old-page': ['An old path leads to a page.', redirects({ '/about-us': '/about' })],
  'redirects-to-one-page': [
    'Three old paths lead to one page.',
    redirects({ '/jobs': '/career', '/careers': '/career', '/work/with/us': '/career' }),
  ],
  'redirect-from-home': ['The old name of the home page leads there.', redirects({ '/home': '/' })],
  'redirect-to-home': ['An old path leads home.', redirects({ '/welcome': '/' })],
})
