import { expect, look as test } from './site.ts'

test.describe('design · pictures on every screen and on paper', () => {
  test('the picture of a statement is shown on phones, and wider screens do not load it', async ({ page }) => {
    const picture = page.getByAltText(/a window and a phone/)
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/service', { waitUntil: 'networkidle' })
    await expect(picture).toBeHidden()
    expect(await width()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(width).toBeGreaterThan(0)
    // Four facts stand on its quarters, as links alone.
    const drawn = await picture.boundingBox()
    const hire = await page.getByRole('main').getByRole('link', { name: 'Hire', exact: true }).boundingBox()
    expect(hire?.x).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0) / 2)
    expect(hire?.y).toBeGreaterThan((drawn?.y ?? 0) + (drawn?.height ?? 0) / 2)
    expect((hire?.y ?? 0) + (hire?.height ?? 0)).toBeLessThan((drawn?.y ?? 0) + (drawn?.height ?? 0))
    await expect(page.getByText('our developers on your team.')).toBeHidden()
  })

  for (const path of [
    '/best-ui-ux-design-services',
    '/mvp-development',
    '/product-lifecycle-management-services',
    '/web-development-services',
    '/about',
    '/implementation-and-deployment',
    '/it-infrastructure-services',
    '/on-demand-developer',
    '/search-engine-optimization-services-india',
    '/api-integration',
    '/cloud-services',
    '/digital-marketing-services',
    '/software-development-company-noida-india',
  ])
    test(`the scene that opens ${path} lies below the text on phones, and begins in the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      const opening = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
      const button = await opening.getByRole('link').or(opening.getByRole('button')).last().boundingBox()
      const scene = await opening.getByRole('img').boundingBox()
      expect(scene?.width).toBe(360)
      expect(scene?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
      expect(scene?.y).toBeLessThan(560)
    })
  test('the drawing of the not-found page stands right of its title, and on phones below it', async ({ page }) => {
    await page.goto('/not-found')
    for (const width of [1440, 1024, 900, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const words = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        const { right, bottom } = range.getBoundingClientRect()
        return { right, bottom }
      })
      const drawn = await page.getByAltText(/beagle on the doormat/).boundingBox()
      if (width > 896) expect(drawn?.x).toBeGreaterThanOrEqual(words.right)
      else expect(drawn?.y).toBeGreaterThanOrEqual(words.bottom)
      const text = await page.getByText('This address leads nowhere.').boundingBox()
      expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThan(text?.y ?? 0)
      const links = await page
        .getByRole('navigation', { name: 'Pages visitors look for most' })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
      expect(new Set(links).size).toBe(width > 896 ? 1 : 5)
    }
  })
  test('a service leads its group on a panel with a picture, which phones show low below its name', async ({
    page,
  }) => {
    const group = page.locator('#build')
    const picture = group.getByAltText(/Ruth signs/)
    const [lead, next] = [0, 1].map((index) => group.getByRole('listitem').nth(index))
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/service')
    const [row, art] = [await lead?.boundingBox(), await picture.boundingBox()]
    expect(art?.width).toBeGreaterThan(300)
    expect(row?.height).toBeLessThan(200)
    await page.setViewportSize({ width: 1440, height: 900 })
    const [panel, line] = [await lead?.boundingBox(), await next?.boundingBox()]
    expect(line?.x).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? 0))
    expect(panel?.height).toBeGreaterThan(5 * (line?.height ?? 0))
  })

  test('who is asked about a service is shown large beside its panel, and ends with it', async ({ page }) => {
    const group = page.locator('#hire')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/service')
    const [panel, person] = [
      await group.getByRole('listitem').first().boundingBox(),
      await group.getByRole('listitem').last().boundingBox(),
    ]
    expect((person?.y ?? 0) + (person?.height ?? 0)).toBeCloseTo((panel?.y ?? 0) + (panel?.height ?? 0), 0)
    expect(person?.height).toBeGreaterThan(250)
  })

  test('the buttons of a wide opening are above its drawing, and on the first screen of a phone', async ({ page }) => {
    for (const path of ['/application-maintenance-services', '/qa-testing-services', '/social-media-marketing-india']) {
      await page.goto(path)
      for (const [width, height] of [
        [360, 740],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        const opening = page.locator('main > section').first()
        const button = opening.getByText('Request a consultation')
        await expect(button, path).toBeInViewport({ ratio: 1 })
        const drawing = opening.locator('picture')
        const isRead = await button.evaluate(
          (element, next) => element.compareDocumentPosition(next as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
          await drawing.elementHandle(),
        )
        expect(isRead, path).toBeTruthy()
        if (width === 1440 && path.startsWith('/social')) continue
        const [above, below] = [await button.boundingBox(), await drawing.locator('img').boundingBox()]
        expect(below?.y, path).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
      }
    }
  })

  test('the drawing beside a call runs off the side it is to, and off the right where there is less space', async ({
    page,
  }) => {
    for (const [path, side, width] of [
      ['/web-development-services', 'end', 1440],
      ['/mobile-app-development-services', 'start', 1440],
      ['/mobile-app-development-services', 'end', 1024],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const band = page.locator('section', { has: page.locator('img[src*="/mended"], img[src*="/all-sent"]') })
      const drawing = await band.getByRole('img').boundingBox()
      const words = await band.getByRole('heading').boundingBox()
      if (!drawing || !words) throw new Error('a part is missing')
      if (side === 'start') {
        expect(drawing.x).toBeCloseTo(0, 0)
        expect(words.x).toBeGreaterThan(drawing.x + drawing.width)
      } else {
        expect(drawing.x + drawing.width).toBeCloseTo(width, 0)
        expect(words.x + words.width).toBeLessThan(drawing.x)
      }
    }
  })

  test('a quote beside a large figure has its person and its link in one row directly below it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/hire-dedicated-team', '/custom-software-development-company']) {
      await page.goto(path)
      const band = page.locator('section:has(blockquote)', { has: page.locator('p > b:first-child') }).first()
      const [figure, person, quote, link] = await Promise.all(
        ['p:has(> b)', 'figcaption', 'blockquote', 'a'].map((part) => band.locator(part).first().boundingBox()),
      )
      if (!figure || !person || !quote || !link) throw new Error('a part is missing')
      expect(quote.x).toBeGreaterThan(figure.x + figure.width)
      expect(person.x).toBe(quote.x)
      expect(person.y - quote.y - quote.height).toBeCloseTo(24, 0)
      expect(link.y + link.height / 2).toBeCloseTo(person.y + person.height / 2, 0)
    }
  })

  test('on a tablet the words in pictures beside others are large enough to read', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/service')
    const widths = await page
      .locator('section:has(h1) picture:visible img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.clientWidth))
    expect(widths.length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...widths)).toBeGreaterThan(240)
  })

  test('a scene of services is as wide as the window, each below its door; phones show each with its part', async ({
    page,
  }) => {
    const scene = page.locator('#top-notch')
    const drawing = scene.locator('div > img')
    const doors = scene.getByRole('listitem')
    await page.goto('/')
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const street = await drawing.boundingBox()
      expect(street?.x, `${width} px`).toBeLessThanOrEqual(0)
      expect((street?.x ?? 0) + (street?.width ?? 0), `${width} px`).toBeGreaterThanOrEqual(width)
      for (const [index, part] of [864, 1280, 1696].entries()) {
        const door = await doors.nth(index).boundingBox()
        const centre = ((door?.x ?? 0) + (door?.width ?? 0) / 2 - (street?.x ?? 0)) / (street?.width ?? 1)
        expect(Math.abs(centre * 2560 - part), `${width} px`).toBeLessThan(12)
      }
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(drawing).toBeHidden()
    await expect(doors.locator('img')).toHaveCount(3)
    await expect(doors.locator('img').first()).toBeVisible()
    // The edge of the next shows that there is more.
    const second = await doors.nth(1).boundingBox()
    expect(second?.x).toBeLessThan(340)
  })

  for (const path of [
    '/',
    '/e-commerce-development-services',
    '/mobile-app-development-services',
    '/on-page-seo-services',
  ])
    test(`the details of ${path} fill their board in cells of different sizes`, async ({ page }) => {
      const board = page.locator('main ul:has(> li[data-size])')
      const cells = board.getByRole('listitem')
      const boxes = () =>
        cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect))
      await page.goto(path)
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const whole = await board.boundingBox()
        const found = await boxes()
        const gap = 16
        const filled = found.reduce((sum, cell) => sum + (cell.width + gap) * (cell.height + gap), 0)
        const room = ((whole?.width ?? 0) + gap) * ((whole?.height ?? 0) + gap)
        expect(Math.abs(filled / room - 1), `${width} px`).toBeLessThan(0.005)
        const sizes = new Set(found.map((cell) => Math.round(cell.width) * 10_000 + Math.round(cell.height)))
        if (width > 768) expect(sizes.size, `${width} px`).toBeGreaterThan(1)
      }
      await page.setViewportSize({ width: 360, height: 740 })
      // Nothing is blank between the rows, and each detail ends its row.
      const rows = await boxes()
      for (const [index, { bottom }] of rows.slice(0, -1).entries())
        expect(Math.abs((rows[index + 1]?.top ?? 0) - bottom)).toBeLessThan(1)
      for (const [index, row] of rows.entries()) {
        const detail = await cells.nth(index).getByRole('img').boundingBox()
        expect(detail?.width).toBe(124)
        expect((detail?.x ?? 0) + 124).toBe(360)
        expect(Math.abs((detail?.height ?? 0) - row.height)).toBeLessThan(3)
        expect(row.height, 'room for the whole detail').toBeGreaterThanOrEqual(124)
      }
    })

  test('a detail is pressed as the words of its cell are', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const detail = page.getByAltText('Your report is ready')
    await detail.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await detail.boundingBox()) ?? {}
    await page.mouse.click(x + 100, y + 100)
    await expect(page).toHaveURL('/mobile-app-development-services')
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
              .map(
                ({ currentSrc, offsetWidth, naturalWidth }) => `${path}: ${currentSrc} ${offsetWidth}/${naturalWidth}`,
              )
          }, path)),
        )
      }
      expect(enlarged).toEqual([])
    })

  for (const path of ['/on-demand-developer', '/search-engine-optimization-services-india'])
    test(`the facts of ${path} are one row below its drawing, dark on paper`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const banner = page.locator('main > section').first()
      const facts = banner.getByRole('term')
      const tops = await facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      const drawing = await banner.locator('img').boundingBox()
      expect(tops[0]).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0) - 1)
      await page.emulateMedia({ media: 'print' })
      await expect(facts.first()).not.toHaveCSS('color', 'rgb(255, 255, 255)')
    })

  test('on paper no picture hangs into the next section', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/mvp-development', '/data-migration-services', '/portfolio']) {
      await page.goto(path)
      const hanging = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('img')].flatMap((image) => {
          const next = image.closest('section')?.nextElementSibling?.getBoundingClientRect()
          const { bottom, height } = image.getBoundingClientRect()
          // The bar of phones, which is the last, is not on paper.
          return next?.height && height && bottom > next.top + 1 ? [image.alt] : []
        }),
      )
      expect(hanging, path).toEqual([])
    }
  })
})
