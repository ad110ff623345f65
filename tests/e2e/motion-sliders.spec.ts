import type { Page } from '@playwright/test'
import { countTimers, leaveFor, reach, visit } from './motion.ts'
import { expect, test } from './site.ts'

const slider = (page: Page) => page.locator('ns-slider').first()

/** Names of the fully visible tiles, from left to right; none while the row moves. */
function inView(page: Page): Promise<string[]> {
  return slider(page).evaluate((node) => {
    const row = node.firstElementChild as HTMLElement & { swiper?: { animating: boolean } }
    // Swiper ignores steps until the end of a transition is reported, a frame later.
    if (node.getAnimations({ subtree: true }).length || row.swiper?.animating) return []
    const window = row.getBoundingClientRect()
    return [...node.querySelectorAll('li')]
      .map((tile) => ({ tile, at: tile.getBoundingClientRect() }))
      .filter(({ at }) => at.left >= window.left - 1 && at.right <= window.right + 1)
      .sort((a, b) => a.at.left - b.at.left)
      .map(({ tile }) => {
        const logo = tile.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt')
        return logo ?? (tile.querySelector('h3') ?? tile).textContent ?? ''
      })
  })
}

const shows = (page: Page, names: string[]) => expect.poll(() => inView(page)).toEqual(names)

/** The expected names in view after a number of moves. */
const rotated = (names: string[], moves: number, perView: number) =>
  Array.from({ length: perView }, (_, place) => names[(place + moves) % names.length] as string)

const namesOf = (page: Page) =>
  slider(page)
    .locator('li')
    .evaluateAll((tiles) =>
      tiles.map((tile) => tile.querySelector('img')?.alt || tile.querySelector('h3')?.textContent || ''),
    )

async function visitSlider(page: Page, path: string): Promise<string[]> {
  await visit(page, path)
  const names = await namesOf(page)
  await reach(page, 'ns-slider')
  return names
}

async function drag(page: Page, by: number): Promise<void> {
  const box = (await slider(page).locator('li').nth(2).boundingBox()) as { x: number; y: number }
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 20 + by / 2, box.y + 20)
  await page.mouse.move(box.x + 20 + by, box.y + 20)
  await page.mouse.up()
  await page.mouse.move(5, 2)
}

/** One that stops and one that goes on; tests/contract/pages/carousels.test.ts says which all others are. */
const logoPages = [
  { path: '/', stops: true },
  { path: '/mobile-app-development-services', stops: false },
]
const moves = [1, 2, 3, 4, 5, 6]

test.describe('spec 4 · client-logo carousel', () => {
  for (const { path, stops } of logoPages)
    test(`${path}: moves every second in a loop, and ${stops ? 'stops' : 'goes on'} after interaction`, async ({
      page,
    }) => {
      const names = await visitSlider(page, path)
      expect(names).toHaveLength(6)
      await shows(page, rotated(names, 0, 5))
      for (const move of moves) {
        await page.clock.runFor(999)
        await shows(page, rotated(names, move - 1, 5))
        await page.clock.runFor(1)
        await shows(page, rotated(names, move, 5))
      }
      await drag(page, -150)
      const place = moves.length + 1
      await shows(page, rotated(names, place, 5))
      await page.clock.runFor(stops ? 10_000 : 1000)
      await shows(page, rotated(names, stops ? place : place + 1, 5))
    })

  test('shows five of 237 by 103 with 30 px between them, fewer on narrow screens', async ({ page }) => {
    for (const { width, perView } of [
      { width: 1440, perView: 5 },
      { width: 900, perView: 4 },
      { width: 700, perView: 3 },
      { width: 390, perView: 2 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      const names = await visitSlider(page, '/implementation-and-deployment')
      await shows(page, rotated(names, 0, perView))
      const tiles = await slider(page)
        .locator('li img')
        .evaluateAll((images) =>
          images.slice(0, 2).map((node) => {
            const { left, right, width, height } = node.getBoundingClientRect()
            return { left, right, ratio: width / height }
          }),
        )
      expect((tiles[1]?.left ?? 0) - (tiles[0]?.right ?? 0)).toBeCloseTo(30, 0)
      expect(tiles[0]?.ratio).toBeCloseTo(237 / 103, 1)
    }
  })

  test('pauses on hover, and by its button', async ({ page }) => {
    const names = await visitSlider(page, '/implementation-and-deployment')
    await slider(page).locator('li').first().hover()
    await page.clock.runFor(10_000)
    await shows(page, rotated(names, 0, 5))
    await slider(page).getByRole('button', { name: 'Pause moving logos' }).click()
    await page.mouse.move(5, 2)
    await page.clock.runFor(10_000)
    await shows(page, rotated(names, 0, 5))
    await slider(page).getByRole('button', { name: 'Start moving logos' }).click()
    await page.clock.runFor(1000)
    await shows(page, rotated(names, 1, 5))
  })

  test('does not move by itself with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = await visitSlider(page, '/implementation-and-deployment')
    await page.clock.runFor(60_000)
    await shows(page, rotated(names, 0, 5))
    await slider(page).getByRole('button').first().focus()
    for (const moves of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight')
      await shows(page, rotated(names, moves, 5))
    }
  })

  test('leaves no timers running', async ({ page }) => {
    const nothingStarts = await countTimers(page)
    await visitSlider(page, '/implementation-and-deployment')
    await leaveFor(page, 'Contact', /./)
    await nothingStarts()
  })

  test('loads its script when it comes near the view, not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/')
    await expect(page.locator('ns-carousel').first()).toHaveAttribute('data-live', '')
    expect(scripts.filter((url) => /\/slider[-.]/.test(url))).toEqual([])
    await reach(page, 'ns-slider')
    expect(new Set(scripts.filter((url) => /\/slider[-.]/.test(url))).size).toBe(1)
  })
})

test.describe('spec 2.10 · industries carousel', () => {
  const path = '/mvp-development'
  const arrow = (page: Page, name: string) => slider(page).getByRole('button', { name })

  test('shows four without a gap, moves every 3 seconds, continues after interaction', async ({ page }) => {
    const names = await visitSlider(page, path)
    expect(names).toEqual([
      'Healthcare',
      'Travel & Tourism',
      'Banking & Finance',
      'Logistics & Transport',
      'Retail & Ecommerce',
      'Media & Entertainment',
      'Education & E-Learning',
      'FinTech',
      'Manufacturing',
    ])
    await page.clock.runFor(2999)
    await shows(page, rotated(names, 0, 4))
    await page.clock.runFor(1)
    await shows(page, rotated(names, 1, 4))
    await arrow(page, 'Next industries').click()
    await shows(page, rotated(names, 2, 4))
    await page.mouse.move(5, 2)
    await page.clock.runFor(3000)
    await shows(page, rotated(names, 3, 4))
    const edges = await slider(page)
      .locator('li')
      .evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getBoundingClientRect()))
    expect(edges[1]?.left).toBeCloseTo(edges[0]?.right ?? 0, 0)
  })

  test('arrows move in both directions', async ({ page }) => {
    const names = await visitSlider(page, path)
    await arrow(page, 'Previous industries').click()
    await shows(page, rotated(names, 8, 4))
    await arrow(page, 'Next industries').click()
    await shows(page, rotated(names, 0, 4))
  })
})

test.describe('spec 4 · carousels without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, count } of [
    { path: '/implementation-and-deployment', count: 6 },
    { path: '/mvp-development', count: 9 },
  ]) {
    test(`${path}: all ${count} are visible`, async ({ page }) => {
      await page.goto(path)
      await slider(page).scrollIntoViewIfNeeded()
      await expect.poll(() => inView(page)).toHaveLength(count)
      await expect(slider(page).getByRole('button')).toHaveCount(0)
    })
  }
})

test.describe('spec 4 · carousels do not make the page jump', () => {
  for (const path of ['/', '/implementation-and-deployment', '/mvp-development']) {
    for (const width of [390, 1280]) {
      test(`${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.addInitScript(() => {
          const shifts = { total: 0 }
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              if (!entry.hadRecentInput) shifts.total += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path)
        const height = await page.evaluate(() => document.body.scrollHeight)
        for (let top = 0; top < height; top += 400) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
          await page.waitForTimeout(50)
        }
        const shifted = await page.evaluate(
          () => (window as typeof window & { shifts: { total: number } }).shifts.total,
        )
        expect(shifted).toBeLessThan(0.01)
      })
    }
  }
})

test.describe('spec 2.3 · banner carousel: pictures', () => {
  test('pictures of a slide load one slide ahead', async ({ page }) => {
    const drawings: string[] = []
    page.on('request', (request) => {
      const name = /order-rule|ferry-day|turbine-seven|kettle-order|stand-up/.exec(request.url())?.[0]
      if (name && !drawings.includes(name)) drawings.push(name)
    })
    await visit(page, '/')
    await expect(page.locator('ns-carousel').first()).toHaveAttribute('data-live', '')
    await expect.poll(() => drawings).toEqual(['order-rule', 'ferry-day'])
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(() => drawings).toEqual(['order-rule', 'ferry-day', 'turbine-seven'])
  })
})
