import contract from '../../pages-data/api-integration.json' with { type: 'json' }
import sheet from '../../pages-data/data-migration-services.json' with { type: 'json' }
import { expect, test } from './site.ts'

const [{ lines = [] } = {}] = contract.blocks.filter(({ type }) => type === 'work-sample')
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
})
