import { changing, on } from './layout-questions.ts'
import { placesOf } from './layout.ts'
import { expect } from './site.ts'

on(
  [
    '/e-commerce-development-services',
    '/mobile-app-development-services',
    '/hire-dedicated-team',
    '/cloud-services',
    '/search-engine-optimization-services-india',
  ],
  'spec 2.10 · the steps of a process are in one column or one row, and no line continues past the last',
  async (page) => {
    /** How many columns the steps are in, and how many lines lead on from one. */
    const shape = () =>
      page.locator('main ol[data-look] > li').evaluateAll((steps) => ({
        columns: new Set(steps.map((step) => Math.round(step.getBoundingClientRect().left))).size,
        lines: steps.filter((step) => getComputedStyle(step, '::before').content !== 'none').length,
        steps: steps.length,
        rising: steps.some((step) => step.matches('[data-look="rise"] > li')),
      }))
    for (const width of [360, 620, 768, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await shape(), `${width} px`).toMatchObject({ columns: 1, lines: 0 })
    }
    await page.setViewportSize({ width: 1300, height: 900 })
    const { columns, lines, steps, rising } = await shape()
    expect([1, steps]).toContain(columns)
    if (rising) expect(lines).toBe(steps - 1)
  },
)

for (const [path, count] of [
  ['/cloud-services', 4],
  ['/search-engine-optimization-services-india', 5],
] as const)
  changing(path, `spec 2.10 · its ${count} steps rise along one line on a desktop`, async (page) => {
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

on(
  '/mvp-development',
  'spec 2.10 · a scene of steps reaches the edges of the window, and each step is below its part',
  async (page) => {
    const section = page.locator('section', { has: page.locator('ol[data-look="scene"]') })
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [drawing] = await placesOf(section.getByRole('img').first())
      const lefts = await section
        .locator('ol > li')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().x))
      expect(drawing.left).toBeLessThanOrEqual(0)
      expect(drawing.right).toBeGreaterThanOrEqual(width)
      if (width < 1440) continue
      const unit = drawing.width / 2560
      for (const [index, left] of lefts.entries())
        expect(Math.abs(left - drawing.left - (656 + 208 * index) * unit)).toBeLessThan(2)
    }
  },
)

const beside = 'section:has(ol[data-look="beside"])'

on(
  '/data-migration-services',
  'spec 2.10 · beside its steps a process has its heading and a drawing on a desktop; on a tablet and a phone both are above them',
  async (page) => {
    const section = page.locator(beside)
    const heading = section.getByRole('heading', { level: 2 })
    const drawing = section.getByRole('img')
    const steps = section.locator('ol > li')
    const [words, picture, last] = await placesOf(heading, drawing, steps.last())
    expect(words.bottom).toBeLessThan(picture.top)
    expect(picture.top - words.bottom).toBeLessThan(80)
    expect(picture.right).toBeLessThan(last.left)
    // The steps end with the drawing.
    expect(Math.abs(last.bottom - picture.bottom)).toBeLessThan(24)
    for (const width of [768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const [above, drawn, below] = await placesOf(heading, drawing, steps.first())
      expect(above.left).toBe(below.left)
      expect(above.bottom).toBeLessThan(below.top)
      expect(drawn.bottom).toBeLessThanOrEqual(below.top)
      if (width === 360) expect(drawn.top).toBeGreaterThan(above.bottom)
      else expect(drawn.left).toBeGreaterThan(above.right)
    }
  },
)

changing(
  '/data-migration-services',
  'spec 2.10 · without a drawing beside its steps, the heading of a process stays in view on a desktop',
  async (page) => {
    const section = page.locator(beside)
    const steps = section.locator('ol > li')
    await section.getByRole('img').evaluate((drawing) => drawing.remove())
    await steps.last().evaluate((step) => step.scrollIntoView({ behavior: 'instant', block: 'end' }))
    await expect(steps.first()).not.toBeInViewport({ ratio: 1 })
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  },
)

on(
  '/mvp-development',
  'spec 2.10 · on phones each part of a scene is a whole frame above its step, and 32 to 44 px of the next are in view',
  async (page) => {
    await page.setViewportSize({ width: 360, height: 900 })
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
    const [frame, next, heading] = await placesOf(
      steps.first(),
      steps.nth(1),
      page.locator('section:has(> div > ol[data-look="scene"]) h2'),
    )
    expect(frame.left).toBe(heading.left)
    expect(360 - next.left).toBeGreaterThanOrEqual(32)
    expect(360 - next.left).toBeLessThanOrEqual(44)
    await steps.first().scrollIntoViewIfNeeded()
    await expect(steps.nth(1)).toBeInViewport()
    await expect(steps.nth(1)).not.toBeInViewport({ ratio: 1 })
    await steps.last().evaluate((step) => step.scrollIntoView({ behavior: 'instant' }))
    await expect(steps.last()).toBeInViewport({ ratio: 1 })
    const part = steps.last().locator('img')
    await expect.poll(() => part.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.phone.')
    expect(await page.evaluate(() => scrollX)).toBe(0)
  },
)

on(
  '/application-maintenance-services',
  'spec 2.10 · a bar of the calendar begins and ends with its weeks, and one without an end runs off the page',
  async (page) => {
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
  },
)

on(
  '/software-development-company-noida-india',
  'spec 2.10 · sheets lie in one row on a desktop, each with what is signed below its text; on narrow screens they are one paper',
  async (page) => {
    const sheets = page.locator('ol[data-look="sheets"] > li')
    const boxesOf = (name: string) =>
      sheets.locator(name).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const [texts, signatures, words] = await Promise.all([boxesOf('p'), boxesOf('svg'), boxesOf('small span')])
      expect(signatures).toHaveLength(4)
      expect(words).toHaveLength(4)
      for (const [index, text] of texts.entries())
        for (const place of [signatures[index], words[index]]) expect(place?.top).toBeGreaterThanOrEqual(text.bottom)
      expect(new Set(texts.map(({ left }) => Math.round(left))).size).toBe(width === 1440 ? 4 : 1)
    }
  },
)
