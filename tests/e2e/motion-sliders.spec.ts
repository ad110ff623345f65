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

test.describe('spec 4 · client-logo carousel', () => {
  const path = '/implementation-and-deployment'

  test('/: moves every second in a loop, and stops after interaction', async ({ page }) => {
    const names = await visitSlider(page, '/')
    expect(names).toHaveLength(6)
    await shows(page, rotated(names, 0, 5))
    for (const move of [1, 2, 3, 4, 5, 6]) {
      await page.clock.runFor(999)
      await shows(page, rotated(names, move - 1, 5))
      await page.clock.runFor(1)
      await shows(page, rotated(names, move, 5))
    }
    await drag(page, -150)
    await shows(page, rotated(names, 7, 5))
    await page.clock.runFor(10_000)
    await shows(page, rotated(names, 7, 5))
  })

  // tests/contract/pages/carousels.test.ts says which stop and which go on.
  test(`${path}: shows five of 237 by 103 with 30 px between them, fewer on narrow screens, pauses on hover and by its button, and goes on after interaction`, async ({
    page,
  }) => {
    const names = await visitSlider(page, path)
    for (const { width, perView } of [
      { width: 1440, perView: 5 },
      { width: 900, perView: 4 },
      { width: 700, perView: 3 },
      { width: 390, perView: 2 },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      // Swiper follows the window in the next frame.
      await page.clock.runFor(20)
      await shows(page, rotated(names, 0, perView))
      const gaps = await slider(page)
        .locator('li img')
        .evaluateAll((images) => {
          const [first, second] = images
            .map((node) => node.getBoundingClientRect())
            .filter(({ left }) => left >= 0)
            .sort((a, b) => a.left - b.left)
          return first && second && { between: second.left - first.right, ratio: first.width / first.height }
        })
      expect(gaps?.between).toBeCloseTo(30, 0)
      expect(gaps?.ratio).toBeCloseTo(237 / 103, 1)
    }

    await page.setViewportSize({ width: 1280, height: 800 })
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
    await drag(page, -150)
    await shows(page, rotated(names, 2, 5))
    await page.clock.runFor(1000)
    await shows(page, rotated(names, 3, 5))
  })

  test('does not move by itself with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = await visitSlider(page, path)
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
    await visitSlider(page, path)
    await leaveFor(page, 'Contact', /./)
    await nothingStarts()
  })

  test('loads its script when it comes near the view, not before; pictures of the banner load one slide ahead (spec 2.3)', async ({
    page,
  }) => {
    const scripts: string[] = []
    const drawings: string[] = []
    page.on('request', (request) => {
      if (/\/slider[-.]/.test(request.url())) scripts.push(request.url())
      const name = /order-rule|ferry-day|turbine-seven|kettle-order|stand-up/.exec(request.url())?.[0]
      if (name && !drawings.includes(name)) drawings.push(name)
    })
    await visit(page, '/')
    await expect(page.locator('ns-carousel').first()).toHaveAttribute('data-live', '')
    await expect.poll(() => drawings).toEqual(['order-rule', 'ferry-day'])
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(() => drawings).toEqual(['order-rule', 'ferry-day', 'turbine-seven'])
    expect(scripts).toEqual([])
    await reach(page, 'ns-slider')
    expect(new Set(scripts).size).toBe(1)
  })
})

test('spec 2.10 · industries carousel: shows four without a gap, moves every 3 seconds and by arrows, continues after interaction', async ({
  page,
}) => {
  const arrow = (name: string) => slider(page).getByRole('button', { name })
  const names = await visitSlider(page, '/mvp-development')
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
  const edges = await slider(page)
    .locator('li')
    .evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getBoundingClientRect()))
  expect(edges[1]?.left).toBeCloseTo(edges[0]?.right ?? 0, 0)
  await arrow('Previous industries').click()
  await shows(page, rotated(names, 8, 4))
  await arrow('Next industries').click()
  await shows(page, rotated(names, 0, 4))
  await page.mouse.move(5, 2)
  await page.clock.runFor(2999)
  await shows(page, rotated(names, 0, 4))
  await page.clock.runFor(1)
  await shows(page, rotated(names, 1, 4))
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
  const watch = () => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  }
  test.use({ script: `(${watch})()` })

  for (const path of ['/', '/mvp-development'])
    test(`${path} on a phone and a wide screen`, async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        const shifted = await page.evaluate(async () => {
          const height = document.body.scrollHeight
          for (let top = 0; top < height; top += 400) {
            scrollTo({ top, behavior: 'instant' })
            await new Promise((done) => setTimeout(done, 50))
          }
          return (window as typeof window & { shifts: { total: number } }).shifts.total
        })
        expect(shifted, `at ${width} px`).toBeLessThan(0.01)
      }
    })
})
