import type { Page } from '@playwright/test'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import navigation from '../../pages-data/site/navigation.json' with { type: 'json' }
import { expect, look, test } from './site.ts'

const menu = ['Home', 'About', 'Services', 'Gallery', 'Career', 'Contact']

for (const javaScriptEnabled of [true, false]) {
  test.describe(`spec 2.2 · header on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, javaScriptEnabled })

    test('the menu opens, lists its six items, and choosing one closes it', async ({ page }) => {
      await page.goto('/privacypolicy')
      const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem')
      await expect(items.first()).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(items).toHaveText(menu)
      await items.filter({ hasText: 'About' }).getByRole('link').click()
      await expect(page).toHaveURL('/about')
      await expect(items.first()).toBeHidden()
    })
  })
}

test.describe('spec 2.2 · header', () => {
  test('wide screens link to our work and our people above the menu', async ({ page }) => {
    await page.goto('/ourteam')
    const links = page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('link')
    await expect(links).toHaveText([...navigation.header.above, company.phone, company.email])
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Our team')
  })

  test('the first of them come into the bar once the line above has scrolled away', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/privacypolicy')
    const link = page.getByRole('complementary', { name: 'Shortcuts' }).getByRole('link', { name: 'Testimonials' })
    const top = async () => (await link.boundingBox())?.y
    const before = await page.getByRole('main').boundingBox()
    await page.mouse.wheel(0, 600)
    await expect(link).toBeInViewport()
    await expect.poll(top).toBeGreaterThan(10)
    const [shown, logo, menu] = await Promise.all(
      [link, page.getByRole('banner').getByRole('link', { name: /home$/ }), page.locator('#menu')].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(shown?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0))
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(menu?.x ?? 0)
    // As a browser does that translates the page.
    const speak = (language: string) =>
      page.locator('html').evaluate((root, to) => root.setAttribute('lang', to), language)
    await speak('de')
    await expect(link).not.toBeInViewport()
    await speak('en')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await page.getByRole('main').boundingBox()).toEqual(before)
    await page.mouse.wheel(0, 600)
    await link.click()
    await expect(page).toHaveURL('/clients-testimonials')
  })

  for (const press of ['tap', 'Enter'])
    test.describe(`on a phone, by ${press}`, () => {
      test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

      test('the links above the menu stand below its entries, before the ways to reach us; choosing one closes it', async ({
        page,
      }) => {
        // With a carousel below the menu.
        await page.goto('/')
        const shortcuts = page.locator('#menu')
        await expect(shortcuts).toBeHidden()
        for (const name of navigation.header.above) {
          await page.getByRole('button', { name: 'Menu' }).tap()
          const link = shortcuts.getByRole('link', { name, exact: true })
          const to = (await link.getAttribute('href')) ?? ''
          const box = await link.boundingBox()
          expect(box?.height).toBeGreaterThanOrEqual(44)
          const call = shortcuts.getByRole('link', { name: company.phone })
          expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
          const last = shortcuts.getByRole('link', { name: 'Contact', exact: true })
          expect(box?.y).toBeGreaterThan((await last.boundingBox())?.y ?? 0)
          expect(box?.y).toBeLessThan((await call.boundingBox())?.y ?? 0)
          await expect(shortcuts).toContainText(`Answer in ${company.replyTime}`)
          await (press === 'tap' ? link.tap() : link.press('Enter'))
          await expect(page).toHaveURL(to)
          await expect(shortcuts).toBeHidden()
          await expect(page.locator('#menu')).toBeHidden()
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        }
      })

      test('a phone held sideways has its whole height for the menu', async ({ page }) => {
        await page.setViewportSize({ width: 740, height: 360 })
        await page.goto('/privacypolicy')
        await page.getByRole('button', { name: 'Menu' }).tap()
        expect(await page.locator('#menu').boundingBox()).toMatchObject({ y: 65, height: 360 - 65 })
        await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toBeHidden()
      })
    })

  for (const { javaScriptEnabled, scrolled } of [
    { javaScriptEnabled: true, scrolled: 0 },
    { javaScriptEnabled: true, scrolled: 900 },
    { javaScriptEnabled: false, scrolled: 0 },
  ])
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${scrolled} px down`, () => {
      test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, javaScriptEnabled })

      test('the menu is a sheet below the bar, whose button closes it again', async ({ page }) => {
        await page.goto('/privacypolicy')
        if (scrolled) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
        const bar = page.getByRole('banner')
        const button = bar.getByRole('button', { name: 'Menu' })
        await button.click()
        await expect(page.locator('#menu')).toBeVisible()
        const [above, sheet, logo] = await Promise.all(
          [bar, page.locator('#menu'), bar.getByRole('link', { name: /home$/ })].map((part) => part.boundingBox()),
        )
        expect(sheet).toEqual({ x: 0, y: 65, width: 360, height: 740 - 65 })
        expect(above).toMatchObject({ y: 0, height: 65 })
        expect(logo?.y).toBeGreaterThan(0)
        await button.click()
        await expect(page.locator('#menu')).toBeHidden()
        await expect(page.getByRole('main')).toBeVisible()
      })
    })

  for (const path of ['/privacypolicy', '/', '/hire-dedicated-team'])
    test(`while the menu is open on a phone, the page below can be neither focused nor scrolled: ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      await expect(page.locator('ns-carousel:not(:defined)')).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu' }).press('Enter')
      await expect(page.locator('#menu')).toBeVisible()
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => !document.activeElement?.closest('main, footer'))).toBe(true)
      }
      await page.mouse.move(180, 600)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

  test('when a tablet is turned, the open menu takes its place in the header', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 1280 })
    await page.goto('/privacypolicy')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu:popover-open')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('#menu:popover-open')).toHaveCount(0)
  })

  test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/privacypolicy')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' })).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the logo leads home and the skip link to the content', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('spec 2.2 · footer', () => {
  test('all groups, clients, policies, contact details, copyright 2025', async ({ page }) => {
    await page.goto('/privacypolicy')
    const footer = page.getByRole('contentinfo')
    for (const [label, path] of [
      ['Home', '/'],
      ['About Us', '/about'],
      ['Services', '/service'],
      ['Portfolio', '/portfolio'],
      ['Team', '/ourteam'],
      ['Contact Us', '/contact'],
      ['Career', '/career'],
      ['Hire Talent', '/hire-dedicated-team'],
      ['Sitemap', '/sitemap'],
    ] as const)
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path)
    await expect(footer.getByRole('link', { name: 'Work With Us' })).toHaveAttribute('data-dialog', 'enquiry')
    await expect(footer.locator('a[href^="/documents/"][target=_blank]')).toHaveCount(3)
    await expect(footer.getByRole('img')).toHaveCount(7)
    await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1)
    await expect(footer).toContainText('© 2025')
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`spec 2.2 · footer ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('its links are folded on a phone, and open where there is room', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/privacypolicy')
      const footer = page.getByRole('contentinfo')
      const team = footer.getByRole('link', { name: 'Team', exact: true })
      expect((await footer.boundingBox())?.height).toBeLessThan(840)
      await expect(team).toBeHidden()
      const fold = footer.locator('summary', { hasText: 'Resources' })
      expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await fold.click()
      await expect(team).toBeVisible()
      await fold.press('Enter')
      await expect(team).toBeHidden()
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(team).toBeVisible()
      // There its heading is none of the stops of the Tab key.
      await fold.focus()
      await expect(fold).not.toBeFocused()
      await team.focus()
      await expect(team).toBeFocused()
    })
  })

test.describe('spec 2.2 · breadcrumb', () => {
  const crumbsOf = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

  look('shows a phone the page above whole, and further ones once they have the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto('/google-ads-services-india')
    const links = crumbsOf(page).getByRole('link')
    const isCut = (at: number) => links.nth(at).evaluate((link) => link.scrollHeight > link.clientHeight)
    const isClipped = (at: number) =>
      links.nth(at).evaluate((link) => getComputedStyle(link.parentElement as Element).clipPath !== 'none')
    expect([await isClipped(0), await isClipped(1), await isClipped(2), await isCut(2)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    await links.nth(0).focus()
    expect([await isClipped(0), await isClipped(1)]).toEqual([false, true])
  })

  look(
    'takes one line on a phone; every entry leads to a page that exists, but the last, which is plain text',
    async ({ page, request }) => {
      await page.setViewportSize({ width: 320, height: 740 })
      for (const [path, crumbs] of [
        ['/about', ['Home', 'About']],
        ['/api-integration', ['Home', 'Service', 'Api Integration']],
        ['/data-migration-services', ['Home', 'Data Migration Services']],
        ['/google-ads-services-india', ['Home', 'Service', 'Digital Marketing Services', 'Google Ads Services India']],
        ['/mobile-app-development-services', ['Home', 'Service', 'Mobile App Development Services']],
        [
          '/search-engine-optimization-services-india',
          ['Home', 'Service', 'Digital Marketing Services', 'Search Engine Optimization Services India'],
        ],
        ['/gallery', ['Home', 'Gallery']],
      ] as const) {
        await page.goto(path)
        const found = await crumbsOf(page).evaluateAll((all) => ({
          height: all[0]?.closest('nav')?.getBoundingClientRect().height,
          isLastShown: all.at(-1)?.checkVisibility(),
          names: all.map((entry) => entry.textContent),
          links: all.map((entry) => entry.querySelector('a')?.getAttribute('href')),
        }))
        expect(found.height, path).toBeLessThan(32)
        expect(found.isLastShown, path).toBe(true)
        expect(found.names, path).toEqual(crumbs)
        expect(found.links.pop(), path).toBeUndefined()
        for (const href of found.links) expect((await request.get(`${href}`)).status(), `${path}: ${href}`).toBe(200)
      }
    },
  )
})
