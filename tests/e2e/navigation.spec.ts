import type { Page } from '@playwright/test'
import { fragmentFile } from '../../src/page/routes.ts'
import { routesWithEveryBlock } from '../typical-routes.ts'
import { byOwnLinks, countDocuments, expect, hold, ownLinks, reachFor, test } from './site.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Follows a link with the app, which shows every page from then on. */
async function takeOver(page: Page, name: string, path: string): Promise<void> {
  await (await reachFor(page, name)).click()
  await expect(page).toHaveURL(path)
  // The open panel names it a second time.
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]').first()
  await expect(current).toHaveText(name)
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

/** How each element of a page is set that does not move or count up. */
const settingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => !element.closest('ns-counter, ns-carousel, template, noscript, script'))
      .map((element) => {
        const { color, columnGap, display, fontSize, fontWeight, gridColumn, lineHeight, padding } =
          getComputedStyle(element)
        const settings = { color, columnGap, display, fontSize, fontWeight, gridColumn, lineHeight, padding }
        return `${element.tagName} ${JSON.stringify(settings)}`
      }),
  )

test('a page shown by the app is set as its document is, with the same headings', async ({ page, context }) => {
  test.slow()
  await byOwnLinks(page)
  const document = await context.newPage()
  const islands = ['/contact', '/gallery', '/e-commerce-development-services']
  const paddings = (page: Page) =>
    page.evaluate(() => [...window.document.querySelectorAll('main section')].map((it) => getComputedStyle(it).padding))
  const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()
  await page.goto('/sitemap')
  await reachFor(page, 'About')
  const documents = countDocuments(page)
  for (const path of new Set([...routesWithEveryBlock(), ...islands])) {
    if (['/sitemap', '/not-found'].includes(path)) continue
    await document.goto(path)
    const asleep = await document.locator('ns-island').count()
    const link = page.getByRole('main').locator(`a[href="${path}"]`).first()
    await link.hover()
    await page.waitForFunction(
      (file) => performance.getEntriesByName(`${location.origin}/${file}`).length,
      fragmentFile(path),
    )
    await link.click()
    await expect(page).toHaveTitle(await document.title())
    expect(documents(), path).toBe(0)
    expect.soft(await headings(page), path).toEqual(await headings(document))
    await expect.soft(page.locator('main noscript *'), path).toHaveCount(0)
    // Islands are awake in one of the two alone.
    if (!asleep) expect.soft(await settingsOf(page), path).toEqual(await settingsOf(document))
    if (islands.includes(path))
      for (const width of [1280, 390]) {
        for (const shown of [page, document]) await shown.setViewportSize({ width, height: 800 })
        expect.soft(await paddings(page), `${path} at ${width}`).toEqual(await paddings(document))
      }
    for (const shown of [page, document]) await shown.setViewportSize({ width: 1280, height: 800 })
    await page.goBack()
    await expect(page).toHaveURL('/sitemap')
    await expect(page.locator('h1')).toHaveText('Sitemap')
  }
})

test('a page opened at an anchor stands there, also if its fonts come late', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 360, height: 780 })
  const letGo = await hold(page, /\.woff2$/)
  await page.goto('/on-demand-developer#b5-title', { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(300)
  letGo()
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1000)
  const top = await page.locator('#b5-title').evaluate((heading) => heading.getBoundingClientRect().top)
  expect(Math.abs(top - 96)).toBeLessThan(2)
})

test.describe('navigation within the app', () => {
  test.use({ script: ownLinks })

  test('a link loads no second document, updates title and description, and paints before what is below the view is laid out; every route change scrolls to the top, Back and Forward included (spec 2.1), also after a reload', async ({
    page,
  }) => {
    const documents = countDocuments(page)
    await page.goto('/privacypolicy')
    const link = await reachFor(page, 'About')
    const ofLast = () => getComputedStyle(document.querySelector('main > :last-child') as Element).contentVisibility
    await page.evaluate((code) => {
      const last = new Function(`return (${code})()`)
      new MutationObserver(() => Object.assign(window, { before: last() })).observe(document.body, { childList: true })
      scrollTo(0, 400)
    }, `${ofLast}`)
    await link.click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect.poll(() => page.evaluate(ofLast)).toBe('visible')
    expect(await page.evaluate(() => (window as Window & { before?: string }).before)).toBe('auto')

    const html = await (await page.request.get('/about')).text()
    await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(html)?.[1]?.replace('&amp;', '&') ?? '')
    const description = page.locator('meta[name=description]')
    const inHtml = async () =>
      html.includes(
        (await description.getAttribute('content'))?.replaceAll('&', '&amp;').replaceAll("'", '&#39;') ?? '?',
      )
    await expect.poll(inHtml).toBe(true)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('About')

    await page.evaluate(() => scrollTo(0, 500))
    await page.goBack()
    await expect(page).toHaveURL('/privacypolicy')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 300))
    await page.goForward()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(documents()).toBe(1)

    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/privacypolicy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  })

  test('a reload of a page that the app shows, and Back from another site, keep its place', async ({ page }) => {
    await page.goto('/privacypolicy')
    await takeOver(page, 'Services', '/service')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    const scrollBy = async (top: number) => {
      const wanted = (await scrolled(page)) + top
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), wanted)
      await page.waitForTimeout(200)
      expect(await scrolled(page)).toBe(wanted)
    }
    await scrollBy(900)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(900)
    await scrollBy(300)
    await page.goto('data:text/html,another site')
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(1200)
  })

  test('Back closes the menu and the panel of services, as another document would', async ({ page }) => {
    await page.goto('/privacypolicy')
    await takeOver(page, 'About', '/about')
    const panel = page.getByRole('banner').locator('details > div')
    await page.getByLabel('All services').click()
    await expect(panel.getByRole('link', { name: 'QA testing', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/privacypolicy')
    await expect(panel).toBeHidden()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Noida Softworks')
    await page.setViewportSize({ width: 390, height: 800 })
    const menu = page.locator('#menu')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/privacypolicy')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('on the home page the same links are current as in its document, not the logo', async ({ page }) => {
    const current = () =>
      page.locator('[data-chrome] a').evaluateAll((links) => links.map((link) => link.getAttribute('aria-current')))
    await page.goto('/')
    const inDocument = await current()
    expect(inDocument).toContain('page')
    await page.goto('/privacypolicy')
    await takeOver(page, 'Home', '/')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await current()).toEqual(inDocument)
  })

  test('Back before the page of a pressed link is here leaves this page as it is', async ({ page }) => {
    const letGo = await hold(page, /\/data\/contact\.txt$/)
    const asked = page.waitForRequest('**/data/contact.txt')
    await page.goto('/privacypolicy')
    await asked
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-kept', ''))
    await menuLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    letGo()
    await page.waitForTimeout(300)
    await expect(page.locator('h1[data-kept]')).toHaveText('Privacy Policy')
  })

  test('what is typed on a page that the app has shown is there after Back', async ({ page }) => {
    await page.goto('/privacypolicy')
    await takeOver(page, 'Contact', '/contact')
    await page.locator('main [name=Name]').fill('Asha Rao')
    await takeOver(page, 'About', '/about')
    await page.goBack()
    await expect(page.locator('main [name=Name]')).toHaveValue('Asha Rao')
  })

  test('a page begins at its top, also if the page before was still scrolling smoothly', async ({ page }) => {
    await page.goto('/privacypolicy')
    await takeOver(page, 'Gallery', '/gallery')
    for (const [path, delay] of [
      ['/about', 60],
      ['/portfolio', 130],
      ['/about', 200],
    ] as const) {
      await page.evaluate(async (delay) => {
        scrollTo({ top: 9999, behavior: 'smooth' })
        await new Promise((done) => setTimeout(done, delay))
      }, delay)
      await page
        .locator(`footer a[href="${path}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
      await page.waitForTimeout(700)
      expect(await scrolled(page), `${path} after ${delay} ms`).toBe(0)
    }
  })

  test('Services looks current on a service page, also one that the app shows, and on no other page; Back and Forward between anchors of a page shown by the app scroll to them', async ({
    page,
  }) => {
    const looksCurrent = () =>
      page.getByRole('navigation', { name: 'Main' }).evaluate((nav) => {
        const [services, gallery] = ['/service', '/gallery'].map((path) => nav.querySelector(`a[href="${path}"]`))
        return services && gallery && getComputedStyle(services).color !== getComputedStyle(gallery).color
      })
    await page.goto('/qa-testing-services')
    await expect.poll(looksCurrent).toBe(true)
    await takeOver(page, 'Home', '/')
    await expect.poll(looksCurrent).toBe(false)
    await page.evaluate(() => {
      location.hash = 'solutions'
    })
    const top = () => page.evaluate(() => document.querySelector('#solutions')?.getBoundingClientRect().top ?? -1)
    const inView = async () => (await top()) >= 0 && (await top()) < 600
    await expect.poll(inView).toBe(true)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goForward()
    await expect.poll(inView).toBe(true)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/qa-testing-services')
    await expect.poll(looksCurrent).toBe(true)
    await page.goForward()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/#solutions')
    await expect.poll(inView).toBe(true)
  })

  test('a visitor who goes on to an anchor before the page has settled stands at the anchor', async ({ page }) => {
    await page.goto('/qa-testing-services')
    await takeOver(page, 'Home', '/')
    await page.evaluate(() => {
      location.hash = 'solutions'
    })
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/qa-testing-services')
    await page.evaluate(() => {
      // The frames after a page is shown come late, as on a busy phone.
      window.requestAnimationFrame = (run) => Number(setTimeout(run, 300))
      addEventListener('popstate', () => setTimeout(() => history.forward()), { once: true })
      history.forward()
    })
    await expect(page).toHaveURL('/#solutions')
    await page.waitForTimeout(1000)
    await expect(page.locator('#solutions')).toBeInViewport()
  })

  test('a browser that is never idle fetches linked pages ahead all the same', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run, { timeout = Number.POSITIVE_INFINITY } = {}) =>
        Number.isFinite(timeout) ? Number(setTimeout(run, timeout)) : 0
    })
    const asked = page.waitForRequest('**/data/about.txt', { timeout: 30_000 })
    await page.goto('/privacypolicy')
    await asked
  })

  test('a link to the current page scrolls up and loads nothing; one to the shown page with another query begins at the top', async ({
    page,
  }) => {
    await page.goto('/about')
    const documents = countDocuments(page)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await menuLink(page, 'About').click()
    await expect.poll(() => scrolled(page)).toBe(0)

    await takeOver(page, 'Career', '/career')
    await page
      .getByRole('link', { name: /View More Details/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\?job=/)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await menuLink(page, 'Career').click()
    await expect(page).toHaveURL('/career')
    await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeAttached()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(documents()).toBe(0)
  })

  test('Back and Forward to an anchor stay on the page', async ({ page }) => {
    const documents = countDocuments(page)
    await page.goto('/')
    await page.evaluate(() => {
      location.hash = 'solutions'
    })
    await page.goBack()
    await expect(page).toHaveURL('/')
    expect(documents()).toBe(1)
  })
})

test.describe('faults', () => {
  test.use({ quiet: false, script: ownLinks })
  test('before the app and without its chunks a click is an ordinary navigation, at once and after a hover', async ({
    page,
  }) => {
    await page.route('**/{app-*.js,blocks-*.css}', (route) => route.abort())
    await page.goto('/privacypolicy')
    await page.evaluate(() => Object.assign(globalThis, { kept: true }))
    await menuLink(page, 'About').click()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.evaluate(() => 'kept' in globalThis)).toBe(false)
    await menuLink(page, 'Contact').hover()
    await page.waitForTimeout(200)
    await menuLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('h1')).toBeVisible()
  })

  for (const [what, body] of [
    ['a page that cannot be reached', undefined],
    [
      'a page that was built for another version of the site',
      '<html data-script="/assets/another.js"><main id="main">New</main>',
    ],
    ['a page that no longer is at its address', '<title>This page has moved</title>'],
  ] as const)
    test(`${what} does not navigate when a link is only hovered, and becomes an ordinary navigation, also once the app shows pages`, async ({
      page,
    }) => {
      let asked = 0
      await page.route('**/data/contact.txt', async (route) => {
        asked += 1
        await (body ? route.fulfill({ contentType: 'text/html', body }) : route.abort())
      })
      await page.goto('/privacypolicy')
      await reachFor(page, 'Gallery')
      const documents = countDocuments(page)
      await menuLink(page, 'Contact').hover()
      await expect.poll(() => asked).toBeGreaterThan(0)
      await page.waitForTimeout(300)
      expect(documents()).toBe(0)
      await expect(page).toHaveURL('/privacypolicy')
      await menuLink(page, 'Contact').click()
      await expect(page).toHaveURL('/contact')
      await expect(page.locator('h1')).toHaveText('Contact us')
      expect(documents()).toBe(1)
      await takeOver(page, 'Gallery', '/gallery')
      expect(documents()).toBe(1)
      await menuLink(page, 'Contact').click()
      await expect(page.locator('h1')).toHaveText('Contact us')
      await expect(page).toHaveURL('/contact')
      expect(documents()).toBe(2)
    })

  test('a page whose file is missing becomes an ordinary navigation: the server knows where it is', async ({
    page,
  }) => {
    await page.route('**/data/contact.txt', (route) => route.fulfill({ status: 404 }))
    await page.goto('/privacypolicy')
    await takeOver(page, 'Gallery', '/gallery')
    await menuLink(page, 'Contact').click()
    await expect(page.locator('h1')).toHaveText('Contact us')
    await expect(page).toHaveURL('/contact')
  })

  test('a page that does not come for five seconds becomes an ordinary navigation, which browsers show', async ({
    page,
  }) => {
    await page.route('**/data/qa-testing-services.txt', () => {})
    await page.goto('/privacypolicy')
    await takeOver(page, 'Gallery', '/gallery')
    const documents = countDocuments(page)
    const link = page.locator('footer a[href="/about"]').first()
    await link.evaluate((link: HTMLAnchorElement) => {
      link.href = '/qa-testing-services'
      link.click()
    })
    await expect(page).toHaveURL('/qa-testing-services')
    expect(documents()).toBe(0)
    await expect(page.locator('h1')).toHaveText('QA testing', { timeout: 8000 })
    expect(documents()).toBe(1)
  })

  test('a click while a page is being fetched ahead becomes an ordinary navigation, too', async ({ page }) => {
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/data/contact.txt', async (route) => {
      await failed
      await route.abort()
    })
    const asked = page.waitForRequest('**/data/contact.txt')
    await page.goto('/privacypolicy')
    await asked
    await menuLink(page, 'Contact').hover()
    await menuLink(page, 'Contact').click()
    fail()
    await expect(page.locator('h1')).toHaveText('Contact us')
    await expect(page).toHaveURL('/contact')
  })

  test('an error screen that comes late does not take the place of the page that the visitor has gone on to', async ({
    page,
  }) => {
    await page.route('**/data/contact.txt', (route) => route.fulfill({ status: 503 }))
    const letGo = await hold(page, /\/ErrorScreen-[^/]*\.js$/)
    await page.goto('/privacypolicy')
    await reachFor(page, 'About')
    await menuLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    await menuLink(page, 'About').click()
    await expect(page.locator('h1')).toHaveText(/about/i)
    letGo()
    await page.waitForTimeout(500)
    await expect(page.locator('h1')).toHaveText(/about/i)
  })

  test("spec 2.1 · the error screen shows status and status text of a route's error response, and message and stack of an Error", async ({
    page,
  }) => {
    const data = '**/data/contact.txt'
    const failed = page.getByRole('heading', { name: 'Unexpected Application Error!' })
    await page.route(data, (route) => route.fulfill({ status: 503 }))
    await page.goto('/privacypolicy')
    await takeOver(page, 'Gallery', '/gallery')
    await menuLink(page, 'Contact').click()
    await expect(failed).toBeVisible()
    await expect(page.getByText('503 Service Unavailable')).toBeVisible()
    await page.goBack()
    await expect(failed).toBeHidden()
    await page.route(data, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<main[^]*/, '') })
    })
    await menuLink(page, 'Contact').click()
    await expect(failed).toBeVisible()
    await expect(page.locator('main pre')).toContainText('data/contact.txt has no content.')
  })
})
