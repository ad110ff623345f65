import { mapHost } from '../browser.ts'
import { expect, test } from './site.ts'

// No animations, because positions are compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) =>
  page.route(`${mapHost}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })),
)

test.describe('spec 2.6 · map', () => {
  test('requests nothing until it comes near the view, and then shifts nothing', async ({ page }) => {
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.url().startsWith(mapHost) && asked.push(request.headers().referer ?? 'none'),
    )
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const before = await page.locator('ns-map').boundingBox()
    await page.getByRole('heading', { name: 'The way to our office' }).scrollIntoViewIfNeeded()
    const frame = page.locator('ns-map iframe')
    await expect(frame.contentFrame().getByText('A map')).toBeVisible()
    expect(new Set(asked)).toEqual(new Set(['none']))
    await expect(frame).toHaveAttribute('title', /^Map: /)
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/)
    const after = await page.locator('ns-map').boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute('href', new RegExp(mapHost))
  })

  test.describe('if its host cannot be reached', () => {
    // The browser logs the failed request.
    test.use({ quiet: false })

    test('the drawing stays', async ({ page }) => {
      await page.route(`${mapHost}/**`, (route) => route.abort())
      await page.goto('/contact')
      const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(mapHost))
      await page.locator('ns-map').scrollIntoViewIfNeeded()
      await failed
      await expect(page.locator('ns-map').getByRole('img', { name: /Sector 62/ })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
    })
  })

  test('waits for a click if the browser asks for privacy', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto('/contact')
    await page.getByRole('heading', { name: 'The way to our office' }).scrollIntoViewIfNeeded()
    const button = page.getByRole('button', { name: 'Show the map' })
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('iframe')).toHaveCount(0)
    const before = await page.locator('ns-map').boundingBox()
    await button.click()
    await expect(page.locator('ns-map iframe')).toBeFocused()
    expect(await page.locator('ns-map').boundingBox()).toEqual(before)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('has the plain link and no useless button', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0)
    })
  })
})
