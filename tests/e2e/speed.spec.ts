import { followLink } from '../../src/tools/bench/follow-link.ts'
import { budgets } from '../../src/tools/weigh/budgets.ts'
import { expect, reachFor, test } from './site.ts'

test.describe('design 6, 9 · what following a link costs', () => {
  test('the document of the first link is fetched ahead, before the app', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/privacypolicy')
    const app = page.waitForResponse((response) => response.url().includes('/assets/app-'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).hover()
    await app
    expect(asked).toContain('/about')
    expect(asked.indexOf('/about')).toBeLessThan(asked.findIndex((path) => path.includes('/assets/app-')))
  })

  test('once the app has taken over, a page needs its data alone', async ({ page }) => {
    await page.goto('/privacypolicy')
    await (await reachFor(page, 'Gallery')).click()
    await expect(page).toHaveURL('/gallery')
    const { document, fetched } = await followLink(page, '/about')
    expect(document).toBe(false)
    const files = [...fetched].filter(([name]) => /\.(js|css|html|json)$|^\/[a-z-]*$/.test(name))
    expect(files.map(([name]) => name)).toEqual(['/data/about.json'])
    expect(files[0]?.[1]).toBeLessThanOrEqual(budgets.data)
  })

  test('who came by a link of this site takes the data of the next page alone', async ({ page }) => {
    await page.goto('/privacypolicy')
    const app = page.waitForResponse((response) => response.url().includes('/assets/app-'))
    await page.evaluate(() => location.assign('/gallery'))
    await app
    const { document, fetched } = await followLink(page, '/about')
    expect(document).toBe(false)
    expect([...fetched.keys()].filter((name) => /^\/(about|data)/.test(name))).toEqual(['/data/about.json'])
  })

  test('for a visitor who saves data nothing is fetched ahead', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/privacypolicy')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true }).hover()
    await page.waitForTimeout(500)
    expect(asked.filter((url) => /\/about|\/data\/|\/app-/.test(url))).toEqual([])
    await page.evaluate(() => location.assign('/gallery'))
    await expect(page).toHaveURL('/gallery')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/about|\/data\/|\/app-/.test(url))).toEqual([])
  })
})
