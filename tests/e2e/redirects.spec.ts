import { writeRedirects } from '../../src/engine/content/redirects.ts'
import { byOwnLinks, expect, test } from './site.ts'

/** A renamed page on a static host: the file at the old path redirects. */
test.beforeEach(async ({ page }) => {
  const files = new Map<string, string>()
  const siteUrl = 'https://www.noidasoftworks.example'
  writeRedirects(new Map([['/get-in-touch', '/contact']]), siteUrl, (name, text) => files.set(name, text))
  await page.route('**/get-in-touch', (route) =>
    route.fulfill({ contentType: 'text/html', body: files.get('get-in-touch/index.html') }),
  )
})

test('the old path redirects to the new one', async ({ page }) => {
  await page.goto('/get-in-touch')
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('h1')).toBeVisible()
})

test.describe('a page that was open before', () => {
  // The router logs that the page could not be fetched ahead.
  test.use({ quiet: false })

  test('a link to the old path leads to the new one, but only on a click', async ({ page }) => {
    await byOwnLinks(page)
    await page.goto('/privacypolicy')
    const link = page.locator('main a[href="/contact"]').first()
    await link.evaluate((element) => element.setAttribute('href', '/get-in-touch'))
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
    const old = page.locator('main a[href="/get-in-touch"]')
    const asked = page.waitForResponse('**/data/get-in-touch.txt')
    await old.hover()
    await asked
    await page.waitForTimeout(200)
    expect(documents).toEqual([])
    await old.click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('h1')).toBeVisible()
    expect(documents).toEqual(['/get-in-touch', '/contact'])
  })
})
