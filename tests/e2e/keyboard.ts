import type { Locator, Page } from '@playwright/test'
import { focusFault, helpers } from './layout.ts'
import { expect } from './site.ts'

/** More Tab stops than any page has. */
const enough = 150

/** Why the focused element is not visible (WCAG 2.4.7, 2.4.11), and whether it is one of those wanted. */
const focusOn = (wanted: Locator): Promise<[fault: string, isThere: boolean]> =>
  wanted.evaluateAll((elements, helpers) => {
    // Once for a document: it is asked at each press of Tab.
    if (!('focusFault' in globalThis)) new Function(helpers)()
    return [focusFault(), elements.some((element) => element === document.activeElement)]
  }, helpers)

/** Expects the focused element to be visible after smooth scrolling. */
export const expectFocusInSight = (page: Page, message?: string): Promise<void> =>
  expect.poll(async () => (await focusOn(page.locator('html')))[0], { message }).toBe('')

/**
 * Presses Tab, or Shift+Tab, until an element has the focus, which must be visible at every stop. Fails if it never
 * gets there.
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < enough; press += 1) {
    await page.keyboard.press(key)
    // Asked once where it is in sight already, as most of the time.
    const [fault, isThere] = await focusOn(wanted)
    if (fault) await expectFocusInSight(page, `on the way to ${wanted}`)
    if (isThere) return
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
