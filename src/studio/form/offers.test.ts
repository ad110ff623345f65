import { describe, expect, test } from 'vitest'
import type { PageInfo } from '../api.ts'
import { found, linkOffers } from './offers.ts'

const page = (path: string, title: string, more: Partial<PageInfo> = {}): PageInfo => ({
  ...{ file: `pages-data${path}.json`, path, title, draft: false, anchors: [] },
  ...more,
})
const pages = [
  page('/about', 'About us', { anchors: ['team'] }),
  page('/contact', 'Contact', { anchors: ['offices'] }),
  page('/new', 'New', { draft: true }),
]
const others = ['pages-data/site/company.json', 'pages-data/documents/privacy.json']
const tokens = {
  phone: '+91 120 456 7890',
  email: 'hello@softworks.example',
  company: 'Softworks',
  postalCode: '201309',
}
const offered = (search: string) => linkOffers({ pages, others }, { tokens }, '/about', search).map(([value]) => value)

describe('where words of a text can lead', () => {
  test('sections of the page, published pages, documents, and the numbers and mailboxes of the company', () => {
    expect(offered('')).toEqual([
      '#team',
      '/about',
      '/contact',
      '/documents/privacy.pdf',
      'tel:{phone}',
      'mailto:{email}',
    ])
  })

  test('sections of other pages, found with #', () => {
    expect(offered('offices')).toEqual([])
    expect(offered('#offices')).toEqual(['/contact#offices'])
  })

  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com/a', 'https://example.com/a'],
    ['asha@example.com', 'mailto:asha@example.com'],
    ['+44 20 7946 0000', 'tel:+44 20 7946 0000'],
    ['mailto:{email}', 'mailto:{email}'],
  ])('an address that is typed: %s', (search, wanted) => expect(offered(search)[0]).toBe(wanted))

  test.each(['contact', 'http://example.com', 'javascript:alert(1)', '2026'])('%s is no address', (search) =>
    expect(offered(search).filter((value) => value.includes(search) && !value.startsWith('/'))).toEqual([]),
  )
})

test('a search finds values and names, those first whose value begins with it', () => {
  const offers = [
    ['/services', 'All about work'],
    ['/about', 'Us'],
  ] as const
  expect(found(offers, ' About ').map(([value]) => value)).toEqual(['/about', '/services'])
  expect(found(offers, '')).toEqual(offers)
})
