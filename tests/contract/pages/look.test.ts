// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockOf, blocksOf, paths, rendered, textOf, textsOf } from './rendered.ts'
import { serviceRows } from './service-table.ts'

/** The 26 service pages in the groups and the order of the service panel. */
const groups = {
  build: [
    '/custom-software-development-company',
    '/software-development-company-noida-india',
    '/web-development-services',
    '/mobile-app-development-services',
    '/e-commerce-development-services',
    '/mvp-development',
    '/best-ui-ux-design-services',
    '/api-integration',
    '/product-lifecycle-management-services',
  ],
  run: [
    '/cloud-services',
    '/implementation-and-deployment',
    '/application-maintenance-services',
    '/data-migration-services',
    '/it-infrastructure-services',
    '/software-security-services',
    '/qa-testing-services',
    '/technical-it-support',
  ],
  grow: [
    '/digital-marketing-services',
    '/search-engine-optimization-services-india',
    '/on-page-seo-services',
    '/off-page-seo-services',
    '/technical-seo-services',
    '/social-media-marketing-india',
    '/google-ads-services-india',
  ],
  hire: ['/hire-dedicated-team', '/on-demand-developer'],
}
const services = Object.values(groups).flat()
const pages = await Promise.all(services.map(rendered))
const reviews = (
  JSON.parse(readFileSync('pages-data/site/testimonials.json', 'utf8')) as {
    items: { name: string; company: string; review: string }[]
  }
).items

describe('the look of the service pages', () => {
  it('the groups contain every service page once', () => {
    expect([...services].sort()).toEqual(serviceRows.map(({ path }) => path).sort())
  })

  it.each(Object.entries(groups))(
    '%s: no two consecutive pages start with the same three blocks',
    async (_group, members) => {
      const openings = await Promise.all(
        members.map(async (path) => (await rendered(path)).blocks.slice(0, 3).map(({ type }) => type)),
      )
      const same = openings.filter((opening, index) => `${opening}` === `${openings[index - 1]}`)
      expect(same).toEqual([])
    },
  )

  it.each(Object.entries(groups))(
    '%s: no two consecutive pages give reasons or name people alike, but for quiet claims and for drawings, of which each is another',
    (_group, members) => {
      for (const type of ['partner-cta', 'why-choose-us']) {
        const looks = members.map((path) => {
          const { blocks } = JSON.parse(readFileSync(`pages-data${path}.json`, 'utf8')) as {
            blocks: { type: string; look?: string }[]
          }
          return blocks.find((block) => block.type === type)?.look
        })
        expect(
          members.filter(
            (_path, index) =>
              index > 0 && looks[index] === looks[index - 1] && !['list', 'picture'].includes(looks[index] ?? ''),
          ),
          type,
        ).toEqual([])
      }
    },
  )

  it.each(Object.entries(groups))(
    '%s: drawings at the end of consecutive pages take turns, and at most two such pages have quiet claims',
    (_group, members) => {
      const of = (type: string) =>
        members.map((path) => {
          const { blocks } = JSON.parse(readFileSync(`pages-data${path}.json`, 'utf8')) as {
            blocks: { type: string; look?: string; side?: string }[]
          }
          return blocks.find((block) => block.type === type)
        })
      const sides = of('partner-cta').map((call) => call?.look === 'picture' && (call.side ?? 'end'))
      expect(members.filter((_path, index) => sides[index] && sides[index] === sides[index - 1])).toEqual([])
      const quiet = of('why-choose-us').map((claims) => claims?.look === 'list')
      expect(members.filter((_path, index) => quiet[index] && quiet[index - 1] && quiet[index - 2])).toEqual([])
    },
  )

  it('the pages on search, and those on operations, each show another kind of work', () => {
    const samples = new Map(
      services.flatMap((path) => {
        const { blocks } = JSON.parse(readFileSync(`pages-data${path}.json`, 'utf8')) as {
          blocks: { type: string; look?: string }[]
        }
        return blocks.filter(({ type }) => type === 'work-sample').map(({ look = 'table' }) => [path, look] as const)
      }),
    )
    const sheets = [...samples.values()].filter((look) => ['table', 'listing'].includes(look))
    expect(sheets.length).toBeLessThanOrEqual(8)
    const search = [...samples].filter(([path]) => path.includes('seo') || path.includes('search-engine'))
    const operations = [
      '/cloud-services',
      '/implementation-and-deployment',
      '/application-maintenance-services',
      '/it-infrastructure-services',
      '/software-security-services',
      '/technical-it-support',
    ].map((path) => [path, samples.get(path)] as const)
    for (const family of [search, operations])
      expect(new Set(family.map(([, look]) => look)).size, `${family}`).toBe(family.length)
  })

  /** The last four blocks of a page before the bar of its phone, each with its look. */
  const endOf = (path: string) => {
    const { blocks } = JSON.parse(readFileSync(`pages-data${path}.json`, 'utf8')) as {
      blocks: { type: string; look?: string; tone?: string }[]
    }
    return blocks.filter(({ type }) => type !== 'action-bar').slice(-4)
  }

  it.each(services)('%s: one of the last three blocks before the related pages is a call', (path) => {
    const calls = ['call-to-action', 'enquiry-form', 'partner-cta']
    expect(
      endOf(path)
        .slice(0, 3)
        .filter(({ type }) => calls.includes(type)),
    ).not.toEqual([])
  })

  it.each(services)('%s: a call that is the last word is on a colour, and a strip on that of the call', (path) => {
    const [last, related] = endOf(path).slice(-2)
    if (last?.type !== 'client-carousel' && last?.type !== 'client-strip')
      expect(['tint', 'dark', 'blue']).toContain(last?.tone)
    if (related?.look === 'strip') expect(['dark', 'blue']).toContain(related.tone)
    if (related?.look === 'strip' && last?.tone !== 'tint') expect(related.tone).toBe(last?.tone)
  })

  it('no two pages end with the same four blocks in the same looks, and at most four with the same kinds', () => {
    const ends = services.map((path) => endOf(path).map(({ type, look }) => `${type} ${look ?? ''}`))
    expect(ends.filter((end, index) => ends.findIndex((other) => `${other}` === `${end}`) !== index)).toEqual([])
    const kinds = services.map((path) => `${endOf(path).map(({ type }) => type)}`)
    expect(kinds.filter((kind) => kinds.filter((other) => other === kind).length > 4)).toEqual([])
  })

  it.each(Object.entries(groups))('%s: no two consecutive pages lead on alike', (_group, members) => {
    const looks = members.map((path) => endOf(path).at(-1)?.look)
    expect(members.filter((_path, index) => index > 0 && looks[index] === looks[index - 1])).toEqual([])
  })

  it('each look of partner-cta, why-choose-us and related is used, none but the quiet one on more than half of the pages', () => {
    for (const [type, looks] of Object.entries({
      related: ['rows', 'lead', 'sentence', 'strip'],
      'partner-cta': ['panel', 'people', 'letter', 'stage', 'picture'],
      'why-choose-us': ['ledger', 'aside', 'tiles', 'columns', 'list'],
    })) {
      const used = services.map((path) => {
        const { blocks } = JSON.parse(readFileSync(`pages-data${path}.json`, 'utf8')) as {
          blocks: { type: string; look?: string }[]
        }
        return blocks.find((block) => block.type === type)?.look ?? looks[0]
      })
      for (const look of looks) {
        const count = used.filter((one) => one === look).length
        expect(count, `${type} ${look}`).toBeGreaterThan(0)
        expect(count, `${type} ${look}`).toBeLessThanOrEqual(services.length * (look === 'list' ? 0.7 : 0.5))
      }
    }
  })

  it.each(pages)('$path quotes a client', (page) => {
    const proof = blockOf(page, 'case')
    const quote = textOf(proof.querySelector('blockquote'))
    const [name, company] = [...(proof.querySelector('blockquote + figcaption > span')?.childNodes ?? [])]
      .map(({ textContent }) => textContent?.replace(/^, /, ''))
      .filter(Boolean)
    const review = reviews.find((entry) => entry.name === name && entry.company === company)
    expect(review?.review).toContain(quote)
    expect(quote).toMatch(/^[A-Z].*[.!?]$/)
  })

  it.each(pages)('$path links to pages other than /contact', ({ path, blocks }) => {
    const links = blocks.slice(1).flatMap(({ element }) => [...element.querySelectorAll('a')])
    const targets = new Set(links.map((link) => link.getAttribute('href')).filter((to) => to?.startsWith('/')))
    for (const none of ['/contact', path]) targets.delete(none)
    expect(targets.size).toBeGreaterThan(2)
  })

  it('no leading claim is explained in the same words on two pages', () => {
    const sentences = pages.flatMap((page) => textsOf(blockOf(page, 'why-choose-us'), '[class*="lead"] p'))
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  it('the claims are quiet on about half of the pages, and the three that lead have a sentence on all others', () => {
    const counts = pages.map((page) => blockOf(page, 'why-choose-us').querySelectorAll('[class*="lead"] p').length)
    expect([...new Set(counts)].sort()).toEqual([0, 3])
    expect(counts.filter((count) => !count).length).toBeGreaterThanOrEqual(10)
    expect(counts.filter((count) => !count).length).toBeLessThanOrEqual(14)
  })

  it.each(pages)('$path: people who answer for the service', (page) => {
    const { blocks } = JSON.parse(readFileSync(`pages-data${page.path}.json`, 'utf8')) as {
      blocks: { type: string; look?: 'people' | 'letter' | 'stage' | 'picture' }[]
    }
    const look = blocks.find(({ type }) => type === 'partner-cta')?.look ?? 'panel'
    const people = blockOf(page, 'partner-cta').querySelectorAll('li img')
    expect(people).toHaveLength({ panel: 2, people: 3, letter: 1, stage: 3, picture: 1 }[look])
  })

  it('everybody in the team is on a page besides home, team and careers, nobody on more than five', async () => {
    const places = new Map<string, Set<string>>()
    for (const path of paths.filter((other) => !['/', '/ourteam', '/career'].includes(other)))
      for (const image of (await rendered(path)).blocks.flatMap(({ element }) => [
        ...element.querySelectorAll('img'),
      ])) {
        const [, person] = /team\/(?:member|pose)-(\d+)/.exec(image.getAttribute('src') ?? '') ?? []
        if (person) places.set(person, (places.get(person) ?? new Set()).add(path))
      }
    expect(places.size).toBe(14)
    expect([...places].filter(([, on]) => on.size > 5)).toEqual([])
  })

  it('the widest padding is used once on the site, on home', async () => {
    const loud = (await Promise.all(paths.map(rendered))).flatMap(({ path, blocks }) =>
      blocks.flatMap(({ element }) => [...element.querySelectorAll('[data-density="loud"]')].map(() => path)),
    )
    expect(loud).toEqual(['/'])
  })

  it('no page of the site opens on white', async () => {
    const openings = await Promise.all(
      paths.map(async (path) => ({ path, banner: (await rendered(path)).blocks[0]?.element.querySelector('section') })),
    )
    const white = openings.filter(({ banner }) => banner?.dataset.tone === 'plain')
    expect(white.map(({ path }) => path)).toEqual([])
  })

  it.each(Object.entries(groups))('%s: the steps of no two consecutive pages look alike', (_group, members) => {
    const looks = members.map((path) => {
      const page = pages.find((other) => other.path === path)
      return page && blocksOf(page, 'process-steps')[0]?.querySelector('ol')?.dataset.look
    })
    const same = members.filter((_path, index) => looks[index] && looks[index] === looks[index - 1])
    expect(same).toEqual([])
  })

  it.each(['rise', 'calendar'])('at most two pages of the site tell their steps by the look %s', async (look) => {
    const alike = (await Promise.all(paths.map(rendered))).filter((page) =>
      blocksOf(page, 'process-steps').some((element) => element.querySelector(`ol[data-look="${look}"]`)),
    )
    expect(alike.length).toBeLessThanOrEqual(2)
  })

  it('a drawing is on at most two pages besides home', async () => {
    const places = new Map<string, string[]>()
    for (const page of await Promise.all(paths.filter((path) => path !== '/').map(rendered)))
      for (const image of page.blocks.flatMap(({ element }) => [...element.querySelectorAll('img')])) {
        const [drawing] = /(banners|diagrams|endings|screens)\/[a-z-]+/.exec(image.getAttribute('src') ?? '') ?? []
        if (drawing) places.set(drawing, [...(places.get(drawing) ?? []), page.path])
      }
    expect([...places].filter(([, on]) => on.length > 2)).toEqual([])
  })
})
