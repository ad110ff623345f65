import type { Page } from '@playwright/test'
import { countTimers, leaveFor, visit } from './motion.ts'
import { expect, look, test } from './site.ts'

const contents = '#main > section > .wrap'

/** Moves the pointer, and waits for what that loads. */
async function begin(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.locator('body')).toHaveAttribute('data-aos-duration', '1000', { timeout: 100 })
  }).toPass()
}

const waiting = (page: Page) => page.locator('[data-aos]')

test.describe('spec 4 · animate on scroll', () => {
  test('from 991 px it hides only what is below the view, and shows it once, linearly in 1000 ms, what is focused at once, and everything in print', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 991, height: 800 })
    await visit(page, '/')
    const painted = await page
      .locator(contents)
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top <= innerHeight))
    await begin(page)
    const held = await page.locator(contents).evaluateAll((nodes) => nodes.map((node) => node.matches('[data-aos]')))
    expect(held).toEqual(painted.map((seen) => !seen))

    const first = page.locator(contents).nth(held.indexOf(true))
    await expect(first).toHaveCSS('opacity', '0')
    const running = first.evaluate(
      (node) =>
        new Promise((resolve) => {
          const timings = () =>
            node.getAnimations().map((animation) => {
              const { duration, easing } = animation.effect?.getTiming() ?? {}
              return { duration, easing }
            })
          node.addEventListener('transitionrun', () => resolve(timings()), { once: true })
          node.scrollIntoView({ block: 'center', behavior: 'instant' })
        }),
    )
    await page.clock.runFor(200)
    expect(await running).toEqual([
      { duration: 1000, easing: 'linear' },
      { duration: 1000, easing: 'linear' },
    ])
    await expect(first).toHaveCSS('opacity', '1')
    await expect(first).not.toHaveAttribute('data-aos')

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.clock.runFor(2000)
    await expect(first).toHaveCSS('opacity', '1')

    const opacity = (node: Element) => getComputedStyle(node).opacity
    const last = waiting(page)
      .filter({ has: page.getByRole('link') })
      .last()
    const focused = await last.elementHandle()
    await last.getByRole('link').last().focus()
    await expect.poll(() => focused?.evaluate(opacity)).toBe('1')
    await page.emulateMedia({ media: 'print' })
    const hidden = await page
      .locator(contents)
      .evaluateAll((nodes) => nodes.filter((node) => getComputedStyle(node).opacity !== '1').length)
    expect(hidden).toBe(0)
  })

  test('checks every second, so that what moves into view shows without scrolling', async ({ page }) => {
    await visit(page, '/')
    await begin(page)
    const held = waiting(page).first()
    const handle = await held.elementHandle()
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('#main > section'))
        if (!section.querySelector('[data-aos]')) section.hidden = true
    })
    await page.clock.runFor(1000)
    await expect.poll(() => handle?.evaluate((node) => getComputedStyle(node).opacity)).toBe('1')
  })

  for (const { what, width, calm } of [
    { what: 'at 990 px', width: 990, calm: false },
    { what: 'with reduced motion', width: 1280, calm: true },
  ]) {
    test(`no animation ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: calm ? 'reduce' : 'no-preference' })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto('/')
      await page.mouse.move(300, 300)
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(1000)
      expect(asked.filter((url) => /\/reveal[-.]|\/aos/.test(url))).toEqual([])
      await expect(waiting(page)).toHaveCount(0)
    })
  }

  test('ends when everything is shown, and when the page is left', async ({ page }) => {
    const nothingStarts = await countTimers(page)
    await visit(page, '/about')
    await begin(page)
    await leaveFor(page, 'Contact', /./)
    await page.clock.runFor(1000)
    await expect(waiting(page)).toHaveCount(0)
    await nothingStarts()
  })
})

test.describe('openings', () => {
  const openings: Record<string, { path: string; part: string }> = {
    product: { path: '/custom-software-development-company', part: 'img' },
    diagram: { path: '/google-ads-services-india', part: 'picture' },
    statement: { path: '/service', part: 'h1' },
    people: { path: '/hire-dedicated-team', part: 'li' },
    picture: { path: '/contact', part: 'img' },
    line: { path: '/ourteam', part: 'ol:has(img)' },
  }
  for (const [layout, { path, part }] of Object.entries(openings))
    look(`${layout}: moves once, hides no text, and does not move with reduced motion`, async ({ page }) => {
      const names = () =>
        page
          .locator('#main > section:first-child')
          .locator(part)
          .last()
          .evaluate((element) =>
            [element, '::before', '::after']
              .map((which) => getComputedStyle(element, typeof which === 'string' ? which : null))
              .map(({ animationName, animationIterationCount, opacity }) => [
                animationName,
                animationIterationCount,
                opacity,
              ]),
          )
      await page.goto(path)
      const moving = await names()
      const found = moving.find(([animation]) => animation !== 'none')
      expect(found?.slice(1)).toEqual(['1', '1'])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect((await names()).map(([animation]) => animation)).toEqual(['none', 'none', 'none'])
    })
})
