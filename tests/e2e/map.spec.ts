import { expect, test } from './site.ts'

const host = 'https://www.openstreetmap.org'

test.describe('spec 2.6 · map', () => {
  test('asks its host for nothing until the visitor wants to see it', async ({ page, noise }) => {
    await page.goto('/contact')
    const button = page.getByRole('button', { name: 'Show the map' })
    await page.locator('ns-map').scrollIntoViewIfNeeded()
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(noise.foreign).toEqual([])
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      new RegExp(`^${host}`),
    )
  })

  test.describe('after the press', () => {
    test.use({ quiet: false })

    test('shows it in a sandboxed frame with a name, where the button was', async ({ page, noise }) => {
      await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }))
      await page.goto('/contact')
      await page.locator('ns-map').scrollIntoViewIfNeeded()
      const before = await page.locator('ns-map').boundingBox()
      await page.getByRole('button', { name: 'Show the map' }).click()
      await expect(page.frameLocator('ns-map iframe').getByText('A map')).toBeVisible()
      await expect(page.locator('ns-map iframe')).toHaveAttribute('title', /^Map: /)
      await expect(page.locator('ns-map iframe')).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/)
      await expect(page.locator('ns-map iframe')).toBeFocused()
      expect(await page.locator('ns-map').boundingBox()).toEqual(before)
      expect(noise.messages).toEqual([])
      expect(noise.foreign.every((address) => address.startsWith(host))).toBe(true)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('has the plain link and no button that could do nothing', async ({ page }) => {
      await page.goto('/contact')
      await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0)
    })
  })
})
