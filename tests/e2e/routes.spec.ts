import { routesWithEveryBlock } from '../typical-routes.ts'
import { expect, routes, test } from './site.ts'

test.describe('spec 2.1 · every route', () => {
  test('titles, descriptions and canonical addresses are unique', async ({ request }) => {
    const heads = await Promise.all(
      routes.map(async (path) => {
        const html = await (await request.get(path)).text()
        return [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/].map((pattern) => pattern.exec(html)?.[1])
      }),
    )
    for (const column of [0, 1]) expect(new Set(heads.map((head) => head[column])).size).toBe(routes.length)
  })
})

test.describe('spec 2.1 · not found', () => {
  test('an unknown path shows the not-found page with status 404 and a link home', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('spec 2.1 · without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every kind of block can be read', async ({ page }) => {
    test.slow()
    for (const path of routesWithEveryBlock()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toBeVisible()
      const hidden = await page.locator('main :is(h2, h3, p, li)').evaluateAll((nodes) => {
        // Hidden without script or on narrow screens: the section list, forms, the word that they have not loaded, the map's question.
        const panels =
          '[hidden], dialog, details:not([open]) > :not(summary), [popover], form, [role=alert], ns-map, nav'
        return nodes
          .filter(
            (node) =>
              !node.closest(panels) &&
              !(node as HTMLElement).checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((node) => node.textContent?.slice(0, 60))
      })
      expect.soft(hidden, path).toEqual([])
    }
  })
})
