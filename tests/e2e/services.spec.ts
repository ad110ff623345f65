import type { Locator, Page } from '@playwright/test'
import navigation from '../../pages-data/site/navigation.json' with { type: 'json' }
import { axeFindings } from './axe.ts'
import { expect, hold, test } from './site.ts'

const { groups, below, page: listed, proof, asked, parts } = navigation.services
const labels = groups.flatMap(({ links }) => links)

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page) => header(page).getByRole('link', { name: 'Services', exact: true })
const button = (page: Page) => header(page).getByLabel('All services')
const panel = (page: Page) => header(page).locator('details > div')
const service = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true })

/** The requests for the panel so far. */
function fetchedBy(page: Page): () => string[] {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  return () => files.filter((file) => /services[-.]/.test(file) && !file.startsWith('/icons'))
}

test.describe('spec 2.2 · find a service', () => {
  test('the picture of what a client says has its place before it comes', async ({ page }) => {
    await page.goto('/cloud-services')
    await page.route('**/media/**', () => {})
    await link(page).hover()
    await expect(service(page, 'QA testing')).toBeVisible()
    const picture = await panel(page).locator('[data-shown] img').boundingBox()
    expect(picture?.height).toBeGreaterThan(100)
  })

  test('the panel loads on hover, opens once the pointer rests, and closes behind it', async ({ page }) => {
    const fetched = fetchedBy(page)
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await page.mouse.move(600, 500)
    expect(fetched()).toEqual([])
    await link(page).hover()
    await expect.poll(fetched).toContain('/data/services.txt')
    await expect(service(page, 'QA testing')).toBeVisible()
    const proofs = [proof, ...groups.map((group) => group.proof)]
    await expect(panel(page).locator('a')).toHaveCount(labels.length + below.links.length + 1 + proofs.length)
    // On the way to the panel, and in it.
    await service(page, 'QA testing').hover()
    await page.waitForTimeout(500)
    await expect(service(page, 'QA testing')).toBeVisible()
    await page.mouse.move(600, 790)
    await expect(service(page, 'QA testing')).toBeHidden()
    // Closed by hand it stays closed, until the pointer comes again.
    await link(page).hover()
    await expect(service(page, 'QA testing')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.move(600, 40)
    await link(page).hover()
    await expect(service(page, 'QA testing')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(400)
    await expect(service(page, 'QA testing')).toBeHidden()
  })

  test('a pointer that only passes does not open it, and a hasty click does', async ({ page }) => {
    await page.goto('/about')
    await link(page).hover()
    await expect(service(page, 'QA testing')).toBeVisible()
    await page.mouse.move(200, 790)
    await expect(service(page, 'QA testing')).toBeHidden()
    const box = (await link(page).boundingBox()) as { x: number; y: number }
    await page.mouse.move(box.x - 200, box.y + 10)
    await page.mouse.move(box.x + 400, box.y + 10, { steps: 12 })
    await page.waitForTimeout(400)
    await expect(service(page, 'QA testing')).toBeHidden()
    await button(page).click()
    await page.mouse.move(200, 790)
    await page.waitForTimeout(600)
    await expect(service(page, 'QA testing')).toBeVisible()
  })

  test('it has every service page once, in its groups, and a client beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/data-migration-services')
    await button(page).click()
    for (const { title, links } of [...groups, below])
      await expect(panel(page).getByRole('list', { name: title }).getByRole('link')).toHaveText(links)
    await expect(panel(page).locator('[aria-current=page]')).toHaveText(['Data migration'])
    for (const [name, at] of [
      ['Data migration', 1],
      ['Google Ads', 2],
      ['On-demand developers', 3],
      ['UI/UX design', 0],
    ] as const) {
      await service(page, name).hover()
      const [shown, ...others] = groups.toSorted((group) => (group === groups[at] ? -1 : 1)).map(({ proof }) => proof)
      await expect(panel(page).getByText(shown?.quote as string)).toBeVisible()
      for (const other of [proof, ...others]) await expect(panel(page).getByText(other.quote)).toBeHidden()
    }
    await service(page, 'Google Ads').focus()
    await expect(panel(page).getByText(groups[2]?.proof.quote as string)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('it marks what clients ask for most, and sets parts of a service below it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await button(page).click()
    const entries = panel(page).getByRole('listitem')
    await expect(entries.filter({ hasText: 'Asked for most' }).getByRole('link')).toHaveText(asked)
    // Each group that has marks explains them, level with its name.
    const marked = groups.filter(({ links }) => links.some((name) => asked.includes(name)))
    const notes = panel(page).locator('p').filter({ hasText: 'Asked for most' })
    await expect(notes).toHaveCount(marked.length)
    for (const [index, { title }] of marked.entries()) {
      const name = await panel(page).locator(`[data-group="${title}"] summary`).boundingBox()
      const note = await notes.nth(index).boundingBox()
      expect(note?.y).toBeGreaterThanOrEqual((name?.y as number) - 1)
      expect((note?.y as number) + (note?.height as number)).toBeLessThan(
        (name?.y as number) + (name?.height as number),
      )
    }
    const [whole, ...inside] = await Promise.all(
      ['SEO', ...parts].map((name) =>
        entries.filter({ has: page.getByRole('link', { name, exact: true }) }).boundingBox(),
      ),
    )
    for (const part of inside) {
      expect(part?.x).toBeGreaterThan(whole?.x as number)
      expect(part?.height).toBeLessThan(whole?.height as number)
    }
    // One entry of the menu alone looks like the current page.
    const home = header(page).getByRole('link', { name: 'Home', exact: true })
    const colourOf = (entry: Locator) => entry.evaluate((one) => getComputedStyle(one).color)
    expect(await colourOf(link(page))).not.toBe(await colourOf(home))
  })

  test('by keyboard: opens, moves on, closes on Escape and returns the focus', async ({ page }) => {
    await page.goto('/about')
    await link(page).focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(service(page, labels[0] as string)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(service(page, labels[0] as string)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await service(page, 'All services').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel(page)).toBeHidden()
  })

  for (const { width, as } of [
    { width: 1440, as: 'on a desktop' },
    { width: 360, as: 'in the menu of a phone' },
  ])
    test(`it ends with a link to all services, ${as}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/about')
      if (width < 960) await page.getByRole('button', { name: 'Menu' }).click()
      await button(page).click()
      await service(page, 'All services').click()
      await expect(page).toHaveURL(listed)
      await expect(panel(page)).toBeHidden()
    })

  test('closes on a click beside it and on a link in it', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await expect(service(page, 'SEO')).toBeVisible()
    await page.mouse.click(200, 780)
    await expect(panel(page)).toBeHidden()
    await button(page).click()
    await service(page, 'Cloud and DevOps').click()
    await expect(page).toHaveURL('/cloud-services')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test.describe('if it does not load', () => {
    test.use({ quiet: false })

    test('a pointer that rests reads that it is loading, and is taken nowhere', async ({ page }) => {
      const data = /\/data\/services\.txt$/
      const letGo = await hold(page, data)
      await page.goto('/about')
      await link(page).hover()
      const empty = panel(page)
      await expect(empty).toBeVisible()
      expect(await empty.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Loading…"')
      await expect.poll(() => empty.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
      expect((await empty.boundingBox())?.width).toBe(page.viewportSize()?.width)
      letGo('abort')
      await expect(empty).toBeHidden()
      await expect(page).toHaveURL('/about')
      await page.unroute(data)
      await page.mouse.move(600, 500)
      await link(page).hover()
      await expect(service(page, 'QA testing')).toBeVisible()
    })

    for (const body of ['', '<!doctype html><title>Sign in to this network</title><p>Welcome'])
      test(`the button acts like the link (${body ? 'a different page' : 'no response'})`, async ({ page }) => {
        await page.route('**/data/services.txt', (route) =>
          body ? route.fulfill({ contentType: 'text/html', body }) : route.abort(),
        )
        await page.goto('/about')
        await button(page).click()
        await expect(page).toHaveURL(listed)
      })
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('the panel says that it is loading', async ({ page }) => {
      let answer = () => {}
      const asked = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/data/services.txt', (route) => asked.then(() => route.continue()))
      await page.goto('/about')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await button(page).tap()
      const words = () => panel(page).evaluate((empty) => getComputedStyle(empty, '::after').content)
      expect(await words()).toBe('"Loading…"')
      answer()
      await expect(service(page, 'All services')).toBeVisible()
      expect(await words()).toBe('none')
    })

    const groupOf = (page: Page, title: string) => panel(page).locator('summary', { hasText: title })

    test('its groups fold in the menu, with rows large enough for touch; choosing one closes the menu', async ({
      page,
    }) => {
      const fetched = fetchedBy(page)
      await page.goto('/about')
      await page.getByRole('button', { name: 'Menu' }).tap()
      expect(fetched()).toEqual([])
      await button(page).tap()
      await expect(groupOf(page, 'Grow')).toHaveText('Grow 7 services')
      await expect(service(page, 'Web development')).toBeHidden()
      for (const { title } of groups) {
        await groupOf(page, title).press('Enter')
        expect((await groupOf(page, title).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      for (const row of await panel(page).getByRole('listitem').getByRole('link').filter({ visible: true }).all())
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      // What stands below the list covers nothing of it.
      const bottom = async (name: string) => {
        const box = await page.locator('#menu').getByRole('link', { name, exact: true }).last().boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      }
      expect(await bottom('+91 120 456 7890')).toBeGreaterThan(await bottom('Our team'))
      expect(await bottom('Our team')).toBeGreaterThan(await bottom('Contact'))
      await service(page, 'Hire dedicated team').tap()
      await expect(page).toHaveURL('/hire-dedicated-team')
      await expect(page.locator('#menu')).toBeHidden()
    })

    test('the group of the current page is open, and all of them once there is room', async ({ page }) => {
      await page.goto('/web-development-services')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await button(page).tap()
      await expect(service(page, 'Web development')).toBeVisible()
      await expect(service(page, 'SEO')).toBeHidden()
      // The page below the menu is hidden.
      expect(await axeFindings(page, ['landmark-one-main', 'page-has-heading-one'])).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(service(page, 'SEO')).toBeVisible()
      await expect(groupOf(page, 'Grow')).toHaveAttribute('tabindex', '-1')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('there is no button, and the link leads to the page of all services', async ({ page }) => {
      await page.goto('/about')
      await expect(button(page)).toBeHidden()
      await link(page).click()
      await expect(page).toHaveURL(listed)
    })
  })
})
