import type { Browser, Page } from '@playwright/test'

const cpuSlowdown = 4

/** A page in a fresh browser session, at a quarter of this machine's speed. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}

/** Leaves links to the browser: no script of the page hears of them, and none knows where the visitor came from. */
export async function asOrdinaryDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'referrer', { value: '' })
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'click'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
  })
}
