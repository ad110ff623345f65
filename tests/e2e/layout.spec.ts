import { expect, test } from './site.ts'

/** How many items of a list stand in each of its rows. */
const rowsOf = (items: Element[]) => {
  const rows = new Map<number, number>()
  for (const item of items) {
    const top = Math.round(item.getBoundingClientRect().top)
    rows.set(top, (rows.get(top) ?? 0) + 1)
  }
  return [...rows.values()]
}

test.describe('design · layout between phone and desktop', () => {
  for (const [width, rows] of [
    [360, [2, 2, 2]],
    [768, [3, 3]],
    [1000, [6]],
  ] as const)
    test(`at ${width} px the top bar keeps to one line and the client logos fill their rows`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/termsandconditions')
      const lines = page.locator('[data-tone="ink"] > div').first().locator(':scope > :visible')
      for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(32)
      const logos = page.getByRole('contentinfo').locator('li:has(img[src*="/media/"])')
      expect(await logos.evaluateAll(rowsOf)).toEqual(rows)
    })

  test('marks of technologies are shown whole, three features take a line each on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/on-demand-developer')
    const marks = page.locator('img[src*="/media/javascript"], img[src*="/media/go."]')
    expect(await marks.count()).toBe(2)
    for (const mark of await marks.all()) await expect(mark).toHaveCSS('object-fit', 'contain')
    const features = page.locator('section', { hasText: 'How booking works' }).locator('li')
    expect(await features.evaluateAll(rowsOf)).toEqual([1, 1, 1])
  })

  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1000, 2],
    [1300, 1],
  ] as const)
    test(`at ${width} px names of technologies keep to their places, and lines of steps end where a column ends`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/e-commerce-development-services')
      const names = page.locator('section', { has: page.getByRole('heading', { name: 'Shop systems' }) }).locator('li')
      expect(await names.count()).toBe(8)
      const wide = (items: Element[]) =>
        items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent)
      expect(await names.evaluateAll(wide)).toEqual([])
      const steps = page.locator('main ol > li:has(h3)')
      const withoutLine = (items: Element[]) =>
        items.filter((item) => getComputedStyle(item, '::before').display === 'none').length
      expect(await steps.evaluateAll(withoutLine)).toBe(columns)
    })

  test('a heading on one line does not sink below the first line of its introduction', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/hire-dedicated-team')
    const heading = page.getByRole('heading', { name: 'What it costs, and what is in it' })
    const introduction = page.getByText('Development cost is cut by 50-75%')
    const [above, beside] = await Promise.all([heading.boundingBox(), introduction.boundingBox()])
    expect(above?.y).toBeLessThanOrEqual(beside?.y ?? 0)
  })
})
