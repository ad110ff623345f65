import contract from '../../pages-data/api-integration.json' with { type: 'json' }
import sheet from '../../pages-data/data-migration-services.json' with { type: 'json' }
import draft from '../../pages-data/on-page-seo-services.json' with { type: 'json' }
import { expect, test } from './site.ts'

const [{ lines = [] } = {}] = contract.blocks.filter(({ type }) => type === 'work-sample')
const [{ passages = [] } = {}] = draft.blocks.filter(({ type }) => type === 'work-sample')
const [{ rows = [] } = {}] = sheet.blocks.filter(({ type }) => type === 'work-sample')

/** What is copied of an element. */
const copied = (element: Element): string => {
  const selection = getSelection()
  selection?.selectAllChildren(element)
  return String(selection)
}

test.describe('spec 2.10 · what is copied of a work sample', () => {
  test('each line of a listing with its indent, below the remark on it, and no words that nobody sees', async ({
    page,
  }) => {
    await page.goto('/api-integration')
    const written = lines.flatMap(({ text, description }) => (description ? [description, text] : [text]))
    const listing = page.getByRole('listitem').filter({ hasText: 'parameters:' }).locator('..')
    expect((await listing.evaluate(copied)).split('\n')).toEqual(written)
  })

  test('the rows of a table as they are written', async ({ page }) => {
    await page.goto('/data-migration-services')
    const table = await page.getByRole('table').locator('tbody').evaluate(copied)
    expect(table.trim().split('\n')).toEqual(rows.map(({ cells }) => cells.join('\t')))
  })

  test('the words of a draft as they are now, and who hears it is told what changed', async ({ page }) => {
    await page.goto('/on-page-seo-services')
    const texts = page.locator('p:has(ins)')
    const words = (text: string) => text.split(/\s+/).join(' ').trim()
    const now = passages.filter(({ before }) => before).map(({ after }) => words(after))
    await expect(texts).toHaveCount(now.length)
    expect(await texts.first().ariaSnapshot(), 'where a change ends is told').toMatch(
      /insertion: "Inserted: .*\n.*end of change/,
    )
    for (const [at, text] of now.entries()) expect(words(await texts.nth(at).evaluate(copied))).toBe(text)
  })
})

test.describe('spec 2.10 · every kind of work sample on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const path of [
    '/application-maintenance-services',
    '/implementation-and-deployment',
    '/technical-it-support',
    '/on-page-seo-services',
  ])
    test(`${path}: one line below the other, and nothing sideways`, async ({ page }) => {
      await page.goto(path)
      const tops = await page
        .locator('figure:has(> figcaption) :is(b, dd, p, li)')
        .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().top)))
      expect(tops.length).toBeGreaterThan(6)
      expect(tops).toEqual([...tops].sort((one, other) => one - other))
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBe(320)
      await page
        .locator('figure:has(> figcaption) :is(dd, p, div:not(:has(*)))')
        .evaluateAll((all) => all.map((text) => text.append(` ${'x'.repeat(90)}`)))
      expect(await width(), 'with words that are longer than a line').toBe(320)
    })

  test('on a phone no line of a contract wraps', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/api-integration')
    const heights = await page
      .locator('figure:has(> figcaption) code')
      .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)))
    expect(heights).toHaveLength(lines.length)
    expect(new Set(heights).size).toBe(1)
  })

  test('on a phone words after numbers have the whole width of their row', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/cloud-services')
    const row = page.locator('figure tbody tr').first()
    const [number, reason] = [
      await row.locator('td').first().boundingBox(),
      await row.locator('td').last().boundingBox(),
    ]
    expect(reason?.y).toBeGreaterThan((number?.y ?? 0) + 20)
    expect(reason?.x).toBe(number?.x)
    expect(reason?.width).toBeGreaterThan(260)
  })

  test('on a phone the time of a timeline stands above what happened', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/about')
    const moment = page.locator('figure:has(> figcaption) li').first()
    const [time, words] = [await moment.locator('b').boundingBox(), await moment.locator('div').boundingBox()]
    expect(words?.y).toBeGreaterThanOrEqual((time?.y ?? 900) + (time?.height ?? 0))
    expect(words?.width).toBeGreaterThan(300)
  })

  test('the hours of a timeline keep their words whole, and stand above the moments where text is of twice the size', async ({
    page,
  }) => {
    await page.goto('/implementation-and-deployment')
    const moment = page.locator('figure:has(> figcaption) li').first()
    const height = () => moment.locator('b').evaluate((hour) => hour.getBoundingClientRect().height)
    const line = await height()
    await moment.locator('b').evaluate((hour) => (hour.textContent = 'Wednesday'))
    expect(await height()).toBe(line)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const [hour, words] = [await moment.locator('b').boundingBox(), await moment.locator('div').boundingBox()]
    expect(words?.y).toBeGreaterThanOrEqual((hour?.y ?? 9000) + (hour?.height ?? 0))
    expect(words?.width).toBeGreaterThan(200)
  })

  test('frames and points are lines where colours are forced', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const [path, lined, part] of [
      ['/implementation-and-deployment', 'figure > ol > li:not([data-mark]) > div', '::before'],
      ['/application-maintenance-services', 'figure > [data-tone]', undefined],
      ['/technical-it-support', 'figure > ol > li', undefined],
      ['/technical-it-support', 'figure > ol + p', undefined],
      ['/on-page-seo-services', 'figure > [data-tone]', undefined],
    ] as const) {
      await page.goto(path)
      const styles = await page
        .locator(lined)
        .first()
        .evaluate((element, pseudo) => {
          const { outlineStyle, borderTopStyle } = getComputedStyle(element, pseudo)
          return [outlineStyle, borderTopStyle]
        }, part)
      expect(styles, `${path} ${lined}`).toContain('solid')
    }
  })
})
