import { blocks, inEach, type Migration, rename } from './tools.ts'

const titled = rename({ heading: 'title' })

/** Every block uses `title`, `intro`, `description` and `label` for the same things. */
export default {
  page: blocks({
    'call-to-action': rename({ text: 'intro' }),
    counters: inEach('counters', rename({ target: 'value' })),
    gallery: rename({ groups: 'gallery' }),
    gauges: inEach('gauges', rename({ text: 'description' })),
    'job-board': rename({ description: 'intro' }),
    map: rename({ text: 'intro' }),
    'not-found': rename({ text: 'intro' }),
    'page-banner': rename({ description: 'intro' }),
    'process-steps': inEach('steps', titled),
    prose: inEach('sections', rename({ heading: 'title', list: 'items' })),
    related: inEach('pages', rename({ page: 'label' })),
    'section-list': inEach('items', rename({ text: 'label' })),
    'sitemap-groups': inEach('groups', titled),
    skills: inEach('groups', titled),
    'text-media': inEach('texts', titled),
  }),
  document: inEach('sections', rename({ heading: 'title', list: 'items' })),
  site: {
    clients: inEach('items', rename({ logo: 'image' })),
    jobs: inEach('items', rename({ profile: 'trade' })),
    navigation: inEach('footer', inEach('groups', rename({ heading: 'title', items: 'links' }))),
    team: inEach('items', rename({ imgSrc: 'image' })),
  },
} satisfies Migration as Migration
