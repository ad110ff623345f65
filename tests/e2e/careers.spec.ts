import type { Locator, Page } from '@playwright/test'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import jobs from '../../pages-data/site/jobs.json' with { type: 'json' }
import { expect, openBoard, test } from './forms.ts'
import { byOwnLinks, hold, reachFor } from './site.ts'

// Each view is scrolled to its start.
test.use({ contextOptions: {} })

type Posting = (typeof jobs.items)[number]

const main = (page: Page): Locator => page.getByRole('main')
const card = (page: Page, title: string): Locator =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const action = (page: Page, name: string): Locator => main(page).getByRole('link', { name, exact: true })
const filter = (page: Page, group: string, choice: string): Locator =>
  main(page).getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true })
const keyword = (page: Page): Locator => main(page).getByLabel('Keyword')
const search = (page: Page): Promise<void> => main(page).getByRole('button', { name: 'Search' }).click()
const status = (page: Page): Locator => main(page).getByRole('status').first()
const back = (page: Page): Locator => action(page, 'Back to Job List')

/** The titles in the list, once the board is hydrated. */
const titles = (page: Page): Promise<string[]> => main(page).locator('li[id^=job-] > h3').allTextContents()

/** Postings of every location and profile, copied from the real ones. */
function postings(count: number): Posting[] {
  const choose = <T>(of: T[], index: number) => of[index % of.length] as T
  return Array.from({ length: count }, (_, index) => ({
    ...choose<Posting>(jobs.items, index),
    keyResponsibilities: [],
    id: `job-${index}`,
    title: `${choose(['Senior', 'Junior', 'LEAD'], index >> 1)} ${choose(['React', 'Python'], index)} ${index}`,
    location: choose(['Remote', 'Noida'], index),
    trade: choose(['Developer', 'Designer', 'Manager'], index),
  }))
}

/** The board with other postings, shown by the app, which takes them from the page's data file. */
async function openBoardOf(page: Page, items: Posting[]): Promise<void> {
  await page.route('**/data/career.json', async (route) => {
    const answer = await route.fetch()
    const data = await answer.json()
    data.blocks[0].jobs = items
    await route.fulfill({ response: answer, json: data })
  })
  await byOwnLinks(page)
  await page.goto('/about')
  await (await reachFor(page, 'Career')).click()
  await expect(main(page).getByText(`${items.length} jobs available`)).toBeVisible()
}

test('spec 2.7, 3, 4 · the page: count, search, filters, a card for each posting, work culture, consultation', async ({
  page,
}) => {
  await openBoard(page)
  await expect(main(page).getByText('5 jobs available')).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(jobs.items.map(({ title }) => title))
  const cards = main(page).locator('li[id^=job-]')
  const texts = await cards.allInnerTexts()
  for (const [index, { title, employmentType, experience, location, trade, description }] of jobs.items.entries())
    for (const words of [title, employmentType, experience, location, trade, description, 'View More Details', 'Apply'])
      expect(texts[index]).toContain(words)
  await expect(cards.getByRole('link', { name: /^(View More Details|Apply) ?:/ })).toHaveCount(2 * jobs.items.length)
  await expect(main(page).getByLabel('Location').locator('option')).toHaveText(['All', 'Remote', 'Noida UP India'])
  const choices = (group: string) => main(page).getByRole('group', { name: group }).locator('label')
  await expect(choices('Location')).toHaveText(['All', 'Remote', 'Noida'])
  await expect(choices('Profile')).toHaveText(['All', 'Developer', 'Designer', 'Manager'])
  const counts = main(page).locator('fieldset span')
  const shown = await counts.evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').content))
  expect(shown.filter((count) => count !== 'none')).toEqual(Array(4).fill('"5" / ""'))
  await expect(main(page).getByRole('group', { name: 'Location' }).getByText('As in the search above')).toBeVisible()
  // They follow the list, but never over what is below them: what follows an application, and a way on for those who find nothing.
  const after = main(page).getByText('After you apply')
  await card(page, jobs.items.at(-1)?.title ?? '').scrollIntoViewIfNeeded()
  const profile = await main(page).getByRole('group', { name: 'Profile' }).boundingBox()
  expect((profile?.y ?? 0) + (profile?.height ?? 0)).toBeLessThan((await after.boundingBox())?.y ?? 0)
  const other = main(page).getByRole('link', { name: 'Send us your resume' })
  await expect(other).toHaveAttribute('href', /^mailto:careers@/)
  const [last, way] = [await card(page, jobs.items.at(-1)?.title ?? '').boundingBox(), await other.boundingBox()]
  expect(Math.abs((last?.y ?? 0) + (last?.height ?? 0) - (way?.y ?? 0) - (way?.height ?? 0))).toBeLessThan(16)
  for (const culture of ['Creative', 'No-Politics', 'Discussion Oriented'])
    await expect(main(page).getByRole('heading', { name: culture })).toHaveCount(1)
  await expect(main(page).getByRole('heading', { name: 'Talk to us before you apply' })).toHaveCount(1)

  await test.step('the arrow of the select keeps its distance from the edge, also from right to left; a press on it reaches the select', async () => {
    const select = main(page).getByLabel('Location', { exact: true }).and(page.getByRole('combobox'))
    await select.scrollIntoViewIfNeeded()
    const arrow = select.locator('+ svg')
    for (const [direction, side] of [
      ['ltr', 'right'],
      ['rtl', 'left'],
    ] as const) {
      const gap = await arrow.evaluate(
        (svg, { direction, side }) => {
          document.dir = direction
          const edge = svg.previousElementSibling?.getBoundingClientRect()[side] ?? Number.NaN
          return Math.abs(svg.getBoundingClientRect()[side] - edge)
        },
        { direction, side },
      )
      expect(gap).toBeCloseTo(16, 0)
    }
    const pressed = await arrow.evaluate((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName
    })
    expect(pressed).toBe('SELECT')
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  })

  await test.step('the search finds words of the description in any case; the select in the banner works at once', async () => {
    await keyword(page).fill('  LABORATORY ')
    await keyword(page).press('Enter')
    await expect
      .poll(() => titles(page))
      .toEqual(jobs.items.filter((job) => /laboratory/i.test(job.title + job.description)).map(({ title }) => title))
    await main(page).getByLabel('Location').selectOption('Noida UP India')
    await expect(status(page)).toHaveText('No results found')
    await expect(main(page).getByRole('heading', { name: 'Open now' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: jobs.items[0]?.title, exact: true })).toBeVisible()
    await expect(filter(page, 'Location', 'Noida')).toBeChecked()
    await main(page).getByRole('button', { name: 'Show all jobs' }).click()
    await expect.poll(() => titles(page)).toHaveLength(5)
    await expect(keyword(page)).toHaveValue('')
  })

  await test.step('a double click opens a view, and nothing in it', async () => {
    await card(page, jobs.items[0]?.title ?? '')
      .getByRole('link', { name: 'Apply' })
      .dblclick()
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(/^Apply for/)
    // As if the new view had a link where the second click falls.
    await back(page).dispatchEvent('click', { detail: 2 })
    await expect(page).toHaveURL(/view=apply/)
  })
})

test.describe('spec 4 · search', () => {
  /** Every location and profile, with keywords that some of their postings have. */
  const searches: [location: string, profile: string, word: string][] = [
    ['All', 'Designer', 'lead react'],
    ['All', 'Manager', ''],
    ['Remote', 'Developer', 'python'],
    ['Remote', 'Designer', 'junior'],
    ['Noida', 'Developer', 'PYTHON'],
    ['Noida', 'Manager', 'junior'],
  ]

  test('location and profile at once, the keyword on Search, all three together', async ({ page }) => {
    const items = postings(12)
    await openBoardOf(page, items)
    const wanted = (location: string, profile: string, word: string) =>
      items
        .filter(
          (job) =>
            ['All', job.location].includes(location) &&
            ['All', job.trade].includes(profile) &&
            `${job.title}\n${job.description}`.toLowerCase().includes(word.toLowerCase()),
        )
        .map(({ title }) => title)
    /** What the board says: its titles, its status, and how many jobs each location has. */
    const said = () =>
      main(page).evaluate((board) => ({
        found: [...board.querySelectorAll('li[id^=job-] > h3')].map(({ textContent }) => textContent),
        status: board.querySelector('[role=status]')?.textContent,
        counts: [...board.querySelectorAll<HTMLElement>('fieldset:first-of-type [data-count]')].map(({ dataset }) =>
          Number(dataset.count),
        ),
      }))
    let searched = ''
    for (const [location, profile, word] of searches) {
      await filter(page, 'Location', location).check()
      await filter(page, 'Profile', profile).check()
      const before = wanted(location, profile, searched)
      await expect.poll(() => titles(page)).toEqual(before)
      await keyword(page).fill(word)
      expect(await titles(page)).toEqual(before)
      await search(page)
      const found = wanted(location, profile, word)
      await expect.poll(said).toEqual({
        found,
        status: found.length ? `${found.length} of 12 jobs` : 'No results found',
        counts: ['All', 'Remote', 'Noida'].map((choice) => wanted(choice, profile, word).length),
      })
      searched = word
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test('Search scrolls to the results and says how many there are, or what to do without any; the filters are behind a button, which says how many are chosen', async ({
      page,
    }) => {
      await openBoard(page)
      const results = main(page).getByRole('heading', { name: 'Open jobs' })
      await keyword(page).fill('react')
      await search(page)
      await expect(results).toBeFocused()
      await expect(results).toBeInViewport({ ratio: 1 })
      await expect(status(page)).toBeInViewport({ ratio: 1 })
      await expect(status(page)).toHaveText(/^\d+ of \d+ jobs$/)
      // Searching for the same again scrolls there again.
      await keyword(page).press('Enter')
      await expect(results).toBeFocused()

      await keyword(page).fill('cobol')
      await search(page)
      await expect(status(page)).toHaveText('No results found')
      await expect(main(page).getByText('Nothing open for “cobol”.')).toBeInViewport({ ratio: 1 })
      await expect(main(page).getByText('Or tell us').getByRole('link', { name: company.careersEmail })).toBeVisible()
      await main(page).getByRole('button', { name: 'Show all jobs' }).click()
      await expect(status(page)).toHaveText(`${jobs.items.length} of ${jobs.items.length} jobs`)
      await expect(results).toBeFocused()
      await expect(keyword(page)).toHaveValue('')

      const button = main(page).getByRole('button', { name: 'Location and profile' })
      await expect(filter(page, 'Profile', 'Designer')).toBeHidden()
      await button.click()
      await filter(page, 'Profile', 'Designer').check()
      await expect(status(page)).toHaveText('No results found')
      await expect(button).toHaveText('Location and profile: 1 chosen')
      await button.click()
      await expect(filter(page, 'Profile', 'Designer')).toBeHidden()
    })
  })

  test('a search has an address, for reload and Back', async ({ page }) => {
    await openBoard(page)
    await keyword(page).fill('react')
    await search(page)
    await filter(page, 'Profile', 'Designer').check()
    await expect(page).toHaveURL('/career?q=react&profile=Designer')
    await page.reload()
    await expect(status(page)).toHaveText('No results found')
    await expect(keyword(page)).toHaveValue('react')
    await page.goBack()
    await expect(filter(page, 'Profile', 'All')).toBeChecked()
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0)
    await page.goBack()
    await expect(page).toHaveURL('/career')
    await expect(keyword(page)).toHaveValue('')
    await expect.poll(() => titles(page)).toHaveLength(5)
  })

  test('a place chosen before the board is awake takes effect', async ({ page }) => {
    const letGo = await hold(page, /\/data\/career\.json/)
    await page.goto('/career?q=react')
    await main(page).getByRole('combobox', { name: 'Location' }).selectOption('Noida')
    letGo()
    await expect(page).toHaveURL('/career?q=react&location=Noida')
    await expect(status(page)).toHaveText('No results found')
  })

  test('what is chosen before any script is here takes effect, without a further move', async ({ page }) => {
    for (const [query, shown] of [
      ['', '/career?location=Noida&profile=Designer'],
      ['?location=Remote&profile=Manager', '/career?location=Noida&profile=Designer'],
    ] as const) {
      const letGo = await hold(page, /\/assets\/entry-/)
      await page.goto(`/career${query}`, { waitUntil: 'commit' })
      await main(page).getByRole('combobox', { name: 'Location' }).selectOption('Noida')
      await main(page).getByRole('radio', { name: 'Designer' }).check()
      letGo()
      await expect(page).toHaveURL(shown)
      await expect(status(page)).toHaveText('No results found')
      await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(2)
    }
  })

  test.describe('a press of a button counts once', () => {
    test.use({ viewport: { width: 360, height: 780 } })

    const filters = (page: Page) => main(page).getByRole('button', { name: 'Location and profile' })

    for (const script of ['entry', 'island'])
      test(`before the script "${script}" is here`, async ({ page }) => {
        const letGo = await hold(page, new RegExp(`/assets/${script}-`))
        await page.goto('/career', { waitUntil: 'commit' })
        await filters(page).click()
        letGo()
        await expect(filters(page)).toHaveAttribute('aria-expanded', 'true')
        await page.waitForTimeout(200)
        await expect(filters(page)).toHaveAttribute('aria-expanded', 'true')
      })

    test('while the board wakes', async ({ page }) => {
      const letGo = await hold(page, /\/assets\/island-/)
      await page.goto('/career')
      await filters(page).hover()
      await page.mouse.down()
      letGo()
      await expect(main(page).locator('ns-island').first()).toHaveAttribute('awake', '')
      await page.waitForTimeout(200)
      await expect(filters(page)).toHaveAttribute('aria-expanded', 'false')
      await page.mouse.up()
      await expect(filters(page)).toHaveAttribute('aria-expanded', 'true')
    })
  })

  test('a word written before the board is awake stays', async ({ page }) => {
    const letGo = await hold(page, /\/data\/career\.json/)
    await page.goto('/career?q=cobol')
    await keyword(page).fill('react')
    letGo()
    await expect(status(page)).toHaveText('No results found')
    await expect(keyword(page)).toHaveValue('react')
    await expect(keyword(page)).toBeFocused()
  })

  test('letters typed after an early Enter stay, and a press on the icon of a button counts', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/island-/)
    await page.goto('/career')
    await keyword(page).pressSequentially('laboratory')
    await keyword(page).press('Enter')
    await keyword(page).pressSequentially('x')
    await main(page).getByRole('button', { name: 'Search' }).locator('svg').click()
    letGo()
    await expect(status(page)).toHaveText('No results found')
    await expect(keyword(page)).toHaveValue('laboratoryx')
  })

  test('2,000 postings are filtered as fast as 200, because only one page of them is rendered', async ({ page }) => {
    /** Median time from a click to the finished list, in ms. */
    const cost = async (count: number) => {
      await openBoardOf(page, postings(count))
      return main(page).evaluate((element) => {
        const radios = [...element.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')]
        const times = Array.from({ length: 42 }, (_, index) => {
          const start = performance.now()
          radios[index % radios.length]?.click()
          void document.body.offsetHeight
          return performance.now() - start
        })
        return times.sort((a, b) => a - b)[21] as number
      })
    }
    const few = await cost(200)
    const many = await cost(2000)
    test.info().annotations.push({ type: 'ms', description: `200: ${few.toFixed(1)}, 2,000: ${many.toFixed(1)}` })
    expect(many / few).toBeLessThan(3)
    await filter(page, 'Location', 'All').check()
    await filter(page, 'Profile', 'All').check()
    await expect(status(page)).toHaveText('2000 of 2000 jobs')
    const shown = (await titles(page)).length
    await main(page).getByRole('button', { name: 'Show more jobs' }).click()
    await expect.poll(() => titles(page)).toHaveLength(2 * shown)
  })
})

test.describe('spec 2.7, 4 · views', () => {
  const [, job] = jobs.items as [Posting, Posting]
  const heading = (page: Page) => main(page).getByRole('heading', { level: 2 }).first()

  test('list, detail, apply and back, each with its address and scrolled to its start', async ({ page }) => {
    await openBoard(page, '?profile=Developer')
    await card(page, job.title).getByRole('link', { name: 'View More Details' }).click()
    await expect(page).toHaveURL(`/career?profile=Developer&job=${job.id}`)
    await expect(heading(page)).toHaveText(job.title)
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toBeInViewport()

    await action(page, 'Apply').click()
    await expect(page).toHaveURL(`/career?profile=Developer&job=${job.id}&view=apply`)
    await expect(heading(page)).toHaveText(`Apply for ${job.title}`)
    await expect(heading(page)).toBeFocused()
    await main(page).getByLabel('Name').first().fill('Asha')

    await back(page).click()
    await expect(page).toHaveURL('/career?profile=Developer')
    await expect(card(page, job.title).getByRole('link').first()).toBeFocused()
    await card(page, job.title).getByRole('link', { name: 'Apply' }).click()
    await expect(main(page).getByLabel('Name').first()).toHaveValue('')

    await page.goBack()
    await page.goBack()
    await expect(heading(page)).toHaveText(`Apply for ${job.title}`)
    await page.goBack()
    await expect(heading(page)).toHaveText(job.title)
    await page.goForward()
    await expect(heading(page)).toHaveText(`Apply for ${job.title}`)
    await page.reload()
    await expect(heading(page)).toHaveText(`Apply for ${job.title}`)
    await expect(main(page).getByLabel('Post')).toHaveValue(job.title)
  })

  test('every posting in full at its own address', async ({ page }) => {
    for (const {
      id,
      title,
      description,
      keyResponsibilities,
      requiredSkills,
      qualifications = [],
      mailUs,
    } of jobs.items) {
      await openBoard(page, `?job=${id}`)
      await expect(heading(page)).toHaveText(title)
      const named = ['Overview', 'Key responsibilities', 'Required skills']
      const headings = main(page).getByRole('heading', { name: new RegExp(`^(${named.join('|')})`) })
      await expect(headings).toHaveText(named)
      const skills = Object.entries(requiredSkills ?? {}).flatMap(([category, list]) => [category, ...list])
      const shown = await main(page).textContent()
      for (const words of [description, ...keyResponsibilities, ...skills, ...qualifications])
        expect(shown).toContain(words)
      await expect(main(page).getByRole('complementary').getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:.+subject=${encodeURIComponent(`Application: ${title}`)}`),
      )
      expect(mailUs).toContain('{careersEmail}')
    }
  })

  test('what is pressed while another page is on its way leaves the address of that page as it is', async ({
    page,
  }) => {
    await byOwnLinks(page)
    const letGo = await hold(page, /\/data\/contact\.txt$/)
    const asked = page.waitForRequest('**/data/contact.txt')
    await openBoard(page)
    await asked
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await main(page).locator('a[href^="/career?job="]').first().click()
    await main(page).getByRole('radio', { name: 'Designer' }).check()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    expect(page.url()).toMatch(/\/contact$/)
    await page.goBack()
    await expect(page).toHaveURL('/career')
  })

  test('the address of a posting that is gone says so above the list, until a filter is chosen', async ({ page }) => {
    await openBoard(page, '?job=gardener&view=apply&location=Mars')
    await expect.poll(() => titles(page)).toHaveLength(5)
    const gone = main(page).getByText('The job you asked for is no longer open.')
    await expect(gone).toBeInViewport()
    await expect(main(page).getByRole('heading', { name: 'Open jobs' })).toBeFocused()
    const designer = main(page).getByRole('radio', { name: 'Designer' })
    await designer.check()
    await expect(gone).toBeHidden()
    await expect(designer).toBeFocused()
    await expect(page).not.toHaveURL(/gardener/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('spec 2.7 · every posting can be read, with an address for applications', async ({ page }) => {
    await page.goto('/career')
    await expect(main(page).getByRole('button', { name: 'Search' })).toBeHidden()
    for (const { title, keyResponsibilities } of jobs.items) {
      await card(page, title).locator('summary').click()
      await expect(card(page, title).getByText(keyResponsibilities[0] as string)).toBeVisible()
      await expect(card(page, title).getByRole('link', { name: /@/ })).toBeVisible()
    }
  })
})

test('search engines read each posting as a JobPosting with its own address', async ({ request }) => {
  const html = await (await request.get('/career')).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const found = blocks
    .map(([, text]) => JSON.parse(text as string))
    .flatMap((graph) => graph['@graph'] ?? [graph])
    .filter((entity) => entity['@type'] === 'JobPosting')
  expect(found.map(({ title, url }) => [title, new URL(url).search])).toEqual(
    jobs.items.map(({ title, id }) => [title, `?job=${id}`]),
  )
  for (const posting of found) {
    expect(posting.hiringOrganization.name).toBe('Noida Softworks')
    expect(posting.jobLocationType).toBe('TELECOMMUTE')
    expect(posting.validThrough > posting.datePosted).toBe(true)
    expect(posting.description.length).toBeGreaterThan(200)
  }
})
