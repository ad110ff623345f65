import type { Locator } from '@playwright/test'
import { changing, on, onPhone } from './layout-questions.ts'
import { isWiderThanWindow, placesOf, rowsOf } from './layout.ts'
import { expect } from './site.ts'

/** The number of lists that end with a single item that does not fill its row. */
const aloneInRow = (lists: Element[]) =>
  lists.map((list) => {
    const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top))
    const last = list.lastElementChild as Element
    const alone = tops.filter((top) => top === tops.at(-1)).length === 1 && new Set(tops).size < tops.length
    return alone && last.getBoundingClientRect().width < list.getBoundingClientRect().width * 0.8 ? 1 : 0
  })

on(
  ['/best-ui-ux-design-services', '/web-development-services'],
  'the drawing across the page spans the window, behind the words where there is room for both',
  async (page) => {
    const section = page.locator('section:has(> picture)').filter({ has: page.getByRole('heading', { level: 2 }) })
    for (const width of [320, 768, 1151, 1152, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [drawn, said] = await placesOf(section.locator('> picture > img'), section.locator('p').last())
      expect(drawn.left, `${width} px`).toBeLessThanOrEqual(0)
      expect(drawn.right, `${width} px`).toBeGreaterThanOrEqual(width)
      expect(said.bottom <= drawn.top, `${width} px`).toBe(width < 1152)
    }
  },
)

on('/termsandconditions', 'the top bar keeps to one line and the client logos fill their rows', async (page) => {
  const lines = page.locator('[data-tone="ink"] > div').first().locator(':scope > :visible')
  const logos = page.getByRole('contentinfo').locator('li:has(img[src*="/media/"])')
  for (const [width, rows] of [
    [360, [3, 3]],
    [768, [6]],
    [1000, [6]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height))
    expect(Math.max(...heights), `${width} px`).toBeLessThan(32)
    expect(await logos.evaluateAll(rowsOf), `${width} px`).toEqual(rows)
  }
})

on(
  '/termsandconditions',
  'the menu and its button fit on one line at the smallest width with a menu bar',
  async (page) => {
    await page.setViewportSize({ width: 970, height: 800 })
    const [button] = await placesOf(page.getByRole('banner').getByRole('link', { name: 'Work with Us' }))
    expect(button.height).toBeLessThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(970)
  },
)

on(
  '/on-demand-developer',
  'logos of technologies are not cropped, and three features stack on a tablet',
  async (page) => {
    await page.setViewportSize({ width: 768, height: 900 })
    const marks = page.locator('img[src*="/media/javascript"], img[src*="/media/go."]')
    expect(await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).objectFit))).toEqual([
      'contain',
      'contain',
    ])
    const features = page.locator('section', { hasText: 'How booking works' }).locator('li')
    expect(await features.evaluateAll(rowsOf)).toEqual([1, 1, 1])
  },
)

on('/e-commerce-development-services', 'names of technologies stay within their tiles', async (page) => {
  const names = page.locator('section', { has: page.getByRole('heading', { name: 'Shop systems' }) }).locator('li')
  await expect(names).toHaveCount(8)
  const wide = (items: Element[]) =>
    items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent)
  for (const width of [360, 768, 1000, 1300]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await names.evaluateAll(wide), `${width} px`).toEqual([])
  }
})

on(
  ['/', '/google-ads-services-india', '/service'],
  'on a tablet and a phone no card is alone in a row that it does not fill',
  async (page) => {
    const lists = page.locator('main section > div > :is(ul, ol)')
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const alone = await lists.evaluateAll(aloneInRow)
      expect(alone.length).toBeGreaterThan(1)
      expect(alone).not.toContain(1)
    }
  },
)

on(
  '/ourteam',
  'spec 2.11, 9 · the team is in rows of 4, 5, 4, and the last of 14 is beside an invitation',
  async (page) => {
    expect(await page.locator('main li:has(h3)').evaluateAll(rowsOf)).toEqual([4, 5, 4, 2])
  },
)

on('/ourteam', 'the title of the team stands above the line of those who do the work', async (page) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [title, line] = await placesOf(page.locator('main h1'), page.locator('main ol:has(img)'))
    expect(title.bottom, `${width} px`).toBeLessThan(line.top)
  }
})

on('/', 'the buttons of the home carousel are at one height, the text right above them', async (page) => {
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

changing(
  '/',
  'on a phone the controls of the home carousel stand between its words and its art, in view with the headline',
  async (page) => {
    const [next, slide] = [
      page.getByRole('button', { name: 'Next slide' }),
      page.getByRole('group', { name: '2 of 5' }),
    ] as const
    await page.setViewportSize({ width: 320, height: 740 })
    await next.click()
    for (const width of [320, 360, 600]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(slide.getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(next).toBeInViewport({ ratio: 1 })
      const bars = page.locator('[data-indicator]')
      const [words, controls, art, last] = await placesOf(
        slide.locator('a').last(),
        next,
        slide.locator('img').first(),
        bars.last(),
      )
      expect(words.bottom).toBeLessThan(controls.top)
      expect(controls.bottom).toBeLessThan(art.top)
      expect(await bars.evaluateAll(rowsOf)).toEqual([5])
      expect(last.right).toBeLessThanOrEqual(width - 19)
    }
  },
)

onPhone(
  '/mobile-app-development-services',
  'on a phone a part of the third logo shows that there are more',
  async (page) => {
    const logos = page.locator('ns-slider li')
    await logos.first().scrollIntoViewIfNeeded()
    await expect(logos.nth(1)).toBeInViewport({ ratio: 1 })
    await expect(logos.nth(2)).toBeInViewport({ ratio: 0.5 })
    await expect(logos.nth(2)).not.toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

on('/hire-dedicated-team', 'an introduction is close below its heading', async (page) => {
  const [above, below] = await placesOf(
    page.getByRole('heading', { name: 'What you save, and what is included' }),
    page.getByText('Development cost is cut by 50-75%'),
  )
  expect(below.left).toBe(above.left)
  expect(below.top - above.bottom).toBeGreaterThan(8)
  expect(below.top - above.bottom).toBeLessThan(32)
})

const edges = (items: Element[]) => items.map((item) => item.getBoundingClientRect())

on('/clients-testimonials', 'spec 2.11 · the columns of reviews end level', async (page) => {
  const invitation = page.locator('div', { has: page.getByText('Worked with us?') }).last()
  const cards = await page.getByRole('main').locator('li figure').evaluateAll(edges)
  const ends = new Map<number, number>()
  for (const { left, bottom, width } of [...cards, ...(await invitation.evaluateAll(edges))])
    if (width < 600) ends.set(left, Math.max(bottom, ends.get(left) ?? 0))
  expect(ends.size).toBe(3)
  // Browsers break a few lines differently.
  expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(40)
})

on('/service', 'spec 2.5 · the descriptions of a row of services begin on one line', async (page) => {
  const descriptions = page.locator('#run li:nth-child(n + 5) p')
  const tops = (await descriptions.evaluateAll(edges)).map(({ top }) => Math.round(top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

on('/best-ui-ux-design-services', 'spec 2.10 · no paragraph of a partner is below a portrait', async (page) => {
  const section = page.getByRole('region', { name: 'Designers who stay until it is built' })
  const [portrait] = await placesOf(section.getByRole('listitem').first())
  for (const { bottom } of await section.locator('p').evaluateAll(edges)) expect(bottom).toBeLessThan(portrait.top)
})

on(
  ['/mobile-app-development-services', '/web-development-services'],
  'spec 2.10 · the steps beside a form are as far apart as their lines, and their colleague stands on the contacts',
  async (page) => {
    const panel = page.getByRole('main').locator('section', { has: page.locator('form') })
    const steps = await panel.locator('ol > li').evaluateAll(edges)
    expect(steps).toHaveLength(3)
    for (const { top, bottom } of steps) expect(bottom - top).toBeLessThan(90)
    const [person, ways] = await placesOf(
      panel.locator('img').first(),
      page.getByRole('list', { name: 'Other ways to reach us' }).first(),
    )
    expect(Math.abs(ways.top - person.bottom)).toBeLessThan(2)
  },
)

on(
  '/career',
  'spec 2.7 · the filters end with the list of jobs, and no part of them is far below the one before',
  async (page) => {
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const [sidebar, resume, manager, after] = await placesOf(
      filters,
      filters.getByRole('link', { name: 'Send us your resume' }),
      filters.getByText('Manager').first(),
      filters.getByText('After you apply').first(),
    )
    expect(sidebar.bottom - resume.bottom).toBeLessThan(16)
    expect(after.top - manager.bottom).toBeLessThan(80)
  },
)

on('/portfolio', 'spec 2.11 · below a screen the figure, with logo and link, ends with the quote', async (page) => {
  for (const client of ['Halden Freight', 'Orchid Diagnostics']) {
    const image = page.getByRole('img', { name: client, exact: true })
    const result = page.locator('section > * > div', { has: image })
    const [said, logo] = await placesOf(
      result.locator('figure').first(),
      result.getByRole('img', { name: client, exact: true }).first(),
    )
    expect(Math.abs(said.bottom - logo.bottom)).toBeLessThan(12)
  }
})

on(
  ['/contact', '/mobile-app-development-services', '/web-development-services'],
  'spec 2.6 · what stands beside a form ends with its button',
  async (page) => {
    const main = page.getByRole('main')
    await expectOneEnd(main, main.getByRole('list', { name: 'Other ways to reach us' }).getByRole('listitem').last())
  },
)

changing(
  '/web-development-services',
  'spec 2.8 · what stands beside the form of the dialog does, too',
  async (page) => {
    await page.getByRole('banner').getByText('Work with Us').click()
    const dialog = page.getByRole('dialog')
    await expectOneEnd(dialog, dialog.getByText('You know the price before you decide.'))
  },
)

/** The number of lines on which the texts of elements stand. */
const linesOf = (elements: Element[]) =>
  elements.map((element) => {
    const text = document.createRange()
    text.selectNodeContents(element.firstChild as Node)
    return text.getClientRects().length
  })

on('/contact', 'spec 2.6 · on paper no name of a network breaks', async (page) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const names = page.getByRole('main').getByRole('link', { name: /^(LinkedIn|Facebook|Instagram|YouTube)/ })
  expect(await names.evaluateAll(linesOf)).toEqual([1, 1, 1, 1])
})

on('/technical-it-support', 'spec 2.10 · on narrow paper lists show what phones fold away', async (page) => {
  await page.setViewportSize({ width: 520, height: 700 })
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Nine things' }) })
  await expect(list.getByText('All 9')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(9)
  await expect(list.getByText('All 9')).toBeHidden()
})

changing(
  [
    '/implementation-and-deployment',
    '/google-ads-services-india',
    '/portfolio',
    '/contact',
    '/mvp-development',
    '/cloud-services',
  ],
  'with the size of the root doubled by a style of the reader nothing scrolls horizontally',
  async (page) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [1280, 768, 600, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await isWiderThanWindow(page), `${width} px`).toBe(false)
    }
  },
)

on(
  '/contact',
  'spec 2.6 · the form begins near the top, on a phone and a desktop, and on a phone names of contacts are one line above their values',
  async (page) => {
    const field = page.getByRole('main').getByLabel('Name')
    await expect(field).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(field).toBeInViewport({ ratio: 1 })
    const names = await page.locator('main dt').evaluateAll((all) =>
      all.map((name) => {
        const { height, bottom } = name.getBoundingClientRect()
        return { height, below: (name.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom }
      }),
    )
    expect(names).toHaveLength(4)
    for (const { height, below } of names) {
      expect(height).toBeLessThan(30)
      expect(below).toBeGreaterThanOrEqual(0)
    }
  },
)

onPhone('/gallery', 'spec 2.11 · on a phone pictures begin near the top', async (page) => {
  const [photo] = await placesOf(page.locator('main [data-photo] img').first())
  expect(photo.top).toBeLessThan(1350)
})

onPhone('/career', 'spec 2.7 · on a phone the list of jobs shows three lines of each', async (page) => {
  const cut = await page
    .locator('[id^="job-"] > p')
    .evaluateAll((all) =>
      all.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
    )
  expect(cut).toEqual([3, 3, 3, 3, 3])
})

changing(
  '/career',
  'spec 2.7 · on a phone the four facts of a job are two rows of two, wherever they stand',
  async (page) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const facts = page.getByRole('main').locator('dl').filter({ hasText: 'Remote' }).first()
    expect(await facts.locator('> div').evaluateAll(rowsOf)).toEqual([2, 2])
    await page.getByRole('link', { name: 'View More Details' }).first().click()
    await expect(page.getByRole('link', { name: 'Back to Job List' }).first()).toBeVisible()
    expect(await facts.locator('> div').evaluateAll(rowsOf)).toEqual([2, 2])
  },
)

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

on(
  ['/', '/service', '/qa-testing-services', '/google-ads-services-india', '/ourteam', '/career'],
  'texts keep to the steps of the scale: on wide screens none is smaller than 16 px, on phones no sentence',
  async (page) => {
    const sizes = await page.locator('main').evaluate(sizesOf)
    const small = Object.keys(sizes).filter((size) => Number(size) < 24)
    expect(small.filter((size) => !['16', '18', '22'].includes(size)).map((size) => sizes[Number(size)])).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    const sentences = page.locator('main p:visible').filter({ hasText: /.{60}[.?!]$/ })
    const read = await sentences.evaluateAll((all) =>
      all.filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.textContent),
    )
    expect(read).toEqual([])
  },
)

on(
  ['/api-integration', '/off-page-seo-services', '/mobile-app-development-services'],
  'the figure of a case is large on a phone, and close above its caption everywhere',
  async (page) => {
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
  },
)

on('/contact', 'the link about data at the end of a form stays on one line', async (page) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const link = page.getByRole('link', { name: 'How we treat your data' })
    expect(await link.evaluateAll(linesOf), `${width} px`).toEqual([1])
  }
})

/** Expects the end of what stands beside a form within 32 px of the end of its button. */
async function expectOneEnd(within: Locator, beside: Locator): Promise<void> {
  const button = within.getByRole('button', { name: 'Submit enquiry' })
  await expect(button).toBeVisible()
  const [last, sent] = await placesOf(beside, button)
  expect(Math.abs(last.bottom - sent.bottom)).toBeLessThan(32)
}
