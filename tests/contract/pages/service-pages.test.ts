// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import navigation from '../../../pages-data/site/navigation.json' with { type: 'json' }
import testimonials from '../../../pages-data/site/testimonials.json' with { type: 'json' }
import { blockOf, blocksOf, entriesOf, mainLinks, rendered, textOf, textsOf } from './rendered.ts'
import { type ServiceRow, serviceRows } from './service-table.ts'

const pages = await Promise.all(serviceRows.map(async (row) => ({ row, page: await rendered(row.path) })))

/** The entries of a block by name: headings of its items, tabs, terms, or the items themselves. */
function namesIn(type: string, element: Element): string[] {
  if (type === 'gauges')
    return entriesOf(element).map(
      (entry) => `${textOf(entry.querySelector('h3'))} ${textOf(entry.querySelector('span'))}`,
    )
  if (type === 'tech-stack-tabs') return textsOf(element, '[role="tab"], h3')
  for (const selector of ['dt', 'h3']) {
    const names = textsOf(element, selector)
    if (names.length) return names
  }
  return entriesOf(element).map(textOf)
}

/** How often a type occurs before this part of a row. */
const before = (parts: ServiceRow['parts'], index: number) =>
  parts.slice(0, index).filter(([type]) => type === parts[index]?.[0]).length

describe('spec 2.10 · service pages', () => {
  it('there are 26', () => {
    expect(serviceRows).toHaveLength(26)
  })

  it.each(pages)(
    '$row.path follows the pattern of 2.1: banner, cards, process or technologies, partner, why choose us',
    ({ row, page }) => {
      const types = page.blocks.map(({ type }) => type)
      expect(types[0]).toBe('page-banner')
      const banner = blockOf(page, 'page-banner')
      expect(textOf(banner.querySelector('h1'))).not.toBe('')
      expect(textsOf(banner, 'h1 ~ p')).toHaveLength(2)
      expect(types.some((type) => ['service-cards', 'skills'].includes(type))).toBe(true)
      expect(types.some((type) => ['process-steps', 'technology-grid'].includes(type))).toBe(true)
      expect(textsOf(blockOf(page, 'why-choose-us'), 'li')).toHaveLength(8)
      const partner = mainLinks(page).filter(([label]) => label === 'Hire Us Now')
      const withoutLink = row.path === '/product-lifecycle-management-services'
      expect(blocksOf(page, 'partner-cta')).toHaveLength(1)
      expect(partner).toHaveLength(withoutLink ? 0 : 1)
    },
  )

  it.each(pages)('$row.path has the sections, counts and names of the table', ({ row, page }) => {
    const found = row.parts.map(([type], index) => blocksOf(page, type)[before(row.parts, index)])
    expect(found.map((element, index) => (element ? row.parts[index]?.[0] : 'missing'))).toEqual(
      row.parts.map(([type]) => type),
    )
    for (const [index, [type, entries]] of row.parts.entries()) {
      const names = namesIn(type, found[index] as Element)
      if (entries) expect(names, type).toHaveLength(entries)
      if (row.names?.[type]) expect(names, type).toEqual(row.names[type])
    }
    const headings = page.blocks.flatMap(({ element }) => textsOf(element, 'h2'))
    for (const heading of row.headings ?? [])
      expect(
        headings.some((text) => (typeof heading === 'string' ? text === heading : heading.test(text))),
        `${heading} in ${headings}`,
      ).toBe(true)
  })

  it.each(pages)('$row.path has the labels and targets of the table', ({ row, page }) => {
    const links = mainLinks(page)
    for (const action of row.links ?? []) {
      const same = links.filter(([label]) => label === action[0])
      expect(same.length, action[0]).toBeGreaterThan(0)
      for (const link of same) expect(link).toEqual(action)
    }
  })
})

describe('spec 2.2 · the panel of services', () => {
  const { groups, proof } = navigation.services
  const pathOf = (label: string) => (navigation.paths as Record<string, string>)[label]

  it('has each service page once, in the groups Build, Run, Grow and Hire', () => {
    expect(groups.map(({ title, links }) => `${title} ${links.length}`)).toEqual([
      'Build 9',
      'Run 8',
      'Grow 7',
      'Hire 2',
    ])
    const paths = groups.flatMap(({ links }) => links.map(pathOf))
    expect(paths.sort()).toEqual(serviceRows.map(({ path }) => path).sort())
  })

  it.each([proof, ...groups.map(({ proof }) => proof)])('quotes a review of $name verbatim', ({ quote, name }) => {
    const review = testimonials.items.find(({ review }) => review.includes(quote))
    expect(`${review?.name}, ${review?.company}`).toContain(name)
  })

  it.each(groups)('shows beside $title the words of a client who had that', ({ links, proof }) => {
    const review = testimonials.items.find(({ review }) => review.includes(proof.quote))
    expect(review?.delivered.some((service) => links.includes(service))).toBe(true)
  })
})

describe('spec 2.10 · related pages of service pages', () => {
  const next = pages.map(({ row, page }) => ({
    path: row.path,
    title: textOf(blockOf(page, 'related').querySelector('h2')),
    last: page.blocks.map(({ type }) => type).slice(page.blocks.findIndex(({ type }) => type === 'related')),
    paths: [...blockOf(page, 'related').querySelectorAll('li a')].map((link) => link.getAttribute('href')),
  }))

  it.each(next)('$path ends with three related pages, and the action bar', ({ path, last, paths }) => {
    expect(last).toEqual(['related', 'action-bar'])
    expect(new Set(paths).size).toBe(3)
    expect(paths).not.toContain(path)
    for (const other of paths) expect(serviceRows.map((row) => row.path)).toContain(other)
  })

  it('no two pages have the same three', () => {
    expect(new Set(next.map(({ paths }) => [...paths].sort().join())).size).toBe(next.length)
  })

  it('each page says in its own words what follows', () => {
    expect(new Set(next.map(({ title }) => title)).size).toBe(next.length)
  })
})

describe('spec 2.10 · details of single pages', () => {
  it("'Lets Connect' of the hire-team page opens the enquiry dialog", async () => {
    const banner = blockOf(await rendered('/hire-dedicated-team'), 'page-banner')
    expect(textsOf(banner, '[data-dialog="enquiry"]')).toEqual(['Lets Connect'])
  })

  it('the four counters count to 1000', async () => {
    const counters = blockOf(await rendered('/implementation-and-deployment'), 'counters')
    expect(textsOf(counters, 'ns-counter')).toEqual(['1000', '1000', '1000', '1000'])
  })

  it('product lifecycle management closes without the third paragraph and without a link to hire us', async () => {
    const partner = blockOf(await rendered('/product-lifecycle-management-services'), 'partner-cta')
    expect(partner.querySelectorAll('p')).toHaveLength(2)
    expect(partner.querySelectorAll('a')).toHaveLength(0)
    const others = pages.filter(({ row }) => row.path !== '/product-lifecycle-management-services')
    for (const { page } of others) expect(blockOf(page, 'partner-cta').querySelectorAll('p'), page.path).toHaveLength(3)
  })

  it('papers are signed by two people in turn, and the last waits for its signature', async () => {
    const steps = blockOf(await rendered('/software-development-company-noida-india'), 'process-steps')
    const strokes = [...steps.querySelectorAll('small path')].map((path) => path.getAttribute('d') ?? '')
    expect(strokes).toHaveLength(4)
    expect(strokes[2]).toBe(strokes[0])
    expect(strokes[1]).not.toBe(strokes[0])
    expect(strokes[3]?.length).toBeLessThan(40)
  })

  it('IT infrastructure leads to hiring from its block about mobile apps', async () => {
    const block = blockOf(await rendered('/it-infrastructure-services'), 'partner-cta')
    expect(textOf(block.querySelector('h2'))).toMatch(/mobile app/i)
    expect(block.querySelector('a[href="/mobile-app-development-services"]')).not.toBeNull()
  })
})
