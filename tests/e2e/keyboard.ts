import type { Locator, Page } from '@playwright/test'
import { focusFault } from './layout.ts'
import { expect } from './site.ts'

/** More Tab stops than any page has. */
const enough = 150

/** Expects the focused element to be visible (WCAG 2.4.7, 2.4.11) after smooth scrolling. */
export const expectFocusInSight = (page: Page, message?: string): Promise<void> =>
  expect.poll(() => focusFault(page), { message }).toBe('')

/**
 * Presses Tab, or Shift+Tab, until an element has the focus, which must be visible at every stop. Fails if it never
 * gets there.
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < enough; press += 1) {
    await page.keyboard.press(key)
    // Asked once where it is in sight already, as most of the time.
    if (await focusFault(page)) await expectFocusInSight(page, `on the way to ${wanted}`)
    if (await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
  }
  throw new Error(`${wanted} cannot be reached by ${key}`)
}

/** Opens a page and uses the skip link. */
export async function skipToContent(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
}
