import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import jobs from '../../pages-data/site/jobs.json' with { type: 'json' }
import { expect, routes, test } from './site.ts'
import { postingFindings, structuredDataFindings, textOf, wordsOf } from './structured-data.ts'

const pages = routes.filter((path) => path !== '/not-found')
const read = async (request: APIRequestContext, path: string): Promise<string> => (await request.get(path)).text()

/** The schema.org objects of a page. */
const objectsOf = (html: string): Record<string, unknown>[] =>
  documentsOf(html).flatMap((document) => document['@graph'])

const documentsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] as string),
  )

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

test.describe('findability', () => {
  test('every page: canonical address, Open Graph, a social card of its own, valid structured data', async ({
    request,
  }) => {
    test.slow()
    const cards = new Set<string>()
    const types = new Set<string>()
    for (const path of pages) {
      const html = await read(request, path)
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
      expect(structuredDataFindings(documentsOf(html)), path).toEqual([])
      for (const node of objectsOf(html)) types.add(`${node['@type']}`)
    }
    expect(cards.size).toBe(pages.length)
    expect([...types].sort()).toEqual(['BreadcrumbList', 'FAQPage', 'JobPosting', 'Organization', 'Service', 'WebSite'])
  })

  test('invalid structured data is found', () => {
    const graph = [{ '@type': 'Service', name: '', colour: 'red' }, { '@type': 'Thingy' }]
    expect(structuredDataFindings([{ '@context': 'https://schema.org', '@graph': graph }])).toEqual([
      'Service.provider is missing',
      'Service.name is no text: ""',
      'Service.colour is not known',
      'Thingy: no such type',
    ])
  })

  test('every page: structured data contains only what the page shows', async ({ request }) => {
    const hidden: string[] = []
    for (const path of pages) {
      const html = await read(request, path)
      const shown = textOf(`${html} ${first(html, /name="description" content="(.*?)"/)}`).toLowerCase()
      for (const { place, text } of objectsOf(html).flatMap((object) => wordsOf(object)))
        for (const words of text.split(/<[^>]*>/).map(textOf))
          if (!shown.includes(words.toLowerCase())) hidden.push(`${path} ${place}: ${words}`)
    }
    expect(hidden).toEqual([])
  })

  test('breadcrumbs match those of the page and lead to existing pages', async ({ request }) => {
    for (const path of pages) {
      const html = await read(request, path)
      const shown = /<nav aria-label="Breadcrumb".*?<\/nav>/.exec(html)?.[0] ?? ''
      const [list] = objectsOf(html).filter((object) => object['@type'] === 'BreadcrumbList')
      const items = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[]
      const names = [...shown.matchAll(/<li.*?<\/li>/g)].map(([entry]) => textOf(entry))
      expect(
        items.map(({ name }) => name),
        path,
      ).toEqual(names)
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(names.map((_, index) => index + 1))
      for (const { item } of items) expect(pages, path).toContain(item.replace(company.siteUrl, ''))
      if (items.length) expect(items.at(-1)?.item).toBe(company.siteUrl + path)
    }
  })

  test('postings meet the requirements of search engines, each at a working address', async ({ request }) => {
    const postings = objectsOf(await read(request, '/career')).filter((object) => object['@type'] === 'JobPosting')
    expect(postings.length).toBe(jobs.items.length)
    expect(postings.flatMap(postingFindings)).toEqual([])
    for (const { url } of postings)
      expect((await request.get(`${url}`.replace(company.siteUrl, ''))).status(), `${url}`).toBe(200)
    expect(postingFindings({ ...postings[0], employmentType: 'Contract', validThrough: '2001-01-01' })).toHaveLength(2)
  })

  test('the company: a logo large enough, and the profiles that the footer links to', async ({ request }) => {
    const html = await read(request, '/')
    const organizationOn = (page: string) => objectsOf(page).find((object) => object['@type'] === 'Organization')
    const organization = organizationOn(html)
    expect(organizationOn(await read(request, '/contact'))?.['@id']).toBe(organization?.['@id'])
    const logo = await request.get(`${organization?.logo}`.replace(company.siteUrl, ''))
    const { width = 0, height = 0 } = await sharp(await logo.body()).metadata()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(112)
    const profiles = organization?.sameAs as string[]
    expect(profiles.length).toBeGreaterThan(2)
    for (const profile of profiles) expect(html).toContain(`href="${profile}"`)
  })

  test('titles and descriptions have a length that search results show', async ({ request }) => {
    const lengths: string[] = []
    for (const path of pages) {
      const html = await read(request, path)
      const title = textOf(first(html, /<title>(.*?)<\/title>/) ?? '')
      const description = textOf(first(html, /name="description" content="(.*?)"/) ?? '')
      if (title.length < 20 || title.length > 75) lengths.push(`${path}: ${title}`)
      if (description.length < 70 || description.length > 170) lengths.push(`${path}: ${description}`)
    }
    expect(lengths).toEqual([])
  })

  test('each service page names its service, each job its posting, and no other page does', async ({ request }) => {
    const having = async (type: string) => {
      const found: string[] = []
      for (const path of pages) if ((await read(request, path)).includes(`"@type":"${type}"`)) found.push(path)
      return found
    }
    expect(await having('JobPosting')).toEqual(['/career'])
    // Section 2.1: the routes from on-demand developers to QA testing.
    expect((await having('Service')).length).toBe(26)
  })

  test('sitemap.xml has every page once, robots.txt names it, and the not-found page stays out', async ({
    request,
  }) => {
    const sitemap = await read(request, '/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(listed.toSorted()).toEqual(pages.map((path) => company.siteUrl + path).toSorted())
    const robots = await read(request, '/robots.txt')
    expect(robots).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`)
    const kept = [...robots.matchAll(/^Disallow: (\S+)/gm)].map((match) => match[1] as string)
    expect(kept.length).toBeGreaterThan(0)
    expect([...pages, '/assets/', '/media/'].filter((path) => kept.some((start) => path.startsWith(start)))).toEqual([])
    for (const path of pages) expect(await read(request, path), path).not.toContain('name="robots"')
    const notFound = await request.get('/no-such-page')
    expect(notFound.status()).toBe(404)
    expect(await notFound.text()).toContain('<meta name="robots" content="noindex">')
  })

  test('the web manifest has icons of the sizes that it states', async ({ request }) => {
    const answer = await request.get('/manifest.webmanifest')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const { name, icons } = (await answer.json()) as {
      name: string
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    expect(name).toBe(company.company)
    expect(icons.length).toBe(4)
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable).toHaveLength(1)
    expect(await insideOfShape(await (await request.get(maskable[0]?.src ?? '')).body())).toBe(true)
    expect(await insideOfShape(await (await request.get('/icon-512.png')).body())).toBe(false)
    const home = await read(request, '/')
    expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  })

  test('other spellings of a path redirect, with the query', async ({ request }) => {
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

/** Whether an icon has a plain opaque background outside of the safe zone of maskable icons. */
async function insideOfShape(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const isOutside = (index: number) =>
    Math.hypot((index % info.width) - info.width / 2, Math.floor(index / info.width) - info.height / 2) >
    info.width * 0.4
  const outside = Array.from({ length: info.width * info.height }, (_, index) => index).filter(isOutside)
  // Anti-aliasing may change a colour by one shade.
  const isGround = (index: number) =>
    [0, 1, 2, 3].every((part) => Math.abs((data[index * 4 + part] as number) - (data[part] as number)) < 3)
  return data[3] === 255 && outside.every(isGround)
}
