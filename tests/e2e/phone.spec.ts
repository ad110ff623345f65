import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const bar = (page: Page) => page.getByRole('main').locator('> div:last-child', { hasText: /^Call/ })
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test.describe('spec 2.1 · service pages on a phone', () => {
  test('the action bar appears after the opening, and hides while a form or the footer is in view', async ({
    page,
  }) => {
    await page.goto('/web-development-services')
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 1500)
    await expect(bar(page)).toBeVisible()
    const box = await bar(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 740 - 56, width: 360, height: 56 })
    await expect(bar(page).getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
    await page.locator('form').scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 1500)
    await bar(page).getByRole('link', { name: 'Request a consultation' }).tap()
    await expect(page.getByRole('dialog', { name: 'Request Free Consultation' })).toBeVisible()
  })

  test('a table whose rows wrap is still read as a table', async ({ page }) => {
    await page.goto('/data-migration-services')
    const rows = page.locator('tbody tr')
    await expect(rows.first()).toHaveCSS('display', 'flex')
    const places = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y }))),
    )
    for (const [, ...cells] of places) {
      expect(new Set(cells.map(({ y }) => y)).size).toBe(1)
      expect(cells.map(({ x }) => x)).toEqual(places[0]?.slice(1).map(({ x }) => x))
    }
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as string)
    const count = (name: string) => roles.filter((role) => role === name).length
    expect(['table', 'row', 'columnheader', 'rowheader'].map(count)).toEqual([1, 6, 5, 4])
  })

  test('the action bar works with reduced motion, too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/web-development-services')
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 1500)
    await expect(bar(page)).toBeVisible()
  })

  test('there is no action bar on a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 })
    await page.goto('/web-development-services')
    await scrollTo(page, 1500)
    await expect(bar(page)).toBeHidden()
  })

  test('there is no action bar on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/web-development-services')
    await scrollTo(page, 1500)
    await expect(bar(page)).toBeHidden()
  })
})

/** Controls, other than links in a text, that are too small for touch. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const fingertip = 44
    const own = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input, textarea')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !(element.localName === 'a' && element.parentElement?.matches('p:not(address p), li:not([class])')),
    )
    const reaches = (element: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return !!hit && (element.contains(hit) || !!element.closest('label')?.contains(hit))
    }
    return own
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, right, top, bottom, height } = element.getBoundingClientRect()
        if (height >= fingertip) return false
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return !reaches(element, x, y - fingertip / 2 + 1) && !reaches(element, x, y + fingertip / 2 - 1)
      })
      .map((element) => `${element.outerHTML.slice(0, 120)} ${element.getBoundingClientRect().height}`)
  })

test.describe('spec 2.2 · the header without icons', () => {
  // The console names the file that does not arrive.
  test.use({ quiet: false })

  test('the button of the menu is drawn before any other file is here', async ({ page }) => {
    await page.route(/icons\.generated/, (route) => route.abort())
    await page.goto('/privacypolicy')
    const menu = page.getByRole('button', { name: 'Menu' })
    expect((await menu.locator('path').boundingBox())?.width).toBeGreaterThan(15)
  })
})

test.describe('spec 2.2, 2.6 · targets on a phone', () => {
  test('the company can be called from the header, which shows its number where it is wide enough', async ({
    page,
  }) => {
    await page.goto('/about')
    const call = page.getByRole('banner').getByRole('link', { name: 'Call +91 120 456 7890' })
    await expect(call).toHaveAttribute('href', 'tel:+911204567890')
    expect(await call.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(call).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toContainText('+91 120 456 7890')
  })

  for (const path of ['/contact', '/', '/qa-testing-services', '/career'])
    test(`${path}: all are high enough for touch`, async ({ page }) => {
      await page.goto(path)
      expect(await tooSmall(page)).toEqual([])
    })
})

test.describe('spec 2.11 · testimonials', () => {
  const reviews = (page: Page) => page.getByRole('main').locator('li figure')

  test('a phone shows the six reviews with work to see, then all twenty', async ({ page }) => {
    await page.goto('/clients-testimonials')
    await expect(reviews(page).filter({ visible: true })).toHaveCount(6)
    const withWork = (shown: Locator) => shown.filter({ has: page.getByRole('link') })
    await expect(withWork(reviews(page).filter({ visible: true }))).toHaveCount(6)
    await page.getByText('All 20 reviews').tap()
    await expect(reviews(page).filter({ visible: true })).toHaveCount(20)
    await expect(withWork(reviews(page))).toHaveCount(6)
  })

  test('a wide screen shows all twenty', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/clients-testimonials')
    await expect(reviews(page).filter({ visible: true })).toHaveCount(20)
  })
})

test('spec 2.4 · nine skills fill three rows of a phone', async ({ page }) => {
  await page.goto('/service')
  const tiles = page.getByRole('region', { name: 'Key skills' }).getByRole('listitem')
  const places = await tiles.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  expect([new Set(places.map(({ left }) => left)).size, new Set(places.map(({ top }) => top)).size]).toEqual([3, 3])
})
