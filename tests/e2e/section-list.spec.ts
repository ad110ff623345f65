import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const ids = [
  'banner',
  'design-dev',
  'about-sec',
  'top-notch',
  'career-sec',
  'why-choose-us',
  'collaboration',
  'solutions',
]
const list = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' })
const active = (page: Page) => list(page).locator('[aria-current]')

/** Scrolls a section to the middle of the view, and waits for the scroll event. */
const middle = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(
    (section) =>
      new Promise((told) => {
        addEventListener('scroll', told, { once: true })
        section.scrollIntoView({ block: 'center', behavior: 'instant' })
      }),
  )

/** Waits until the page has not scrolled for twenty frames; the mark follows 100 ms after the end. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let [still, place] = [0, scrollY]; still < 20; still = scrollY === place ? still + 1 : 0) {
      place = scrollY
      await new Promise(requestAnimationFrame)
    }
  })

test.use({ viewport: { width: 1600, height: 900 } })

test.describe('spec 2.2, 2.3 · section list', () => {
  test('links to the eight sections in order', async ({ page }) => {
    await page.goto('/')
    const hrefs = await list(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(ids.map((id) => `#${id}`))
    for (const id of ids) await expect(page.locator(`#${id}`)).toHaveCount(1)
  })

  test('is white on blue where active or blue, dark blue otherwise', async ({ page }) => {
    await page.goto('/')
    await middle(page, 'about-sec')
    await expect(active(page)).toHaveAttribute('href', '#about-sec')
    const colours = await list(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({
          blue: link.matches('[aria-current], [data-background="blue"]'),
          text: getComputedStyle(link.firstElementChild as Element).color,
          ground: getComputedStyle(link.firstElementChild as Element).backgroundColor,
        })),
      )
    const white = 'rgb(255, 255, 255)'
    expect(colours.some(({ blue }) => blue) && colours.some(({ blue }) => !blue)).toBe(true)
    for (const { blue, text, ground } of colours) {
      expect(text === white).toBe(blue)
      expect(ground === white).toBe(!blue)
    }
  })

  test('is a column of dots, with labels on hover, on focus and for the current section', async ({ page }) => {
    await page.goto('/')
    await expect(active(page)).toHaveAttribute('href', '#banner')
    const name = (id: string) => list(page).locator(`[href="#${id}"] span`)
    await expect(name('banner')).toHaveCSS('opacity', '1')
    await expect(name('about-sec')).toHaveCSS('opacity', '0')
    await list(page).locator('[href="#about-sec"]').hover()
    await expect(name('about-sec')).toHaveCSS('opacity', '1')
    await list(page).locator('[href="#top-notch"]').focus()
    await page.keyboard.press('Tab')
    await expect(name('career-sec')).toHaveCSS('opacity', '1')
    const dots = await list(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { inlineSize, backgroundColor } = getComputedStyle(link, '::before')
          return [inlineSize, backgroundColor, (link as HTMLElement).dataset.background]
        }),
      )
    for (const [size, colour, background] of dots)
      expect([size, colour]).toEqual(['8px', background === 'blue' ? 'rgb(26, 88, 224)' : 'rgb(255, 255, 255)'])
  })

  test('is hidden where there is no space beside the page', async ({ page }) => {
    await page.goto('/')
    await expect(list(page)).toBeVisible()
    for (const width of [1520, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const left = await list(page).evaluate((nav) => nav.getBoundingClientRect().left)
      const content = await page
        .locator('main .wrap')
        .first()
        .evaluate((wrap) => wrap.getBoundingClientRect().right)
      expect(left).toBeGreaterThanOrEqual(content)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(list(page)).toBeHidden()
  })
})

test.describe('spec 4, 9 · section highlight', () => {
  test('follows the section at the middle of the view, 100 ms after scrolling stops', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('/')
    await page.clock.pauseAt(60_000)
    await expect(active(page)).toHaveAttribute('href', '#banner')
    for (const id of ['career-sec', 'why-choose-us', 'design-dev']) {
      const before = await active(page).getAttribute('href')
      await middle(page, id)
      await page.clock.runFor(90)
      await expect(active(page)).toHaveAttribute('href', before as string)
      await page.clock.runFor(20)
      await expect(active(page)).toHaveAttribute('href', `#${id}`)
    }
  })

  test('choosing a section puts it into the address, shows it and marks it', async ({ page }) => {
    await page.goto('/')
    await expect(active(page)).toHaveCount(1)
    for (const id of ['solutions', 'about-sec', 'banner']) {
      await list(page).locator(`[href="#${id}"]`).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await untilStill(page)
      await expect(active(page)).toHaveAttribute('href', `#${id}`)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the links still jump', async ({ page }) => {
      await page.goto('/')
      await list(page).locator('[href="#solutions"]').click()
      await expect(page).toHaveURL('/#solutions')
      await expect(page.locator('#solutions')).toBeInViewport()
    })
  })
})
