// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { blockOf, mainText, rendered, textOf, textsOf } from './rendered.ts'
import { serviceRows } from './service-table.ts'

const services = serviceRows.map(({ path }) => path)
const texts = new Map<string, string>()
for (const path of [
  ...services,
  '/',
  '/about',
  '/service',
  '/contact',
  '/ourteam',
  '/career',
  '/portfolio',
  '/clients-testimonials',
])
  texts.set(path, mainText(await rendered(path)))

/** The pages that contain a text. */
const pagesWith = (words: RegExp) => [...texts].filter(([, text]) => words.test(text)).map(([path]) => path)

describe('spec 1 · each claim is on the pages that the specification names', () => {
  it('10+ years on home, about and team; 15+ years on every service page; never both', () => {
    expect(pagesWith(/\b10\+ years/i)).toEqual(['/', '/about', '/ourteam'])
    expect(pagesWith(/\b15\+ years/i)).toEqual([...services, '/service'])
  })

  it('20+ experts on the home page, 2,800 in-house developers on the on-demand and maintenance pages', () => {
    expect(pagesWith(/\b20\+ experts/)).toEqual(['/'])
    expect(pagesWith(/2,800 in-house developers/)).toEqual([
      '/on-demand-developer',
      '/application-maintenance-services',
    ])
    expect(pagesWith(/2,?800/)).toHaveLength(2)
  })

  it('founded 2012, 130+ clients', () => {
    expect(pagesWith(/founded in 2012|since 2012/i)).toEqual(['/', '/about'])
    expect(pagesWith(/130\+ clients/)).toEqual(expect.arrayContaining(['/', '/about']))
  })

  it.each([
    ['development cost cut by 50-75%', /cut by 50-75%/],
    ['free QA', /free QA/i],
    ['free project management', /free project management/i],
    ['up to 70% cost saving', /up to 70% cost saving/i],
    ['1,100+ jobs', /1,100\+ jobs/],
    ['3 million engineers a year in India', /3 million engineers graduate/],
  ])('%s, on the page it belongs to', (_claim, words) => {
    const pages = pagesWith(words)
    expect(pages).toHaveLength(1)
    expect(services).toContain(pages[0])
  })

  it('office hours on the contact page', () => {
    expect(texts.get('/contact')).toContain('Mon-Fri 10AM-7PM')
  })
})

describe('spec 2.10 · why choose us', () => {
  it.each(services)('%s makes the eight claims', async (path) => {
    const block = blockOf(await rendered(path), 'why-choose-us')
    expect(textsOf(block, 'li > h3').sort()).toEqual([
      'A dedicated project manager',
      'Certified developers',
      'Clients in the USA, UK, Australia and others; tight deadlines handled',
      'Guaranteed response in under 24 hours',
      'Led by people with 15+ years of experience',
      'Microsoft 365 and Azure',
      'Source code delivered to you',
      'Support 24x7',
    ])
    expect(textOf(block)).toMatch(/tight deadlines/)
    // Three lead, with a sentence each, but where all are one quiet line.
    const lists = block.querySelectorAll('ul').length
    expect(textsOf(block, 'ul + ul h3')).toHaveLength(lists === 1 ? 0 : 5)
    expect(textsOf(block, 'h3 + p')).toHaveLength(lists === 1 ? 0 : 3)
  })
})
