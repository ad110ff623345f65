import type { Browser, BrowserContext } from '@playwright/test'

/** What remains in a window on which a test has called it. */
const lasting = [
  ...['addInitScript', 'exposeFunction', 'exposeBinding', 'newCDPSession', 'setOffline', 'grantPermissions'],
  ...['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'setExtraHTTPHeaders'],
]

/** What tests listen to. Playwright itself listens to the end of a window. */
const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
].concat(['request', 'requestfailed', 'requestfinished', 'response', 'weberror', 'worker'])

/**
 * The window of a worker. To be given a new one, or one emptied by Playwright, takes a test two or three times as long as the page
 * that it opens: it goes on in the window of the test before, unless that left something behind.
 */
export class Windows {
  #context: BrowserContext | undefined
  #opened = ''
  #isSpoilt = false

  /**
   * A window with nothing in it.
   * @param opened what tells windows apart
   * @param script what each of its documents runs first
   */
  async take(browser: Browser, opened: string, script: string): Promise<BrowserContext> {
    if (this.#isSpoilt || opened !== this.#opened) await this.close()
    if (this.#context) return this.#context
    const context = await browser.newContext()
    this.#context = context
    this.#opened = opened
    if (script) await context.addInitScript(script)
    this.#watch(context, context.clock, await context.newPage())
    return context
  }

  /** Takes a window back. @param blank an address of the site that shows nothing of it */
  async giveBack(context: BrowserContext, blank: string): Promise<void> {
    const [page, ...others] = context.pages()
    if (this.#isSpoilt || !page) return this.close()
    for (const holder of [context, page] as BrowserContext[]) {
      for (const event of heard) holder.removeAllListeners(event)
      await holder.unrouteAll()
    }
    for (const other of others) await other.close()
    // Nothing of the page is left that could store something.
    await page.goto(blank)
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()))
    await context.clearCookies()
    await page.mouse.move(-1, -1)
  }

  /** Lets the next test have another window. */
  spoil(): void {
    this.#isSpoilt = true
  }

  async close(): Promise<void> {
    await this.#context?.close()
    this.#context = undefined
    this.#isSpoilt = false
  }

  #watch(...holders: object[]): void {
    for (const holder of holders as Record<string, unknown>[])
      for (const name of lasting) {
        const real = holder[name]
        if (typeof real !== 'function') continue
        holder[name] = (...words: unknown[]) => {
          this.spoil()
          return real.apply(holder, words)
        }
      }
  }
}
