import { describe, expect, it } from 'vitest'
import { breadcrumb, dataFile, documentFile, htmlFile, nameOfPath, pathOfDocument, pathOfName } from './routes.ts'

const parents = {
  '/api-integration': ['/service'],
  '/google-ads-services-india': ['/service', '/digital-marketing-services'],
}

describe('spec 2.2 · breadcrumb', () => {
  it('starts with Home, turns hyphens to spaces, capitalises words, and ends in plain text', () => {
    expect(breadcrumb('/qa-testing-services', parents)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Qa Testing Services' },
    ])
  })

  it('puts service before a known service', () => {
    expect(breadcrumb('/api-integration', parents)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Service', href: '/service' },
      { label: 'Api Integration' },
    ])
  })

  it('puts service and digital marketing before its sub-pages', () => {
    expect(breadcrumb('/google-ads-services-india', parents).map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['Service', '/service'],
      ['Digital Marketing Services', '/digital-marketing-services'],
      ['Google Ads Services India', undefined],
    ])
  })

  it('has one entry for each segment of a deeper path', () => {
    expect(breadcrumb('/stories/case-one', {}).map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['Stories', '/stories'],
      ['Case One', undefined],
    ])
  })

  it('is not led astray by names that every object has', () => {
    expect(breadcrumb('/constructor', {})).toHaveLength(2)
  })
})

it.each(['pages-data/site/company.json', 'pages-data/media/plan.svg', 'schema/page.schema.json'])(
  '%s is no page',
  (file) => expect(pathOfDocument(file)).toBeUndefined(),
)

describe('files of a route', () => {
  it.each([
    ['/', 'home', 'pages-data/home.json', 'index.html', 'data/home.json'],
    ['/about', 'about', 'pages-data/about.json', 'about/index.html', 'data/about.json'],
    ['/not-found', 'not-found', 'pages-data/not-found.json', '404.html', 'data/not-found.json'],
  ])('%s', (path, name, document, html, data) => {
    expect(nameOfPath(path)).toBe(name)
    expect(pathOfName(name)).toBe(path)
    expect(documentFile(path)).toBe(document)
    expect(pathOfDocument(document)).toBe(path)
    expect(htmlFile(path)).toBe(html)
    expect(dataFile(path)).toBe(data)
  })
})
