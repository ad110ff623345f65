import { typicalRoutes } from '../typical-routes.ts'
import { axeFindings } from './axe.ts'
import { forcedColourFindings } from './forced-colours.ts'
import {
  focusFindings,
  isWiderThanWindow,
  orderFindings,
  printFindings,
  structureFindings,
  wakeElements,
} from './layout.ts'
import { expect, routes, look as test } from './site.ts'

/** Common screens, and those on which columns have just begun. */
const screens = [1280, 1180, 1080, 960, 600, 320]
/** Where texts may stand in another order. */
const layouts = [1440, 768, 360]

/** Where styles are tried whose effect is the same on every page: phones, order, focus, forced colours, paper. */
const typical = new Set(typicalRoutes())
/** Where axe reads header and footer, which are the same on every page, but for the entry of the page itself. */
const withFrame = ['/', '/not-found']

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

test.describe('spec 2.1 · every route answers, logs nothing, and is accessible; each kind of block also on a phone, with forced colours and on paper', () => {
  for (const path of routes)
    test(path, async ({ page }) => {
      test.slow()
      const response = await page.goto(path)
      expect(response?.status()).toBe(path === '/not-found' ? 404 : 200)
      expect.soft(await structureFindings(page), 'structure').toEqual([])
      const known = withFrame.includes(path) ? '' : 'body > header, body > footer'
      expect.soft(await axeFindings(page, [], known), 'axe').toEqual([])
      const byThemselves = () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
      expect.soft(await page.evaluate(byThemselves), 'moves by itself').toBe(0)
      for (const width of typical.has(path) ? [...layouts, ...screens].sort((a, b) => b - a) : screens) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await isWiderThanWindow(page), `scrolls sideways at ${width} px`).toBe(false)
        if (layouts.includes(width)) expect.soft(await orderFindings(page), `reading order at ${width} px`).toEqual([])
        // A tablet shows the elements of a phone.
        if (width !== 360) continue
        expect.soft(await axeFindings(page, [], known), 'axe at 360 px').toEqual([])
        expect.soft(await focusFindings(page), 'focus').toEqual([])
      }
      if (!typical.has(path)) return
      await page.setViewportSize({ width: 1440, height: 900 })
      await wakeElements(page)
      // The focus, which has gone through all of them, wakes islands.
      await expect(page.locator('ns-island:not([awake])')).toHaveCount(0)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        expect.soft(await forcedColourFindings(page), `forced colours, ${colorScheme}`).toEqual([])
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
      // The width of A4 at 96 px an inch, without margins.
      await page.setViewportSize({ width: 720, height: 1020 })
      await page.emulateMedia({ media: 'print' })
      expect.soft(await printFindings(page), 'on paper').toEqual([])
    })
})

/** One fault of each kind that the checks above should find. */
const planted = `<h5>Left out</h5><main>Second</main><nav>Unnamed</nav><img src="/favicon.svg"><p style="color: #bbb">Pale</p>
<button style="padding: 0; font-size: 6px">a</button><button style="padding: 0; font-size: 6px">b</button>
<a href="/" style="outline: none !important">No outline</a><p style="width: 400px; flex: none">Wide</p>
<p style="position: relative; top: -900px">Read late</p>
<span><svg width="20" height="20" style="color: #111; forced-color-adjust: none"><use href="#"/></svg></span>`

test('planted faults are found', async ({ page }) => {
  await page.route('**/privacypolicy', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: html.replace('</main>', `${planted}</main><p>Outside</p>`) })
  })
  await page.goto('/privacypolicy')
  const rules = (await axeFindings(page)).map((finding) => finding.split(':')[0])
  const broken = ['color-contrast', 'heading-order', 'image-alt', 'landmark-no-duplicate-main', 'region', 'target-size']
  expect(rules).toEqual(expect.arrayContaining(broken))
  const found = [
    await structureFindings(page),
    await focusFindings(page),
    await orderFindings(page),
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }).then(() => forcedColourFindings(page)),
    await page
      .emulateMedia({ forcedColors: 'none', colorScheme: 'light', media: 'print' })
      .then(() => printFindings(page)),
  ].flat()
  for (const finding of [/2 × main/, /h5 after h[12]/, /navigations/, /no outline: a/, /Read late.* is read after/])
    expect(found).toContainEqual(expect.stringMatching(finding))
  for (const finding of [/^icon: span/, /^no edge: button/, /^pale: p/])
    expect(found).toContainEqual(expect.stringMatching(finding))
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await isWiderThanWindow(page)).toBe(true)
})
