import type { Page } from '@playwright/test'
import { followLink } from '../measure/bench/follow-link.ts'
import { budgets } from '../measure/weigh/budgets.ts'
import { byOwnLinks, countDocuments, expect, hold, listenTo, reachFor, test } from './site.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** How the current document was delivered. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType: string })[]
    return arrival?.deliveryType
  })

/** Links are followed before the app is here. */
const withoutApp = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))

test.describe('what following a link costs', () => {
  test('hovering a link fetches its document ahead, which is used without another request; one that the pointer only passes over is not fetched', async ({
    page,
  }) => {
    // Playwright does not report prefetches by speculation rules while it intercepts requests.
    await page.unrouteAll()
    await withoutApp(page)
    await page.goto('/privacypolicy')
    const asked = listenTo(page)
    // Over the link and away within a frame or two.
    await menuLink(page, 'About').evaluate((link) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
    await menuLink(page, 'Contact').hover()
    await expect.poll(() => asked).toContain('/contact')
    expect(asked).not.toContain('/about')

    await menuLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => delivery(page)).toBe('navigational-prefetch')
  })

  test('a browser without speculation rules uses a link element', async ({ page }) => {
    await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }))
    await withoutApp(page)
    await page.goto('/privacypolicy')
    await menuLink(page, 'About').hover()
    await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', /\/about$/)
    const links = page.locator('link[rel=prefetch]')
    await menuLink(page, 'Contact').hover()
    await expect(links).toHaveCount(2)
    await menuLink(page, 'About').hover()
    // Longer than the hover delay.
    await page.waitForTimeout(300)
    await expect(links).toHaveCount(2)
  })

  test('an early click requests the document once, and the old page starts nothing', async ({ page }) => {
    await byOwnLinks(page)
    // The page is still loading when its link is pressed.
    const letGo = await hold(page, /\.svg$/)
    await page.goto('/privacypolicy', { waitUntil: 'commit' })
    await menuLink(page, 'About').waitFor()
    const leave = await hold(page, /\/about$/)
    const asked = listenTo(page)
    // Clicked by script, because prefetches by pointer cannot be held back.
    await menuLink(page, 'About').evaluate((link: HTMLAnchorElement) => link.click())
    letGo()
    await page.waitForTimeout(500)
    expect(asked.filter((path) => /\/app-|\/data\/|^\/about$/.test(path))).toEqual(['/about'])
    leave()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('a prerendered page starts when the visitor sees it', async ({ page }) => {
    await byOwnLinks(page)
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }))
    const asked = listenTo(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.mouse.move(200, 200)
    const scripts = () => asked.filter((path) => /^\/assets\/.*\.js$/.test(path) && !path.includes('/entry-'))
    expect(scripts()).toEqual([])
    expect(await page.evaluate(() => customElements.get('ns-carousel'))).toBeUndefined()
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    await expect(page.locator('ns-carousel').first()).toHaveAttribute('data-live', '')
    await expect.poll(scripts).toContainEqual(expect.stringContaining('/app-'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await menuLink(page, 'Work with Us')
      .or(page.getByRole('link', { name: 'Work with Us' }))
      .first()
      .click()
    await expect(page.getByRole('dialog').locator('canvas')).toBeVisible()
  })

  test('once the app has taken over, a page only needs its fragment', async ({ page }) => {
    await byOwnLinks(page)
    await page.goto('/privacypolicy')
    await (await reachFor(page, 'Gallery')).click()
    await expect(page).toHaveURL('/gallery')
    const { document, fetched } = await followLink(page, '/portfolio')
    expect(document).toBe(false)
    const files = [...fetched.keys()].filter((name) => /\.(js|css|html)$|^\/[a-z-]*$/.test(name))
    expect(files.filter((name) => name !== '/data/portfolio.txt')).toEqual([])
  })

  test('after arriving by a link of this site, the pages of links in view are fetched ahead', async ({ page }) => {
    await page.goto('/privacypolicy')
    const asked = listenTo(page)
    await page.evaluate(() => location.assign('/gallery'))
    await expect.poll(() => asked).toContain('/data/about.txt')
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/data\/.*\.txt$/.test(name))
        .map(({ encodedBodySize }) => encodedBodySize),
    )
    expect(sizes.length).toBeLessThanOrEqual(8)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(budgets.fragment)
    const documents = countDocuments(page)
    const before = asked.length
    await menuLink(page, 'About').click()
    await expect(page.locator('h1')).toHaveText(/about/i)
    expect(documents()).toBe(0)
    expect(asked.slice(before).filter((path) => /^\/(about|data\/about)/.test(path))).toEqual([])
  })

  test('visitors who arrived otherwise fetch nothing ahead until they move; then a press needs no request', async ({
    page,
  }) => {
    const asked = listenTo(page)
    const ahead = () => asked.filter((path) => /^\/data\/|\/(app|blocks)-/.test(path))
    await page.goto('/privacypolicy')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    expect(ahead()).toEqual([])
    await page.mouse.wheel(0, 10)
    await expect.poll(ahead).toContain('/data/about.txt')
    await page.waitForLoadState('networkidle')
    const before = asked.length
    const documents = countDocuments(page)
    await menuLink(page, 'About').click()
    await expect(page.locator('h1')).toHaveText(/about/i)
    expect(documents()).toBe(0)
    expect(asked.slice(before).filter((path) => /^\/(about|data\/about)/.test(path))).toEqual([])
  })

  test('with the app, too, a page is not fetched if the pointer only passes over its link, or if its slide is hidden', async ({
    page,
  }) => {
    await byOwnLinks(page)
    const asked = listenTo(page)
    await page.goto('/')
    await expect.poll(() => asked).toContain('/data/about.txt')
    await page.waitForLoadState('networkidle')
    const passed = await page.locator('footer a[href="/sitemap"]').evaluate((link: HTMLAnchorElement) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return link.pathname
    })
    const hidden = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('ns-carousel a')]
      const inView = [...document.links].filter(
        (link) =>
          link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().top < window.innerHeight,
      )
      return links.map((link) => link.pathname).filter((path) => !inView.some((link) => link.pathname === path))
    })
    await page.waitForTimeout(300)
    expect(hidden.length).toBeGreaterThan(0)
    for (const path of [passed, ...hidden]) expect(asked).not.toContain(`/data${path}.txt`)
  })

  test('links that are out of view again are not fetched ahead', async ({ page }) => {
    await byOwnLinks(page)
    const asked = listenTo(page)
    const letGo = await hold(page, /\/blocks-[^/]*\.css$/)
    await page.goto('/sitemap')
    const seen = page.locator('main a[href="/cloud-services"]').first()
    await seen.scrollIntoViewIfNeeded()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(seen).not.toBeInViewport()
    letGo()
    await expect.poll(() => asked.filter((path) => path.startsWith('/data/')).length).toBeGreaterThan(3)
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/data/cloud-services.txt')
  })

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    test(`nothing is fetched ahead by visitors with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection as { saveData?: boolean },
      )
      await page.goto('/privacypolicy')
      await page.waitForLoadState('networkidle')
      const asked = listenTo(page)
      const ahead = () => asked.filter((path) => /^\/about|^\/data\/|\/app-/.test(path))
      await menuLink(page, 'Contact').hover()
      await menuLink(page, 'About').hover()
      await page.waitForTimeout(500)
      expect(ahead()).toEqual([])
      await page.evaluate(() => location.assign('/gallery'))
      await expect(page).toHaveURL('/gallery')
      await page.waitForLoadState('networkidle')
      expect(ahead()).toEqual([])
    })
})

test.describe('from one document to the next', () => {
  const transitions = (page: Page) =>
    page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .some(function calm(rule): boolean {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false
          return (
            rule.cssText.startsWith('@view-transition') || [...((rule as CSSGroupingRule).cssRules ?? [])].some(calm)
          )
        }),
    )

  test('the next page fades in, and reacts to clicks at once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) =>
        Object.assign(window, { faded: !!(event as Event & { viewTransition?: unknown }).viewTransition }),
      )
    })
    await page.goto('/privacypolicy')
    await menuLink(page, 'About').click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => page.evaluate('window.faded')).toBe(true)
    const overlay = await page.evaluate(
      () => getComputedStyle(document.documentElement, '::view-transition').pointerEvents,
    )
    expect(overlay).toBe('none')
  })

  test('without fading with reduced motion and on phones', async ({ page, context }) => {
    await page.goto('/about')
    expect(await transitions(page)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await transitions(page)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await transitions(page)).toBe(true)
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await browser.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 2,
      mobile: true,
    })
    expect(await transitions(page)).toBe(false)
    await browser.detach()
  })
})
