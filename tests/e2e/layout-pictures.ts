import { changing, on, onPhone } from './layout-questions.ts'
import { placesOf } from './layout.ts'
import { expect } from './site.ts'

changing(
  '/service',
  'the picture of a statement is shown on phones, and wider screens do not load it',
  async (page, path) => {
    const picture = page.getByAltText(/a window and a phone/)
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    // A browser whose requests are routed has nothing in its cache.
    await page.route('**/media/**', (route) => route.continue())
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(picture).toBeHidden()
    expect(await width()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(width).toBeGreaterThan(0)
    // Four facts stand on its quarters, as links alone.
    const [drawn, hire] = await placesOf(
      picture,
      page.getByRole('main').getByRole('link', { name: 'Hire', exact: true }),
    )
    expect(hire.left).toBeGreaterThan(drawn.left + drawn.width / 2)
    expect(hire.top).toBeGreaterThan(drawn.top + drawn.height / 2)
    expect(hire.bottom).toBeLessThan(drawn.bottom)
    await expect(page.getByText('our developers on your team.')).toBeHidden()
  },
)

onPhone(
  [
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
  ],
  'the scene that opens it lies below the text on phones, and begins in the first screen',
  async (page) => {
    const opening = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
    const [button, scene] = await placesOf(
      opening.getByRole('link').or(opening.getByRole('button')).last(),
      opening.getByRole('img'),
    )
    expect(scene.width).toBe(360)
    expect(scene.top).toBeGreaterThanOrEqual(button.bottom)
    expect(scene.top).toBeLessThan(560)
  },
)

on(
  '/not-found',
  'the drawing of the not-found page stands right of its title, and on phones below it',
  async (page) => {
    for (const width of [1440, 1024, 900, 360]) {
      await page.setViewportSize({ width, height: 800 })
      const words = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        const { right, bottom } = range.getBoundingClientRect()
        return { right, bottom }
      })
      const [drawn, text] = await placesOf(
        page.getByAltText(/beagle on the doormat/),
        page.getByText('This address leads nowhere.'),
      )
      if (width > 896) expect(drawn.left).toBeGreaterThanOrEqual(words.right)
      else expect(drawn.top).toBeGreaterThanOrEqual(words.bottom)
      expect(drawn.bottom).toBeLessThan(text.top)
      const links = await page
        .getByRole('navigation', { name: 'Pages visitors look for most' })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
      expect(new Set(links).size).toBe(width > 896 ? 1 : 5)
    }
  },
)

on(
  '/service',
  'a service leads its group on a panel with a picture, which phones show low below its name',
  async (page) => {
    const group = page.locator('#build')
    const [lead, next] = [group.getByRole('listitem').nth(0), group.getByRole('listitem').nth(1)] as const
    await page.setViewportSize({ width: 360, height: 740 })
    const [row, art] = await placesOf(lead, group.getByAltText(/Ruth signs/))
    expect(art.width).toBeGreaterThan(300)
    expect(row.height).toBeLessThan(200)
    await page.setViewportSize({ width: 1440, height: 900 })
    const [panel, line] = await placesOf(lead, next)
    expect(line.left).toBeGreaterThan(panel.right)
    expect(panel.height).toBeGreaterThan(5 * line.height)
  },
)

on('/service', 'who is asked about a service is shown large beside its panel, and ends with it', async (page) => {
  const group = page.locator('#hire').getByRole('listitem')
  const [panel, person] = await placesOf(group.first(), group.last())
  expect(person.bottom).toBeCloseTo(panel.bottom, 0)
  expect(person.height).toBeGreaterThan(250)
})

on(
  ['/application-maintenance-services', '/qa-testing-services', '/social-media-marketing-india'],
  'the buttons of a wide opening are above its drawing, and on the first screen of a phone',
  async (page, path) => {
    const opening = page.locator('main > section').first()
    const button = opening.getByText('Request a consultation')
    const drawing = opening.locator('picture')
    const isRead = await button.evaluate(
      (element, next) => element.compareDocumentPosition(next as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      await drawing.elementHandle(),
    )
    expect(isRead).toBeTruthy()
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(button).toBeInViewport({ ratio: 1 })
      if (width === 1440 && path.startsWith('/social')) continue
      const [above, below] = await placesOf(button, drawing.locator('img'))
      expect(below.top).toBeGreaterThan(above.bottom)
    }
  },
)

for (const [path, side, width] of [
  ['/web-development-services', 'end', 1440],
  ['/mobile-app-development-services', 'start', 1440],
  ['/mobile-app-development-services', 'end', 1024],
] as const)
  on(path, `the drawing beside a call runs off the ${side} of a window of ${width} px`, async (page) => {
    await page.setViewportSize({ width, height: 900 })
    const band = page.locator('section', { has: page.locator('img[src*="/mended"], img[src*="/all-sent"]') })
    const [drawing, words] = await placesOf(band.getByRole('img'), band.getByRole('heading'))
    if (side === 'start') {
      expect(drawing.left).toBeCloseTo(0, 0)
      expect(words.left).toBeGreaterThan(drawing.right)
    } else {
      expect(drawing.right).toBeCloseTo(width, 0)
      expect(words.right).toBeLessThan(drawing.left)
    }
  })

on(
  ['/hire-dedicated-team', '/custom-software-development-company'],
  'a quote beside a large figure has its person and its link in one row directly below it',
  async (page) => {
    const band = page.locator('section:has(blockquote)', { has: page.locator('p > b:first-child') }).first()
    const part = (name: string) => band.locator(name).first()
    const [figure, person, quote, link] = await placesOf(
      part('p:has(> b)'),
      part('figcaption'),
      part('blockquote'),
      part('a'),
    )
    expect(quote.left).toBeGreaterThan(figure.right)
    expect(person.left).toBe(quote.left)
    expect(person.top - quote.bottom).toBeCloseTo(24, 0)
    expect(link.top + link.height / 2).toBeCloseTo(person.top + person.height / 2, 0)
  },
)

on('/service', 'on a tablet the words in pictures beside others are large enough to read', async (page) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const widths = await page
    .locator('section:has(h1) picture:visible img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.clientWidth))
  expect(widths.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...widths)).toBeGreaterThan(240)
})

on(
  '/',
  'a scene of services is as wide as the window, each below its door; phones show each with its part',
  async (page) => {
    const scene = page.locator('#top-notch')
    const drawing = scene.locator('div > img')
    const doors = scene.getByRole('listitem')
    for (const width of [768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [street, ...places] = await placesOf(drawing, doors.nth(0), doors.nth(1), doors.nth(2))
      expect(street.left, `${width} px`).toBeLessThanOrEqual(0)
      expect(street.right, `${width} px`).toBeGreaterThanOrEqual(width)
      const centres = places.map((door) => ((door.left + door.width / 2 - street.left) / street.width) * 2560)
      for (const [index, part] of [864, 1280, 1696].entries())
        expect(Math.abs((centres[index] as number) - part), `${width} px`).toBeLessThan(12)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(drawing).toBeHidden()
    await expect(doors.locator('img')).toHaveCount(3)
    await expect(doors.locator('img').first()).toBeVisible()
    // The edge of the next shows that there is more.
    const [second] = await placesOf(doors.nth(1))
    expect(second.left).toBeLessThan(340)
  },
)

on(
  ['/', '/e-commerce-development-services', '/mobile-app-development-services', '/on-page-seo-services'],
  'the details fill their board in cells of different sizes',
  async (page) => {
    /** The board, its cells, and the details in them. */
    const boxes = () =>
      page.locator('main ul:has(> li[data-size])').evaluate((board) => {
        const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
        const cells = [...board.children]
        return {
          board: boxOf(board),
          cells: cells.map(boxOf),
          details: cells.map((cell) => boxOf(cell.querySelector('img') as Element)),
        }
      })
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { board, cells } = await boxes()
      const gap = 16
      const filled = cells.reduce((sum, cell) => sum + (cell.width + gap) * (cell.height + gap), 0)
      const room = (board.width + gap) * (board.height + gap)
      expect(Math.abs(filled / room - 1), `${width} px`).toBeLessThan(0.005)
      const sizes = new Set(cells.map((cell) => Math.round(cell.width) * 10_000 + Math.round(cell.height)))
      if (width > 768) expect(sizes.size, `${width} px`).toBeGreaterThan(1)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    // Nothing is blank between the rows, and each detail ends its row.
    const { cells, details } = await boxes()
    for (const [index, { bottom }] of cells.slice(0, -1).entries())
      expect(Math.abs((cells[index + 1]?.top ?? 0) - bottom)).toBeLessThan(1)
    for (const [index, row] of cells.entries()) {
      const detail = details[index] as DOMRect
      expect(detail.width).toBe(124)
      expect(detail.right).toBe(360)
      expect(Math.abs(detail.height - row.height)).toBeLessThan(3)
      expect(row.height, 'room for the whole detail').toBeGreaterThanOrEqual(124)
    }
  },
)

changing('/', 'a detail is pressed as the words of its cell are', async (page) => {
  const detail = page.getByAltText('Your report is ready')
  await detail.scrollIntoViewIfNeeded()
  const [{ x, y }] = await placesOf(detail)
  await page.mouse.click(x + 100, y + 100)
  await expect(page).toHaveURL('/mobile-app-development-services')
})

on(
  ['/', '/portfolio', '/service', '/web-development-services'],
  'no picture is enlarged beyond the width it says it is shown in',
  async (page) => {
    expect(await page.locator('main picture:has([sizes])').count()).toBeGreaterThan(0)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const enlarged = await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture:has([sizes]) img')]
        const found = pictures
          .filter((picture) => picture.checkVisibility())
          .map(async ({ offsetWidth, parentElement }) => {
            // A copy chooses anew, as a page does that is opened at this width.
            const copy = parentElement?.cloneNode(true) as Element
            const picture = copy.querySelector('img') as HTMLImageElement
            picture.loading = 'eager'
            await picture.decode()
            const { currentSrc, naturalWidth } = picture
            // The natural width of a candidate is what `sizes` says. Up to a third more is for crops that only a phone shows.
            return offsetWidth > naturalWidth * 1.34 ? [`${currentSrc} ${offsetWidth}/${naturalWidth}`] : []
          })
        return (await Promise.all(found)).flat()
      })
      expect(enlarged, `${width} px`).toEqual([])
    }
  },
)

on(
  ['/on-demand-developer', '/search-engine-optimization-services-india'],
  'the facts are one row below the drawing, dark on paper',
  async (page) => {
    const banner = page.locator('main > section').first()
    const facts = banner.getByRole('term')
    const tops = await facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    const [drawing] = await placesOf(banner.locator('img'))
    expect(tops[0]).toBeGreaterThan(drawing.bottom - 1)
    await page.emulateMedia({ media: 'print' })
    await expect(facts.first()).not.toHaveCSS('color', 'rgb(255, 255, 255)')
  },
)

on(
  ['/mvp-development', '/data-migration-services', '/portfolio'],
  'on paper no picture hangs into the next section',
  async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ media: 'print' })
    const hanging = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('img')].flatMap((image) => {
        const next = image.closest('section')?.nextElementSibling?.getBoundingClientRect()
        const { bottom, height } = image.getBoundingClientRect()
        // The bar of phones, which is the last, is not on paper.
        return next?.height && height && bottom > next.top + 1 ? [image.alt] : []
      }),
    )
    expect(hanging).toEqual([])
  },
)
