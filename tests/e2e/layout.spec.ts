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
      // What changes the page comes last, and sizes change seldom.
      const order = ({ changes, size }: (typeof asked)[number]) => Number(changes) * 10_000 - size.width
      for (const { name, ask, size, changes } of asked.toSorted((one, other) => order(one) - order(other)))
        await test.step(name, async () => {
          const { width, height } = page.viewportSize() ?? {}
          if (width !== size.width || height !== size.height) await page.setViewportSize(size)
          if (!isNew) await page.goto(path)
          const isPaper = await page.evaluate(async () => {
            await document.fonts.ready
            scrollTo({ top: 0, behavior: 'instant' })
            return matchMedia('print').matches
          })
          if (isPaper) await page.emulateMedia({ media: 'screen' })
          await ask(page, path)
          isNew = !changes
        })
    })
})
