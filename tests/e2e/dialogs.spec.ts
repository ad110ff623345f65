import type { Locator, Page } from '@playwright/test'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import { testOptions } from '../browser.ts'
import { errorsOf, expect, open, shownCode, submit, test, type } from './forms.ts'
import { byOwnLinks, reachFor } from './site.ts'

// They fade in and out.
test.use({ contextOptions: {} })

const enquiry = (page: Page): Locator => page.getByRole('dialog', { name: 'Request Free Consultation' })
const call = (page: Page): Locator => page.getByRole('dialog', { name: 'Schedule a Call' })

const headerLink = (page: Page): Locator => page.locator('header').getByRole('link', { name: 'Work with Us' })

/** Every link that opens the enquiry dialog (spec 2.8), by page. */
const openers: [path: string, find: ((page: Page) => Locator)[]][] = [
  [
    '/about',
    [
      headerLink,
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Work With Us' }),
      (page) => page.locator('main [data-dialog=enquiry]').filter({ hasText: 'Request a consultation' }),
    ],
  ],
  ['/hire-dedicated-team', [(page) => page.getByRole('main').getByRole('link', { name: 'Lets Connect' })]],
]

test.describe('spec 2.8 · enquiry modal', () => {
  test('every link that opens it gets the focus back', async ({ page }) => {
    for (const [path, links] of openers) {
      await page.goto(path)
      for (const find of links) {
        const opener = find(page).first()
        await opener.click()
        await expect(enquiry(page)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
        await expect(opener).toBeFocused()
        await expect(page).toHaveURL(path)
      }
    }
  })

  test('the focus moves to its title and is trapped; it shows how else to reach us; its button to submit stays in view below all messages; a drag across its edge leaves it open, with its input', async ({
    page,
  }) => {
    const form = await open(page, 'modal')
    await expect(enquiry(page).getByRole('heading', { name: 'Request Free Consultation' })).toBeFocused()
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab')
      // Between its last and first element the browser's own controls may have the focus, but never the page.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true)
    }

    const { email, phone, phone2, mobile, address } = company
    await expect(enquiry(page).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    for (const number of [phone, phone2, mobile])
      await expect(enquiry(page).getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `tel:${number.replaceAll(' ', '')}`,
      )
    await expect(enquiry(page)).toContainText(address)

    await test.step('the panel beside the form is as tall as the form, but stays inside the edges of the dialog', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const bottom = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
      const panel = enquiry(page).locator('[data-tone=dark]')
      await expect.poll(async () => (await bottom(panel)) - (await bottom(form))).toBe(0)
      await submit(form)
      await expect.poll(async () => Object.keys(await errorsOf(form))).toContain('Captcha')
      await expect(form.getByRole('button', { name: 'Submit enquiry' })).toBeInViewport({ ratio: 1 })
      const edge = 32
      // A rejected press scrolls down to the new code.
      await form.evaluate((element) => element.closest('dialog > *')?.scrollTo(0, 0))
      expect(await bottom(form), 'has grown out of the dialog').toBeGreaterThan((await bottom(enquiry(page))) - edge)
      expect(await bottom(panel)).toBe((await bottom(enquiry(page))) - edge)
    })
    await page.setViewportSize({ width: 1440, height: 720 })
    await submit(form)
    await expect(form.getByRole('button', { name: 'Submit enquiry' })).toBeInViewport({ ratio: 1 })

    const field = form.locator('[name=Name]')
    await type(form, { Name: 'Asha Rao' })
    const name = await field.boundingBox()
    if (!name) throw new Error('There is no field Name.')
    await page.mouse.move(name.x + name.width - 10, name.y + 20)
    await page.mouse.down()
    await page.mouse.move(20, 400, { steps: 5 })
    await page.mouse.up()
    await expect(field).toHaveValue('Asha Rao')
    await expect(enquiry(page)).toBeVisible()
    // Nor does a drag from the backdrop to the inside.
    await page.mouse.move(20, 400)
    await page.mouse.down()
    await page.mouse.move(name.x + 20, name.y + 20, { steps: 5 })
    await page.mouse.up()
    await expect(enquiry(page)).toBeVisible()
  })

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['its button', (page) => enquiry(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a press beside it', (page) => page.mouse.click(5, 400)],
    ['Back', (page) => page.goBack()],
  ]
  test('its button, Escape, a press beside it and Back close it without leaving the page; reopened it is empty', async ({
    page,
  }) => {
    await page.goto('/')
    const form = await open(page, 'modal')
    for (const [name, close] of ways) {
      const code = await shownCode(form)
      await type(form, { Name: 'R2D2', Email: 'a@example.com', Captcha: 'x' })
      await submit(form)
      await expect.poll(async () => Object.keys(await errorsOf(form))).toContain('Name')
      await close(page)
      await expect(page.locator('dialog'), name).toHaveCount(0)
      await expect(page).toHaveURL('/about')

      await headerLink(page).click()
      const again = enquiry(page).locator('form')
      await expect(again.locator('canvas')).toHaveAttribute('data-drawn', /.{6}/)
      for (const field of ['Name', 'Email', 'Phone', 'Message', 'Captcha'])
        await expect(again.locator(`[name=${field}]`)).toHaveValue('')
      await expect.poll(() => errorsOf(again)).toEqual({})
      expect(await shownCode(again), name).not.toBe(code)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('a link in it leads to its page, also from one that the app shows', async ({ page }) => {
    await byOwnLinks(page)
    await page.goto('/privacypolicy')
    await (await reachFor(page, 'About')).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Noida Softworks')
    await headerLink(page).click()
    await enquiry(page).getByRole('link', { name: 'How we treat your data' }).click()
    await expect(page).toHaveURL('/privacypolicy')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  })

  test('it opens on every page, including the not-found page and those shown by the app, and says what the page is about and who answers for it', async ({
    page,
  }) => {
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog')).toHaveCount(0)
    }
    const asks = async (about: string, person: RegExp, portrait: RegExp) => {
      await page.getByRole('main').locator('[data-dialog=enquiry]').first().click()
      await expect(enquiry(page).getByText('About:')).toHaveText(`About: ${about}`)
      await expect(enquiry(page).getByText('For us:')).toHaveText(person)
      await expect(enquiry(page).locator('img')).toHaveAttribute('src', portrait)
      await close()
    }
    await page.goto('/no/such/page')
    await headerLink(page).click()
    await expect(enquiry(page).getByRole('link', { name: company.phone })).toBeVisible()
    await close()
    // The person whom its form names.
    await page.goto('/web-development-services')
    await asks('Web development', /^For us: Kavitha Ramanathan, \S/, /^\/media\/\S+\.svg$/)
    await byOwnLinks(page)
    // Without a form, the first of those who would do the work.
    await page.goto('/api-integration')
    await asks('API development and integration', /^For us: Nikhil Joshi, \S/, /^\/media\/\S+\.svg$/)
    // No service, nobody named; shown by the app in the document of another page.
    const link = await reachFor(page, 'About')
    await page.evaluate(() => Object.assign(globalThis, { kept: true }))
    await link.click()
    await expect(page).toHaveURL('/about')
    expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true)
    await page.getByRole('main').locator('[data-dialog=enquiry]').first().click()
    await expect(enquiry(page).locator('form')).toBeVisible()
    await expect(enquiry(page)).not.toContainText(/About:|For us:/)
    await close()
    await headerLink(page).click()
    await expect(enquiry(page).getByRole('link', { name: company.phone2 })).toBeVisible()
  })

  test('on a phone the menu opens it, the form comes first, title and close button stay in view, and the menu gets the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#menu').getByRole('link', { name: 'Work with Us' }).click()
    const field = enquiry(page).locator('[name=Name]')
    await expect(field).toBeInViewport({ ratio: 1 })
    const mail = enquiry(page).getByRole('link', { name: company.email })
    expect((await field.boundingBox())?.y).toBeLessThan((await mail.boundingBox())?.y ?? 0)

    await mail.scrollIntoViewIfNeeded()
    await expect(enquiry(page).getByRole('heading', { name: 'Request Free Consultation' })).toBeInViewport({ ratio: 1 })
    const cross = enquiry(page).getByRole('button', { name: 'Close' })
    await expect(cross).toBeInViewport({ ratio: 1 })
    await expect.poll(() => cross.boundingBox()).toMatchObject({ width: 44, height: 44 })
    // The address may only break after the @.
    const lines = await mail.evaluate((link) => {
      const range = document.createRange()
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const found = new Map<number, string>()
      while (words.nextNode())
        for (const [at, letter] of [...(words.currentNode.textContent ?? '')].entries()) {
          range.setStart(words.currentNode, at)
          range.setEnd(words.currentNode, at + 1)
          const { top } = range.getBoundingClientRect()
          found.set(top, (found.get(top) ?? '') + letter)
        }
      return [...found.values()]
    })
    expect([company.email, `${company.email.replace(/@.*/, '@')}|${company.email.replace(/.*@/, '')}`]).toContain(
      lines.join('|'),
    )
    await cross.click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })

  test('the page behind does not scroll, and does not jump', async ({ playwright, baseURL }) => {
    // With a visible scroll bar, which the test browser hides by default.
    const browser = await playwright.chromium.launch({ ...testOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] })
    const page = await browser.newPage()
    await page.goto(`${baseURL}/about`)
    const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Work With Us' })
    await opener.scrollIntoViewIfNeeded()
    const place = () =>
      page.evaluate(() => [
        scrollY,
        document.body.clientWidth,
        ...[...document.querySelectorAll('header a, h1, footer h2')].map((part) => part.getBoundingClientRect().left),
      ])
    const before = await place()
    await opener.click()
    await expect(enquiry(page)).toBeVisible()
    await page.mouse.move(5, 400)
    await page.mouse.wheel(0, -500)
    await page.waitForTimeout(300)
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect.poll(place).toEqual(before)
    await browser.close()
  })
})

test.describe("spec 2.8 · 'Schedule a Call' on a Friday evening in Noida, seen from New York", () => {
  test.use({ timezoneId: 'America/New_York' })

  test('it has a mail address and a phone number, says when we call back, and offers the number first once somebody answers', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-10-30T20:00+05:30')
    await page.goto('/contact')
    const opener = page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).first()
    await opener.click()
    await expect(call(page)).toContainText(/We call you back from Monday, 8.am your time\./)
    // Half past eleven on Sunday night in New York: nobody is told to ring then.
    await expect(call(page)).toContainText('Our phones open Monday 10 am in Noida.')
    await expect(call(page)).toContainText('Your support desk answers 24x7.')
    const number = call(page).getByRole('listitem').getByRole('link', { name: company.phone, exact: true })
    await expect(number).toHaveAttribute('href', `tel:${company.phone.replaceAll(' ', '')}`)
    await expect(number).toBeVisible()
    await expect(call(page).getByRole('link', { name: company.email })).toBeVisible()
    const times = call(page).getByRole('button', { name: /November/ })
    await expect(times).toHaveText([/^Monday 2 November, 8.am *6.30.pm in Noida$/, /^Tuesday 3/, /^Wednesday 4/])
    await page.goBack()
    await expect(call(page)).toHaveCount(0)
    await expect(page).toHaveURL('/contact')
    await expect(opener).toBeFocused()
    await page.clock.setFixedTime('2026-11-02T10:00+05:30')
    await opener.click()
    await expect(call(page)).toContainText('It is 10 am in Noida: somebody answers now.')
    await expect(call(page).getByRole('link').first()).toHaveText(`Call ${company.phone}`)
    await expect(call(page)).not.toContainText('support desk')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('spec 2.8 · an opener leads to the contact page', async ({ page }) => {
    await page.goto('/about')
    await headerLink(page).click()
    await expect(page).toHaveURL('/contact')
  })

  test('a form says how to reach the company instead', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit enquiry' })).toBeHidden()
  })
})
