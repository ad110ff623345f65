import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/mvp-development'
const labels = [
  'Frontend',
  'Backend',
  'Mobile',
  'Desktop',
  'Databases/data Storages',
  'Cloud Storages',
  'Strategic Partnership',
]
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function visitTabs(page: Page): Promise<void> {
  await page.goto(path)
  await page.locator('ns-tabs').scrollIntoViewIfNeeded()
  await expect(page.locator('ns-tabs')).toHaveAttribute('data-live', '')
}

/** Words in names of technologies that are broken over lines, by tab, which is opened for it. */
const broken = (page: Page) =>
  page.getByRole('tab').evaluateAll((tabs) => {
    const isBroken = (text: Text, word: string, index: number) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
    }
    const found = tabs.map((tab): [string, string[]] => {
      ;(tab as HTMLElement).click()
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      const tiles = [...(panel?.querySelectorAll('li') ?? [])]
      if (!tiles.length || !panel?.checkVisibility()) return [tab.textContent ?? '', ['its panel is not shown']]
      const words = tiles.flatMap((tile) => {
        const text = [...tile.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text
        return [...text.data.matchAll(/[^\s/]+/g)].flatMap(({ 0: word, index }) =>
          isBroken(text, word, index) ? [word] : [],
        )
      })
      return [tab.textContent ?? '', words]
    })
    return Object.fromEntries(found.filter(([, words]) => words.length))
  })

test.describe('spec 4 · MVP tab switcher', () => {
  test('has seven tabs, Frontend open, one panel each; arrow keys, Home and End open them', async ({ page }) => {
    await visitTabs(page)
    await expect(page.getByRole('tab')).toHaveText(labels)
    await expect(tab(page, 'Frontend')).toHaveAttribute('aria-selected', 'true')
    for (const label of labels) {
      await tab(page, label).click()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name: label, exact: true })).toBeVisible()
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toHaveText(/\S/)
    }
    expect(new URL(page.url()).hash).toBe('')

    await tab(page, 'Frontend').click()
    for (const [key, label] of [
      ['ArrowRight', 'Backend'],
      ['ArrowRight', 'Mobile'],
      ['ArrowLeft', 'Backend'],
      ['End', 'Strategic Partnership'],
      ['ArrowRight', 'Frontend'],
      ['ArrowLeft', 'Strategic Partnership'],
      ['Home', 'Frontend'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, label)).toBeFocused()
      await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true')
    }
    // All tabs are one stop.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)

    await test.step('no name of a technology is broken inside a word', async () => {
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await broken(page), `at ${width} px`).toEqual({})
      }
    })

    await test.step('on a phone the tabs are in one row, with the open one in view', async () => {
      const rows = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top))
      expect(new Set(rows).size).toBe(1)
      await tab(page, 'Frontend').focus()
      await page.keyboard.press('End')
      await expect(tab(page, 'Strategic Partnership')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })

  test.describe('before its script', () => {
    test.use({ quiet: false })

    test('one panel shows, and the links to the others work', async ({ page }) => {
      await page.route(/\/tabs[-.]/, (route) => route.abort())
      await page.goto(path)
      const panels = page.locator('ns-tabs [id]:not([data-tab])')
      const shown = () => panels.evaluateAll((nodes) => nodes.map((node) => node.checkVisibility()).indexOf(true))
      await expect.poll(shown).toBe(0)
      // By key: the page may still scroll below a pointer.
      await page.getByRole('link', { name: 'Mobile', exact: true }).press('Enter')
      await expect.poll(shown).toBe(2)
      await expect(panels.nth(0)).toBeHidden()
    })

    for (const width of [360, 1440])
      test(`the row of a pressed tab stays in view at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.route(/\/tabs[-.]/, (route) => route.abort())
        await page.goto(path)
        const pressed = page.getByRole('link', { name: 'Mobile', exact: true })
        await pressed.press('Enter')
        await expect(page).toHaveURL(/#/)
        const header = await page.getByRole('banner').boundingBox()
        expect((await pressed.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('all fields are shown, each with its heading', async ({ page }) => {
      await page.goto(path)
      for (const label of labels) await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible()
      await expect(page.locator('ns-tabs li:has(img)')).not.toHaveCount(0)
      await expect(page.locator('ns-tabs li:has(img):not(:visible)')).toHaveCount(0)
    })
  })
})
