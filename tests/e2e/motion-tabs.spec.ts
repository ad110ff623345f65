import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

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

/** Words in names of technologies that are broken over lines. */
const broken = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const text = [...tile.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text
        return [...text.data.matchAll(/[^\s/]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        })
      }),
    )

test.describe('spec 4 · MVP tab switcher', () => {
  test('breaks no name of a technology inside a word', async ({ page }) => {
    await visitTabs(page)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const label of labels) {
        await tab(page, label).click()
        await expect(page.getByRole('tabpanel', { name: label, exact: true })).toBeVisible()
        expect(await broken(page), `${label} at ${width} px`).toEqual([])
      }
    }
  })

  test('has seven tabs, Frontend open, one panel each', async ({ page }) => {
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
  })

  test('on a phone the tabs are in one row, with the open one in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visitTabs(page)
    const rows = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((one) => one.getBoundingClientRect().top))
    expect(new Set(rows).size).toBe(1)
    await tab(page, 'Frontend').focus()
    await page.keyboard.press('End')
    await expect(tab(page, 'Strategic Partnership')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('arrow keys, Home and End open tabs; all tabs are one tab stop', async ({ page }) => {
    await visitTabs(page)
    await tab(page, 'Frontend').focus()
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
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)
  })

  test('before its script one panel shows, and the links to the others work', async ({ page }) => {
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
  test.use({ quiet: false })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('all fields are shown, each with its heading', async ({ page }) => {
      await page.goto(path)
      for (const label of labels) await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible()
      await expect(page.locator('ns-tabs li img')).not.toHaveCount(0)
      for (const mark of await page.locator('ns-tabs li:has(img)').all()) await expect(mark).toBeVisible()
    })
  })
})
