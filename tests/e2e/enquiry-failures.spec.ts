import type { Locator, Page, Route } from '@playwright/test'
import {
  calls,
  endpoints,
  expect,
  formOf,
  holdAnswer,
  keptFrom,
  open,
  received,
  right,
  send,
  shownCode,
  submit,
  test,
  type,
} from './forms.ts'

const url = `**${endpoints.enquiry}`
/** Never lets the dialog arrive that a success would open: a refusal does not wait for it. */
const withoutDialog = (page: Page): Promise<unknown> => page.route('**/received-*.js', () => new Promise(() => {}))
const unsent = (page: Page): Locator => page.getByRole('region', { name: 'Unsent enquiry' })

// The browser logs failed calls to the console.
test.use({ quiet: false })

/** A failure: how to cause it, its message, and the advice. The tests of `src/api` have more, which end in the same ways. */
type Failure = [what: string, cause: (page: Page, url: string) => Promise<unknown>, says: string, advice: string]

const answered = (answer: Parameters<Route['fulfill']>[0]) => (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill(answer))
const broken = (reason: string) => (page: Page, url: string) => page.route(url, (route) => route.abort(reason))

const again = 'Check your connection, then submit again.'
const later = 'Wait a minute, then submit again.'
const portal = '<!DOCTYPE html><title>Welcome</title><p>Please log in.'
const failures: Failure[] = [
  [
    'refused',
    answered({ status: 422, json: { message: 'No such e-mail' } }),
    'No such e-mail.',
    'Change what is wrong',
  ],
  ['too many', answered({ status: 429, json: { message: 'Too many messages.' } }), 'Too many messages.', later],
  ['no message', answered({ status: 503, body: 'busy' }), 'Request failed with status code 503.', later],
  ['page of a portal', answered({ contentType: 'text/html', body: portal }), 'The server did not accept it.', later],
  ['answer cut off', answered({ body: '{"id":' }), 'The server did not accept it.', later],
  ['redirect', answered({ status: 303, headers: { location: '/about' } }), 'The server did not accept it.', later],
  ['no connection', broken('connectionrefused'), 'Network Error.', again],
]
/** Of `fetch` only; files are sent by XMLHttpRequest. */
const anythingElse: Failure = [
  'anything else',
  (page) =>
    page.evaluate(() => {
      window.fetch = () => Promise.reject('no reason')
    }),
  'An error occurred while making the API request.',
  again,
]

test.describe('spec 8 · a submission that fails', () => {
  for (const [place, kind, possible] of [
    ['contact', 'enquiry', [...failures, anythingElse]],
    ['application', 'application', failures],
  ] as const)
    test(`${kind}: each failure says what happened and what to do, and keeps the input`, async ({ page }) => {
      const url = `**${endpoints[kind]}`
      const form = await open(page, place)
      await type(form, { ...right, Captcha: await shownCode(form) })
      if (kind === 'application') await form.locator('[name=UploadFile]').setInputFiles('tests/fixtures/cv/cv.pdf')
      const notice = form.getByRole('alert')
      for (const [what, cause, says, advice] of possible) {
        await test.step(what, async () => {
          await page.unroute(url)
          await cause(page, url)
          await submit(form)
          await expect(notice).toContainText(says)
          await expect(notice).toContainText(`Your ${kind} was not sent`)
          await expect(notice).toContainText('Everything you typed')
          await expect(notice).toContainText(advice)
          for (const [name, value] of Object.entries(right))
            await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
        })
      }
      await expect(received(page)).toHaveCount(0)
    })

  test('in the dialog the notice is in view, above the button that stays there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route(`**${endpoints.enquiry}`, (route) => route.fulfill({ status: 503, body: '{}' }))
    const form = await open(page, 'modal')
    await send(form)
    const notice = form.getByRole('alert')
    await expect(notice).toContainText('Your enquiry was not sent')
    const [shown, button] = [
      await notice.boundingBox(),
      await form.getByRole('button', { name: 'Submit enquiry' }).boundingBox(),
    ]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  })

  test('submitting again uses the same key, with the same captcha, so that a lost response duplicates nothing; changed content gets a different key', async ({
    page,
  }) => {
    const Email = `lost-${Date.now()}@example.com`
    const made = calls(page)
    const keys = () => made.splice(0).map((call) => call.headers()['idempotency-key'])
    await page.route(
      url,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    const form = await open(page, 'contact')
    await send(form, { ...right, Email })
    await expect(form.getByRole('alert')).toBeVisible()
    await submit(form)
    await expect(received(page)).toBeVisible()
    const [first, second, ...others] = keys()
    expect([second, others]).toEqual([first, []])
    expect(await keptFrom(Email)).toHaveLength(1)

    await received(page).getByRole('button', { name: 'Close' }).click()
    await page.route(url, (route) => route.abort('failed'), { times: 1 })
    await send(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await type(form, { Message: 'Three other words.' })
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(new Set(keys()).size).toBe(2)
  })
})

test.describe('an unsent enquiry is stored', () => {
  async function failOnce(page: Page, Email: string): Promise<void> {
    await page.route(url, (route) => route.abort('internetdisconnected'), { times: 1 })
    const form = await open(page, 'contact')
    await send(form, { ...right, Email })
    await expect(form.getByRole('alert')).toContainText('Network Error')
  }

  const reopen = (page: Page) => page.locator('header').getByRole('link', { name: 'Work with Us' }).click()

  test('it is offered by every enquiry form, kept if sending it again fails or is refused, sent with the same key, and not offered again', async ({
    page,
  }) => {
    const Email = `kept-${Date.now()}@example.com`
    const made = calls(page)
    await failOnce(page, Email)
    await expect(unsent(page)).toHaveCount(0)
    await open(page, 'modal')
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Unsent enquiry' })).toBeVisible()

    const form = await open(page, 'contact')
    const again = unsent(page).getByRole('button', { name: 'Send it again' })
    await test.step('if it fails, the message is beside the offer and about it', async () => {
      await page.route(url, (route) => route.fulfill({ status: 500 }))
      await again.click()
      await expect(page.getByRole('alert')).toContainText('It is still kept. Wait a minute, then send it again.')
      const [offer, alert] = await Promise.all(
        [unsent(page), page.getByRole('alert')].map((part) => part.boundingBox()),
      )
      expect((alert?.y ?? 0) - ((offer?.y ?? 0) + (offer?.height ?? 0))).toBeLessThan(40)
      await page.reload()
      await expect(unsent(page)).toBeVisible()
    })

    await test.step('if it is refused, it is in the form to be changed, but never replaces what is typed there', async () => {
      await page.route(url, (route) => route.fulfill({ status: 422 }))
      await withoutDialog(page)
      await form.locator('[name=Message]').fill('New')
      await again.click()
      await expect(page.getByRole('alert')).toContainText('It is still kept. Once the form below is empty')
      await expect(form.locator('[name=Message]')).toHaveValue('New')
      await form.locator('[name=Message]').clear()
      await again.click()
      await expect(form.locator('[name=Email]')).toHaveValue(Email)
      await expect(page.getByRole('alert')).toContainText('Everything you typed is still here. Change what is wrong')
      await expect(unsent(page)).toHaveCount(0)
    })

    await page.unrouteAll()
    await page.reload()
    await again.click()
    await expect(received(page)).toBeVisible()
    expect(new Set(made.map((call) => call.headers()['idempotency-key'])).size).toBe(1)
    await page.reload()
    await open(page, 'contact')
    await expect(unsent(page)).toHaveCount(0)
    expect(await keptFrom(Email)).toEqual([{ ...right, Email }])
  })

  test('if its dialog is closed by Escape or Back while sending, a failure is reported, and it is offered when that is opened again', async ({
    page,
  }) => {
    const form = await open(page, 'modal')
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      const answer = await holdAnswer(page, { status: 422 })
      const asked = page.waitForRequest(url)
      await send(form)
      await asked
      await leave()
      await expect(form).toHaveCount(0)
      answer()
      await expect(page.getByRole('dialog', { name: 'Not sent' })).toContainText('Your enquiry did not reach us')
      await page.keyboard.press('Escape')
      await reopen(page)
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Unsent enquiry' })).toBeVisible()
      await unsent(page).getByRole('button', { name: 'Discard' }).click()
    }

    await test.step('a failure that comes while the form is open again is told in it, and lets the visitor type on', async () => {
      const answer = await holdAnswer(page, { status: 500 })
      const asked = page.waitForRequest(url)
      await send(form)
      await asked
      await page.keyboard.press('Escape')
      await expect(form).toHaveCount(0)
      await reopen(page)
      await expect(unsent(page)).toContainText('is still being sent.')
      await form.locator('[name=Message]').pressSequentially('First half')
      answer()
      await expect(unsent(page)).toContainText('may not have reached us.')
      await page.keyboard.type(', second half')
      await expect(form.locator('[name=Message]')).toHaveValue('First half, second half')
      await expect(page.getByRole('dialog')).toHaveCount(1)
    })
  })

  test('while it is sent, a dialog that is opened again and a second tab say so, offer nothing, and nothing is left once it has arrived', async ({
    page,
    context,
  }) => {
    const answer = await holdAnswer(page)
    const form = await open(page, 'modal')
    const asked = page.waitForRequest(url)
    await send(form)
    await asked
    const second = await context.newPage()
    await open(second, 'contact')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await reopen(page)
    for (const opened of [second, page]) {
      await expect(unsent(opened)).toContainText('is still being sent.')
      await expect(unsent(opened).getByRole('button')).toHaveCount(0)
    }
    answer()
    await expect(received(page)).toBeVisible()
    for (const opened of [second, page]) await expect(unsent(opened)).toHaveCount(0)
  })

  test('if the dialog does not load, the contact page stays, with what is typed there; what is refused for its content is not offered again, but still in the form', async ({
    page,
  }) => {
    // Not offline: an earlier test may have left the script in the cache.
    await page.route('**/dialogs-*.js', (route) => route.abort())
    const form = await open(page, 'contact')
    await form.locator('[name=Message]').fill('Half a sen')
    await reopen(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(form.locator('[name=Message]')).toHaveValue('Half a sen')

    await page.route(url, (route) => route.fulfill({ status: 400, json: { message: 'No' } }))
    await withoutDialog(page)
    await send(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await page.reload()
    await open(page, 'contact')
    await expect(unsent(page)).toHaveCount(0)
    await expect(form.locator('[name=Message]')).toHaveValue(right.Message)
  })

  /** Sends an enquiry whose first call gets no answer. */
  async function sendWithoutAnswer(page: Page, Email = right.Email): Promise<void> {
    await page.route(url, () => new Promise(() => {}), { times: 1 })
    const form = await open(page, 'contact')
    await type(form, { ...right, Email, Captcha: await shownCode(form) })
    const asked = page.waitForRequest(url)
    await submit(form)
    await asked
  }

  /** A page sends what the one before it did not only after a while, as people do. */
  const waitToFinish = (page: Page) => page.clock.fastForward(2500)
  const idle = (page: Page) => page.evaluate("scheduler.postTask(() => {}, { priority: 'background' })")

  test('if a link is followed while sending, the next page sends the enquiry, once, and says so', async ({ page }) => {
    const Email = `left-${Date.now()}@example.com`
    // As extensions do: once it has run, the browser reports the end of the call.
    await page.addInitScript(() => addEventListener('pagehide', () => {}))
    await page.clock.install()
    await sendWithoutAnswer(page, Email)
    await page.clock.pauseAt(Date.now() + 60_000)
    const made = calls(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    await page.waitForLoadState('networkidle')
    // What comes sooner, the server takes for the work of a robot.
    await page.clock.runFor(2499)
    await idle(page)
    expect(made).toEqual([])
    await expect(async () => {
      await waitToFinish(page)
      await expect(received(page)).toBeVisible({ timeout: 200 })
    }).toPass()
    expect(made).toHaveLength(1)
    expect(await keptFrom(Email)).toHaveLength(1)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await waitToFinish(page)
    await idle(page)
    expect(made).toHaveLength(1)
    await expect(received(page)).toHaveCount(0)
  })

  test('an enquiry is offered after a reload while sending', async ({ page }) => {
    await sendWithoutAnswer(page)
    await page.reload()
    await expect(unsent(page)).toBeVisible()
  })

  test('if the next page cannot send it either, it says so and leads to the form that offers it', async ({ page }) => {
    await page.clock.install()
    await sendWithoutAnswer(page)
    await page.route(url, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL('/portfolio')
    const dialog = page.getByRole('dialog', { name: 'Not confirmed' })
    await expect(async () => {
      await waitToFinish(page)
      await expect(dialog).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(dialog).toContainText('Your enquiry may not have reached us')
    await dialog.getByRole('button', { name: 'Open the form' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Unsent enquiry' })).toBeVisible()
  })

  test('an enquiry sent from another tab is no longer offered, and stored once if it is sent again from this form', async ({
    page,
    context,
  }) => {
    const Email = `both-${Date.now()}@example.com`
    const made = calls(page)
    await failOnce(page, Email)
    const [offering, other] = [await context.newPage(), await context.newPage()]
    for (const tab of [offering, other]) {
      await tab.goto('/contact')
      await tab.locator('main form').scrollIntoViewIfNeeded()
      await expect(unsent(tab)).toBeVisible()
    }
    await unsent(other).getByRole('button', { name: 'Send it again' }).click()
    await expect(received(other)).toBeVisible()
    await expect(unsent(offering)).toHaveCount(0)
    await submit(formOf(page, 'contact'))
    await expect(received(page)).toBeVisible()
    expect(made[0]?.headers()['idempotency-key']).toBe(made[1]?.headers()['idempotency-key'])
    expect(await keptFrom(Email)).toHaveLength(1)
  })

  test('unsent enquiries of two tabs are both stored, and can be discarded', async ({ page, context }) => {
    await failOnce(page, 'first@example.com')
    await failOnce(await context.newPage(), 'second@example.com')
    await page.reload()
    await expect(unsent(page)).toHaveCount(2)
    for (const left of [1, 0]) {
      await unsent(page).getByRole('button', { name: 'Discard' }).first().click()
      await expect(unsent(page)).toHaveCount(left)
    }
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect(formOf(page, 'contact').locator('[name=Name]')).toBeFocused()
    await expect(page.getByRole('status').getByText('was discarded')).toBeAttached()
  })

  test('with a full disk an enquiry is sent, and retried with the same key', async ({ page }) => {
    const Email = `full-${Date.now()}@example.com`
    await failOnce(page, 'kept@example.com')
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const made = calls(page)
    await failOnce(page, Email)
    const form = formOf(page, 'contact')
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(made[0]?.headers()['idempotency-key']).toBe(made[1]?.headers()['idempotency-key'])
    expect(await keptFrom(Email)).toHaveLength(1)
  })
})
