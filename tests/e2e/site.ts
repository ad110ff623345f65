import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Request } from '@playwright/test'
import { withoutDrafts } from '../../src/engine/content/drafts.ts'
import { loadSite, nameOf } from '../../src/engine/content/load.ts'
import { pathOfName } from '../../src/page/routes.ts'

/** Every route of the built site, from the documents themselves; the not-found page last. */
export const routes: string[] = withoutDrafts(loadSite('.'))
  .pages.map((doc) => pathOfName(nameOf(doc)))
  .sort((a, b) => Number(a === '/not-found') - Number(b === '/not-found') || (a < b ? -1 : 1))

/** The one other host that pages may ask: that of the map. Tests answer in its place. */
export const mapHost = 'https://www.openstreetmap.org'

/** What a page said in the console and what it asked other hosts for: both stay empty. */
export interface Noise {
  messages: string[]
  foreign: string[]
}

/** Listens to a page from now on. */
export function listen(page: Page, ownOrigin: string): Noise {
  const noise: Noise = { messages: [], foreign: [] }
  const note = (message: ConsoleMessage) => {
    // The browser itself notes that the not-found page came with status 404, as it should.
    const ownStatus = message.location().url === page.url() && message.text().includes('status of 404')
    if (['error', 'warning'].includes(message.type()) && !ownStatus) noise.messages.push(message.text())
  }
  page.on('console', note)
  page.on('pageerror', (error) => noise.messages.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== ownOrigin && origin !== mapHost) noise.foreign.push(request.url())
  })
  return noise
}

/** Documents the browser asked for: a navigation within the app asks for none. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** Makes the pages opened from now on believe that a link of this site led there: they fetch the app. */
export const byOwnLinks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(document, 'referrer', { value: `${location.origin}/` }))

/** Reaches for a link of the main menu and waits until the app has what the page takes: see byOwnLinks. */
export async function reachFor(page: Page, name: string): Promise<Locator> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  const data = `/data/${path === '/' ? 'home' : path.slice(1)}.json`
  const asked = page.waitForRequest(`**${data}`).then(
    () => 1,
    () => 0,
  )
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  // Until the app is here a link is the browser's. A test that stops the clock stops the page's list of entries, too.
  const known = () => page.evaluate((url) => performance.getEntriesByName(location.origin + url).length, data)
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      return Promise.race([asked, known()])
    })
    .toBeGreaterThan(0)
  // First the data, then the scripts that the data asks for.
  for (let round = 0; round < 2; round++) {
    await page.waitForTimeout(50)
    await expect.poll(() => inFlight.size).toBe(0)
    // When the page has nothing else to do; idle callbacks would wait for a clock that a test may have stopped.
    await page.evaluate(`scheduler.postTask(() => {}, { priority: 'background' })`)
  }
  return link
}

/** Moves the mouse as a visitor does who looks about: parts that stand finished until then come alive. */
export async function lookAbout(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
}

/** Lets a held request go, or fail. */
export type LetGo = (how?: 'fallback' | 'abort') => void

/** Holds back what a page asks for until it is let go. */
export async function hold(page: Page, url: RegExp): Promise<LetGo> {
  let letGo: LetGo = () => {}
  const held = new Promise<'fallback' | 'abort'>((resolve) => {
    letGo = (how = 'fallback') => resolve(how)
  })
  await page.route(url, async (route) => route[await held]())
  return letGo
}

/** A test that fails on any console message or request to another host, unless it says `quiet: false`. */
export const test = base.extend<{ quiet: boolean; noise: Noise }>({
  quiet: [true, { option: true }],
  noise: [
    async ({ page, baseURL, quiet }, use) => {
      const noise = listen(page, new URL(baseURL ?? '').origin)
      await page.route(`${mapHost}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }))
      await use(noise)
      if (quiet) expect(noise).toEqual({ messages: [], foreign: [] })
    },
    { auto: true },
  ],
})

export { expect }
