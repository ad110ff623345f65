import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { htmlFile } from '../../src/page/routes.ts'
import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { budgets } from '../measure/weigh/budgets.ts'
import { overBudget } from '../measure/weigh/over-budget.ts'
import { weighPage } from '../measure/weigh/weigh-page.ts'
import { routesWithEveryBlock, typicalRoutes } from '../typical-routes.ts'
import { byOwnLinks, hold, reachFor, routes } from './site.ts'

test.describe('what a page weighs on a phone', () => {
  // Four at once: each waits half a second for what may still arrive.
  for (let first = 0; first < routes.length; first += 4) {
    const paths = routes.slice(first, first + 4)
    test(`${paths.join(', ')}: within every budget`, async ({ browser, baseURL }) => {
      const weighed = await Promise.all(paths.map((path) => weighPage(browser, baseURL as string, path, 'dist')))
      expect(weighed.flatMap(overBudget)).toEqual([])
    })
  }

  /** Counts what the page loads. @returns the weight of its scripts until now */
  function countScripts(page: Page): () => number {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() !== 'document' && /\.js$/.test(request.url()))
        scripts.add(new URL(request.url()).pathname)
    })
    return () => [...scripts].reduce((sum, script) => sum + statSync(`dist${script}.br`).size, 0)
  }

  for (const path of ['/contact', '/career', '/gallery'])
    test(`${path} stays within its budget of scripts when it is awake`, async ({ page }) => {
      const weight = countScripts(page)
      await page.goto(path)
      for (const island of await page.locator('ns-island').all()) {
        await island.scrollIntoViewIfNeeded()
        await island.locator('a, button, input').first().focus()
        await expect(island).toHaveAttribute('awake', '')
      }
      await page.waitForLoadState('networkidle')
      expect(weight()).toBeGreaterThan(10_000)
      expect(weight()).toBeLessThanOrEqual(budgets.awake)
    })

  test('browsers are sent the code of no block but those that are hydrated', () => {
    const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
    expect(scripts).toContainEqual(expect.stringMatching(/^JobBoard-/))
    expect(scripts.filter((name) => /^(blocks|Faq|PageBanner|Prose|ServiceCards)-/.test(name))).toEqual([])
  })

  test('the app stays within its budgets of scripts and styles', async ({ page }) => {
    const weight = countScripts(page)
    // Nothing else that moves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await byOwnLinks(page)
    await page.goto('/privacypolicy')
    const styles = page.waitForResponse(/\/blocks-[^/]*\.css$/)
    await reachFor(page, 'About')
    expect(weight()).toBeGreaterThan(2000)
    expect(weight()).toBeLessThanOrEqual(budgets.app)
    expect(statSync(`dist${new URL((await styles).url()).pathname}.br`).size).toBeLessThanOrEqual(budgets.blockStyles)
  })

  test('an exceeded budget names the block, script or picture that caused it', async ({ browser }) => {
    const dist = join(mkdtempSync(join(tmpdir(), 'heavy-site-')), 'dist')
    // What is planted has no compressed copies; data, which is not changed, is weighed by its own.
    const isCopied = (name: string) => /^dist.data\b/.test(name) || !/\.(br|gz)$/.test(name)
    cpSync('dist', dist, { recursive: true, filter: isCopied })
    const noise = () => Array.from({ length: 16_000 }, (_, index) => (index ** 2.5).toString(36).slice(-3)).join('')
    // Layout shift is what moves after the first paint, so fonts are released only when every element is defined.
    const showLate = `const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      painted().then(() => { document.querySelector('#late').hidden = false }).then(painted)
        .then(() => customElements.define('late-part', class extends HTMLElement {}))`
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
    writeFileSync(join(dist, 'media/heavy.svg'), `${picture}<!--${noise()}${noise()}--></svg>`)
    writeFileSync(join(dist, 'assets/heavy.js'), `${showLate} // ${noise()}`)
    const file = join(dist, htmlFile('/about'))
    const planted = `<p id="late" hidden>${'It pushes the page down. '.repeat(40)}</p><late-part>It is late.</late-part><img src="/media/heavy.svg" width="9" height="9" alt="">`
    const html = readFileSync(file, 'utf8')
      .replace(/(<main[^>]*><section[^>]*>)/, `$1${planted}<!--${noise()}-->`)
      .replace('</head>', '<script defer src="/assets/heavy.js"></script></head>')
    writeFileSync(file, html)
    const server = await serve(readSettings({ PORT: '0', DATA_DIR: join(dist, '../data') }), dist, () => {})
    try {
      const over = (await weighPage(browser, server.url, '/about', dist).then(overBudget)).join('\n')
      expect(over).toMatch(/\/about: HTML \+ CSS \d+, budget 14000 \(heaviest blocks: page-banner \d+/)
      expect(over).toMatch(/JavaScript \d+, budget 2500 \(heaviest: heavy\.js \d+/)
      expect(over).toMatch(/pictures above the fold \d+, budget 60000 \(heaviest: heavy\.svg \d+/)
      expect(over).toMatch(/layout shift 0\.\d+, budget 0\.01 \(moved: page-banner/)
    } finally {
      await server.close()
    }
  })
})

for (const [width, paths] of [
  [360, typicalRoutes()],
  [1440, routesWithEveryBlock()],
] as const)
  test(`at ${width} px pictures have their size before they are here, and one that fails spoils nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const images = page.locator('main img, footer img')
    const sizes = () =>
      images.evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => (image.checkVisibility() ? [image.offsetWidth, image.offsetHeight] : [])),
      )
    let pictures = 0
    const wrong: string[] = []
    for (const path of paths) {
      const letGo = await hold(page, /\/media\//)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const before = await sizes()
      letGo()
      const names = await images.evaluateAll((all: HTMLImageElement[]) => {
        for (const image of all) image.loading = 'eager'
        return Promise.all(all.map((image) => image.decode().then(() => image.currentSrc)))
      })
      const after = await sizes()
      pictures += before.filter(({ length }) => length).length
      for (const [index, name] of names.entries()) {
        const isSame = before[index]?.every((size, side) => Math.abs(size - Number(after[index]?.[side])) <= 1)
        if (!isSame) wrong.push(`${path} ${name}: ${before[index]}, then ${after[index]}`)
      }
      wrong.push(...(await breakPictures(page)).map((fault) => `${path} ${fault}`))
      await page.unroute(/\/media\//)
    }
    expect(pictures).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

/** What is wrong with a page whose pictures fail. */
const breakPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const source of document.querySelectorAll('main source')) source.remove()
    await Promise.all(
      images.map((image) => {
        image.src = 'data:,'
        return image.decode().catch(() => {})
      }),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    const isAcross = images.some(
      (image) => image.matches('main > :first-child img') && getComputedStyle(image).color !== 'rgba(0, 0, 0, 0)',
    )
    return [
      ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide`] : []),
      ...(isAcross ? ['has an alternative text across the words of its opening'] : []),
    ]
  })
