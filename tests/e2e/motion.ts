import { type CDPSession, expect, type Page } from '@playwright/test'
import { byOwnLinks, reachFor } from './site.ts'

/** Opens a page with a stopped clock, which the test advances. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

/** Brings an element into view and waits until its script runs. */
export async function reach(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first()
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(element).toHaveAttribute('data-live', '')
}

/** Simulates hiding or showing the tab. */
export async function putAside(page: Page, aside: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, aside)
}

/** Simulates a swipe between two positions, in px. */
export async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let part = 1; part <= 4; part += 1) await touch('touchMove', [{ ...from, x: from.x + (by * part) / 4 }])
  await touch('touchEnd', [])
  await session.detach()
}

/**
 * Counts timers, animation frames and the like; call before `visit`. @returns expects that no more are started, apart from
 * the few that the next page needs
 */
export async function countTimers(page: Page): Promise<() => Promise<void>> {
  await byOwnLinks(page)
  await page.addInitScript(() => {
    const counted = window as typeof window & { startedTimers: number }
    counted.startedTimers = 0
    addEventListener('DOMContentLoaded', () => {
      for (const name of ['setTimeout', 'setInterval'] as const) {
        const start = window[name] as (...args: unknown[]) => unknown
        Object.assign(window, {
          [name]: (...args: unknown[]) => {
            counted.startedTimers += 1
            return start.apply(window, args)
          },
        })
      }
    })
  })
  const started = () => page.evaluate(() => (window as typeof window & { startedTimers: number }).startedTimers)
  const startedInAMinute = async () => {
    const before = await started()
    await page.clock.runFor(60_000)
    return (await started()) - before
  }
  return async () => {
    expect(await startedInAMinute()).toBeLessThan(8)
    await expect.poll(startedInAMinute).toBe(0)
  }
}

/** Navigates to another page within the app. */
export async function leaveFor(page: Page, name: string, heading: RegExp): Promise<void> {
  const link = await reachFor(page, name, () => page.clock.runFor(60))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await link.click()
  await page.clock.runFor(100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}
