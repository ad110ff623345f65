import type { Locator } from '@playwright/test'
import { serviceRows } from '../contract/pages/service-table.ts'
import { isWiderThanWindow } from './layout.ts'
import { expect, look as test, test as testOnPhone } from './site.ts'

/** The number of items in each row of a list. */
const rowsOf = (items: Element[]) => {
  const rows = new Map<number, number>()
  for (const item of items) {
    const top = Math.round(item.getBoundingClientRect().top)
    rows.set(top, (rows.get(top) ?? 0) + 1)
  }
  return [...rows.values()]
}

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

  for (const path of [
    '/e-commerce-development-services',
    '/mobile-app-development-services',
    '/hire-dedicated-team',
    '/cloud-services',
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

  for (const width of [360, 1024, 1440])
    test(`at ${width} px the buttons of the home carousel are at one height, the text right above them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await expect(page.locator('ns-carousel')).toHaveAttribute('data-live')
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
      await expect.poll(async () => new Set(await places()).size).toBe(1)
    })

  for (const [path, count] of [
    ['/cloud-services', 4],
    ['/hire-dedicated-team', 5],
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

  test('on phones each part of a scene is a whole frame as wide as the text, above its step', async ({ page }) => {
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
    expect(frame).toMatchObject({ x: heading?.x, width: 360 - 2 * (heading?.x ?? 0) })
    const number = await steps
      .first()
      .locator('> span')
      .evaluate((span) => getComputedStyle(span, '::before').content)
    expect(number, 'says how many steps there are').toContain('counter(steps)')
    await steps.first().scrollIntoViewIfNeeded()
    await expect(steps.nth(1)).toBeInViewport()
    await expect(steps.nth(1)).not.toBeInViewport({ ratio: 1 })
    await steps.last().evaluate((step) => step.scrollIntoView({ behavior: 'instant' }))
    await expect(steps.last()).toBeInViewport({ ratio: 1 })
    const part = steps.last().locator('img')
    await expect.poll(() => part.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.phone.')
    expect(await page.evaluate(() => scrollX)).toBe(0)
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

  test('the picture of a statement is shown on phones, and wider screens do not load it', async ({ page }) => {
    const picture = page.getByAltText(/a search for school uniforms/)
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/digital-marketing-services', { waitUntil: 'networkidle' })
    await expect(picture).toBeHidden()
    expect(await width()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(width).toBeGreaterThan(0)
    // Four facts stand on its quarters, as links alone.
    await page.goto('/service')
    const drawn = await page.getByAltText(/a window and a phone/).boundingBox()
    const hire = await page.getByRole('main').getByRole('link', { name: 'Hire', exact: true }).boundingBox()
    expect(hire?.x).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0) / 2)
    expect(hire?.y).toBeGreaterThan((drawn?.y ?? 0) + (drawn?.height ?? 0) / 2)
    expect((hire?.y ?? 0) + (hire?.height ?? 0)).toBeLessThan((drawn?.y ?? 0) + (drawn?.height ?? 0))
    await expect(page.getByText('our developers on your team.')).toBeHidden()
  })

  test('on a tablet the words in pictures beside others are large enough to read', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const [path, section] of [
      ['/service', 'section:has(h1)'],
      ['/', '#top-notch'],
    ] as const) {
      await page.goto(path)
      const widths = await page
        .locator(`${section} picture:visible img`)
        .evaluateAll((pictures) => pictures.map((picture) => picture.clientWidth))
      expect(widths.length, path).toBeGreaterThanOrEqual(3)
      expect(Math.min(...widths), path).toBeGreaterThan(240)
    }
  })

  for (const [path, rows] of [
    ['/data-migration-services', 4],
    ['/product-lifecycle-management-services', 5],
  ] as const)
    test(`an index on ${path} has two entries in each row`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const index = page.getByRole('heading', { name: /kinds of move|in ten areas/ })
      const lists = await page.locator('section').filter({ has: index }).locator('ul:has(> li > h3)').all()
      const perRow = await Promise.all(lists.map((list) => list.locator('> li').evaluateAll(rowsOf)))
      expect(perRow.flat()).toEqual(Array(rows).fill(2))
    })

  for (const path of ['/api-integration', '/qa-testing-services', '/web-development-services', '/on-page-seo-services'])
    test(`the claims that do not lead on ${path} share a few lines`, async ({ page }) => {
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
    expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(120)
  })

  test('spec 2.5 · the descriptions of a row of services begin on one line', async ({ page }) => {
    await page.goto('/service')
    const descriptions = page.locator('li', { has: page.getByRole('heading', { level: 4 }) }).locator('p')
    const tops = (await descriptions.evaluateAll(edges)).slice(0, 3).map(({ top }) => Math.round(top))
    expect(new Set(tops).size).toBe(1)
  })

  test('spec 2.10 · no paragraph of a partner is below a portrait', async ({ page }) => {
    await page.goto('/best-ui-ux-design-services')
    const section = page.getByRole('region', { name: 'Designers who stay until it is built' })
    const [portrait] = await section.getByRole('listitem').first().evaluateAll(edges)
    for (const { bottom } of await section.locator('p').evaluateAll(edges))
      expect(bottom).toBeLessThan(portrait?.top ?? 0)
  })

  test('spec 2.7 · what happens next is close below the other ways to reach us, however long the form', async ({
    page,
  }) => {
    await page.goto('/software-development-company-noida-india')
    const [ways] = await page.getByRole('list', { name: 'Other ways to reach us' }).evaluateAll(edges)
    const [next] = await page.getByRole('heading', { name: 'What happens next' }).evaluateAll(edges)
    expect((next?.top ?? 0) - (ways?.bottom ?? 0)).toBeLessThan(80)
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

test('with the size of the root doubled by a style of the reader no page scrolls horizontally', async ({ page }) => {
  const wide: string[] = []
  for (const path of [
    '/implementation-and-deployment',
    '/google-ads-services-india',
    '/portfolio',
    '/contact',
    '/mvp-development',
    '/cloud-services',
  ])
    for (const width of [1280, 768, 600, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      if (await isWiderThanWindow(page)) wide.push(`${path} at ${width} px`)
    }
  expect(wide).toEqual([])
})

for (const width of [360, 768, 1440])
  test(`at ${width} px no picture is enlarged beyond the width it says it is shown in`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const enlarged: string[] = []
    for (const path of ['/', '/portfolio', '/gallery', '/service', '/web-development-services']) {
      await page.goto(path)
      enlarged.push(
        ...(await page.evaluate(async (path) => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture:has([sizes]) img')]
          const shown = pictures.filter((picture) => picture.checkVisibility())
          for (const picture of shown) picture.loading = 'eager'
          await Promise.all(shown.map((picture) => picture.decode()))
          // The natural width of a candidate is what `sizes` says. Up to a third more is for crops that only a phone shows.
          return shown
            .filter(({ offsetWidth, naturalWidth }) => offsetWidth > naturalWidth * 1.34)
            .map(({ currentSrc, offsetWidth, naturalWidth }) => `${path}: ${currentSrc} ${offsetWidth}/${naturalWidth}`)
        }, path)),
      )
    }
    expect(enlarged).toEqual([])
  })

test('on paper no picture hangs into the next section', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/mvp-development', '/data-migration-services', '/portfolio']) {
    await page.goto(path)
    const hanging = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('img')].flatMap((image) => {
        const next = image.closest('section')?.nextElementSibling
        const { bottom, height } = image.getBoundingClientRect()
        return next && height && bottom > next.getBoundingClientRect().top + 1 ? [image.alt] : []
      }),
    )
    expect(hanging, path).toEqual([])
  }
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

test('spec 2.6 · the form begins on the first screen of a desktop, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await expect(page.getByRole('main').getByLabel('Name')).toBeInViewport({ ratio: 1 })
})

test('the figure of a case is large on a phone, and close above its caption everywhere', async ({ page }) => {
  for (const path of ['/api-integration', '/on-page-seo-services', '/mobile-app-development-services'])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
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
})

test('beside a list a heading stands level with the line that leads into the list', async ({ page }) => {
  await page.goto('/about')
  const heading = page.getByRole('heading', { name: 'A core team that knows your project' })
  const lead = page.getByText('every project includes:')
  const list = page.getByRole('list').filter({ hasText: 'A specification in your words' })
  const [beside, above, below] = await Promise.all([heading, lead, list].map((part) => part.boundingBox()))
  expect(Math.abs((beside?.y ?? 0) - (above?.y ?? 0))).toBeLessThan(5)
  expect(above?.x).toBe(below?.x)
})

for (const width of [320, 1440])
  test(`the link about data at the end of a form stays on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const lines = await page.getByRole('link', { name: 'How we treat your data' }).evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return text.getClientRects().length
    })
    expect(lines).toBe(1)
  })

testOnPhone.describe('spec 2.10 · service pages on a phone', () => {
  testOnPhone.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

  testOnPhone('each begins with its title, above any picture, and none is longer than 8,500 px', async ({ page }) => {
    const faults: string[] = []
    for (const { path } of serviceRows) {
      await page.goto(path)
      const { height, title, picture } = await page.evaluate(async () => {
        await document.fonts.ready
        const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity
        return { height: document.documentElement.scrollHeight, title: top('h1'), picture: top('main img') }
      })
      if (height > 8500) faults.push(`${path}: ${height} px`)
      if (title > Math.min(picture, 250)) faults.push(`${path}: its title begins at ${title} px`)
    }
    expect(faults).toEqual([])
  })

  for (const [look, path, most] of [
    ['ledger', '/api-integration', 700],
    ['aside', '/software-development-company-noida-india', 700],
    ['tiles', '/web-development-services', 700],
    ['columns', '/on-page-seo-services', 700],
    ['one line', '/mobile-app-development-services', 350],
  ] as const)
    testOnPhone(`the eight claims as ${look} are at most ${most} px high`, async ({ page }) => {
      await page.goto(path)
      const claims = page.locator('section').filter({ has: page.locator('h3', { hasText: 'Support 24x7' }) })
      expect((await claims.boundingBox())?.height).toBeLessThanOrEqual(most)
    })
  testOnPhone(
    'a long list of features is three rows of cards, the next of which are partly in view, and scrolls',
    async ({ page }) => {
      await page.goto('/google-ads-services-india')
      const cards = page.locator('section', { hasText: 'Nine leaks' }).getByRole('listitem')
      const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x))
      expect(new Set(lefts.slice(0, 3)).size).toBe(1)
      expect(lefts[3]).toBeLessThan(360 - 40)
      await cards.last().evaluate((card) => card.scrollIntoView({ behavior: 'instant' }))
      await expect(cards.last()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollX)).toBe(0)
    },
  )

  testOnPhone(
    'of a long index six entries are in view, the others behind a button, and all of them where there is room',
    async ({ page }) => {
      await page.goto('/qa-testing-services')
      const index = page.locator('section', { hasText: 'Twelve testing services' })
      const entries = index.getByRole('heading', { level: 3 })
      await expect(entries).toHaveCount(6)
      await index.getByText('All 12').press('Enter')
      await expect(entries).toHaveCount(12)
      await page.reload()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(entries).toHaveCount(12)
      await expect(index.getByText('All 12')).toBeHidden()
    },
  )

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
