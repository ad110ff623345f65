import type { Locator } from '@playwright/test'
import { isWiderThanWindow, rowsOf } from './layout.ts'
import { expect, look as test } from './site.ts'

/** The number of lists that end with a single item that does not fill its row. */
const aloneInRow = (lists: Element[]) =>
  lists.map((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top))
    const last = list.lastElementChild as Element
    const alone = tops.filter((top) => top === tops.at(-1)).length === 1 && new Set(tops).size < tops.length
    return alone && last.getBoundingClientRect().width < list.getBoundingClientRect().width * 0.8 ? 1 : 0
  })

test.describe('design · layout between phone and desktop', () => {
  for (const path of ['/best-ui-ux-design-services', '/web-development-services'])
    test(`the drawing across ${path} spans the window, behind the words where there is room for both`, async ({
      page,
    }) => {
      // Words that are still to rise into view stand lower.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const section = page.locator('section:has(> picture)').filter({ has: page.getByRole('heading', { level: 2 }) })
      const [picture, words] = [section.locator('> picture > img'), section.locator('p').last()]
      for (const width of [320, 768, 1151, 1152, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const drawn = await picture.boundingBox()
        const said = await words.boundingBox()
        if (!drawn || !said) throw new Error('not shown')
        expect(drawn.x, `${width} px`).toBeLessThanOrEqual(0)
        expect(drawn.x + drawn.width, `${width} px`).toBeGreaterThanOrEqual(width)
        expect(said.y + said.height <= drawn.y, `${width} px`).toBe(width < 1152)
      }
    })

  test('the top bar keeps to one line and the client logos fill their rows', async ({ page }) => {
    await page.goto('/termsandconditions')
    const lines = page.locator('[data-tone="ink"] > div').first().locator(':scope > :visible')
    const logos = page.getByRole('contentinfo').locator('li:has(img[src*="/media/"])')
    for (const [width, rows] of [
      [360, [3, 3]],
      [768, [6]],
      [1000, [6]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const line of await lines.all()) expect((await line.boundingBox())?.height, `${width} px`).toBeLessThan(32)
      expect(await logos.evaluateAll(rowsOf), `${width} px`).toEqual(rows)
    }
  })

  test('the menu and its button fit on one line at the smallest width with a menu bar', async ({ page }) => {
    await page.setViewportSize({ width: 970, height: 800 })
    await page.goto('/termsandconditions')
    const button = page.getByRole('banner').getByRole('link', { name: 'Work with Us' })
    expect((await button.boundingBox())?.height).toBeLessThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(970)
  })

  test('logos of technologies are not cropped, and three features stack on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/on-demand-developer')
    const marks = page.locator('img[src*="/media/javascript"], img[src*="/media/go."]')
    await expect(marks).toHaveCount(2)
    for (const mark of await marks.all()) await expect(mark).toHaveCSS('object-fit', 'contain')
    const features = page.locator('section', { hasText: 'How booking works' }).locator('li')
    expect(await features.evaluateAll(rowsOf)).toEqual([1, 1, 1])
  })

  test('names of technologies stay within their tiles', async ({ page }) => {
    await page.goto('/e-commerce-development-services')
    const names = page.locator('section', { has: page.getByRole('heading', { name: 'Shop systems' }) }).locator('li')
    await expect(names).toHaveCount(8)
    const wide = (items: Element[]) =>
      items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent)
    for (const width of [360, 768, 1000, 1300]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await names.evaluateAll(wide), `${width} px`).toEqual([])
    }
  })

  for (const path of ['/', '/google-ads-services-india', '/service'])
    test(`on a tablet and a phone no card of ${path} is alone in a row that it does not fill`, async ({ page }) => {
      await page.goto(path)
      const lists = page.locator('main section > div > :is(ul, ol)')
      expect(await lists.count()).toBeGreaterThan(1)
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await lists.evaluateAll(aloneInRow)).not.toContain(1)
      }
    })

  test('spec 2.11, 9 · the team is in rows of 4, 5, 4, and the last of 14 is beside an invitation', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/ourteam')
    expect(await page.locator('main li:has(h3)').evaluateAll(rowsOf)).toEqual([4, 5, 4, 2])
  })

  test('the title of the team stands above the line of those who do the work', async ({ page }) => {
    await page.goto('/ourteam')
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      const line = await page.locator('main ol:has(img)').boundingBox()
      expect((title?.y ?? 900) + (title?.height ?? 900), `${width} px`).toBeLessThan(line?.y ?? 0)
    }
  })

  test('the buttons of the home carousel are at one height, the text right above them', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('ns-carousel')).toHaveAttribute('data-live')
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // Where the buttons begin, and how far text and heading are from what is below them.
      const places = () =>
        page.locator('[aria-roledescription="slide"]').evaluateAll((slides) =>
          slides.map((slide) => {
            const top = slide.querySelector('a')?.getBoundingClientRect().top ?? 0
            const [heading, text] = [slide.querySelector('h1, h2'), slide.querySelector('p')].map(
              (part) => part?.getBoundingClientRect() ?? new DOMRect(),
            ) as [DOMRect, DOMRect]
            return [top, top - text.bottom, text.top - heading.bottom].map(Math.round).join()
          }),
        )
      await expect.poll(async () => new Set(await places()).size, `${width} px`).toBe(1)
    }
  })

  test('on a phone the controls of the home carousel stand between its words and its art, in view with the headline', async ({
    page,
  }) => {
    for (const width of [320, 360, 600]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      const next = page.getByRole('button', { name: 'Next slide' })
      await next.click()
      const slide = page.getByRole('group', { name: '2 of 5' })
      await expect(slide.getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(next).toBeInViewport({ ratio: 1 })
      const [words, controls, art] = await Promise.all(
        [slide.locator('a').last(), next, slide.locator('img').first()].map((part) => part.boundingBox()),
      )
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(controls?.y ?? 0)
      expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThan(art?.y ?? 0)
      const bars = await page.locator('[data-indicator]').evaluateAll(rowsOf)
      expect(bars).toEqual([5])
      const last = await page.locator('[data-indicator]').last().boundingBox()
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - 19)
    }
  })

  test('on a phone a part of the third logo shows that there are more', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/mobile-app-development-services')
    const logos = page.locator('ns-slider li')
    await logos.first().scrollIntoViewIfNeeded()
    await expect(logos.nth(1)).toBeInViewport({ ratio: 1 })
    await expect(logos.nth(2)).toBeInViewport({ ratio: 0.5 })
    await expect(logos.nth(2)).not.toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('an introduction is close below its heading', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/hire-dedicated-team')
    const heading = page.getByRole('heading', { name: 'What you save, and what is included' })
    const introduction = page.getByText('Development cost is cut by 50-75%')
    const [above, below] = await Promise.all([heading.boundingBox(), introduction.boundingBox()])
    expect(below?.x).toBe(above?.x)
    const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
    expect(gap).toBeGreaterThan(8)
    expect(gap).toBeLessThan(32)
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const edges = (items: Element[]) => items.map((item) => item.getBoundingClientRect())

  test('spec 2.11 · the columns of reviews end level', async ({ page }) => {
    await page.goto('/clients-testimonials')
    const invitation = page.locator('div', { has: page.getByText('Worked with us?') }).last()
    const cards = await page.getByRole('main').locator('li figure').evaluateAll(edges)
    const ends = new Map<number, number>()
    for (const { left, bottom, width } of [...cards, ...(await invitation.evaluateAll(edges))])
      if (width < 600) ends.set(left, Math.max(bottom, ends.get(left) ?? 0))
    expect(ends.size).toBe(3)
    // Browsers break a few lines differently.
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(40)
  })

  test('spec 2.5 · the descriptions of a row of services begin on one line', async ({ page }) => {
    await page.goto('/service')
    const descriptions = page.locator('#run li:nth-child(n + 5) p')
    const tops = (await descriptions.evaluateAll(edges)).map(({ top }) => Math.round(top))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
  })

  test('spec 2.10 · no paragraph of a partner is below a portrait', async ({ page }) => {
    await page.goto('/best-ui-ux-design-services')
    const section = page.getByRole('region', { name: 'Designers who stay until it is built' })
    const [portrait] = await section.getByRole('listitem').first().evaluateAll(edges)
    for (const { bottom } of await section.locator('p').evaluateAll(edges))
      expect(bottom).toBeLessThan(portrait?.top ?? 0)
  })

  test('spec 2.10 · the steps beside a form are as far apart as their lines, and their colleague stands on the contacts', async ({
    page,
  }) => {
    for (const path of ['/mobile-app-development-services', '/web-development-services']) {
      await page.goto(path)
      const panel = page.getByRole('main').locator('section', { has: page.locator('form') })
      const steps = await panel.locator('ol > li').evaluateAll(edges)
      expect(steps).toHaveLength(3)
      for (const { top, bottom } of steps) expect(bottom - top).toBeLessThan(90)
      const [person] = await panel.locator('img').evaluateAll(edges)
      const [ways] = await page.getByRole('list', { name: 'Other ways to reach us' }).evaluateAll(edges)
      expect(Math.abs((ways?.top ?? 0) - (person?.bottom ?? 0))).toBeLessThan(2)
    }
  })

  test('spec 2.7 · the filters end with the list of jobs, and no part of them is far below the one before', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/career')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const [sidebar] = await filters.evaluateAll(edges)
    const [resume] = await filters.getByRole('link', { name: 'Send us your resume' }).evaluateAll(edges)
    expect((sidebar?.bottom ?? 0) - (resume?.bottom ?? 0)).toBeLessThan(16)
    const [manager] = await filters.getByText('Manager').evaluateAll(edges)
    const [after] = await filters.getByText('After you apply').evaluateAll(edges)
    expect((after?.top ?? 0) - (manager?.bottom ?? 0)).toBeLessThan(80)
  })

  test('spec 2.11 · below a screen the figure, with logo and link, ends with the quote', async ({ page }) => {
    await page.goto('/portfolio')
    for (const client of ['Halden Freight', 'Orchid Diagnostics']) {
      const result = page.locator('section > * > div', { has: page.getByRole('img', { name: client, exact: true }) })
      const [said] = await result.locator('figure').evaluateAll(edges)
      const [logo] = await result.getByRole('img', { name: client, exact: true }).evaluateAll(edges)
      expect(Math.abs((said?.bottom ?? 0) - (logo?.bottom ?? 0))).toBeLessThan(12)
    }
  })

  test('spec 2.6, 2.8 · what stands beside a form ends with its button, on the page and in the dialog', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/contact', '/mobile-app-development-services', '/web-development-services']) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expectOneEnd(main, main.getByRole('list', { name: 'Other ways to reach us' }).getByRole('listitem').last())
    }
    await page.getByRole('banner').getByText('Work with Us').click()
    const dialog = page.getByRole('dialog')
    await expectOneEnd(dialog, dialog.getByText('You know the price before you decide.'))
  })
})

test('spec 2.6 · on paper no name of a network breaks', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/contact')
  const names = page.getByRole('main').getByRole('link', { name: /^(LinkedIn|Facebook|Instagram|YouTube)/ })
  const lines = await names.evaluateAll((links) =>
    links.map((link) => {
      const name = document.createRange()
      name.selectNodeContents(link.firstChild as Node)
      return name.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})

test('spec 2.10 · on narrow paper lists show what phones fold away', async ({ page }) => {
  await page.setViewportSize({ width: 520, height: 700 })
  await page.goto('/technical-it-support')
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Nine things' }) })
  await expect(list.getByText('All 9')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(9)
  await expect(list.getByText('All 9')).toBeHidden()
})

test('with the size of the root doubled by a style of the reader no page scrolls horizontally', async ({ page }) => {
  const wide: string[] = []
  for (const path of [
    '/implementation-and-deployment',
    '/google-ads-services-india',
    '/portfolio',
    '/contact',
    '/mvp-development',
    '/cloud-services',
  ]) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [1280, 768, 600, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      if (await isWiderThanWindow(page)) wide.push(`${path} at ${width} px`)
    }
  }
  expect(wide).toEqual([])
})

/** How far the second element begins below the end of the first. */
const gap = async (first: Locator, second: Locator) => {
  const [above, below] = [await first.boundingBox(), await second.boundingBox()]
  return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
}

test('spec 2.6, 2.11 · on a phone form and pictures begin near the top, and names of contacts are one line above their values', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/contact')
  const field = page.getByRole('main').getByLabel('Name')
  await expect(field).toBeInViewport({ ratio: 1 })
  const names = page.getByRole('main').getByRole('term')
  await expect(names).toHaveCount(4)
  for (const name of await names.all()) {
    expect((await name.boundingBox())?.height).toBeLessThan(30)
    expect(await gap(name, name.locator('+ dd'))).toBeGreaterThanOrEqual(0)
  }
  await page.goto('/gallery')
  expect((await page.locator('main [data-photo] img').first().boundingBox())?.y).toBeLessThan(1350)
})

test('spec 2.7 · on a phone the four facts of a job are two rows of two, wherever they stand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/career')
  const facts = page.getByRole('main').locator('dl').filter({ hasText: 'Remote' }).first()
  expect(await facts.locator('> div').evaluateAll(rowsOf)).toEqual([2, 2])
  await page.getByRole('link', { name: 'View More Details' }).first().click()
  await expect(page.getByRole('link', { name: 'Back to Job List' }).first()).toBeVisible()
  expect(await facts.locator('> div').evaluateAll(rowsOf)).toEqual([2, 2])
})

test('spec 2.7 · on a phone the list of jobs shows three lines of each', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/career')
  const cut = await page
    .locator('[id^="job-"] > p')
    .evaluateAll((all) =>
      all.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    )
  expect(cut).toEqual([3, 3, 3, 3, 3])
})

test('spec 2.6 · the form begins on the first screen of a desktop, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await expect(page.getByRole('main').getByLabel('Name')).toBeInViewport({ ratio: 1 })
})

/** The sizes of the texts that are shown in `main`, in px, each with one of its texts. */
const sizesOf = (main: Element) => {
  const sizes: Record<number, string> = {}
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement as Element
    if (!texts.currentNode.nodeValue?.trim() || !parent.checkVisibility()) continue
    sizes[Math.round(Number.parseFloat(getComputedStyle(parent).fontSize))] = texts.currentNode.nodeValue
  }
  return sizes
}

test('texts keep to the steps of the scale: on wide screens none is smaller than 16 px, on phones no sentence', async ({
  page,
}) => {
  for (const path of ['/', '/service', '/qa-testing-services', '/google-ads-services-india', '/ourteam', '/career']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const sizes = await page.locator('main').evaluate(sizesOf)
    const small = Object.keys(sizes).filter((size) => Number(size) < 24)
    expect(
      small.filter((size) => !['16', '18', '22'].includes(size)).map((size) => sizes[Number(size)]),
      path,
    ).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    const sentences = page.locator('main p:visible').filter({ hasText: /.{60}[.?!]$/ })
    const read = await sentences.evaluateAll((all) =>
      all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.textContent),
    )
    expect(read, path).toEqual([])
  }
})

test('the figure of a case is large on a phone, and close above its caption everywhere', async ({ page }) => {
  for (const path of ['/api-integration', '/off-page-seo-services', '/mobile-app-development-services']) {
    await page.goto(path)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const figure = page.locator('section:has(blockquote) p:has(> b:first-child)').first()
      const [size, below] = await figure.locator('b').evaluate((value) => {
        const caption = document.createRange()
        caption.selectNode(value.nextSibling?.nextSibling ?? (value.nextSibling as Node))
        return [
          Number.parseFloat(getComputedStyle(value).fontSize),
          caption.getBoundingClientRect().top - value.getBoundingClientRect().bottom,
        ]
      })
      expect(size).toBeGreaterThanOrEqual(64)
      expect(below).toBeGreaterThan(8)
      expect(below).toBeLessThan(20)
    }
  }
})

test('the link about data at the end of a form stays on one line', async ({ page }) => {
  await page.goto('/contact')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.getByRole('link', { name: 'How we treat your data' }).evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return text.getClientRects().length
    })
    expect(lines, `${width} px`).toBe(1)
  }
})

/** Expects the end of what stands beside a form within 32 px of the end of its button. */
async function expectOneEnd(within: Locator, beside: Locator): Promise<void> {
  const button = within.getByRole('button', { name: 'Submit enquiry' })
  await expect(button).toBeVisible()
  const [last, sent] = [await beside.boundingBox(), await button.boundingBox()]
  const apart = (last?.y ?? 0) + (last?.height ?? 0) - (sent?.y ?? 0) - (sent?.height ?? 0)
  expect(Math.abs(apart)).toBeLessThan(32)
}
