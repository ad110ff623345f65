import { testOptions, withMouse } from '../browser.ts'
import { isWiderThanWindow } from './layout.ts'
import { expect, routes, test } from './site.ts'

const options = testOptions()

// The browser's default font size: 32 px instead of 16. Pictures load, because a logo that has not loaded cannot shrink.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...options, args: [...options.args, `${withMouse},defaultFontSize=32`] },
})

test('with text of twice the size no page scrolls horizontally', async ({ page }) => {
  test.slow()
  const wide: string[] = []
  // The widths of two and of one column: a tablet has one, like a phone, and more room for it. Each page begins where the last ended.
  const widths = [1280, 360]
  for (const path of routes) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of widths.reverse()) {
      await page.setViewportSize({ width, height: 900 })
      if (await isWiderThanWindow(page)) wide.push(`${path} at ${width} px`)
    }
  }
  expect(wide).toEqual([])
})

test('with text of twice the size the caption leaves a photo in the lightbox a third of a small window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/gallery')
  await page.locator('article').getByRole('link').first().click()
  const image = page.locator('.yarl__slide_current').getByRole('img')
  await expect.poll(async () => (await image.boundingBox())?.height).toBeGreaterThan(568 / 3)
})
