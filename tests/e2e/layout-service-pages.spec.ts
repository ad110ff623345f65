import { serviceRows } from '../contract/pages/service-table.ts'
import { rowsOf } from './layout.ts'
import { expect, look as test, test as testOnPhone } from './site.ts'

const boxesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test.describe('spec 2.10 · lists of service pages', () => {
  test('an index has two entries in each row', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/data-migration-services')
    const index = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Eight kinds of move' }) })
    expect(await index.getByRole('listitem').evaluateAll(rowsOf)).toEqual([2, 2, 2, 2])
  })

  test('the heading of names takes the cells of their grid that they leave empty', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [path, title, cells, below] of [
      ['/product-lifecycle-management-services', /in ten areas/, [2, 2, 3, 3], 4],
      ['/google-ads-services-india', /Nine leaks/, [3, 3, 3], 0],
    ] as const) {
      await page.goto(path)
      const heading = page.getByRole('heading', { name: title })
      const names = page.locator('section').filter({ has: heading }).getByRole('listitem')
      expect(await names.evaluateAll(rowsOf)).toEqual(cells)
      // The first row that begins at the left edge is that below the heading.
      const first = await names.nth(below).boundingBox()
      const own = await heading.boundingBox()
      expect(first?.x).toBe(own?.x)
      expect(first?.y).toBeGreaterThan((own?.y ?? 0) + (own?.height ?? 0))
    }
  })

  for (const path of ['/api-integration', '/qa-testing-services', '/technical-seo-services', '/on-page-seo-services'])
    test(`the claims that do not lead on ${path} share a few rows`, async ({ page }) => {
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      const others = claims.locator('ul').last().locator('li')
      await expect(others).toHaveCount(5)
      for (const [width, most] of [
        [360, 5],
        [768, 3],
        [1440, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const lines = await others.evaluateAll(rowsOf)
        expect(lines.length, `${width} px: ${lines.join()}`).toBeLessThanOrEqual(most)
        await expect(others.last()).toBeVisible()
        // Where a row can end early, no rule is drawn over an empty place.
        await expect(others.last()).toHaveCSS('border-top-width', width === 360 ? '1px' : '0px')
        // The look's own rule is above the first.
        await expect(others.first()).toHaveCSS('border-top-width', '0px')
      }
    })
})

test.describe('spec 2.10 · no column ends halfway', () => {
  test('a check list without a picture shares the width, two points in each row', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [path, title] of [
      ['/web-development-services', 'Measured before we hand over'],
      ['/software-security-services', 'Support when the alarm is real'],
    ] as const) {
      await page.goto(path)
      const list = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
      const rows = await list.locator('li').evaluateAll(rowsOf)
      expect(new Set(rows)).toEqual(new Set([2]))
    }
  })

  test('questions are in two columns below their heading, and the title of a case stands above its figure and begins with the quote', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/api-integration')
    expect(await page.locator('main details:has(h3)').evaluateAll(rowsOf)).toEqual([2, 2])
    const band = page.locator('section:has(blockquote)', { has: page.locator('p > b:first-child') })
    const [figure] = await band.locator('p:has(> b)').evaluateAll(boxesOf)
    const [title] = await band.getByRole('heading').evaluateAll(boxesOf)
    const [quote] = await band.locator('blockquote').evaluateAll(boxesOf)
    expect(Math.abs((title?.top ?? 0) - (quote?.top ?? 0))).toBeLessThan(12)
    expect((figure?.top ?? 0) - (title?.bottom ?? 0)).toBeLessThan(24)
  })

  test('a short quote beside a figure is larger than a long one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const sizeOn = async (path: string) => {
      await page.goto(path)
      return page
        .locator('main blockquote')
        .first()
        .evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize))
    }
    const short = await sizeOn('/custom-software-development-company')
    expect(short).toBeGreaterThan(await sizeOn('/application-maintenance-services'))
  })
})

test.describe('spec 2.1, 2.10 · the end of a service page', () => {
  for (const path of ['/api-integration', '/technical-it-support'])
    test(`the drawing beside the call of ${path} reaches the edges of its band`, async ({ page }) => {
      await page.goto(path)
      for (const width of [360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const band = page.locator('section', { has: page.getByRole('link', { name: 'Hire Us Now' }) })
        const [section] = await band.evaluateAll(boxesOf)
        const [drawing] = await band.getByRole('img', { name: /^Illustration/ }).evaluateAll(boxesOf)
        expect(drawing?.right, `${width} px`).toBeGreaterThanOrEqual(width)
        expect(drawing?.bottom, `${width} px`).toBeCloseTo(section?.bottom ?? 0, 0)
        if (width < 1000) expect(drawing?.left, `${width} px`).toBeLessThanOrEqual(0)
        else expect(drawing?.top, `${width} px`).toBeCloseTo(section?.top ?? 0, 0)
      }
    })

  test('a strip begins with its rule where the section above it ends, if that has the same colour', async ({
    page,
  }) => {
    for (const [path, joined] of [
      ['/api-integration', true],
      ['/technical-it-support', true],
      ['/mobile-app-development-services', false],
    ] as const) {
      await page.goto(path)
      const strip = page.locator('main section').last()
      const [top, rule] = await strip.evaluate((section) => {
        const row = section.firstElementChild?.firstElementChild as Element
        return [
          row.getBoundingClientRect().top - section.getBoundingClientRect().top,
          Number.parseFloat(getComputedStyle(row).borderTopWidth),
        ]
      })
      expect([top === 0, rule === 1], path).toEqual([joined, joined])
    }
  })

  test('the title of a sentence and its first page are on one line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/cloud-services')
    const sentence = page.locator('main section').last()
    const [title] = await sentence.getByRole('heading').evaluateAll(boxesOf)
    const [first] = await sentence.getByRole('link').evaluateAll(boxesOf)
    expect(first?.top).toBeCloseTo(title?.top ?? 0, 0)
    await expect(sentence).toContainText(/^Where the cloud ends, IT infrastructure .*, Data migration .*, and Software/)
  })

  test('the pages that follow end with the picture beside them, which leads to the first', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/best-ui-ux-design-services')
    const related = page.locator('main section').last()
    const [heading] = await related.getByRole('heading').evaluateAll(boxesOf)
    const [picture] = await related.locator('img').evaluateAll(boxesOf)
    const [list] = await related.getByRole('list').evaluateAll(boxesOf)
    expect(picture?.top).toBeCloseTo(heading?.top ?? 0, 0)
    expect(picture?.right).toBeLessThan(heading?.left ?? 0)
    expect(list?.bottom).toBeCloseTo(picture?.bottom ?? 0, 0)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 360) await page.goto('/best-ui-ux-design-services')
      await related.locator('img').click({ force: true })
      await expect(page).toHaveURL(/mobile-app-development-services$/)
    }
  })

  test('the claims beside a large one end with it, the last of them across both columns', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/application-maintenance-services')
    const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
    const others = claims.locator('ul').last().locator('li')
    expect(await others.evaluateAll(rowsOf)).toEqual([2, 2, 1])
    const [large] = await claims.locator('li').first().evaluateAll(boxesOf)
    const [last] = await others.last().evaluateAll(boxesOf)
    const [rows] = await claims.locator('ul').last().evaluateAll(boxesOf)
    expect(last?.bottom).toBeCloseTo(large?.bottom ?? 0, 0)
    expect(last?.right).toBeCloseTo(rows?.right ?? 0, 0)
  })

  for (const path of ['/api-integration', '/technical-seo-services', '/digital-marketing-services'])
    test(`air parts the claims that lead on ${path} from the others`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      const lists = claims.locator('ul')
      const lead = await lists.first().locator('li :is(h3, p)').evaluateAll(boxesOf)
      const [other] = await lists.last().locator('h3').evaluateAll(boxesOf)
      const end = Math.max(...lead.filter(({ bottom }) => bottom < (other?.top ?? 0)).map(({ bottom }) => bottom))
      expect((other?.top ?? 0) - end).toBeGreaterThanOrEqual(48)
    })
})

testOnPhone.describe('spec 2.10 · service pages on a phone', () => {
  testOnPhone.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

  testOnPhone('each begins with its title, above any picture, and none is longer than 8,200 px', async ({ page }) => {
    const faults: string[] = []
    for (const { path } of serviceRows) {
      // Pictures have their places before they are here.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const { height, title, picture } = await page.evaluate(async () => {
        await document.fonts.ready
        const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
        return { height: document.documentElement.scrollHeight, title: top('h1'), picture: top('main img') }
      })
      if (height > 8200) faults.push(`${path}: ${height} px`)
      if (title > Math.min(picture, 250)) faults.push(`${path}: its title begins at ${title} px`)
    }
    expect(faults).toEqual([])
  })

  for (const [what, path, heading] of [
    ['cards', '/web-development-services', 'Four kinds of web project'],
    ['the plate of claims', '/technical-seo-services', 'Why developers accept our tickets'],
    ['the leading claim', '/best-ui-ux-design-services', 'Why product owners bring us the next screen too'],
    ['the leading service', '/custom-software-development-company', 'Systems we are asked for most'],
  ] as const)
    testOnPhone(
      `${what} on ${path} reach from edge to edge, with the text where the heading begins`,
      async ({ page }) => {
        await page.goto(path)
        const first = page.getByRole('region', { name: heading }).getByRole('listitem').first()
        expect(await first.boundingBox()).toMatchObject({ x: 0, width: 360 })
        expect((await first.locator('p').boundingBox())?.x).toBe(20)
      },
    )

  testOnPhone('the words of a step and of a service have the whole width, in 16 px', async ({ page }) => {
    for (const [path, name] of [
      ['/qa-testing-services', 'A tester joins before the code exists'],
      ['/custom-software-development-company', 'Systems we are asked for most'],
    ] as const) {
      await page.goto(path)
      const words = page.getByRole('region', { name }).getByRole('listitem').nth(1).locator('p')
      expect(await words.boundingBox(), name).toMatchObject({ x: 20, width: 320 })
      await expect(words).toHaveCSS('font-size', '16px')
    }
  })

  testOnPhone('eight technologies are two rows of four, unless a name would break', async ({ page }) => {
    for (const [path, rows] of [
      ['/custom-software-development-company', 2],
      ['/e-commerce-development-services', 3],
    ] as const) {
      await page.goto(path)
      const strip = page.getByRole('list').filter({ hasText: path.startsWith('/e') ? 'Redis' : 'Vue JS' })
      const tops = await strip
        .getByRole('listitem')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size, path).toBe(rows)
      const lines = await strip.getByRole('listitem').evaluateAll((all) =>
        all.map((one) => {
          const name = document.createRange()
          name.selectNodeContents(one.lastChild as Node)
          return name.getClientRects().length
        }),
      )
      expect(Math.max(...lines), path).toBe(1)
    }
  })

  testOnPhone('the contact page names who answers above the form', async ({ page }) => {
    await page.goto('/contact')
    const form = await page.getByRole('main').locator('form').boundingBox()
    const person = await page.getByText('Your contact:').boundingBox()
    expect(person?.y).toBeLessThan(form?.y ?? 0)
  })

  for (const [look, path, most] of [
    ['ledger', '/off-page-seo-services', 700],
    ['a list beside a drawing', '/hire-dedicated-team', 700],
    ['aside', '/software-development-company-noida-india', 700],
    ['aside, with one claim large', '/cloud-services', 700],
    ['tiles', '/technical-seo-services', 700],
    ['columns', '/on-page-seo-services', 700],
    ['a list', '/mobile-app-development-services', 400],
  ] as const)
    testOnPhone(`the eight claims as ${look} are at most ${most} px high`, async ({ page }) => {
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      expect((await claims.boundingBox())?.height).toBeLessThanOrEqual(most)
    })

  for (const path of ['/mobile-app-development-services', '/on-demand-developer'])
    testOnPhone(`the lines of the claims on ${path} have space between them`, async ({ page }) => {
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      const boxes = await claims
        .locator('h3')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      for (const [index, { top }] of boxes.slice(1).entries()) expect(top - boxes[index].bottom).toBeGreaterThan(13)
    })

  for (const [path, title, all] of [
    ['/on-demand-developer', 'Twelve languages', 12],
    ['/search-engine-optimization-services-india', 'Nine things', 9],
  ] as const)
    testOnPhone(
      `of the long list on ${path} six entries are in view, the others behind a button, and all of them where there is room`,
      async ({ page }) => {
        await page.goto(path)
        const list = page.locator('section', { hasText: title })
        const entries = list.getByRole('heading', { level: 3 })
        await expect(entries).toHaveCount(6)
        await list.getByText(`All ${all}`).press('Enter')
        await expect(entries).toHaveCount(all)
        await page.reload()
        await page.setViewportSize({ width: 1440, height: 900 })
        await expect(entries).toHaveCount(all)
        await expect(list.getByText(`All ${all}`)).toBeHidden()
        // Those that were folded away go on at the distance of the others.
        const tops = await list
          .getByRole('listitem')
          .filter({ has: entries })
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
        const rows = [...new Set(tops.map(({ top }) => top))]
        const gaps = rows.slice(1).map((top, index) => {
          const above = tops.filter((item) => item.top === rows[index])
          return Math.round(top - Math.max(...above.map(({ bottom }) => bottom)))
        })
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
      },
    )

  testOnPhone(
    'of a long list of names four are in view, and all of them, in even columns, where there is room',
    async ({ page }) => {
      await page.goto('/application-maintenance-services')
      const section = page.locator('section', { hasText: 'Ten things we keep an eye on' })
      const names = section.getByRole('heading', { level: 3 })
      await expect(names).toHaveCount(4)
      await section.getByText('All 10').press('Enter')
      await expect(names).toHaveCount(10)
      await page.reload()
      await page.setViewportSize({ width: 768, height: 900 })
      await expect(names).toHaveCount(10)
      expect(await section.getByRole('listitem').evaluateAll(rowsOf)).toEqual([2, 2, 2, 2, 2])
      const lefts = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
      expect(new Set(lefts).size).toBe(2)
      // Those that were folded away go on at the distance of the others.
      const distance = await section
        .locator('ul')
        .first()
        .evaluate((list) => getComputedStyle(list).rowGap)
      await expect(section.locator('details')).toHaveCSS('margin-top', distance)
      await page.setViewportSize({ width: 1440, height: 900 })
      expect((await section.boundingBox())?.height).toBeLessThan(720)
    },
  )

  testOnPhone('tiles stand in two columns', async ({ page }) => {
    await page.goto('/qa-testing-services')
    const tiles = page.locator('section', { hasText: 'Six key services of' }).getByRole('listitem')
    expect(await tiles.evaluateAll(rowsOf)).toEqual([2, 2, 2])
  })

  for (const path of ['/', '/e-commerce-development-services', '/mvp-development', '/social-media-marketing-india'])
    test(`on tablets the details on ${path} fill their rows, and show as much as on wide screens`, async ({ page }) => {
      await page.goto(path)
      for (const width of [640, 768, 1000]) {
        await page.setViewportSize({ width, height: 900 })
        const cells = page.locator('ul:has(> li[data-size="wide"], > li[data-size="large"]) > li')
        const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()))
        const ends = rights.filter(({ top }, index) => rights[index + 1]?.top !== top)
        for (const { right } of ends) expect(right).toBeCloseTo(ends[0]?.right ?? 0, 0)
        const seen = await cells.locator('img').evaluateAll((all) =>
          all.map((image) => {
            const [across, down] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
            const scale = Math.max(image.clientWidth / across, image.clientHeight / down)
            return (image.closest('div')?.clientWidth ?? 0) / scale
          }),
        )
        expect(Math.min(...seen), `at ${width}`).toBeGreaterThan(290)
      }
    })

  testOnPhone('the rules above the terms of security span the whole width at every width', async ({ page }) => {
    await page.goto('/software-security-services')
    const terms = page.locator('dl > div')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const rules = (items: Element[]) => {
        const rows = new Map<number, number>()
        for (const item of items) {
          const top = Math.round(item.getBoundingClientRect().top)
          const ruled = getComputedStyle(item, '::before').display !== 'none' ? 1 : 0
          rows.set(top, (rows.get(top) ?? 0) + ruled)
        }
        return [...rows.values()]
      }
      const rows = await terms.evaluateAll(rules)
      expect(rows, `${width} px`).toEqual(rows.map(() => 1))
    }
  })
})
