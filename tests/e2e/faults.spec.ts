import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Alive } from '../../src/blocks/islands.ts'
import { blocks } from '../../src/blocks/registry.ts'
import { type ElementTag, elements } from '../../src/elements/registry.ts'
import { htmlFile } from '../../src/page/routes.ts'
import { expect, open, received, right, send, submit, test } from './forms.ts'
import { byOwnLinks, countDocuments, hold, lookAbout, reachFor, routes } from './site.ts'

// What moves costs half of the time; it fails in turn on the first page, and throws on two.
test.use({ quiet: false, contextOptions: { reducedMotion: 'reduce' } })

/** A whole page is in view: scrolling through it each time would take minutes. */
const tall = { width: 1600, height: 9000 }

/** Pages that together load every script of an island that reading can load, and those of elements of the first page. */
const pages = ['/contact', '/', '/career?job=react-js-developer&view=apply', '/gallery']

/** Scrolls through a page and moves the pointer, so that everything on it loads. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await lookAbout(page)
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      // A busy machine may draw none in the 50 ms; what is near the view is known only then.
      await new Promise((done) => setTimeout(done, 50))
      await frame().then(frame)
    }
  })
}

/** The same, until nothing more loads. */
async function readToTheEnd(page: Page, path: string): Promise<void> {
  await read(page, path)
  await page.waitForLoadState('networkidle')
}

/** What must work whatever fails: the text of the page, its links, and contact details. */
async function expectReadable(page: Page, finished: string[]): Promise<void> {
  await expect.poll(() => headingsOf(page)).toEqual(finished)
  await expectContacts(page)
}

/** Contact details can be read. */
async function expectContacts(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible()
}

const headings = 'main :is(h1, h2)'

/** What the HTML file of the page that is open has in some elements. */
const inFile = (page: Page, selector = headings, part: 'textContent' | 'innerHTML' = 'textContent') =>
  page.evaluate(
    async ({ selector, part }) => {
      const call = new XMLHttpRequest()
      call.open('GET', location.href)
      // Trusted Types leave this way of reading HTML.
      call.responseType = 'document'
      const arrived = new Promise((resolve) => call.addEventListener('load', resolve))
      call.send()
      await arrived
      return [...(call.responseXML as Document).querySelectorAll(selector)].map((element) => element[part] ?? '')
    },
    { selector, part },
  )

const headingsOf = (page: Page): Promise<string[]> => page.locator(headings).allTextContents()

const fileOf = (path: string): string => readFileSync(join('dist', htmlFile(path.replace(/\?.*/, ''))), 'utf8')

/** The first page whose file contains a text. */
function pageWith(html: string): string {
  const found = routes.find((path) => fileOf(path).includes(html))
  if (!found) throw new Error(`No page has ${html}.`)
  return found
}

/** The name, without hash, of a script that a registry loads. */
const scriptOf = (load: () => Promise<unknown>): string => {
  const [, name] = /([\w-]+)\.tsx?\b/.exec(load.toString()) ?? []
  if (!name) throw new Error(`No module in ${load}.`)
  return name
}

const islands = Object.entries(blocks as Record<string, { load: () => Promise<unknown>; alive?: Alive }>).filter(
  ([, { alive }]) => alive?.how === 'island',
)

const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) as string

/** The scripts that one cannot run without: where one of them fails, so does the import of this one. */
const needs = (script: string): string[] =>
  [...readFileSync(`dist/assets/${script}`, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )

test.describe('faults', () => {
  test.describe('one script after the other', () => {
    // In one process, so that each script fails once only.
    test.describe.configure({ mode: 'default' })
    const tried = new Set<string>()
    test.use({ viewport: tall })
    for (const path of pages)
      test(`each script of ${path} fails in turn, and the page can be read and left`, async ({ page }) => {
        test.slow()
        if (path === pages[0]) await page.emulateMedia({ reducedMotion: 'no-preference' })
        const scripts = new Set<string>()
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(nameOf(request.url()))
        })
        await read(page, path)
        await expect(page.locator('ns-island:not([awake=""])')).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        const awake = await headingsOf(page)
        const finished = await inFile(page)
        const needed = new Set([...scripts].filter((script) => /-/.test(script)).flatMap(needs))
        for (const script of scripts) {
          if (script.startsWith('entry') || needed.has(script) || tried.has(script)) continue
          tried.add(script)
          await page.route(`**/${script}`, (route) => route.abort())
          await readToTheEnd(page, path)
          await expect(async () => expect([awake, finished], script).toContainEqual(await headingsOf(page))).toPass({
            timeout: 15_000,
          })
          await expectContacts(page)
          await page.unroute(`**/${script}`)
        }
        await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
        await expect(page).toHaveURL('/about')
        await expect(page.locator('h1')).toBeVisible()
      })
  })

  for (const path of ['/contact', '/'])
    test(`each script of ${path} throws while it is read, and the page can be read and left`, async ({ page }) => {
      await page.setViewportSize(tall)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const asked: string[] = []
      await page.route(/\/assets\/(?!entry)[^/]+\.js$/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken while it is read")' })
      })
      await readToTheEnd(page, path)
      expect(asked.length).toBeGreaterThan(1)
      await expectReadable(page, await inFile(page))
      await expect(page.locator('[awake=""]')).toHaveCount(0)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL('/about')
      await expect(page.locator('h1')).toBeVisible()
    })

  for (const [type, definition] of islands) {
    const script = scriptOf(definition.load)
    test(`${type} throws in the browser: its finished HTML stays, the rest works`, async ({ page }) => {
      const path = pageWith(`<ns-island type="${type}"`)
      const documents = countDocuments(page)
      const body = 'export default function Broken() { throw new Error("broken on purpose") }'
      await page.route(`**/${script}-*.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await read(page, path)
      await expect(page.locator('[awake=failed]').first()).toBeVisible()
      await expectReadable(page, await inFile(page))
      expect(documents()).toBe(1)
    })
  }

  // On every page, in the first view, and in place of links: what wakes them knows no difference.
  for (const tag of ['ns-services', 'ns-carousel', 'ns-tabs'] satisfies ElementTag[]) {
    const script = scriptOf(elements[tag])
    test(`<${tag}> throws: its finished HTML stays, the other elements work`, async ({ page }) => {
      const path = pageWith(`<${tag}`)
      const contents = () => page.locator(tag).evaluateAll((nodes) => nodes.map(({ innerHTML }) => innerHTML))
      await page.setViewportSize(tall)
      const body = `customElements.define('${tag}', class extends HTMLElement { connectedCallback() { throw new Error('broken') } })`
      let asked = 0
      await page.route(`**/${script}-*.js`, (route) => {
        asked += 1
        return route.fulfill({ contentType: 'text/javascript', body })
      })
      await read(page, path)
      // The services panel is invisible before this.
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await expect.poll(contents).toEqual(await inFile(page, tag, 'innerHTML'))
      const others = Object.keys(elements).filter((other) => other !== tag)
      await expect(page.locator(others.map((other) => `${other}:not(:defined)`).join())).toHaveCount(0)
    })
  }

  test('a block that fails within the app does not lose input elsewhere on the page', async ({ page }) => {
    await page.route('**/ApplicationForm-*.js', (route) => route.abort())
    await byOwnLinks(page)
    await page.goto('/privacypolicy')
    await (await reachFor(page, 'Career')).click()
    const message = page.locator('main form [name=Message]')
    await message.fill(right.Message)
    const documents = countDocuments(page)
    await page
      .getByRole('link', { name: /^Apply/ })
      .first()
      .click()
    await expect(page.getByText('Open jobs')).toHaveCount(0)
    await page.waitForTimeout(300)
    await expect(message).toHaveValue(right.Message)
    expect(documents()).toBe(0)
  })

  test('an enquiry arrives without storage and with a wrong clock', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      const { now } = Date
      Date.now = () => now() - 30 * 365 * 86_400_000
    })
    await send(await open(page, 'contact'))
    await expect(received(page)).toBeVisible()
  })

  test('before hydration, plain links work at once, and other clicks are replayed', async ({ page }) => {
    await page.route('**/island-*.js', () => {})
    await page.goto('/gallery')
    const island = page.locator('ns-island[type=gallery]')
    const links = ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href="/ourteam"]', 'a[href^="/media/"]']
    const reached = await island.evaluate((element, links) => {
      const reached: string[] = []
      // Prevents navigations of clicks that were not held back.
      addEventListener('click', (event) => {
        if (!event.defaultPrevented) reached.push((event.target as Element).closest('a')?.protocol ?? '')
        event.preventDefault()
      })
      return links.map((link) => {
        const before = reached.length
        ;(element.querySelector(link) as HTMLElement).click()
        return reached.length > before
      })
    }, links)
    expect(reached).toEqual([true, true, true, false])
    await expect(island).not.toHaveAttribute('awake')
  })

  test('slow 3G: a page is painted before its script is here, a press on a sleeping form counts, and it can be sent', async ({
    page,
  }) => {
    const letGo = await hold(page, /\/entry-[^/]*\.js$/)
    await page.goto('/', { waitUntil: 'commit' })
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    letGo()

    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.goto('/contact')
    const form = page.locator('main form')
    await page.route('**/island-*.js', async (route) => {
      await expect(form.getByRole('alert')).toHaveCount(0)
      await route.continue()
    })
    await expect(page.locator('[awake]')).toHaveCount(0)
    await submit(form)
    await expect(form.getByRole('alert')).toContainText('need another look')
    await send(form)
    await expect(received(page)).toBeVisible()
  })
})
