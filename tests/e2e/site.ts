import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Request } from '@playwright/test'
import { withoutDrafts } from '../../src/engine/content/drafts.ts'
import { loadSite, nameOf } from '../../src/engine/content/load.ts'
import { fragmentFile, pathOfName } from '../../src/page/routes.ts'
import { mapHost } from '../browser.ts'
import { Windows } from './windows.ts'

/** Every route of the built site, from the documents themselves; the not-found page last. */
export const routes: string[] = withoutDrafts(loadSite('.'))
  .pages.map((doc) => pathOfName(nameOf(doc)))
  .sort((a, b) => Number(a === '/not-found') - Number(b === '/not-found') || (a < b ? -1 : 1))

/** Console messages of a page, and its requests to other hosts: both must stay empty. */
export interface Noise {
  messages: string[]
  foreign: string[]
}

/** Starts recording the noise of a page. */
export function listen(page: Page, ownOrigin: string): Noise {
  const noise: Noise = { messages: [], foreign: [] }
  const note = (message: ConsoleMessage) => {
    // The browser logs the status 404 of the not-found page.
    const { url } = message.location()
    const ownStatus = url === page.url() && message.text().includes('status of 404')
    const isNoise = !ownStatus && !url.startsWith(mapHost)
    if (['error', 'warning'].includes(message.type()) && isNoise) noise.messages.push(message.text())
  }
  page.on('console', note)
  page.on('pageerror', (error) => noise.messages.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== ownOrigin && origin !== mapHost) noise.foreign.push(request.url())
  })
  return noise
}

/** Requests for documents: a navigation within the app makes none. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Records the paths that a page requests. */
export function listenTo(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

/** Lets pages seem to be opened by a link of this site, so that they load the app: the `script` of tests. */
export const ownLinks = "Object.defineProperty(document, 'referrer', { value: location.origin + '/' })"
export const byOwnLinks = (page: Page): Promise<unknown> => page.addInitScript(ownLinks)

/**
 * Hovers a link of the main menu and waits until the app has fetched its page (after byOwnLinks).
 * @param rest lets the time pass for which the pointer must rest on it, where the clock is stopped
 */
export async function reachFor(page: Page, name: string, rest = async () => {}): Promise<Locator> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  const fragment = `/${fragmentFile(path)}`
  const asked = page.waitForRequest(`**${fragment}`).then(
    () => 1,
    () => 0,
  )
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  // Waits for the app. Not by performance entries, because some tests stop the clock.
  const known = () => page.evaluate((url) => performance.getEntriesByName(location.origin + url).length, fragment)
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      await rest()
      return Promise.race([asked, known()])
    })
    .toBeGreaterThan(0)
  await page.waitForTimeout(50)
  await expect.poll(() => inFlight.size).toBe(0)
  return link
}

/** Moves the mouse, which hydrates waiting islands. */
export async function lookAbout(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
}

/** Releases a held request, or lets it fail. */
export type LetGo = (how?: 'fallback' | 'abort') => void

/** Holds back requests until they are released. */
export async function hold(page: Page, url: RegExp): Promise<LetGo> {
  let letGo: LetGo = () => {}
  const held = new Promise<'fallback' | 'abort'>((resolve) => {
    letGo = (how = 'fallback') => resolve(how)
  })
  await page.route(url, async (route) => route[await held]())
  return letGo
}

/** A test that fails on any console message or request to another host, unless it says `quiet: false`. */
export const test = base.extend<{ quiet: boolean; script: string; noise: Noise }, { windows: Windows }>({
  quiet: [true, { option: true }],
  // What each document runs first.
  script: ['', { option: true }],
  windows: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const windows = new Windows()
      await use(windows)
      await windows.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, windows, script, baseURL, isMobile, hasTouch, javaScriptEnabled, timezoneId, contextOptions },
    use,
    info,
  ) => {
    const options = [script, baseURL, isMobile, hasTouch, javaScriptEnabled, timezoneId, contextOptions]
    const context = await windows.take(browser, JSON.stringify(options), script)
    await use(context)
    if (info.status !== info.expectedStatus) windows.spoil()
    await windows.giveBack(context, `${baseURL}/robots.txt`)
  },
  page: async ({ context, viewport, contextOptions: { reducedMotion = null } }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion })
    await use(page)
  },
  noise: [
    async ({ page, baseURL, quiet }, use) => {
      const noise = listen(page, new URL(baseURL ?? '').origin)
      await use(noise)
      if (quiet) expect(noise).toEqual({ messages: [], foreign: [] })
    },
    { auto: true },
  ],
})

/**
 * A test that only looks at pages: it goes on in the window of the one before, from its page. To be given an empty window
 * each time, as `test` is, would take as long again as the page.
 */
export const look = test.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: `http://127.0.0.1:${process.env.SITE_PORT}` })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ window, viewport, contextOptions: { reducedMotion = null } }, use) => {
    if (viewport) await window.setViewportSize(viewport)
    await window.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion })
    await use(window)
    await window.unrouteAll()
    window.removeAllListeners()
  },
})

export { expect }
