import sharp from 'sharp'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import { expect, routes, test } from './site.ts'
import { structuredDataFindings } from './structured-data.ts'

const pages = routes.filter((path) => path !== '/not-found')
const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

test.describe('issue 10 · findability', () => {
  test('every page: canonical address, Open Graph, a social card of its own, valid structured data', async ({
    request,
  }) => {
    test.slow()
    const cards = new Set<string>()
    const types = new Set<string>()
    for (const path of pages) {
      const html = await (await request.get(path)).text()
      const url = company.siteUrl + path
      expect(first(html, /rel="canonical" href="(.*?)"/), path).toBe(url)
      expect(first(html, /property="og:url" content="(.*?)"/), path).toBe(url)
      expect(first(html, /property="og:title" content="(.*?)"/), path).toBe(first(html, /<title>(.*?)<\/title>/))
      expect(first(html, /property="og:description" content="(.*?)"/)).toBe(
        first(html, /name="description" content="(.*?)"/),
      )
      const card = first(html, /property="og:image" content="(.*?)"/)?.replace(company.siteUrl, '') ?? ''
      cards.add(card)
      const { width, height, format } = await sharp(await (await request.get(card)).body()).metadata()
      expect({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      const documents = data.map((match) => JSON.parse(match[1] as string))
      expect(structuredDataFindings(documents), path).toEqual([])
      for (const node of documents.flatMap((document) => document['@graph'])) types.add(node['@type'])
    }
    expect(cards.size).toBe(pages.length)
    expect([...types].sort()).toEqual(['BreadcrumbList', 'JobPosting', 'Organization', 'Service', 'WebSite'])
  })

  test('a wrong type, property or value of structured data is found', () => {
    const graph = [{ '@type': 'Service', name: '', colour: 'red' }, { '@type': 'Thingy' }]
    expect(structuredDataFindings([{ '@context': 'https://schema.org', '@graph': graph }])).toEqual([
      'Service.provider is missing',
      'Service.name is no text: ""',
      'Service.colour is not known',
      'Thingy: no such type',
    ])
  })

  test('each service page names its service, each job its posting, and no other page does', async ({ request }) => {
    const having = async (type: string) => {
      const found: string[] = []
      for (const path of pages)
        if ((await (await request.get(path)).text()).includes(`"@type":"${type}"`)) found.push(path)
      return found
    }
    expect(await having('JobPosting')).toEqual(['/career'])
    // Section 2.1: the routes from on-demand developers to QA testing.
    expect((await having('Service')).length).toBe(26)
  })

  test('sitemap.xml has every page once, robots.txt names it, and the not-found page stays out', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(listed.toSorted()).toEqual(pages.map((path) => company.siteUrl + path).toSorted())
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`)
    const notFound = await request.get('/no-such-page')
    expect(notFound.status()).toBe(404)
    expect(await notFound.text()).toContain('<meta name="robots" content="noindex">')
  })

  test('the web manifest and its icons are there, in the sizes they say', async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] }
    expect(name).toBe(company.company)
    expect(icons.length).toBe(3)
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    const home = await (await request.get('/')).text()
    expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  })

  test('other spellings of a path lead to the one, with what was asked', async ({ request }) => {
    for (const [asked, told] of [
      ['/about/', '/about'],
      ['/About', '/about'],
      ['/API-Integration/?from=mail', '/api-integration?from=mail'],
      ['/about/index.html', '/about'],
    ] as const) {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([308, told])
    }
  })
})
