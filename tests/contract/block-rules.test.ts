import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checks } from '../../src/blocks/checks.ts'
import { checkSite } from '../../src/engine/check/check.ts'
import { documentFrom } from '../../src/engine/content/load.ts'
import { putDocument } from '../../src/engine/content/sources.ts'
import { banner, contracts, example, problemsOf, site } from './block-problems.ts'

describe('rules of blocks that JSON Schema cannot express', () => {
  test('the list contains exactly the existing check.ts files', () => {
    const folders = readdirSync('src/blocks').filter((name) => existsSync(`src/blocks/${name}/check.ts`))
    expect([...checks.keys()].sort()).toEqual(folders.sort())
  })

  test('accept every example of a contract', () => {
    const wrong = [...contracts.blocks.values()].flatMap(({ type, examples }) =>
      examples.flatMap(({ name, data }) => {
        const faults = checks.get(type)?.({ ...data, type }, []) ?? []
        return faults.map(({ message }) => `${type}, ${name}: ${message}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('a screen for each fact of a statement, without a figure', () => {
    const facts = [
      { title: 'Build', description: 'Software and websites.' },
      { title: 'Run', description: 'Cloud and networks.' },
      { title: 'Hire', description: 'Our developers.' },
    ]
    const screens = ['order-desk', 'set-up', 'team-week'].map((name) => ({ image: `screens/${name}.jpg`, alt: '' }))
    const own = { layout: 'statement', title: 'Services', facts, screens, image: undefined, alt: undefined }
    const problems = (more: object) => problemsOf({ type: 'page-banner', ...own, ...more })
    expect(problems({})).toEqual([])
    expect(problems({ facts: facts.slice(1), figure: { title: '26', description: 'services' } })).toEqual([
      'blocks[0] (page-banner): "screens" has 3 entries and "facts" 2; each screen belongs to a fact.',
      'blocks[0] (page-banner): "figure" is not shown beside "screens".',
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

  test('only a banner whose drawing brings its own ground can be light', () => {
    const problems = (layout: string) =>
      problemsOf({ type: 'page-banner', title: 'Support', image: 'diagrams/support.svg', alt: '', layout, light: true })
    expect(problems('split')).toEqual([])
    expect(problems('panorama')).toEqual([])
    expect(problems('product')).toEqual(['blocks[0] (page-banner): "light" is for "layout": "split" or "panorama".'])
  })

  test('only a drawing of full width that has no ground of its own can have a sky', () => {
    const problems = (layout: string) =>
      problemsOf({ type: 'page-banner', title: 'Support', image: 'diagrams/bench.svg', alt: '', layout, sky: 'sand' })
    expect(problems('scene')).toEqual([])
    expect(problems('wall')).toEqual([])
    expect(problems('panorama')).toEqual(['blocks[0] (page-banner): "sky" is for "layout": "wall" or "scene".'])
  })

  test('facts of a banner belong to a statement, or below a drawing that has a sky', () => {
    const facts = [
      { title: 'One day', description: 'is the shortest booking.' },
      { title: 'One invoice', description: 'for days or for months.' },
    ]
    const problems = (more: object) =>
      problemsOf({ type: 'page-banner', title: 'Help', image: 'diagrams/bench.svg', alt: '', facts, ...more })
    const misplaced =
      'blocks[0] (page-banner): "facts" is for "layout": "statement", and for "wall" or "scene" with "sky".'
    expect(problems({ layout: 'scene', sky: 'day' })).toEqual([])
    expect(problems({ layout: 'wall', sky: 'lilac' })).toEqual([])
    expect(problems({ layout: 'scene' })).toEqual([misplaced])
    expect(problems({ layout: 'panorama' })).toEqual([misplaced])
    expect(problems({})).toEqual([misplaced])
  })

  test('a quote for the layout that shows it, from one review', () => {
    const own = { image: undefined, alt: undefined, title: 'Reviews', quote: 'That list is why I trust them.' }
    const problems = (more: object, ...only: string[]) =>
      problemsOf({ type: 'page-banner', ...own, testimonial: { collection: 'testimonials', only }, ...more })
    expect(problems({ layout: 'quote' }, 'emily-hargreaves')).toEqual([])
    expect(problems({ layout: 'quote' }, 'emily-hargreaves', 'greg-tallis')).toHaveLength(1)
    expect(problems({}, 'emily-hargreaves')).toHaveLength(2)
  })

  test('facts of a case only below a picture across the width', () => {
    const facts = [
      { title: 'Before', description: 'Nine diaries on paper.' },
      { title: 'Since then', description: 'One booking system.' },
    ]
    expect(problemsOf(banner, example('case', { side: 'below', facts }))).toEqual([])
    expect(problemsOf(banner, example('case', { facts }))).toEqual([
      'blocks[1] (case): "facts" is shown only with "side": "below".',
    ])
  })

  test('a picture across the window has no caption and no density', () => {
    const across = { image: 'diagrams/valley.svg', alt: '', side: 'across' }
    expect(problemsOf(banner, example('text-media', { ...across, caption: undefined }))).toEqual([])
    expect(problemsOf(banner, example('text-media', { ...across, caption: 'A valley at dusk.' }))).toEqual([
      'blocks[1] (text-media): "caption" is not shown with "side": "across".',
    ])
    expect(problemsOf(banner, example('text-media', { ...across, caption: undefined, density: 'tight' }))).toEqual([
      'blocks[1] (text-media): "density" is not shown with "side": "across".',
    ])
  })

  test('links of a technology grid only with tiles', () => {
    const actions = [{ label: 'Hire a developer', to: '/contact' }]
    expect(problemsOf(banner, example('technology-grid', { look: 'tiles', actions }))).toEqual([])
    expect(problemsOf(banner, example('technology-grid', { look: 'strip', intro: undefined, actions }))).toEqual([
      'blocks[1] (technology-grid): "actions" is shown only with "look": "tiles".',
    ])
  })

  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ title: `Way ${at}`, description: `Part ${at}.` }))
  const dated = (...spans: [from?: number, length?: number][]) =>
    steps(spans.length).map((step, at) => ({ ...step, from: spans[at]?.[0], length: spans[at]?.[1] }))
  const question = (words: string) => ({ question: words, answer: ['It does.'] })
  const chosen = (collection: string, ids: string) => ({ collection, only: ids.split(' ') })
  test.each<[type: string, right: object, wrong: object, message: string]>([
    [
      'process-steps',
      { look: 'rail', steps: steps(6) },
      { look: 'rail', steps: steps(7) },
      'has space for up to six steps',
    ],
    [
      'process-steps',
      { look: 'rise', steps: steps(4) },
      { look: 'rise', steps: steps(3) },
      'has space for four to six steps',
    ],
    [
      'process-steps',
      { look: 'scene', steps: steps(6), image: 'scenes/order-number.svg', alt: '' },
      { look: 'scene', steps: steps(6) },
      'needs its drawing',
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
      { look: 'beside', steps: steps(4), image: 'steps/ticket.svg', alt: '' },
      { look: 'ledger', steps: steps(4), image: 'steps/ticket.svg', alt: '' },
      'is shown only with "look": "beside"',
    ],
    [
      'process-steps',
      { look: 'sheets', steps: steps(5).map((step) => ({ ...step, signed: 'You sign' })) },
      { look: 'sheets', steps: steps(6) },
      'has space for three to five steps',
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
      'needs its columns',
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
      'does not know when “Way 1” begins',
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
      'space for up to ten',
    ],
    [
      'why-choose-us',
      { claims: { collection: 'claims' }, lead: chosen('claims', 'support response experience') },
      { claims: { collection: 'claims' }, lead: chosen('claims', 'support response experience microsoft') },
      '"lead" takes up to three claims.',
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
      '"team" takes exactly one entry.',
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
    expect(problemsOf(banner, example(type, right))).toEqual([])
    expect(problemsOf(banner, example(type, wrong))).toEqual([expect.stringContaining(message)])
  })

  test('a slide has portraits, a drawing as wide as the window, or screens', () => {
    const slide = { title: 'One', description: 'Slide.', image: 'banners/hours.svg', alt: '' }
    const team = { collection: 'team' }
    const carousel = (own: object) => example('home-carousel', { slides: [own] })
    expect(problemsOf(carousel(slide))).toEqual([])
    expect(problemsOf(carousel({ ...slide, image: undefined, alt: undefined, team }))).toEqual([])
    expect(problemsOf(carousel({ ...slide, team }))).toEqual([
      'blocks[0] (home-carousel): The slide has "team", whose portraits take the place of the picture.',
    ])
    const behind = { image: 'screens/shop-figures.jpg', alt: '' }
    expect(problemsOf(carousel({ ...slide, behind, scene: true }))).toEqual([
      'blocks[0] (home-carousel): The slide has "scene", a drawing as wide as the window: no screen is behind it.',
    ])
  })

  test('looks of partner-cta, related and why-choose-us without a picture', () => {
    const team = { collection: 'team', only: ['rohit-malhotra'] }
    const art = { image: 'banners/hours.svg', alt: '' }
    const partner = (own: object) => example('partner-cta', { team: undefined, ...own })
    expect(problemsOf(banner, partner({ look: 'letter', team }))).toEqual([])
    expect(problemsOf(banner, partner({ look: 'people' }))).toEqual([
      'blocks[1] (partner-cta): "look": "people" shows people, but the block names none.',
    ])
    expect(problemsOf(banner, partner({ look: 'people', ...art }))).toEqual([
      'blocks[1] (partner-cta): "image" is not shown with "look": "people".',
    ])
    expect(problemsOf(banner, partner({ look: 'picture', team, ...art }))).toEqual([])
    expect(problemsOf(banner, example('related', art))).toEqual([
      'blocks[1] (related): "image" is shown only with "look": "lead".',
    ])
    expect(problemsOf(banner, example('why-choose-us', { look: 'tiles', ...art }))).toEqual([
      'blocks[1] (why-choose-us): "image" is shown only with "look": "ledger" or "beside".',
    ])
    const beside = (own: object) => example('why-choose-us', { look: 'beside', ...own })
    expect(problemsOf(banner, beside(art))).toEqual([])
    expect(problemsOf(banner, beside({ ...art, caption: 'Friday' }))).toEqual([
      'blocks[1] (why-choose-us): "caption" is not shown with "look": "beside".',
    ])
    expect(problemsOf(banner, beside({}))).toEqual([
      'blocks[1] (why-choose-us): Claims stand beside a drawing, and there is none.',
    ])
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
    expect(problemsOf(call('blue'), strip('blue'))).toEqual([])
    expect(problemsOf(call('plain'), strip('dark'))).toEqual([])
    for (const tone of ['dark', undefined])
      expect(problemsOf(call('blue'), strip(tone))).toEqual([
        'blocks[1] (related): A strip has the tone of the section above it, which is "blue".',
      ])
  })

  test('cards in a grid, groups in groups', () => {
    const cards = [{ title: 'One' }]
    const services = (own: object) => example('service-cards', { cards: undefined, ...own })
    expect(problemsOf(banner, services({ cards }))).toEqual([])
    expect(problemsOf(banner, services({}))).toEqual(['blocks[1] (service-cards): "cards" is missing.'])
    const three = ['One', 'Two', 'Three'].map((title) => ({ title }))
    const scene = { look: 'scene', image: 'scenes/three-doors.svg', alt: 'A street', cards: three }
    expect(problemsOf(banner, services(scene))).toEqual([])
    expect(problemsOf(banner, services({ ...scene, cards: [...three, { title: 'Four' }] }))).toEqual([
      'blocks[1] (service-cards): A scene has three services, one for each part of its drawing.',
    ])
    expect(problemsOf(banner, services({ look: 'scene', cards: three }))).toEqual([
      'blocks[1] (service-cards): "image" is missing.',
    ])
    expect(problemsOf(banner, services({ ...scene, tone: 'dark' }))).toEqual([
      'blocks[1] (service-cards): "tone" is not shown with "look": "scene".',
    ])
    expect(problemsOf(banner, services({ look: 'groups', cards }))).toEqual([
      'blocks[1] (service-cards): "cards" is not shown with "look": "groups".',
    ])
    const detail = { title: 'One', image: 'details/sizes.svg', alt: 'Sizes', size: 'large', tone: 'tint' }
    expect(problemsOf(banner, services({ look: 'details', cards: [detail] }))).toEqual([])
    expect(problemsOf(banner, services({ look: 'details', cards: [detail, { title: 'Two', icon: 'star' }] }))).toEqual([
      'blocks[1] (service-cards): A card has no detail.',
    ])
    expect(problemsOf(banner, services({ cards: [detail] }))).toEqual([
      'blocks[1] (service-cards): "size" is shown only with "look": "details".',
      'blocks[1] (service-cards): "tone" is shown only with "look": "details".',
    ])
    const groups = ['one', 'two'].map((id) => ({ id, title: id, cards: [{ title: `Service ${id}`, tone: 'dark' }] }))
    expect(problemsOf(banner, services({ look: 'groups', groups }))).toEqual([
      'blocks[1] (service-cards): "tone" is shown only with "look": "details".',
      'blocks[1] (service-cards): "tone" is shown only with "look": "details".',
    ])
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
