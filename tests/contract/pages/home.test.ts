// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { blockOf, blockUnder, entriesOf, linksOf, mainLinks, rendered, textsOf } from './rendered.ts'

const page = await rendered('/')

/** The five slides of the specification and the pages they match. */
const slides = [
  [/custom product and software development/i, '/custom-software-development-company'],
  [/web application development/i, '/web-development-services'],
  [/mobile app development/i, '/mobile-app-development-services'],
  [/e-commerce development/i, '/e-commerce-development-services'],
  [/hire dedicated developers/i, '/hire-dedicated-team'],
] as const

const sections = [
  'banner',
  'design-dev',
  'about-sec',
  'top-notch',
  'career-sec',
  'why-choose-us',
  'collaboration',
  'solutions',
]

/** The block that is the section with this id. */
function section(id: string): HTMLElement {
  const found = page.blocks.find(({ element }) => element.firstElementChild?.id === id)
  if (!found) throw new Error(`The home page has no section ${id}.`)
  return found.element
}

describe('spec 2.3 · home', () => {
  it('has its eight sections in order', () => {
    expect(page.blocks.map(({ element }) => element.firstElementChild?.id).filter(Boolean)).toEqual(sections)
  })

  it('banner: five slides, each with "consult our experts" to /contact and "View More" to its page', () => {
    const found = [...section('banner').querySelectorAll('[aria-roledescription="slide"]')]
    expect(found).toHaveLength(5)
    for (const [index, [title, target]] of slides.entries()) {
      expect(textsOf(found[index] as Element, 'h1, h2')).toEqual([expect.stringMatching(title)])
      expect(linksOf(found[index] as Element)).toEqual([
        ['consult our experts', '/contact'],
        ['View More', target],
      ])
    }
  })

  it('banner: each heading names its subject in a line of its own, then promises something', () => {
    for (const [index, heading] of [...section('banner').querySelectorAll('h1, h2')].entries()) {
      const [subject, promise] = [...heading.childNodes].map((node) => node.textContent?.trim()).filter(Boolean)
      expect(subject).toMatch(new RegExp(slides[index]?.[0] ?? '', 'i'))
      expect(promise).toMatch(/\S/)
    }
  })

  it('banner: clients, founding year, support and answer time at its foot', () => {
    expect(textsOf(section('banner'), 'dl dt')).toEqual(['130+', 'Since 2012', '24x7', 'under 24 hours'])
  })

  it('design and develop: six service cards, and the strip for a free consultation', () => {
    expect(entriesOf(section('design-dev'))).toHaveLength(6)
    expect(linksOf(section('design-dev'))).toHaveLength(6)
    expect(linksOf(blockUnder(page, 'Schedule For Free Consultation'))).toEqual([['Contact Us', '/contact']])
  })

  it('about: a check list and "Know More"', () => {
    expect(entriesOf(section('about-sec')).length).toBeGreaterThan(3)
    expect(linksOf(section('about-sec'))).toEqual([['Know More', '/about']])
  })

  it('top-notch: links to three services and "Our Services"', () => {
    const links = linksOf(section('top-notch'))
    expect(links.map(([, target]) => target)).toEqual([
      '/web-development-services',
      '/api-integration',
      '/hire-dedicated-team',
      '/service',
    ])
    expect(links.at(-1)?.[0]).toBe('Our Services')
  })

  it('career strategy, and three cards that say why to choose us', () => {
    expect(textsOf(section('career-sec'), 'h2')).toEqual([expect.stringMatching(/career strategy/i)])
    expect(entriesOf(section('why-choose-us'))).toHaveLength(3)
  })

  it('collaboration: tool tiles, and a slider of six client logos that stops once it is used (spec 4)', () => {
    expect(entriesOf(section('collaboration')).length).toBeGreaterThan(3)
    const slider = blockOf(page, 'client-carousel')
    expect(entriesOf(slider)).toHaveLength(6)
    const next = page.blocks.findIndex(({ element }) => element === section('collaboration')) + 1
    expect(page.blocks[next]?.element).toBe(slider)
  })

  it('closing call to action: "connect with us" to /contact', () => {
    expect(linksOf(section('solutions'))).toEqual([['connect with us', '/contact']])
    expect(mainLinks(page).at(-1)).toEqual(['connect with us', '/contact'])
  })

  it('side section list (2.2): a hash link for each section, blue or white', () => {
    const list = blockOf(page, 'section-list')
    expect(linksOf(list).map(([, target]) => target)).toEqual(sections.map((id) => `#${id}`))
    for (const link of list.querySelectorAll<HTMLElement>('a'))
      expect(['blue', 'white']).toContain(link.dataset.background)
  })
})
