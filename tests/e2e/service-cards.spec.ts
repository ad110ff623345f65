import { expect, test } from './site.ts'

test.describe('spec 2.5, 2.10 · service cards', () => {
  test('any number from 1 to 18 fills its rows', async ({ page }) => {
    await page.goto('/web-development-services')
    const grid = page.locator('main ul:has(> li > h3)').first()
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const empty = await grid.evaluate((grid) => {
        const cards = [...grid.children]
        return Array.from({ length: 18 }, (_, index) => index + 1).filter((count) => {
          const copies = Array.from(
            { length: count },
            (_, index) => cards[index % cards.length]?.cloneNode(true) as Node,
          )
          grid.replaceChildren(...copies)
          const covered = [...grid.children].map((card) => card.getBoundingClientRect())
          const area = covered.reduce((sum, { width, height }) => sum + width * height, 0)
          // Cards must cover the grid except for the rules between them.
          return area < grid.clientWidth * grid.clientHeight * 0.97
        })
      })
      expect(empty, `${width} px`).toEqual([])
    }
  })

  test('a card is clickable everywhere', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('main ul > li:has(> h3 a)').first()
    const to = await card.getByRole('link').getAttribute('href')
    await card.click()
    await expect(page).toHaveURL(to ?? '')
  })
})
