import { axeFindings } from './axe.ts'
import { focusFindings, isWiderThanWindow, orderFindings, printFindings } from './layout.ts'
import { expect, routes, test } from './site.ts'

/** Desk, tablet and phone. */
const widths = [1440, 768, 360]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('design 9 · accessible at three widths, at 320 px and on paper', () => {
  for (const path of routes)
    test(path, async ({ page }) => {
      test.slow()
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await axeFindings(page), `axe at ${width} px`).toEqual([])
        expect.soft(await orderFindings(page), `reading order at ${width} px`).toEqual([])
      }
      expect.soft(await focusFindings(page), 'focus').toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect.soft(await isWiderThanWindow(page), 'scrolls sideways at 320 px').toBe(false)
      // The width of A4 at 96 px an inch, without margins.
      await page.setViewportSize({ width: 720, height: 1020 })
      await page.emulateMedia({ media: 'print' })
      expect.soft(await printFindings(page), 'on paper').toEqual([])
    })
})
