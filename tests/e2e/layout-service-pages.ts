import type { Page } from '@playwright/test'
import { serviceRows } from '../contract/pages/service-table.ts'
import { changing, on, onPhone } from './layout-questions.ts'
import { placesOf, rowsOf } from './layout.ts'
import { expect } from './site.ts'

on('/data-migration-services', 'spec 2.10 · an index has two entries in each row', async (page) => {
  const index = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Eight kinds of move' }) })
  expect(await index.getByRole('listitem').evaluateAll(rowsOf)).toEqual([2, 2, 2, 2])
})

for (const [path, title, cells, below] of [
  ['/product-lifecycle-management-services', /in ten areas/, [2, 2, 3, 3], 4],
  ['/google-ads-services-india', /Nine leaks/, [3, 3, 3], 0],
] as const)
  on(path, 'spec 2.10 · the heading of names takes the cells of their grid that they leave empty', async (page) => {
    const heading = page.getByRole('heading', { name: title })
    const names = page.locator('section').filter({ has: heading }).getByRole('listitem')
    expect(await names.evaluateAll(rowsOf)).toEqual(cells)
    // The first row that begins at the left edge is that below the heading.
    const [first, own] = await placesOf(names.nth(below), heading)
    expect(first.left).toBe(own.left)
    expect(first.top).toBeGreaterThan(own.bottom)
  })

const claimsOf = (page: Page) =>
  page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })

on(
  ['/api-integration', '/qa-testing-services', '/technical-seo-services', '/on-page-seo-services'],
  'spec 2.10 · the claims that do not lead share a few rows',
  async (page) => {
    const others = claimsOf(page).locator('ul').last().locator('li')
    for (const [width, most] of [
      [360, 5],
      [768, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const found = await others.evaluateAll((items) =>
        items.map((item) => ({
          top: Math.round(item.getBoundingClientRect().top),
          shown: item.checkVisibility(),
          rule: getComputedStyle(item).borderTopWidth,
        })),
      )
      expect(found).toHaveLength(5)
      expect(new Set(found.map(({ top }) => top)).size, `${width} px`).toBeLessThanOrEqual(most)
      // Where a row can end early, no rule is drawn over an empty place. The look's own rule is above the first.
      expect(found[0]?.rule, `${width} px`).toBe('0px')
      expect(found[4], `${width} px`).toMatchObject({ shown: true, rule: width === 360 ? '1px' : '0px' })
    }
  },
)

for (const [path, title] of [
  ['/web-development-services', 'Measured before we hand over'],
  ['/software-security-services', 'Support when the alarm is real'],
] as const)
  on(path, 'spec 2.10 · a check list without a picture shares the width, two points in each row', async (page) => {
    const list = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    expect(new Set(await list.locator('li').evaluateAll(rowsOf))).toEqual(new Set([2]))
  })

on(
  '/api-integration',
  'spec 2.10 · questions are in two columns below their heading, and the title of a case stands above its figure and begins with the quote',
  async (page) => {
    expect(await page.locator('main details:has(h3)').evaluateAll(rowsOf)).toEqual([2, 2])
    const band = page.locator('section:has(blockquote)', { has: page.locator('p > b:first-child') })
    const [figure, title, quote] = await placesOf(
      band.locator('p:has(> b)').first(),
      band.getByRole('heading').first(),
      band.locator('blockquote').first(),
    )
    expect(Math.abs(title.top - quote.top)).toBeLessThan(12)
    expect(figure.top - title.bottom).toBeLessThan(24)
  },
)

changing(
  '/custom-software-development-company',
  'spec 2.10 · a short quote beside a figure is larger than a long one',
  async (page) => {
    const quote = page.locator('main blockquote').first()
    const size = () => quote.evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize))
    const short = await size()
    await page.goto('/application-maintenance-services')
    expect(short).toBeGreaterThan(await size())
  },
)

on(
  ['/api-integration', '/technical-it-support'],
  'spec 2.1, 2.10 · the drawing beside the call reaches the edges of its band',
  async (page) => {
    const band = page.locator('section', { has: page.getByRole('link', { name: 'Hire Us Now' }) }).first()
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [section, drawing] = await placesOf(band, band.getByRole('img', { name: /^Illustration/ }).first())
      expect(drawing.right, `${width} px`).toBeGreaterThanOrEqual(width)
      expect(drawing.bottom, `${width} px`).toBeCloseTo(section.bottom, 0)
      if (width < 1000) expect(drawing.left, `${width} px`).toBeLessThanOrEqual(0)
      else expect(drawing.top, `${width} px`).toBeCloseTo(section.top, 0)
    }
  },
)

for (const [path, joined] of [
  ['/api-integration', true],
  ['/technical-it-support', true],
  ['/mobile-app-development-services', false],
] as const)
  on(
    path,
    'spec 2.1, 2.10 · a strip begins with its rule where the section above it ends, if that has the same colour',
    async (page) => {
      const strip = page.locator('main section').last()
      const [top, rule] = await strip.evaluate((section) => {
        const row = section.firstElementChild?.firstElementChild as Element
        return [
          row.getBoundingClientRect().top - section.getBoundingClientRect().top,
          Number.parseFloat(getComputedStyle(row).borderTopWidth),
        ]
      })
      expect([top === 0, rule === 1]).toEqual([joined, joined])
    },
  )

on('/cloud-services', 'spec 2.1, 2.10 · the title of a sentence and its first page are on one line', async (page) => {
  const sentence = page.locator('main section').last()
  const [title, first] = await placesOf(sentence.getByRole('heading'), sentence.getByRole('link').first())
  expect(first.top).toBeCloseTo(title.top, 0)
  await expect(sentence).toContainText(/^Where the cloud ends, IT infrastructure .*, Data migration .*, and Software/)
})

changing(
  '/best-ui-ux-design-services',
  'spec 2.1, 2.10 · the pages that follow end with the picture beside them, which leads to the first',
  async (page, path) => {
    const related = page.locator('main section').last()
    const [heading, picture, list] = await placesOf(
      related.getByRole('heading').first(),
      related.locator('img'),
      related.getByRole('list'),
    )
    expect(picture.top).toBeCloseTo(heading.top, 0)
    expect(picture.right).toBeLessThan(heading.left)
    expect(list.bottom).toBeCloseTo(picture.bottom, 0)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 360) await page.goto(path)
      await related.locator('img').click({ force: true })
      await expect(page).toHaveURL(/mobile-app-development-services$/)
    }
  },
)

on(
  '/application-maintenance-services',
  'spec 2.10 · the claims beside a large one end with it, the last of them across both columns',
  async (page) => {
    const claims = claimsOf(page)
    const list = claims.locator('ul').last()
    const others = list.locator('li')
    expect(await others.evaluateAll(rowsOf)).toEqual([2, 2, 1])
    const [large, last, rows] = await placesOf(claims.locator('li').first(), others.last(), list)
    expect(last.bottom).toBeCloseTo(large.bottom, 0)
    expect(last.right).toBeCloseTo(rows.right, 0)
  },
)

on(
  ['/api-integration', '/technical-seo-services', '/digital-marketing-services'],
  'spec 2.10 · air parts the claims that lead from the others',
  async (page) => {
    const air = await claimsOf(page).evaluate((claims) => {
      const lists = [...claims.querySelectorAll('ul')]
      const other = lists.at(-1)?.querySelector('h3')?.getBoundingClientRect().top ?? 0
      const lead = [...(lists[0] as Element).querySelectorAll('li :is(h3, p)')]
      const ends = lead.map((text) => text.getBoundingClientRect().bottom).filter((bottom) => bottom < other)
      return other - Math.max(...ends)
    })
    expect(air).toBeGreaterThanOrEqual(48)
    expect(air).toBeLessThan(Infinity)
  },
)

onPhone(
  serviceRows.map(({ path }) => path),
  'spec 2.10 · on a phone it begins with its title, above any picture, and is not longer than 8,200 px',
  async (page) => {
    const { height, title, picture } = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
      return { height: document.documentElement.scrollHeight, title: top('h1'), picture: top('main img') }
    })
    expect(height).toBeLessThanOrEqual(8200)
    expect(title).toBeLessThanOrEqual(Math.min(picture, 250))
  },
)

for (const [what, path, heading] of [
  ['cards', '/web-development-services', 'Four kinds of web project'],
  ['the plate of claims', '/technical-seo-services', 'Why developers accept our tickets'],
  ['the leading claim', '/best-ui-ux-design-services', 'Why product owners bring us the next screen too'],
  ['the leading service', '/custom-software-development-company', 'Systems we are asked for most'],
] as const)
  onPhone(
    path,
    `spec 2.10 · on a phone ${what} reach from edge to edge, with the text where the heading begins`,
    async (page) => {
      const first = page.getByRole('region', { name: heading }).getByRole('listitem').first()
      const [whole, words] = await placesOf(first, first.locator('p'))
      expect(whole).toMatchObject({ x: 0, width: 360 })
      expect(words.left).toBe(20)
    },
  )

for (const [path, name] of [
  ['/qa-testing-services', 'A tester joins before the code exists'],
  ['/custom-software-development-company', 'Systems we are asked for most'],
] as const)
  onPhone(
    path,
    'spec 2.10 · on a phone the words of a step and of a service have the whole width, in 16 px',
    async (page) => {
      const words = page.getByRole('region', { name }).getByRole('listitem').nth(1).locator('p')
      expect((await placesOf(words))[0]).toMatchObject({ x: 20, width: 320 })
      await expect(words).toHaveCSS('font-size', '16px')
    },
  )

for (const [path, rows] of [
  ['/custom-software-development-company', 2],
  ['/e-commerce-development-services', 3],
] as const)
  onPhone(
    path,
    'spec 2.10 · on a phone eight technologies are two rows of four, unless a name would break',
    async (page) => {
      const strip = page.getByRole('list').filter({ hasText: path.startsWith('/e') ? 'Redis' : 'Vue JS' })
      const names = await strip.getByRole('listitem').evaluateAll((all) =>
        all.map((one) => {
          const name = document.createRange()
          name.selectNodeContents(one.lastChild as Node)
          return { top: one.getBoundingClientRect().top, lines: name.getClientRects().length }
        }),
      )
      expect(new Set(names.map(({ top }) => top)).size).toBe(rows)
      expect(Math.max(...names.map(({ lines }) => lines))).toBe(1)
    },
  )

onPhone('/contact', 'spec 2.6 · on a phone the page names who answers above the form', async (page) => {
  const [form, person] = await placesOf(page.getByRole('main').locator('form'), page.getByText('Your contact:'))
  expect(person.top).toBeLessThan(form.top)
})

for (const [look, path, most] of [
  ['ledger', '/off-page-seo-services', 700],
  ['a list beside a drawing', '/hire-dedicated-team', 700],
  ['aside', '/software-development-company-noida-india', 700],
  ['aside, with one claim large', '/cloud-services', 700],
  ['tiles', '/technical-seo-services', 700],
  ['columns', '/on-page-seo-services', 700],
  ['a list', '/mobile-app-development-services', 400],
] as const)
  onPhone(path, `spec 2.10 · on a phone the eight claims as ${look} are at most ${most} px high`, async (page) => {
    const [claims] = await placesOf(claimsOf(page))
    expect(claims.height).toBeLessThanOrEqual(most)
  })

onPhone(
  ['/mobile-app-development-services', '/on-demand-developer'],
  'spec 2.10 · on a phone the lines of the claims have space between them',
  async (page) => {
    const boxes = await claimsOf(page)
      .locator('h3')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const [index, { top }] of boxes.slice(1).entries()) expect(top - boxes[index].bottom).toBeGreaterThan(13)
  },
)

for (const [path, title, all] of [
  ['/on-demand-developer', 'Twelve languages', 12],
  ['/search-engine-optimization-services-india', 'Nine things', 9],
] as const)
  changing(
    path,
    'spec 2.10 · of a long list phones show six entries, the others behind a button; all are in view where there is room',
    async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const list = page.locator('section', { hasText: title })
      const entries = list.getByRole('heading', { level: 3 })
      await expect(entries).toHaveCount(6)
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(entries).toHaveCount(all)
      await expect(list.getByText(`All ${all}`)).toBeHidden()
      // Those that were folded away go on at the distance of the others.
      const tops = await list
        .locator('li:has(h3)')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
      expect(tops).toHaveLength(all)
      const rows = [...new Set(tops.map(({ top }) => top))]
      const gaps = rows.slice(1).map((top, index) => {
        const above = tops.filter((item) => item.top === rows[index])
        return Math.round(top - Math.max(...above.map(({ bottom }) => bottom)))
      })
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(entries).toHaveCount(6)
      await list.getByText(`All ${all}`).press('Enter')
      await expect(entries).toHaveCount(all)
    },
  )

changing(
  '/application-maintenance-services',
  'spec 2.10 · of a long list of names phones show four; all of them, in even columns, where there is room',
  async (page) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const section = page.locator('section', { hasText: 'Ten things we keep an eye on' })
    const names = section.getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(4)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(names).toHaveCount(10)
    expect(await section.getByRole('listitem').evaluateAll(rowsOf)).toEqual([2, 2, 2, 2, 2])
    const lefts = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    expect(new Set(lefts).size).toBe(2)
    // Those that were folded away go on at the distance of the others.
    const distance = await section
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).rowGap)
    await expect(section.locator('details')).toHaveCSS('margin-top', distance)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await placesOf(section))[0].height).toBeLessThan(720)
    await page.setViewportSize({ width: 360, height: 740 })
    await section.getByText('All 10').press('Enter')
    await expect(names).toHaveCount(10)
  },
)

onPhone('/qa-testing-services', 'spec 2.10 · on a phone tiles stand in two columns', async (page) => {
  const tiles = page.locator('section', { hasText: 'Six key services of' }).getByRole('listitem')
  expect(await tiles.evaluateAll(rowsOf)).toEqual([2, 2, 2])
})

on(
  ['/', '/e-commerce-development-services', '/mvp-development', '/social-media-marketing-india'],
  'spec 2.10 · on tablets the details fill their rows, and show as much as on wide screens',
  async (page) => {
    for (const width of [640, 768, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      const cells = page.locator('ul:has(> li[data-size="wide"], > li[data-size="large"]) > li')
      const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()))
      const ends = rights.filter(({ top }, index) => rights[index + 1]?.top !== top)
      for (const { right } of ends) expect(right).toBeCloseTo(ends[0]?.right ?? 0, 0)
      const seen = await cells.locator('img').evaluateAll((all) =>
        all.map((image) => {
          const [across, down] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
          const scale = Math.max(image.clientWidth / across, image.clientHeight / down)
          return (image.closest('div')?.clientWidth ?? 0) / scale
        }),
      )
      expect(Math.min(...seen), `at ${width}`).toBeGreaterThan(290)
    }
  },
)

on(
  '/software-security-services',
  'spec 2.10 · the rules above the terms of security span the whole width at every width',
  async (page) => {
    const terms = page.locator('dl > div')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const rules = (items: Element[]) => {
        const rows = new Map<number, number>()
        for (const item of items) {
          const top = Math.round(item.getBoundingClientRect().top)
          const ruled = getComputedStyle(item, '::before').display !== 'none' ? 1 : 0
          rows.set(top, (rows.get(top) ?? 0) + ruled)
        }
        return [...rows.values()]
      }
      const rows = await terms.evaluateAll(rules)
      expect(rows, `${width} px`).toEqual(rows.map(() => 1))
    }
  },
)
