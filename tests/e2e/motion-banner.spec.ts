import type { Page } from '@playwright/test'
import { countTimers, leaveFor, putAside, swipe, visit } from './motion.ts'
import { expect, test } from './site.ts'

const banner = (page: Page) => page.locator('ns-carousel').first()
const slide = (page: Page, number: number) => banner(page).getByRole('group', { name: `${number} of 5` })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })

/** Expects exactly this slide to be visible, on screen and to screen readers: at once, because the one before fades out. */
const shows = (page: Page, number: number) =>
  expect
    .poll(() =>
      banner(page)
        .getByRole('group')
        .evaluateAll((slides) => slides.filter((one) => one.checkVisibility()).map(({ ariaLabel }) => ariaLabel)),
    )
    .toEqual([`${number} of 5`])

async function visitHome(page: Page): Promise<void> {
  await visit(page, '/')
  await expect(banner(page)).toHaveAttribute('data-live', '')
}

test('spec 4 · banner carousel: changes every 5 seconds, loops after the fifth slide, and pauses', async ({ page }) => {
  await visitHome(page)
  for (const number of [1, 2, 3, 4, 5]) {
    await page.clock.runFor(4999)
    await shows(page, number)
    await page.clock.runFor(1)
  }
  await shows(page, 1)

  await test.step('on hover, then waits a whole interval', async () => {
    await page.clock.runFor(4000)
    await slide(page, 1).hover()
    await page.clock.runFor(20_000)
    await shows(page, 1)
    await page.mouse.move(5, 2)
    await page.clock.runFor(4999)
    await shows(page, 1)
    await page.clock.runFor(1)
    await shows(page, 2)
  })

  await test.step('while it has the keyboard focus', async () => {
    await button(page, 'Next slide').focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(20_000)
    await shows(page, 2)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(5000)
    await shows(page, 3)
  })

  await test.step('while another window has the focus, so that its link has it again afterwards', async () => {
    const link = slide(page, 3).getByRole('link').first()
    await link.focus()
    // What a page is told then; its element stays the active one.
    await link.dispatchEvent('focusout', { bubbles: true })
    await page.clock.runFor(20_000)
    await shows(page, 3)
    await expect(link).toBeFocused()
    await link.blur()
    await page.clock.runFor(5000)
    await shows(page, 4)
  })

  await test.step('while the page is hidden or the carousel is out of view', async () => {
    await putAside(page, true)
    await page.clock.runFor(20_000)
    await putAside(page, false)
    await shows(page, 4)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(banner(page)).not.toBeInViewport()
    await page.clock.runFor(20_000)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await shows(page, 4)
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(slide(page, 4)).toBeHidden({ timeout: 100 })
    }).toPass()
  })

  await test.step('by its labelled button, and then announces slides', async () => {
    const carousel = page.locator('[aria-roledescription="carousel"]').first()
    await expect(carousel).toHaveAttribute('aria-label', /\S/)
    const slides = carousel.locator('[aria-live]')
    await expect(slides).toHaveAttribute('aria-live', 'off')
    await button(page, 'Pause turning the slides').click()
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    const shown = Number((await banner(page).locator('[data-active]').getAttribute('aria-label'))?.[0])
    await page.mouse.move(5, 2)
    await page.clock.runFor(20_000)
    await shows(page, shown)
    await button(page, 'Start turning the slides').click()
    await page.clock.runFor(5000)
    await shows(page, (shown % 5) + 1)
  })
})

test('spec 4 · banner carousel: does not start by itself with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitHome(page)
  await page.clock.runFor(60_000)
  await shows(page, 1)
  await button(page, 'Start turning the slides').press('Enter')
  await page.clock.runFor(5000)
  await shows(page, 2)
})

test('spec 4 · banner carousel: leaves no timers running', async ({ page }) => {
  const nothingStarts = await countTimers(page)
  await visitHome(page)
  await leaveFor(page, 'About', /./)
  await page.clock.runFor(1000)
  await nothingStarts()
})

test.describe('spec 2.3, 4 · banner carousel', () => {
  test('links, words and drawings of its slides; arrow keys, indicators and buttons show one', async ({ page }) => {
    await visitHome(page)
    await expect(slide(page, 1)).toHaveAttribute('aria-roledescription', 'slide')
    const links = await page
      .locator('ns-carousel [aria-roledescription="slide"]')
      .evaluateAll((slides) =>
        slides.slice(0, 5).map((node) => [...node.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
      )
    expect(links).toEqual([
      ['/contact', '/custom-software-development-company'],
      ['/contact', '/web-development-services'],
      ['/contact', '/mobile-app-development-services'],
      ['/contact', '/e-commerce-development-services'],
      ['/contact', '/hire-dedicated-team'],
    ])

    await test.step('the drawing of a new slide slides in, and stands still with reduced motion', async () => {
      const motion = (number: number) =>
        slide(page, number)
          .locator('img')
          .evaluate((drawing) => getComputedStyle(drawing).animationName)
      expect(await motion(1)).toBe('none')
      await button(page, 'Next slide').click()
      expect(await motion(2)).not.toBe('none')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await motion(2)).toBe('none')
      await button(page, 'Previous slide').click()
      await shows(page, 1)
    })

    await test.step('arrow keys move in both directions, and the focus follows', async () => {
      await slide(page, 1).getByRole('link', { name: 'View More' }).focus()
      await page.keyboard.press('ArrowLeft')
      await shows(page, 5)
      await expect(slide(page, 5).getByRole('link', { name: 'View More' })).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await shows(page, 2)
    })

    const words = banner(page).locator('[data-indicator]')
    await test.step('indicators and arrows show a slide', async () => {
      await words.nth(2).click()
      await shows(page, 3)
      await expect(banner(page).getByRole('link', { name: 'Mobile apps' })).toHaveAttribute('aria-current', 'true')
      await expect(banner(page).locator('[data-indicator][aria-current]')).toHaveCount(1)
      await button(page, 'Next slide').click()
      await shows(page, 4)
      await button(page, 'Previous slide').click()
      await shows(page, 3)
      expect(new URL(page.url()).hash).toBe('')
    })

    await test.step('the label of the current slide is underlined in marigold, even on hover', async () => {
      await expect(words).toHaveText([
        'Custom software Software that follows your rules',
        'Web apps Fast on your busiest day',
        'Mobile apps Works without a signal',
        'Online shops From checkout straight to the shelf',
        'Dedicated developers Developers who work for you alone',
      ])
      // What each promises is shown where all five fit in one row.
      await expect(words.nth(4).locator('small')).toBeVisible()
      await page.setViewportSize({ width: 1100, height: 800 })
      await expect(words.nth(4).locator('small')).toBeHidden()
      await words.nth(3).click()
      const lines = () =>
        words.evaluateAll((links) =>
          links.map((link) => getComputedStyle(link, '::before').backgroundColor === 'rgb(255, 181, 46)'),
        )
      await expect.poll(lines).toEqual([false, false, false, true, false])
    })
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test('a swipe of 40 px turns it, one of 39 px does not; it starts again 500 ms plus the interval later', async ({
      page,
    }) => {
      const start = { x: 250, y: 250 }
      await visitHome(page)
      await swipe(page, start, -39)
      await shows(page, 1)
      await swipe(page, start, -40)
      await shows(page, 2)
      await swipe(page, start, 40)
      await shows(page, 1)
      await swipe(page, start, 120)
      await shows(page, 5)
      await page.clock.runFor(5499)
      await shows(page, 5)
      await page.clock.runFor(1)
      await shows(page, 1)
      await page.clock.runFor(5000)
      await shows(page, 2)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('all slides can be read, and the indicators bring them into view', async ({ page }) => {
      await page.goto('/')
      await expect(banner(page).getByRole('group')).toHaveCount(5)
      await expect(banner(page).getByRole('button')).toHaveCount(0)
      for (const [number, name] of [
        [5, 'Dedicated developers'],
        [2, 'Web apps'],
      ] as const) {
        await banner(page).getByRole('link', { name }).click()
        await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 })
      }
    })
  })
})
