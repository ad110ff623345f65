import type { Page } from '@playwright/test'
import { expect, open, received, send, test } from './forms.ts'

test.use({ quiet: false, contextOptions: { reducedMotion: 'reduce' } })

/** Pages that together fetch every script a page can fetch by being read. */
const pages = [
  '/contact',
  '/',
  '/career?job=react-js-developer&view=apply',
  '/gallery',
  '/mvp-development',
  '/implementation-and-deployment',
  '/digital-marketing-services',
]

/** Reads a page to its end, moving, so that everything on it is fetched. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(200, 300)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 50))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** What a visitor must have whatever fails: the words of the page, its links, and ways to reach the company. */
async function expectReadable(page: Page, headings: string[]): Promise<void> {
  await expect.poll(() => page.locator('main :is(h1, h2)').allTextContents()).toEqual(headings)
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible()
}

const fileOf = (url: string) => new URL(url).pathname.split('/').at(-1) as string

test.describe('issue 10 · faults', () => {
  const tried = new Set<string>()
  for (const path of pages)
    test(`each script of ${path} fails in turn, and the page can be read and left`, async ({ page, context }) => {
      test.slow()
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(fileOf(request.url()))
      })
      await read(page, path)
      const headings = await page.locator('main :is(h1, h2)').allTextContents()
      const plain = await context.browser()?.newPage({ javaScriptEnabled: false })
      await plain?.goto(page.url())
      const finished = (await plain?.locator('main :is(h1, h2)').allTextContents()) as string[]
      await plain?.close()
      for (const script of scripts) {
        if (script.startsWith('entry') || tried.has(script)) continue
        tried.add(script)
        await page.route(`**/${script}`, (route) => route.abort())
        await read(page, path)
        const shown = await page.locator('main :is(h1, h2)').allTextContents()
        expect([headings, finished], script).toContainEqual(shown)
        await expectReadable(page, shown)
        await page.unroute(`**/${script}`)
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL('/about')
      await expect(page.locator('h1')).toBeVisible()
    })

  for (const [path, component] of [
    ['/contact', 'EnquiryForm'],
    ['/career', 'JobBoard'],
    ['/gallery', 'Gallery'],
  ] as const)
    test(`${component} throws in the browser: its finished HTML stays, the rest works`, async ({ page }) => {
      await page.route(`**/${component}-*.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default function Broken() { throw new Error("broken on purpose") }',
        }),
      )
      const plain = await page.context().browser()?.newPage({ javaScriptEnabled: false })
      await plain?.goto(new URL(path, test.info().project.use.baseURL).href)
      const finished = (await plain?.locator('main :is(h1, h2)').allTextContents()) as string[]
      await plain?.close()
      await read(page, path)
      await expect(page.locator('[data-awake=failed]').first()).toBeVisible()
      await expectReadable(page, finished)
    })

  test('a form without its script names mail and phone, and puts nothing into the address', async ({ page }) => {
    await page.route('**/hydrate-*.js', (route) => route.abort())
    await read(page, '/contact')
    const form = page.locator('main form').first()
    await expect(page.locator('[data-awake=failed]').getByText(/needs JavaScript/)).toBeVisible()
    await form.locator('[name=Name]').fill('Asha Rao')
    await form.locator('[name=Name]').press('Enter')
    await page.waitForTimeout(300)
    expect(page.url()).not.toContain('Asha')
    await expect(form.locator('[name=Name]')).toHaveValue('Asha Rao')
  })

  test('storage refused and a clock that is wrong: an enquiry reaches us all the same', async ({ page }) => {
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
})
