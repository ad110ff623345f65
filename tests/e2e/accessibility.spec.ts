import { axeFindings } from './axe.ts'
import { expect, routes, test } from './site.ts'

/** Desk, tablet and phone. */
const widths = [1440, 768, 360]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('design 9 · no accessibility finding at three widths', () => {
  for (const path of routes)
    test(path, async ({ page }) => {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await axeFindings(page), `${width} px`).toEqual([])
      }
    })
})
