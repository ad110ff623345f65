// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { withoutDrafts } from '../../../src/engine/content/drafts.ts'
import { loadSite, nameOf } from '../../../src/engine/content/load.ts'
import { pathOfName } from '../../../src/page/routes.ts'
import {
  type Action,
  blockOf,
  blocksOf,
  blockUnder,
  entriesOf,
  linksOf,
  mainLinks,
  rendered,
  textOf,
  textsOf,
} from './rendered.ts'

const phones: Action[] = [
  ['+91 120 456 7890', 'tel:+911204567890'],
  ['+91 120 456 7891', 'tel:+911204567891'],
]
const mail: Action = ['hello@noidasoftworks.example', 'mailto:hello@noidasoftworks.example']
const queryAndCall: Action[] = [
  ['Ask a Query', '/contact'],
  ['Call Now', 'tel:+911204567890'],
]

/** How many logos every row of client logos shows. */
const logos = (element: Element) =>
  entriesOf(element).filter((entry) => entry.querySelector('img[alt]:not([alt=""])')).length

const team = await rendered('/ourteam')

describe('spec 2.11 · our team', () => {
  it('has 14 members with photo, name and profile', () => {
    const members = entriesOf(blockOf(team, 'team-grid')).filter((entry) => entry.querySelector('img'))
    expect(members).toHaveLength(14)
    for (const member of members)
      expect([member.querySelectorAll('img').length, textsOf(member, 'h3, p').filter(Boolean).length]).toEqual([1, 2])
    expect(new Set(members.map((member) => textOf(member.querySelector('h3')))).size).toBe(14)
  })

  it('has the investors strip, "Work With Us" with the careers mailbox, and both buttons', () => {
    const investors = team.blocks.find(({ element }) => /investors/i.test(textOf(element.querySelector('h2'))))?.element
    expect(logos(investors as Element)).toBe(6)
    const work = blockUnder(team, 'Work With Us')
    expect(linksOf(work)).toContainEqual(['careers@noidasoftworks.example', 'mailto:careers@noidasoftworks.example'])
    expect(textOf(work)).toMatch(/resume.*cover letter/)
    expect(mainLinks(team)).toEqual(expect.arrayContaining(queryAndCall))
  })
})

const testimonials = await rendered('/clients-testimonials')

describe('spec 2.11 · testimonials', () => {
  it('has six client logos', () => {
    expect(logos(blockOf(testimonials, 'client-strip'))).toBe(6)
  })

  it('has 20 reviews by 20 people with company and text', () => {
    const reviews = [...blockOf(testimonials, 'testimonials').querySelectorAll('ul > li')]
    expect(reviews).toHaveLength(20)
    expect(new Set(reviews.map((review) => textOf(review.querySelector('strong')))).size).toBe(20)
    for (const review of reviews) {
      const name = textOf(review.querySelector('strong'))
      expect(textOf(review.querySelector('figcaption')).replace(name, '').trim()).not.toBe('')
      expect(textOf(review.querySelector('blockquote')).split(' ').length).toBeGreaterThan(12)
    }
  })

  it('six reviews, those of clients in the portfolio, lead there', () => {
    const leading = [...blockOf(testimonials, 'testimonials').querySelectorAll('li:has(a[href="/portfolio"])')]
    const clients = textsOf(blockOf(testimonials, 'client-strip'), 'li').map((name) => name.split(' ')[0])
    expect(leading).toHaveLength(6)
    for (const name of clients) expect(leading.map(textOf).join(' ')).toContain(name)
  })

  it('two reviews with a figure and no link follow in large type, before the others', () => {
    const lists = [...blockOf(testimonials, 'testimonials').querySelectorAll('ul')]
    expect(lists.map((list) => list.children.length)).toEqual([6, 2, 12])
    expect(textsOf(lists[1] as Element, 'figure > p > b')).toEqual(['84 → 31', '9 → 1'])
  })

  it('"Write a Review" opens an external search in a new tab', () => {
    const link = [...blockOf(testimonials, 'testimonials').querySelectorAll('a')].find((found) =>
      textOf(found).startsWith('Write a Review'),
    )
    expect([link?.target, link?.href]).toEqual(['_blank', expect.stringMatching(/^https:.*search/)])
  })
})

const portfolio = await rendered('/portfolio')

describe('spec 2.11 · portfolio', () => {
  it('has six products with image, name and a "Visit" link in a new tab without referrer', () => {
    const large = blocksOf(portfolio, 'case')
    const cards = entriesOf(blockOf(portfolio, 'portfolio-grid'))
    expect([large.length, cards.length]).toEqual([2, 4])
    const names = [...large, ...cards].map((product) => {
      expect(product.querySelectorAll('img[alt^="Illustration"]')).toHaveLength(1)
      const [link] = [...product.querySelectorAll('a')].filter((found) => textOf(found).startsWith('Visit'))
      expect([link?.target, link?.rel, link?.href]).toEqual([
        '_blank',
        expect.stringContaining('noreferrer'),
        expect.stringMatching(/^https:/),
      ])
      return /^Visit(.+) \(opens in a new tab\)$/.exec(textOf(link))?.[1]
    })
    expect(new Set(names).size).toBe(6)
  })

  it("'Let’s Connect With Us' has both buttons", () => {
    expect(linksOf(blockUnder(portfolio, 'Let’s Connect With Us'))).toEqual(queryAndCall)
  })
})

const gallery = blockOf(await rendered('/gallery'), 'gallery')

describe('spec 2.11 · gallery', () => {
  it('opens with two phone numbers, mail and street address', () => {
    expect(linksOf(gallery.querySelector('address') as Element)).toEqual([phones[0], phones[1], mail])
    expect(textOf(gallery.querySelector('address'))).toContain('Softworks House, Sector 62, Noida')
  })

  it('has the Photos panel with "See All Photos" and a tab for each post', () => {
    expect(textsOf(gallery, 'h3')).toEqual(['Photos', 'Diwali', 'Christmas', 'Tour'])
    expect(linksOf(gallery.querySelector('nav') as Element)).toEqual([
      ['Diwali 5', '#diwali'],
      ['Christmas 10', '#christmas'],
      ['Tour 26', '#tour'],
    ])
    expect(linksOf(gallery).map(([label]) => label)).toContain('See All Photos')
  })

  it('each post shows a description, its first four photos and "+ N" for the others', () => {
    for (const [id, more] of [
      ['diwali', '+ 1'],
      ['christmas', '+ 6'],
      ['tour', '+ 22'],
    ]) {
      const post = gallery.querySelector(`[id="${id}"]`) as Element
      expect(textOf(post.querySelector('h3 + p'))).not.toBe('')
      expect(post.querySelectorAll('img')).toHaveLength(4)
      expect(linksOf(post).map(([label]) => label)).toContainEqual(expect.stringMatching(`^\\${more} `))
    }
  })
})

const sitemap = await rendered('/sitemap')

describe('spec 2.11 · sitemap', () => {
  it('has six groups, each a list of links', () => {
    const groups = [...blockOf(sitemap, 'sitemap-groups').querySelectorAll('h2')]
    expect(groups.map(textOf)).toEqual([
      'COMPANY',
      'INDUSTRIES',
      'SOLUTIONS',
      'SERVICES',
      'ON-DEMAND DEVELOPERS',
      'PORTFOLIO',
    ])
    for (const { nextElementSibling } of groups)
      expect(linksOf(nextElementSibling as Element).length).toBeGreaterThan(3)
  })

  it('leads to every page', () => {
    const targets = new Set(mainLinks(sitemap).map(([, target]) => target))
    const paths = withoutDrafts(loadSite('.')).pages.map((page) => pathOfName(nameOf(page)))
    const others = paths.filter((path) => !['/sitemap', '/not-found'].includes(path))
    expect(others.length).toBeGreaterThan(30)
    expect(others.filter((path) => !targets.has(path))).toEqual([])
  })
})
