import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks } from '../../src/blocks/checks.ts'
import { checkSite } from '../../src/engine/check/check.ts'
import { contractMetas } from '../../src/engine/check/rules/contract.ts'
import { documentFrom } from '../../src/engine/content/load.ts'
import { putDocument } from '../../src/engine/content/sources.ts'
import { banner, contracts, example, foundIn, problemsBy, problemsOf, site } from './block-problems.ts'

describe('rules of blocks that JSON Schema cannot express', () => {
  test('the list contains exactly the existing check.ts files', () => {
    const folders = readdirSync('src/blocks').filter((name) => existsSync(`src/blocks/${name}/check.ts`))
    expect([...checks.keys()].sort()).toEqual(folders.sort())
  })

  test('accept every example of a contract', () => {
    const rules = ['not-shown', 'block-rule', 'picture-shape', ...contractMetas.map((meta) => meta.name)]
    const wrong = [...contracts.blocks.values()].flatMap(({ examples }) =>
      examples.flatMap(({ name, data }) =>
        foundIn(banner, data).flatMap(({ rule, message }) => (rules.includes(rule) ? `${name}: ${message}` : [])),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('a screen for each fact of a statement', () => {
    const facts = [
      { title: 'Build', description: 'Software and websites.' },
      { title: 'Run', description: 'Cloud and networks.' },
      { title: 'Hire', description: 'Our developers.' },
    ]
    const screens = ['order-desk', 'set-up', 'team-week'].map((name) => ({ image: `screens/${name}.jpg`, alt: '' }))
    const own = { layout: 'statement', title: 'Services', facts, screens, image: undefined, alt: undefined }
    const problems = (more: object) => problemsOf({ type: 'page-banner', ...own, ...more })
    expect(problems({})).toEqual([])
    expect(problems({ facts: facts.slice(1) })).toEqual([
      'blocks[0] (page-banner): "screens" has 3 entries and "facts" 2; each screen belongs to a fact.',
    ])
  })

  test('a task for each of the people of a line, who are named one by one', () => {
    const only = ['pooja-deshmukh', 'zainab-qureshi', 'shubham-tiwari']
    const own = { layout: 'line', title: 'Team', image: undefined, alt: undefined, tasks: ['draws', 'codes', 'tests'] }
    const problems = (team: object) =>
      problemsOf({ type: 'page-banner', ...own, team: { collection: 'team', ...team } })
    expect(problems({ only })).toEqual([])
    expect(problems({ only: only.slice(1) })).toEqual([
      'blocks[0] (page-banner): "tasks" has 3 entries and "team" 2; each task belongs to one of the people.',
    ])
    expect(problems({})).toEqual(['blocks[0] (page-banner): "tasks" needs people in a fixed order.'])
  })

  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Way ${at}`, description: `Part ${at}.` }))
  const dated = (...spans: [from?: number, length?: number][]) =>
    steps(spans.length).map((step, at) => ({ ...step, from: spans[at]?.[0], length: spans[at]?.[1] }))
  const question = (words: string) => ({ question: words, answer: ['It does.'] })
  const chosen = (collection: string, ids: string) => ({ collection, only: ids.split(' ') })
  const titled = (count: number) => ['One', 'Two', 'Three', 'Four'].slice(0, count).map((title) => ({ title }))
  const tools = (count: number) =>
    ['Git', 'Jira', 'Figma', 'Jenkins', 'Slack', 'Vim', 'Zed'].slice(0, count).map((name) => ({ name }))
  const groupsOf = (cards: object[]) => ({
    ...{ look: 'groups', cards: undefined },
    groups: [
      { id: 'build-all', title: 'Build', cards },
      { id: 'run-all', title: 'Run', cards: titled(1) },
    ],
  })
  const actions = [{ label: 'Hire a developer', to: '/contact' }]
  const facts = [
    { title: 'One day', description: 'is the shortest booking.' },
    { title: 'One invoice', description: 'for days or for months.' },
  ]
  const slide = { title: 'One', description: 'Slide.', image: 'screens/order-desk.jpg', alt: '' }
  const [one, two] = [chosen('team', 'rohit-malhotra'), chosen('team', 'rohit-malhotra diya-gurung')]
  const screen = { image: 'screens/order-desk.jpg', alt: '' }
  const ending = { image: 'endings/answered.svg', alt: '' }
  const across = { image: 'diagrams/valley.svg', alt: '', side: 'across', caption: undefined }
  const scene = { look: 'scene', image: 'scenes/three-doors.svg', alt: '', cards: titled(3) }
  const proof = { image: 'claims/eve-of-release.svg', alt: '' }
  const detail = { title: 'One', image: 'details/sizes.svg', alt: 'Sizes', size: 'large', tone: 'tint' }
  const linked = { title: 'Three', link: { to: '/service' } }
  const opened = (layout: string, image: string, own = {}) => ({
    layout,
    image: `diagrams/${image}.svg`,
    alt: '',
    ...own,
  })
  const quoted = (...only: string[]) => ({
    ...{ layout: 'quote', quote: 'That list is why I trust them.', ...screen },
    testimonial: { collection: 'testimonials', only },
  })
  const bannerRows: [type: string, right: object, wrong: object, message: string][] = (
    [
      [
        opened('split', 'support', { light: true }),
        opened('diagram', 'cloud', { light: true }),
        '"light" is shown only with "layout": "split" or "panorama".',
      ],
      [
        opened('scene', 'bench', { sky: 'sand' }),
        opened('panorama', 'testing', { sky: 'sand' }),
        '"sky" is shown only with "layout": "wall" or "scene".',
      ],
      [
        opened('scene', 'bench', { sky: 'day', facts }),
        opened('scene', 'bench', { facts }),
        '"facts" is shown only with "layout": "statement" or "sky".',
      ],
      [
        opened('wall', 'paper-test', { sky: 'lilac', facts }),
        opened('diagram', 'cloud', { facts }),
        '"facts" is shown only with "layout": "statement" or "sky".',
      ],
      [
        quoted('emily-hargreaves'),
        quoted('emily-hargreaves', 'greg-tallis'),
        '"testimonial" has 2 entries; exactly one fits with "layout": "quote".',
      ],
      [
        {},
        { ...quoted('emily-hargreaves'), layout: undefined, quote: undefined },
        '"testimonial" is shown only with "layout": "quote".',
      ],
    ] as [object, object, string][]
  ).map(([right, wrong, message]) => ['page-banner', right, wrong, message])
  test.each<[type: string, right: object, wrong: object, message: string]>([
    ...bannerRows,
    [
      'page-banner',
      opened('panorama', 'testing'),
      opened('panorama', 'support'),
      '"diagrams/support.svg" is 1170 × 690; this place is made for about 2560 × 340.',
    ],
    [
      'page-banner',
      { layout: 'product', ...screen },
      { layout: 'product', image: 'team/member-01.svg', alt: 'A face' },
      '"team/member-01.svg" is 480 × 480; this place is made for about 1200 × 800.',
    ],
    [
      'home-carousel',
      { slides: [slide] },
      { slides: [{ ...slide, scene: true }] },
      '"screens/order-desk.jpg" is 1200 × 800; this place is made for about 2560 × 620.',
    ],
    [
      'process-steps',
      { look: 'beside', image: 'steps/letter.svg', alt: '' },
      { look: 'beside', image: 'scenes/order-number.svg', alt: '' },
      '"scenes/order-number.svg" is 2560 × 600; this place is made for about 480 × 500.',
    ],
    [
      'check-list',
      { image: undefined, alt: undefined, caption: undefined },
      { image: undefined, alt: 'A list', caption: undefined },
      '"alt" is shown only with "image".',
    ],
    ['case', { side: 'below', facts }, { facts }, '"facts" is shown only with "side": "below".'],
    [
      'case',
      {},
      { side: 'end', image: undefined, alt: undefined, product: undefined, caption: undefined },
      '"side" is shown only with "image" or "product".',
    ],
    [
      'text-media',
      across,
      { ...across, caption: 'A valley at dusk.' },
      '"caption" is not shown with "side": "across".',
    ],
    ['text-media', across, { ...across, density: 'tight' }, '"density" is not shown with "side": "across".'],
    [
      'technology-grid',
      { look: 'tiles', actions },
      { look: 'strip', intro: undefined, actions, technologies: chosen('technologies', 'php') },
      '"actions" is not shown with "look": "strip".',
    ],
    [
      'tool-tiles',
      { look: 'row', tiles: tools(6) },
      { look: 'row', tiles: tools(7) },
      '"tiles" has 7 entries; up to six fit with "look": "row".',
    ],
    [
      'feature-cards',
      { look: 'names', actions: undefined, cards: titled(4) },
      { look: 'names', actions: undefined, cards: [...titled(2), { title: 'Three', icon: 'star' }] },
      '"icon" is not shown with "look": "names".',
    ],
    [
      'partner-cta',
      { look: 'letter', team: one },
      { look: 'people', team: undefined },
      '"team" is missing with "look": "people".',
    ],
    [
      'partner-cta',
      { look: 'picture', team: one, ...ending },
      { look: 'letter', team: one, ...ending },
      '"team" and "image" cannot be used together with "look": "letter".',
    ],
    [
      'partner-cta',
      { look: 'picture', team: one, ...ending },
      { look: 'picture', team: two, ...ending },
      '"team" has 2 entries; exactly one fits with "look": "picture".',
    ],
    [
      'partner-cta',
      { look: 'picture', team: one, ...ending, side: 'start' },
      { look: 'people', team: two, side: 'start' },
      '"side" is shown only with "look": "picture".',
    ],
    [
      'partner-cta',
      { look: 'people', team: two },
      { look: 'stage', team: two },
      '"team" has 2 entries; exactly three fit with "look": "stage".',
    ],
    ['related', { look: 'lead', ...screen }, screen, '"image" is shown only with "look": "lead".'],
    [
      'why-choose-us',
      { ...screen, lead: undefined },
      { look: 'tiles', ...screen },
      '"image" is shown only with "look": "ledger" or "beside".',
    ],
    [
      'why-choose-us',
      { look: 'beside', ...proof },
      { look: 'beside', ...proof, caption: 'Friday' },
      '"caption" is not shown with "look": "beside".',
    ],
    ['why-choose-us', { look: 'beside', ...proof }, { look: 'beside' }, '"image" is missing with "look": "beside".'],
    [
      'service-cards',
      { look: 'details', cards: [detail] },
      { look: 'details', cards: [detail, { title: 'Two', icon: 'star' }] },
      '"image" is missing with "look": "details".',
    ],
    [
      'service-cards',
      { cards: [{ title: 'One' }] },
      { cards: [{ title: 'One', tone: 'tint' }] },
      '"tone" is shown only with "look": "details".',
    ],
    [
      'service-cards',
      groupsOf(titled(2)),
      groupsOf([{ title: 'One', size: 'large' }]),
      '"size" is not shown with "look": "groups".',
    ],
    ['service-cards', { cards: titled(1) }, { cards: undefined }, '"cards" is missing.'],
    [
      'service-cards',
      scene,
      { ...scene, cards: titled(4) },
      '"cards" has 4 entries; exactly three fit with "look": "scene".',
    ],
    [
      'service-cards',
      scene,
      { ...scene, image: undefined, alt: undefined },
      '"image" is missing with "look": "scene".',
    ],
    ['service-cards', scene, { ...scene, tone: 'dark' }, '"tone" is not shown with "look": "scene".'],
    [
      'service-cards',
      scene,
      { ...scene, cards: [...titled(2), { title: 'Three', icon: 'code' }] },
      '"icon" is not shown with "look": "scene".',
    ],
    [
      'service-cards',
      scene,
      { ...scene, cards: [...titled(2), { ...linked, link: { to: '/service', label: 'More' } }] },
      '"label" is not shown with "look": "scene".',
    ],
    [
      'service-cards',
      { cards: [linked] },
      { ...scene, cards: [...titled(2), { ...linked, description: 'By [us](/about).' }] },
      'so the link in its text cannot be pressed.',
    ],
    [
      'service-cards',
      groupsOf(titled(2)),
      { look: 'groups', cards: titled(1), groups: groupsOf(titled(2)).groups },
      '"cards" is not shown with "look": "groups".',
    ],
    [
      'service-cards',
      groupsOf([{ title: 'One', description: 'By [us](/about).' }]),
      groupsOf([{ ...linked, description: 'By [us](/about).' }]),
      'so the link in its text cannot be pressed.',
    ],
    [
      'team-grid',
      { facts: facts.slice(0, 2) },
      { facts: [facts[0], { ...facts[1], link: { to: '/about' } }] },
      '"link" is not shown here.',
    ],
    [
      'process-steps',
      { look: 'rail', steps: steps(6) },
      { look: 'rail', steps: steps(7) },
      '"steps" has 7 entries; two to six fit with "look": "rail".',
    ],
    [
      'process-steps',
      { look: 'rise', steps: steps(4) },
      { look: 'rise', steps: steps(3) },
      '"steps" has 3 entries; four to six fit with "look": "rise".',
    ],
    [
      'process-steps',
      { look: 'scene', steps: steps(6), image: 'scenes/order-number.svg', alt: '' },
      { look: 'scene', steps: steps(6) },
      '"image" is missing with "look": "scene".',
    ],
    [
      'process-steps',
      { look: 'rail', steps: steps(4) },
      { look: 'rail', steps: steps(4), image: 'scenes/order-number.svg', alt: '' },
      'is shown only with',
    ],
    [
      'process-steps',
      { look: 'ledger', steps: steps(9) },
      { look: 'ledger', steps: [...steps(2), { title: '3. Test', description: 'All.' }] },
      'twice',
    ],
    [
      'process-steps',
      { look: 'beside', steps: steps(4), image: 'steps/letter.svg', alt: '' },
      { look: 'ledger', steps: steps(4), image: 'steps/letter.svg', alt: '' },
      'is shown only with "look": "beside"',
    ],
    [
      'process-steps',
      { look: 'sheets', steps: steps(5).map((step) => ({ ...step, signed: 'You sign' })) },
      { look: 'sheets', steps: steps(6) },
      '"steps" has 6 entries; three to five fit with "look": "sheets".',
    ],
    [
      'process-steps',
      { look: 'ledger', steps: steps(2) },
      { look: 'ledger', steps: [...steps(1), { title: 'Last', description: 'All.', signed: 'You sign' }] },
      '"signed" is shown only with "look": "sheets"',
    ],
    [
      'process-steps',
      { look: 'calendar', steps: dated([1, 2], [2]), calendar: { unit: 'week', count: 3 } },
      { look: 'calendar', steps: dated([1, 2], [2]) },
      '"calendar" is missing with "look": "calendar".',
    ],
    [
      'process-steps',
      { look: 'calendar', steps: dated([1, 1], [3, 1]), calendar: { unit: 'week', count: 3 } },
      { look: 'calendar', steps: dated([1, 1], [3, 2]), calendar: { unit: 'week', count: 3 } },
      'ends with week 3',
    ],
    [
      'process-steps',
      { look: 'calendar', steps: dated([1], [3]), calendar: { unit: 'year', count: 3, meanwhile: 'Old', until: 3 } },
      { look: 'calendar', steps: dated([1], [3]), calendar: { unit: 'year', count: 3, meanwhile: 'Old', until: 4 } },
      'ends with year 3',
    ],
    [
      'process-steps',
      { look: 'calendar', steps: dated([2], [2]), calendar: { unit: 'week', count: 3 } },
      { look: 'calendar', steps: dated([2], [1]), calendar: { unit: 'week', count: 3 } },
      'begins before the step above it',
    ],
    [
      'process-steps',
      { look: 'calendar', steps: dated([1], [2]), calendar: { unit: 'week', count: 3 } },
      { look: 'calendar', steps: dated([1], []), calendar: { unit: 'week', count: 3 } },
      '"from" is missing',
    ],
    [
      'process-steps',
      { look: 'ledger', steps: steps(2) },
      { look: 'ledger', steps: dated([1], []) },
      '"from" is shown only with "look": "calendar"',
    ],
    [
      'technology-grid',
      { look: 'strip', intro: undefined, actions: undefined, technologies: chosen('technologies', 'php java') },
      { look: 'strip', intro: undefined, actions: undefined, technologies: { collection: 'technologies' } },
      '"technologies" shows all entries; up to ten fit with "look": "strip".',
    ],
    [
      'why-choose-us',
      { claims: { collection: 'claims' }, lead: chosen('claims', 'support response experience') },
      { claims: { collection: 'claims' }, lead: chosen('claims', 'support response experience microsoft') },
      '"lead" has 4 entries; up to three fit.',
    ],
    [
      'why-choose-us',
      { claims: chosen('claims', 'support response experience'), lead: chosen('claims', 'support') },
      { claims: chosen('claims', 'support response experience'), lead: chosen('claims', 'microsoft') },
      '"microsoft" is in "lead", but not among the claims that are shown.',
    ],
    [
      'why-choose-us',
      { look: 'promises', claims: chosen('claims', 'support response'), reasons: undefined, lead: undefined },
      { look: 'promises', claims: { collection: 'claims' }, lead: undefined },
      'space for two to four reasons',
    ],
    [
      'why-choose-us',
      { look: 'promises', claims: chosen('claims', 'support response'), lead: undefined },
      { look: 'promises', claims: chosen('claims', 'support response'), lead: chosen('claims', 'support') },
      '"lead" is not shown with "look": "promises".',
    ],
    [
      'why-choose-us',
      { look: 'list', claims: { collection: 'claims' }, lead: chosen('claims', 'support') },
      { look: 'list', claims: { collection: 'claims' }, lead: chosen('claims', 'support'), sentences: ['At night.'] },
      '"sentences" is not shown with "look": "list".',
    ],
    [
      'why-choose-us',
      { claims: { collection: 'claims' }, lead: chosen('claims', 'support'), sentences: ['Answered at night.'] },
      { claims: { collection: 'claims' }, lead: chosen('claims', 'support response'), sentences: ['Answered.'] },
      '"lead" names 2, and "sentences" has 1.',
    ],
    [
      'enquiry-form',
      { team: chosen('team', 'ananya-kapoor') },
      { team: chosen('team', 'ananya-kapoor rohit-malhotra') },
      '"team" has 2 entries; exactly one fits.',
    ],
    [
      'faq',
      {
        questions: [
          ...['How we work', 'What we do', 'Who we are', 'Do it yourself', 'Have a look', 'What is included'],
          ...['Where you can find us', 'How long it takes', 'What happens next', 'May holidays', 'Why is it late?'],
        ].map(question),
      },
      { questions: [question('How long does it take')] },
      'This is a question without a question mark.',
    ],
    ['map', { embedUrl: '{mapEmbedUrl}' }, { embedUrl: '{mapUrl}' }, 'is not the address of a map to embed'],
  ])('%s accepts %j, not %j', (type, right, wrong, message) => {
    const opening = contracts.blocks.get(type)?.carriesPageHeading ? [] : [banner]
    expect(problemsOf(...opening, example(type, right))).toEqual([])
    expect(problemsOf(...opening, example(type, wrong))).toEqual([expect.stringContaining(message)])
  })

  test('a sentence of related pages has no stops of its own', () => {
    const pages = (last: string) =>
      ['QA testing', 'Cloud and DevOps', 'Google Ads'].map((label) => ({ label, description: last }))
    const sentence = (own: object) => example('related', { look: 'sentence', title: 'After that', ...own })
    expect(problemsOf(banner, sentence({ pages: pages('tries it') }))).toEqual([])
    expect(problemsOf(banner, sentence({ title: 'After that,', pages: pages('tries it') }))).toEqual([
      'blocks[1] (related): The text ends with ",", and "look": "sentence" adds a comma or a stop.',
    ])
    for (const last of ['tries it.', 'tries **it.**', 'tries “it.”'])
      expect(problemsOf(banner, sentence({ pages: pages(last) }))).toHaveLength(3)
    expect(problemsOf(banner, sentence({ look: 'rows', pages: pages('Tries it.') }))).toEqual([])
  })

  test('a strip has the tone of a dark or blue section above it', () => {
    const strip = (tone?: string) => example('related', { look: 'strip', tone })
    const call = (tone: string) => example('call-to-action', { tone })
    expect(problemsOf(banner, call('blue'), strip('blue'))).toEqual([])
    expect(problemsOf(banner, call('plain'), strip('dark'))).toEqual([])
    for (const tone of ['dark', undefined])
      expect(problemsOf(banner, call('blue'), strip(tone))).toEqual([
        'blocks[2] (related): A strip has the tone of the section above it, which is "blue".',
      ])
  })

  test.each([
    ['related', { look: 'led', ...screen }, 'lead'],
    ['partner-cta', { look: 'pictur', team: one, ...ending }, 'picture'],
    ['partner-cta', { look: 'lettr', team: one, ...ending }, 'letter'],
  ])('a misspelt look of %s is told once: %j', (type, own, meant) => {
    expect(foundIn(banner, example(type, own)).map(({ suggestion }) => suggestion)).toEqual([
      `Did you mean "${meant}"?`,
    ])
  })

  test('a look without its picture is told once, with the look', () => {
    expect(problemsOf(banner, example('related', { look: 'lead' }))).toEqual([
      'blocks[1] (related): "image" is missing with "look": "lead".',
    ])
  })

  test.each([
    [{ to: '/qa-testing-services' }, 'Write "label": "QA testing".'],
    [{ page: 'QA testing' }, 'Write "label": "QA testing".'],
    [{ label: 'Contact', to: '/contact' }, 'Remove it.'],
  ])('a related page is named by its label: %j', (page, advice) => {
    const description = 'Tests it.'
    const others = ['Cloud and DevOps', 'Google Ads'].map((label) => ({ label, description }))
    const found = foundIn(banner, example('related', { pages: [{ ...page, description }, ...others] }))
    expect(found.map(({ suggestion }) => suggestion)).toEqual([advice])
  })

  test('two blocks do not lead to the same pages', () => {
    const again = example('related', { title: 'Go on with these', tone: 'dark' })
    expect(problemsBy('duplicate-name', banner, example('related', {}), again)).toEqual([
      'blocks[2] (related): "pages" lists the same as blocks[1].pages.',
    ])
  })

  test('screens and logos beside reviews belong to those that lead to their work', () => {
    const reviews = (screens: number, ...clients: string[]) =>
      example('testimonials', {
        testimonials: chosen('testimonials', 'rajat-khurana shalini-menon katrin-voss emily-hargreaves'),
        screens: ['order-desk', 'set-up', 'team-week', 'record-list']
          .slice(0, screens)
          .map((name) => ({ image: `screens/${name}.jpg`, alt: name })),
        clients: chosen('clients', clients.join(' ')),
      })
    expect(problemsOf(banner, reviews(3, 'halden-freight'))).toEqual([])
    expect(problemsOf(banner, reviews(4, 'bluefin-travel'))).toEqual([
      'blocks[1] (testimonials): None of the reviews with a link is from "bluefin-travel", so its logo is not shown.',
      'blocks[1] (testimonials): "screens" has 4 entries, and 3 of the reviews have a figure and a link.',
    ])
  })

  test('too many promises are told where they are', () => {
    const reasons = [{ icon: 'code', title: 'One', description: 'One.' }]
    const places = (claims: object) =>
      checks
        .get('why-choose-us')?.({ type: 'why-choose-us', look: 'promises', reasons, claims }, [])
        .map(({ path }) => path)
    expect(places({ collection: 'claims' })).toEqual([['claims']])
    expect(places(chosen('claims', 'support response experience microsoft'))).toEqual([['claims', 'only']])
    expect(places(chosen('claims', 'support'))).toEqual([])
  })

  test('descriptions of tags for all or none', () => {
    const tags = [{ label: 'REST', description: 'Calls over HTTP.' }, { label: 'SOAP' }]
    expect(problemsOf(banner, example('keyword-tags', { tags }))).toEqual([
      'blocks[1] (keyword-tags): "SOAP" has no description, but others have one.',
    ])
    expect(problemsOf(banner, example('keyword-tags', { tags: tags.map(({ label }) => ({ label })) }))).toEqual([])
  })

  test('phones with tel:, the mailbox with mailto:', () => {
    const phones = [{ label: 'Call us', to: '/contact' }]
    const email = { label: 'Write to us', to: 'mailto:{email}' }
    expect(problemsOf(banner, example('contact-details', { phones, email }))).toEqual([
      'blocks[1] (contact-details): "/contact" does not begin with tel:.',
    ])
  })
})

test('a face is shown where a face is wanted, and a drawing of full width has a version for phones', () => {
  const team = site.collections.get('team') as { file: string; data: { items: object[] } }
  const [first, ...others] = team.data.items
  const items = [{ ...first, image: 'screens/order-desk.jpg' }, ...others]
  const tried = { ...site, collections: new Map(site.collections) }
  putDocument(tried, documentFrom(team.file, JSON.stringify({ ...team.data, items })))
  const shapes = (within: typeof site, file: string) =>
    checkSite(within, contracts, { only: new Set([file]) }).flatMap(({ rule, message, suggestion }) =>
      rule === 'picture-shape' ? `${message} ${suggestion}` : [],
    )
  expect(shapes(tried, team.file)).toEqual([
    '"screens/order-desk.jpg" is 1200 × 800; this place is made for about 480 × 480. Choose a picture that is about square.',
  ])
  const sizes = new Map([...site.sizes].filter(([name]) => name !== 'banners/order-rule.phone.svg'))
  expect(shapes({ ...site, sizes }, 'pages-data/home.json')).toEqual([
    '"banners/order-rule.svg" is as wide as the window, and phones have no version of their own. Add one as "banners/order-rule.phone.svg".',
  ])
})

test('rows of a table in a policy are as long as its head', () => {
  const [policy] = site.policies.filter(({ text }) => text.includes('"table"'))
  const { file, data } = policy as { file: string; data: { sections: { table?: { rows: string[][] } }[] } }
  const sections = structuredClone(data.sections)
  sections.find(({ table }) => table)?.table?.rows[0]?.pop()
  const tried = { ...site }
  putDocument(tried, documentFrom(file, JSON.stringify({ ...data, sections })))
  const problems = checkSite(tried, contracts, { only: new Set([file]) })
  expect(problems.map(({ rule }) => rule)).toEqual(['table-rows'])
})
