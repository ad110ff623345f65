// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import contract from '../../../schema/page.schema.json'
import { linksOf, mainLinks, paths, rendered, textsOf } from './rendered.ts'

/** The route table of the specification, in its order. */
const routes = [
  '/',
  '/about',
  '/service',
  '/contact',
  '/career',
  '/gallery',
  '/portfolio',
  '/ourteam',
  '/clients-testimonials',
  '/sitemap',
  '/legalnotice',
  '/privacypolicy',
  '/termsandconditions',
  '/on-demand-developer',
  '/custom-software-development-company',
  '/software-development-company-noida-india',
  '/web-development-services',
  '/mobile-app-development-services',
  '/e-commerce-development-services',
  '/hire-dedicated-team',
  '/api-integration',
  '/best-ui-ux-design-services',
  '/mvp-development',
  '/cloud-services',
  '/implementation-and-deployment',
  '/technical-it-support',
  '/digital-marketing-services',
  '/search-engine-optimization-services-india',
  '/on-page-seo-services',
  '/off-page-seo-services',
  '/technical-seo-services',
  '/social-media-marketing-india',
  '/google-ads-services-india',
  '/application-maintenance-services',
  '/data-migration-services',
  '/it-infrastructure-services',
  '/software-security-services',
  '/product-lifecycle-management-services',
  '/qa-testing-services',
]

/** The dead links by page (spec 2.10). */
const deadLinks: Record<string, string> = {
  '/api-integration': 'Hire Us Now',
  '/best-ui-ux-design-services': 'DISCUSS YOUR REQUIREMENTS',
  '/technical-it-support': 'Hire Us Now',
  '/digital-marketing-services': 'Hire Us Now',
  '/search-engine-optimization-services-india': 'Hire Us Now',
  '/social-media-marketing-india': 'Hire Us Now',
}

const pages = await Promise.all(paths.map(rendered))

describe('spec 2.1 · route table', () => {
  it('has these 39 routes and the not-found page', () => {
    expect(routes).toHaveLength(39)
    expect(paths).toEqual(expect.arrayContaining([...routes, '/not-found']))
  })

  it('not found: "404 - Page Not Found" with a link to the home page', async () => {
    const page = await rendered('/not-found')
    expect(page.blocks.flatMap(({ element }) => textsOf(element, 'h1'))).toEqual(['404 - Page Not Found'])
    expect(mainLinks(page).map(([, target]) => target)).toContain('/')
  })

  it.each(pages)('$path has one main heading and levels that skip none', ({ blocks }) => {
    const levels = blocks.flatMap(({ element }) =>
      [...element.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => Number(localName[1])),
    )
    expect(levels.filter((level) => level === 1)).toEqual([1])
    expect(levels[0]).toBe(1)
    expect(Math.max(...levels.slice(1).map((level, index) => level - (levels[index] ?? 1)), 0)).toBeLessThanOrEqual(1)
  })
})

describe('spec 2.1 · title, description, keywords', () => {
  it.each(pages)('$path has its own, of a length that a search result shows', ({ path, meta }) => {
    // The one place that says how long they may be is the contract; the check holds every page to it.
    const { title, description } = contract.properties.meta.properties
    expect([title.minLength, title.maxLength, description.minLength, description.maxLength]).toEqual([20, 70, 80, 170])
    for (const [text, { minLength, maxLength }] of [
      [meta.title, title],
      [meta.description, description],
    ] as const)
      expect(text.length >= minLength && text.length <= maxLength, text).toBe(true)
    expect(new Set(meta.keywords).size).toBe(meta.keywords.length)
    expect(meta.keywords.length).toBeGreaterThanOrEqual(3)
    const others = pages.filter((page) => page.path !== path)
    expect(others.map(({ meta }) => meta.title)).not.toContain(meta.title)
    expect(others.map(({ meta }) => meta.description)).not.toContain(meta.description)
  })
})

describe('spec 2.10 · links', () => {
  it('only those that the specification names are dead', () => {
    const dead = pages.flatMap((page) =>
      mainLinks(page)
        .filter(([, target]) => target === '#' || target === '')
        .map(([label]) => [page.path, label]),
    )
    expect(Object.fromEntries(dead)).toEqual(deadLinks)
    expect(dead).toHaveLength(Object.keys(deadLinks).length)
  })

  it('every inner link leads to a route, and to a section where it names one', async () => {
    const wrong: string[] = []
    for (const page of pages)
      for (const [label, target] of [...mainLinks(page), ...linksOf(page.header), ...linksOf(page.footer)]) {
        const [path, anchor] = target.replace(/\?.*/, '').split('#') as [string, string?]
        if (!/^(\/[^.]*)?$/.test(path)) continue
        const there = pages.find((other) => other.path === (path || page.path))
        const found = anchor
          ? anchor === 'main' || there?.blocks.some(({ element }) => element.querySelector(`[id="${anchor}"]`))
          : there
        if (!found) wrong.push(`${page.path}: ${label} → ${target}`)
      }
    expect(wrong).toEqual([])
  })

  it('every page can be reached from the home page through links in pages, menu and footer', () => {
    const reached = new Set(['/'])
    for (const path of reached) {
      const page = pages.find((other) => other.path === path)
      if (!page) continue
      for (const [, target] of [...mainLinks(page), ...linksOf(page.header), ...linksOf(page.footer)])
        if (target.startsWith('/') && !target.includes('.')) reached.add(target.replace(/[#?].*/, ''))
    }
    expect(routes.filter((path) => !reached.has(path))).toEqual([])
  })
})
