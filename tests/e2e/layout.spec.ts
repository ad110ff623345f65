import './layout-pages.ts'
import './layout-pictures.ts'
import './layout-processes.ts'
import './layout-service-pages.ts'
import { questions } from './layout-questions.ts'
import { look as test } from './site.ts'

// Positions are compared: words that are still to rise into view stand lower.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('design · layout from phone to desktop, and on paper', () => {
  for (const [path, asked] of questions)
    test(path, async ({ page }) => {
      let isNew = false
      for (const { name, ask, changes } of asked.toSorted((one, other) => Number(one.changes) - Number(other.changes)))
        await test.step(name, async () => {
          await page.emulateMedia({ media: 'screen' })
          await page.setViewportSize({ width: 1440, height: 900 })
          if (!isNew) await page.goto(path)
          await page.evaluate(() => document.fonts.ready.then(() => scrollTo({ top: 0, behavior: 'instant' })))
          await ask(page, path)
          isNew = !changes
        })
    })
})
