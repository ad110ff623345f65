import { serviceRows } from '../contract/pages/service-table.ts'
import { rowsOf } from './layout.ts'
import { expect, look as test, test as testOnPhone } from './site.ts'

test.describe('spec 2.10 · lists of service pages', () => {
  for (const [path, rows] of [
    ['/data-migration-services', 4],
    ['/product-lifecycle-management-services', 5],
  ] as const)
    test(`an index on ${path} has two entries in each row`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const index = page.getByRole('heading', { name: /kinds of move|in ten areas/ })
      const lists = await page.locator('section').filter({ has: index }).locator('ul:has(> li > h3)').all()
      const perRow = await Promise.all(lists.map((list) => list.locator('> li').evaluateAll(rowsOf)))
      expect(perRow.flat()).toEqual(Array(rows).fill(2))
    })

  for (const path of ['/api-integration', '/qa-testing-services', '/web-development-services', '/on-page-seo-services'])
    test(`the claims that do not lead on ${path} share a few rows`, async ({ page }) => {
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      const others = claims.locator('ul').last().locator('li')
      await expect(others).toHaveCount(5)
      for (const [width, most] of [
        [360, 5],
        [768, 3],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const lines = await others.evaluateAll(rowsOf)
        expect(lines.length, `${width} px: ${lines.join()}`).toBeLessThanOrEqual(most)
        await expect(others.last()).toBeVisible()
      }
    })
})

testOnPhone.describe('spec 2.10 · service pages on a phone', () => {
  testOnPhone.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

  testOnPhone('each begins with its title, above any picture, and none is longer than 8,500 px', async ({ page }) => {
    const faults: string[] = []
    for (const { path } of serviceRows) {
      await page.goto(path)
      const { height, title, picture } = await page.evaluate(async () => {
        await document.fonts.ready
        const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
        return { height: document.documentElement.scrollHeight, title: top('h1'), picture: top('main img') }
      })
      if (height > 8500) faults.push(`${path}: ${height} px`)
      if (title > Math.min(picture, 250)) faults.push(`${path}: its title begins at ${title} px`)
    }
    expect(faults).toEqual([])
  })

  for (const [look, path, most] of [
    ['ledger', '/api-integration', 700],
    ['aside', '/software-development-company-noida-india', 700],
    ['tiles', '/web-development-services', 700],
    ['columns', '/on-page-seo-services', 700],
    ['a list', '/mobile-app-development-services', 350],
  ] as const)
    testOnPhone(`the eight claims as ${look} are at most ${most} px high`, async ({ page }) => {
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      expect((await claims.boundingBox())?.height).toBeLessThanOrEqual(most)
    })
  testOnPhone(
    'a long list of features is three rows of cards, the next of which are partly in view, and scrolls',
    async ({ page }) => {
      await page.goto('/google-ads-services-india')
      const cards = page.locator('section', { hasText: 'Nine leaks' }).getByRole('listitem')
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x))
      expect(new Set(lefts.slice(0, 3)).size).toBe(1)
      expect(lefts[3]).toBeLessThan(360 - 40)
      await cards.last().evaluate((card) => card.scrollIntoView({ behavior: 'instant' }))
      await expect(cards.last()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollX)).toBe(0)
    },
  )

  testOnPhone(
    'of a long index six entries are in view, the others behind a button, and all of them where there is room',
    async ({ page }) => {
      await page.goto('/qa-testing-services')
      const index = page.locator('section', { hasText: 'Twelve testing services' })
      const entries = index.getByRole('heading', { level: 3 })
      await expect(entries).toHaveCount(6)
      await index.getByText('All 12').press('Enter')
      await expect(entries).toHaveCount(12)
      await page.reload()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(entries).toHaveCount(12)
      await expect(index.getByText('All 12')).toBeHidden()
    },
  )

  testOnPhone('the rules above the terms of security span the whole width at every width', async ({ page }) => {
    await page.goto('/software-security-services')
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
  })
})
