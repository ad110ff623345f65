import type { Locator } from '@playwright/test'
import { expect, look as test } from './site.ts'

test.describe('spec 2.10 · steps of a process', () => {
  for (const path of [
    '/e-commerce-development-services',
    '/mobile-app-development-services',
    '/hire-dedicated-team',
    '/cloud-services',
    '/search-engine-optimization-services-india',
  ])
    test(`the steps of ${path} are in one column or one row, and no line continues past the last`, async ({ page }) => {
      await page.goto(path)
      const steps = page.locator('main ol[data-look] > li')
      const places = (items: Element[]) => items.map((item) => Math.round(item.getBoundingClientRect().left))
      const lines = (items: Element[]) =>
        items.filter((item) => getComputedStyle(item, '::before').content !== 'none').length
      for (const width of [360, 620, 768, 1000]) {
        await page.setViewportSize({ width, height: 900 })
        expect(new Set(await steps.evaluateAll(places)).size, `${width} px`).toBe(1)
        expect(await steps.evaluateAll(lines), `${width} px`).toBe(0)
      }
      await page.setViewportSize({ width: 1300, height: 900 })
      const columns = new Set(await steps.evaluateAll(places)).size
      expect([1, await steps.count()]).toContain(columns)
      const rising = (await page.locator('main ol[data-look="rise"]').count()) > 0
      if (rising) expect(await steps.evaluateAll(lines)).toBe((await steps.count()) - 1)
    })

  for (const [path, count] of [
    ['/cloud-services', 4],
    ['/search-engine-optimization-services-india', 5],
  ] as const)
    test(`the ${count} steps of ${path} rise along one line on a desktop`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      for (const [direction, forward] of [
        ['ltr', 1],
        ['rtl', -1],
      ] as const) {
        await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), direction)
        const places = await page.locator('main ol[data-look="rise"] > li:has(h3)').evaluateAll((steps) =>
          steps.map((step) => {
            const { left, top } = step.getBoundingClientRect()
            return { left, top, turn: Number.parseFloat(getComputedStyle(step, '::before').rotate) }
          }),
        )
        expect(places).toHaveLength(count)
        for (const [index, { left, top }] of places.slice(1).entries()) {
          const before = places[index] as (typeof places)[number]
          expect((left - before.left) * forward).toBeGreaterThan(0)
          expect(top).toBeLessThan(before.top)
          expect(before.turn * forward).toBeLessThan(0)
        }
      }
    })

  test('a scene reaches the edges of the window, and each step is below its part', async ({ page }) => {
    const section = page.locator('section', { has: page.locator('ol[data-look="scene"]') })
    await page.goto('/mvp-development')
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const drawing = await section.getByRole('img').first().boundingBox()
      const lefts = await section
        .locator('ol > li')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().x))
      expect(drawing?.x).toBeLessThanOrEqual(0)
      expect((drawing?.x ?? 0) + (drawing?.width ?? 0)).toBeGreaterThanOrEqual(width)
      if (width < 1440) continue
      const unit = (drawing?.width ?? 0) / 2560
      for (const [index, left] of lefts.entries())
        expect(Math.abs(left - (drawing?.x ?? 0) - (656 + 208 * index) * unit)).toBeLessThan(2)
    }
  })

  test('beside its steps a process has its heading and a drawing on a desktop; on a tablet and a phone both are above them', async ({
    page,
  }) => {
    const section = page.locator('section', { has: page.locator('ol[data-look="beside"]') })
    const heading = section.getByRole('heading', { level: 2 })
    const drawing = section.getByRole('img')
    const steps = section.locator('ol > li')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/data-migration-services')
    const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    const [words, picture, last] = await Promise.all([heading, drawing, steps.last()].map(placeOf))
    expect(words?.bottom).toBeLessThan(picture?.top ?? 0)
    expect((picture?.top ?? 0) - (words?.bottom ?? 0)).toBeLessThan(80)
    expect(picture?.right).toBeLessThan(last?.left ?? 0)
    // The steps end with the drawing.
    expect(Math.abs((last?.bottom ?? 0) - (picture?.bottom ?? 0))).toBeLessThan(24)
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const [above, drawn, below] = await Promise.all([heading, drawing, steps.first()].map(placeOf))
      expect(above?.left).toBe(below?.left)
      expect(above?.bottom).toBeLessThan(below?.top ?? 0)
      expect(drawn?.bottom).toBeLessThanOrEqual(below?.top ?? 0)
      if (width === 360) expect(drawn?.top).toBeGreaterThan(above?.bottom ?? 0)
      else expect(drawn?.left).toBeGreaterThan(above?.right ?? 0)
    }
  })

  test('on phones each part of a scene is a whole frame above its step, and 32 to 44 px of the next are in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto('/mvp-development')
    const steps = page.locator('ol[data-look="scene"] > li')
    const parts = await steps.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        from: Number.parseFloat(getComputedStyle(image).objectPosition),
        below:
          (image.parentElement?.querySelector('h3')?.getBoundingClientRect().top ?? 0) >=
          image.getBoundingClientRect().bottom,
      })),
    )
    expect(parts).toEqual([0, 20, 40, 60, 80, 100].map((from) => ({ from, below: true })))
    const frame = await steps.first().boundingBox()
    const heading = await page.locator('section:has(> div > ol[data-look="scene"]) h2').boundingBox()
    expect(frame?.x).toBe(heading?.x)
    const inView = 360 - ((await steps.nth(1).boundingBox())?.x ?? 360)
    expect(inView).toBeGreaterThanOrEqual(32)
    expect(inView).toBeLessThanOrEqual(44)
    await steps.first().scrollIntoViewIfNeeded()
    await expect(steps.nth(1)).toBeInViewport()
    await expect(steps.nth(1)).not.toBeInViewport({ ratio: 1 })
    await steps.last().evaluate((step) => step.scrollIntoView({ behavior: 'instant' }))
    await expect(steps.last()).toBeInViewport({ ratio: 1 })
    const part = steps.last().locator('img')
    await expect.poll(() => part.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.phone.')
    expect(await page.evaluate(() => scrollX)).toBe(0)
  })

  test('a bar of the calendar begins and ends with its weeks, and one without an end runs off the page', async ({
    page,
  }) => {
    await page.goto('/application-maintenance-services')
    const bars = page.locator('ol[data-look="calendar"] svg')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const places = await bars.evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const calendar = drawing.getBoundingClientRect()
          const bar = (drawing.lastElementChild as SVGPathElement).getBBox()
          const week = calendar.width / 10
          return {
            from: calendar.left + bar.x * week,
            weeks: bar.width,
            text: drawing.previousElementSibling?.getBoundingClientRect().right,
          }
        }),
      )
      expect(places.map(({ weeks }) => weeks)).toEqual([2, 2, 2, 5, 30])
      expect(places.map(({ from }) => from)).toEqual(places.map(({ from }) => from).toSorted((a, b) => a - b))
      if (width > 360) for (const { from, text = 0 } of places) expect(text).toBeLessThanOrEqual(from)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

  test('sheets lie in one row on a desktop, each with what is signed below its text; on narrow screens they are one paper', async ({
    page,
  }) => {
    await page.goto('/software-development-company-noida-india')
    const sheets = page.locator('ol[data-look="sheets"] > li')
    const placesOf = (name: string) =>
      sheets.locator(name).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const [texts, signatures, words] = await Promise.all([placesOf('p'), placesOf('svg'), placesOf('small span')])
      expect(signatures).toHaveLength(4)
      expect(words).toHaveLength(4)
      for (const [index, text] of texts.entries())
        for (const place of [signatures[index], words[index]]) expect(place?.top).toBeGreaterThanOrEqual(text.bottom)
      expect(new Set(texts.map(({ left }) => Math.round(left))).size).toBe(width === 1440 ? 4 : 1)
    }
  })

  test('without a drawing beside its steps, the heading of a process stays in view on a desktop', async ({ page }) => {
    const section = page.locator('section', { has: page.locator('ol[data-look="beside"]') })
    const steps = section.locator('ol > li')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/data-migration-services')
    await section.getByRole('img').evaluate((drawing) => drawing.remove())
    await steps.last().evaluate((step) => step.scrollIntoView({ behavior: 'instant', block: 'end' }))
    await expect(steps.first()).not.toBeInViewport({ ratio: 1 })
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  })
})
