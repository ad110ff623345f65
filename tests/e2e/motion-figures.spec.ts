import type { Page } from '@playwright/test'
import { countTimers, leaveFor, visit } from './motion.ts'
import { expect, test } from './site.ts'

const figures = (page: Page) => page.locator('ns-counter')

/** Scrolls until the top of an element is at this part of the window's height, and its script runs. */
async function scrollTopTo(page: Page, selector: string, tag: string, share: number): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((node, part) => {
      scrollBy({ top: node.getBoundingClientRect().top - innerHeight * part, behavior: 'instant' })
    }, share)
  await expect.poll(() => page.evaluate((name) => !!customElements.get(name), tag)).toBe(true)
}

const scrollCountersTo = (page: Page, share: number) =>
  scrollTopTo(page, 'section:has(ns-counter)', 'ns-counter', share)
const scrollGaugesTo = (page: Page, share: number) => scrollTopTo(page, 'ns-gauge', 'ns-gauge', share)

test.describe('spec 4 · counters', () => {
  const path = '/implementation-and-deployment'

  test('count from 0 to 1000 in 200 steps of 10 ms once the block passes 75 % of the window', async ({ page }) => {
    await visit(page, path)
    await expect(figures(page)).toHaveText(['1000', '1000', '1000', '1000'])
    await scrollCountersTo(page, 0.77)
    await page.clock.runFor(5000)
    await expect(figures(page)).toHaveText(['1000', '1000', '1000', '1000'])
    await scrollCountersTo(page, 0.74)
    await expect(figures(page)).toHaveText(['0', '0', '0', '0'])
    await page.clock.runFor(10)
    await expect(figures(page).first()).toHaveText('5')
    await page.clock.runFor(990)
    await expect(figures(page)).toHaveText(['500', '500', '500', '500'])
    await page.clock.runFor(990)
    await expect(figures(page).first()).toHaveText('995')
    await page.clock.runFor(10)
    await expect(figures(page)).toHaveText(['1000', '1000', '1000', '1000'])
    await scrollCountersTo(page, 1.5)
    await scrollCountersTo(page, 0.5)
    await page.clock.runFor(100)
    await expect(figures(page).first()).toHaveText('1000')
  })

  test('count a plain figure of a case', async ({ page }) => {
    await visit(page, '/qa-testing-services')
    await expect(figures(page)).toHaveText('400')
    await scrollCountersTo(page, 0.77)
    await scrollCountersTo(page, 0.5)
    await expect(figures(page)).toHaveText('0')
    await page.clock.runFor(1000)
    await expect(figures(page)).toHaveText('200')
    await page.clock.runFor(1000)
    await expect(figures(page)).toHaveText('400')
  })

  test('show their final value with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await scrollCountersTo(page, 0.5)
    await page.clock.runFor(50)
    await expect(figures(page)).toHaveText(['1000', '1000', '1000', '1000'])
  })

  test('leave no timers running', async ({ page }) => {
    const nothingStarts = await countTimers(page)
    await visit(page, path)
    await scrollCountersTo(page, 0.77)
    await scrollCountersTo(page, 0.5)
    await expect(figures(page).first()).toHaveText('0')
    await leaveFor(page, 'Contact', /./)
    await page.clock.runFor(1000)
    await nothingStarts()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('the figures can be read', async ({ page }) => {
      await page.goto(path)
      await expect(figures(page)).toHaveText(['1000', '1000', '1000', '1000'])
    })
  })
})

test.describe('spec 9 · gauges', () => {
  const path = '/digital-marketing-services'
  const rings = (page: Page) => page.locator('ns-gauge')
  const filled = (page: Page) =>
    rings(page)
      .locator('path:last-of-type')
      .evaluateAll((nodes) =>
        nodes.map((node) => Math.round(Number.parseFloat(getComputedStyle(node).strokeDasharray))),
      )

  test('are 120 px wide with a stroke of 10 and text of 36 px, say 76, 88, 73 and 68, and fill when they come into view', async ({
    page,
  }) => {
    await page.goto(path)
    await expect(rings(page)).toHaveText(['76%', '88%', '73%', '68%'])
    const shape = await rings(page)
      .first()
      .evaluate((ring) => {
        const { width, height } = getComputedStyle(ring.querySelector('svg') as Element)
        const arcs = [...ring.querySelectorAll('path')].map((arc) => getComputedStyle(arc))
        return {
          ...{ width, height },
          strokes: arcs.map(({ strokeWidth }) => strokeWidth),
          text: getComputedStyle(ring.querySelector('span') as Element).fontSize,
          fills: arcs.at(-1)?.transitionDuration,
        }
      })
    expect(shape).toEqual({
      ...{ width: '120px', height: '120px' },
      strokes: ['10px', '10px'],
      ...{ text: '36px', fills: '0.5s' },
    })
    await scrollGaugesTo(page, 1.15)
    await expect.poll(() => filled(page)).toEqual([0, 0, 0, 0])
    await scrollGaugesTo(page, 0.2)
    await expect.poll(() => filled(page)).toEqual([76, 88, 73, 68])
  })

  test('are full with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await scrollGaugesTo(page, 1.15)
    await expect.poll(() => filled(page)).toEqual([76, 88, 73, 68])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('are full, with their values as text', async ({ page }) => {
      await page.goto(path)
      await expect(rings(page)).toHaveText(['76%', '88%', '73%', '68%'])
      expect(await filled(page)).toEqual([76, 88, 73, 68])
    })
  })
})
