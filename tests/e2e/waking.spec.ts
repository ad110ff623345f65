import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { elements } from '../../src/elements/registry.ts'
import { mapHost } from '../browser.ts'
import { visit } from './motion.ts'
import { expect, hold, lookAbout, test } from './site.ts'

/** A page with each custom element, and the name of its script. Without ns-services, which is not visible at first. */
const woken: Record<Exclude<keyof typeof elements, 'ns-services'>, { path: string; script: RegExp }> = {
  'ns-carousel': { path: '/', script: /\/carousel-/ },
  'ns-section-list': { path: '/', script: /\/section-list-/ },
  'ns-slider': { path: '/ourteam', script: /\/slider-/ },
  'ns-tabs': { path: '/mvp-development', script: /\/tabs-/ },
  'ns-counter': { path: '/implementation-and-deployment', script: /\/counter-/ },
  'ns-gauge': { path: '/digital-marketing-services', script: /\/gauge-/ },
  'ns-map': { path: '/contact', script: /\/map-/ },
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

test.use({ viewport: { width: 1600, height: 900 } })

/** Records every painted frame. @returns stops */
async function filmed(page: Page): Promise<() => Promise<Buffer[]>> {
  const session = await page.context().newCDPSession(page)
  const frames: Buffer[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'))
    // One may still come as the film ends.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png' })
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  return async () => {
    await session.send('Page.stopScreencast')
    await session.detach()
    return frames
  }
}

/** The boxes of controls that need script, and may appear with it. */
const buttonsOf = (page: Page, tag: string): Promise<Box[]> =>
  page.locator(`${tag} [data-carousel]`).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return {
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.ceil(width) + 1,
        height: Math.ceil(height) + 1,
      }
    }),
  )

/** The pixels of a frame, with some boxes masked. */
const pixels = (frame: Buffer, covered: Box[]): Promise<Buffer> =>
  sharp(frame)
    .removeAlpha()
    .composite(
      covered.map(({ left, top, width, height }) => ({
        input: { create: { width, height, channels: 3, background: 'black' } } as const,
        left,
        top,
      })),
    )
    .raw()
    .toBuffer()

/** The number of visibly different pixels of two frames. */
function changed(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0
  const differs = (at: number) => Math.abs((one[at] as number) - (other[at] as number)) > 64
  let count = 0
  for (let at = 0; at < one.length; at += 3) if (differs(at) || differs(at + 1) || differs(at + 2)) count += 1
  return count
}

/** Tolerance for borders that move by a pixel, because the script rounds widths. */
const unseen = 400

test.describe('spec 4 · scripts change nothing that was painted', () => {
  for (const [tag, { path, script }] of Object.entries(woken))
    test(`${tag} loads without flash or shift`, async ({ page }) => {
      // The map itself may come later: it is laid over the drawing.
      await hold(page, new RegExp(mapHost))
      await visit(page, path)
      const element = page.locator(tag).first()
      await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const letGo = await hold(page, script)
      await page.reload()
      await expect(element).toBeInViewport()
      await page.evaluate(async () => {
        await document.fonts.ready
        // Unlike its box, this knows where a picture is cut off.
        const isInView = (image: HTMLImageElement) =>
          image.checkVisibility() &&
          new Promise<boolean>((resolve) => {
            new IntersectionObserver(([entry], observer) => {
              observer.disconnect()
              resolve(!!entry?.intersectionRatio)
            }).observe(image)
          })
        await Promise.all([...document.images].map(async (image) => (await isInView(image)) && image.decode()))
      })
      await page.waitForTimeout(300)
      expect(await page.evaluate((name) => !!customElements.get(name), tag)).toBe(false)

      const stop = await filmed(page)
      letGo()
      await page.waitForFunction((name) => customElements.get(name), tag)
      await page.waitForTimeout(700)
      const covered = await buttonsOf(page, tag)
      const [before, ...frames] = await Promise.all((await stop()).map((frame) => pixels(frame, covered)))
      for (const [place, frame] of frames.entries())
        expect(changed(frame, before as Buffer), `frame ${place + 1} of ${frames.length}`).toBeLessThan(unseen)
    })
})

test.describe('spec 4 · what arrives late moves nothing', () => {
  // The console names every file that does not arrive.
  test.use({ viewport: { width: 1280, height: 800 }, quiet: false })

  test('the header is painted whole, even if the document stops in the middle of its menu', async ({ page }) => {
    const html = readFileSync('dist/about/index.html', 'utf8')
    const middle = html.indexOf('</li>', html.indexOf('id="menu"'))
    const server = createServer((request, response) => {
      if (request.url !== '/about') return response.writeHead(404).end()
      response.setHeader('content-type', 'text/html').write(html.slice(0, middle))
      setTimeout(() => response.end(html.slice(middle)), 500)
    }).listen(0, '127.0.0.1')
    await page.addInitScript(() => {
      const shifted: string[] = []
      Object.assign(window, { shifted })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
          shifted.push(...sources.map(({ node }) => (node?.closest?.('header') ? 'header' : 'below it')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/about`)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => (window as typeof window & { shifted: string[] }).shifted)).not.toContain('header')
    server.close()
  })

  test('headings and introductions are as wide before their fonts as with them', async ({ page }) => {
    for (const path of ['/about', '/mvp-development', '/termsandconditions', '/hire-dedicated-team']) {
      const widths = () =>
        page
          .locator('main h1, main h1 ~ p')
          .evaluateAll((all) => all.map((each) => Math.round(Number.parseFloat(getComputedStyle(each).maxInlineSize))))
      const letGo = await hold(page, /\.woff2$/)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      const before = await widths()
      letGo()
      await page.evaluate(() => document.fonts.ready)
      expect(await widths(), path).toEqual(before)
      expect(before.length).toBeGreaterThan(0)
      await page.unrouteAll()
    }
  })
})

test.describe('spec 4 · a carousel that starts late leaves focus and pointer where they are', () => {
  for (const [what, act, count] of [
    ['tabs to a link of the third slide', (slides: Locator) => slides.nth(2).getByRole('link').first().focus(), 3],
    ['points at the first slide', (slides: Locator) => slides.first().hover(), 1],
  ] as const)
    test(`when the visitor ${what} before the script is here`, async ({ page }) => {
      const letGo = await hold(page, /\/carousel-/)
      await visit(page, '/')
      const slides = page.locator('ns-carousel [aria-roledescription=slide]')
      // From now on focus is shown.
      await page.keyboard.press('Tab')
      await act(slides)
      const focused = await page.evaluateHandle(() => document.activeElement)
      letGo()
      await expect(page.locator('ns-carousel')).toHaveAttribute('data-live', '')
      await page.clock.runFor(20_000)
      await expect(slides.and(page.locator('[data-active]'))).toHaveAccessibleName(new RegExp(`^${count} of`))
      expect(await focused.evaluate((before) => before === document.activeElement)).toBe(true)
    })
})

const island = 'ns-island[type=enquiry-form]'

test.describe('spec 4 · a form in view is hydrated when the visitor does something', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [what, act] of [
    ['moves', lookAbout],
    ['tabs into it', (page: Page) => page.locator('main form [name=Name]').focus()],
    ['presses a button of it', (page: Page) => page.getByRole('button', { name: 'Submit enquiry' }).click()],
  ] as const)
    test(`without other blocks, and without loading styles twice, once the visitor ${what}`, async ({ page }) => {
      // The whole page is in view, so that no scrolling is needed.
      await page.setViewportSize({ width: 1280, height: 4000 })
      const files: string[] = []
      page.on('request', (request) => files.push(new URL(request.url()).pathname))
      await page.goto('/contact')
      await page.waitForLoadState('networkidle')
      await expect(page.locator(island)).not.toHaveAttribute('awake')
      expect(files.filter((file) => /\/island-/.test(file))).toEqual([])
      const before = files.length
      await act(page)
      await expect(page.locator(island)).toHaveAttribute('awake', '')
      const woken = files.slice(before)
      expect(woken).toContainEqual(expect.stringMatching(/\/island-/))
      // Except those for fading in, what a form looks like once it is sent, and what the app needs for other pages.
      const others = woken.filter((file) => file.endsWith('.css') && !/\/(reveal|form-states|blocks)-/.test(file))
      expect(others).toEqual([])
    })

  test('a press of its button before any script is here counts', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/entry-/)
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    letGo()
    await expect(page.locator('main form div[role=alert]')).toContainText('another look')
  })

  test('pressed at once: what is wrong with it shows when its styles are here, and moves nothing', async ({ page }) => {
    const notice = page.locator('main form div[role=alert]')
    await page.route('**/form-states-*.css', async (route) => {
      await expect(page.locator(island)).toHaveAttribute('awake', '')
      await expect(notice).toHaveCount(0)
      await route.continue()
    })
    await page.addInitScript(() =>
      new MutationObserver(() => {
        const added = document.querySelector('main form div[role=alert]')
        if (added)
          Object.assign(globalThis, {
            first: (globalThis as { first?: string }).first ?? getComputedStyle(added).display,
          })
      }).observe(document, { childList: true, subtree: true }),
    )
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Submit enquiry' }).click()
    await expect(notice).toHaveCSS('display', 'flex')
    expect(await page.evaluate(() => (globalThis as { first?: string }).first)).toBe('flex')
  })
})

test.describe('spec 4 · a page that was translated or changed before it is hydrated', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Wraps texts as the translations of browsers do. */
  const translate = (page: Page): Promise<void> =>
    page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, option')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })

  const jobs = 'ns-island[type=job-board]'

  for (const [what, act, shown] of [
    ['a search', (page: Page) => page.getByRole('searchbox').press('Enter'), '1 of 5 jobs'],
    [
      'a choice from a list',
      (page: Page) => page.getByLabel('Location').first().selectOption('Noida'),
      'No results found',
    ],
    ['a press on a filter', (page: Page) => page.locator('label', { hasText: 'Designer' }).click(), 'No results found'],
    ['a press on a link', (page: Page) => page.locator('#job-react-js-developer a font').first().click(), 'Overview'],
  ] as const)
    test(`${what} counts, and what was typed stays`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      const letGo = await hold(page, /\/island-/)
      await page.goto('/career')
      await translate(page)
      await page.getByRole('searchbox').fill('python')
      await act(page)
      letGo()
      await expect(page.locator(jobs)).toHaveAttribute('awake', '')
      await expect(page.locator(jobs).getByText(shown)).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('python')
      expect(errors).toEqual([])
    })

  test('what an extension has put in is gone, and the form looks as it should', async ({ page }) => {
    const form = page.locator('main form')
    const looks = () => form.evaluate((f) => [...f.querySelectorAll('*')].map((e) => `${e.localName} ${e.className}`))
    await page.goto('/contact')
    await form.locator('[name=Name]').focus()
    await expect(page.locator(island)).toHaveAttribute('awake', '')
    await expect(form.locator('canvas')).toBeVisible()
    const usual = await looks()
    const letGo = await hold(page, /\/island-/)
    await page.goto('/contact')
    await form.evaluate((f) => {
      for (const element of f.querySelectorAll('div, p, span, label'))
        element.prepend(Object.assign(document.createElement('span'), { className: 'extension' }))
    })
    await form.locator('[name=Name]').fill('Asha Rao')
    letGo()
    await expect(page.locator(island)).toHaveAttribute('awake', '')
    await expect.poll(looks).toEqual(usual)
    await expect(form.locator('[name=Name]')).toHaveValue('Asha Rao')
  })

  test('a form keeps what is typed until then, the focus and a press of its button', async ({ page }) => {
    const form = page.locator('main form')
    const letGo = await hold(page, /\/island-/)
    await page.goto('/contact')
    await translate(page)
    await form.locator('[name=Name]').fill('Asha Rao')
    await form.locator('[name=Message]').fill('Our stock list.')
    // Six places, where the code will be.
    await expect(form.locator('canvas')).toHaveCSS('background-image', /gradient/)
    letGo()
    await expect(page.locator(island)).toHaveAttribute('awake', '')
    await expect(form.locator('canvas')).toHaveCSS('background-image', 'none')
    await expect(form.locator('font')).toHaveCount(0)
    await expect(form.locator('[name=Message]')).toBeFocused()
    // Although no letter followed.
    await page.reload()
    await expect(form.locator('[name=Message]')).toHaveValue('Our stock list.')
    await form.locator('[name=Message]').fill('')
    const hydrate = await hold(page, /\/island-/)
    await page.reload()
    await translate(page)
    await form.locator('[name=Name]').fill('Asha Rao')
    await form.locator('[name=Message]').fill('Our stock list.')
    await form.getByRole('button', { name: 'Submit enquiry' }).click()
    hydrate()
    await expect(form.getByRole('alert')).toContainText('3 fields need another look')
    await expect(form.locator('[name=Name]')).toHaveValue('Asha Rao')
    await expect(form.locator('[name=Message]')).toHaveValue('Our stock list.')
  })
})
