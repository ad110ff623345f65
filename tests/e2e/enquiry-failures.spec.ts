import type { Locator, Page, Route } from '@playwright/test'
import { calls, endpoints, expect, inbox, open, received, right, send, shownCode, submit, test, type } from './forms.ts'

const url = `**${endpoints.enquiry}`
const unsent = (page: Page): Locator => page.getByRole('region', { name: 'Unsent enquiry' })

// A call that fails is told in the console by the browser itself.
test.use({ quiet: false })

/** Each way to fail, and what the notice says of it. */
const failures: [what: string, answer: (route: Route) => Promise<void>, says: string, advice: string][] = [
  [
    'the message of the answer',
    (route) => route.fulfill({ status: 422, json: { message: 'The e-mail address does not exist' } }),
    'The e-mail address does not exist.',
    'Change what is wrong',
  ],
  [
    'a status without a message',
    (route) => route.fulfill({ status: 503, body: 'busy' }),
    'Request failed with status code 503.',
    'Wait a minute',
  ],
  ['no connection', (route) => route.abort('connectionrefused'), 'Network Error.', 'Check your connection'],
  ['a connection that breaks', (route) => route.abort('connectionreset'), 'Network Error.', 'Check your connection'],
  ['a falsy answer', (route) => route.fulfill({ json: false }), 'The server did not accept it.', 'submit again'],
  ['an empty answer', (route) => route.fulfill({ body: '' }), 'The server did not accept it.', 'submit again'],
]

test.describe('spec 8 · an enquiry that fails', () => {
  for (const [what, answer, says, advice] of failures)
    test(what, async ({ page }) => {
      await page.route(url, answer)
      const form = await open(page, 'contact')
      await send(form)
      const notice = form.getByRole('alert')
      await expect(notice).toContainText('Your enquiry was not sent')
      await expect(notice).toContainText(says)
      await expect(notice).toContainText('Everything you typed is still here.')
      await expect(notice).toContainText(advice)
      for (const [name, value] of Object.entries(right)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
      await expect(received(page)).toHaveCount(0)
    })

  test('submitting again goes under the same key, also with the captcha as it was', async ({ page }) => {
    const made = calls(page)
    await page.route(url, (route) => route.abort('connectionreset'), { times: 1 })
    const form = await open(page, 'contact')
    await send(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await submit(form)
    await expect(received(page)).toBeVisible()
    const keys = made.map((call) => call.headers()['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('an answer that got lost does not make it two', async ({ page }) => {
    const Email = `lost-${Date.now()}@example.com`
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
    const { submissions } = await inbox()
    expect(submissions.filter(({ fields }) => fields.Email === Email)).toHaveLength(1)
  })

  test('other words go under another key', async ({ page }) => {
    const made = calls(page)
    await page.route(url, (route) => route.abort('failed'), { times: 1 })
    const form = await open(page, 'contact')
    await send(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await type(form, { Message: 'Three other words.' })
    await submit(form)
    await expect(received(page)).toBeVisible()
    const keys = made.map((call) => call.headers()['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
  })
})

test.describe('an enquiry that could not be sent is kept', () => {
  async function failOnce(page: Page, Email: string): Promise<void> {
    await page.route(url, (route) => route.abort('internetdisconnected'), { times: 1 })
    const form = await open(page, 'contact')
    await send(form, { ...right, Email })
    await expect(form.getByRole('alert')).toContainText('Network Error')
  }

  test('after a reload it is offered, sent under the same key, and never again', async ({ page }) => {
    const Email = `kept-${Date.now()}@example.com`
    const made = calls(page)
    await failOnce(page, Email)
    await expect(unsent(page)).toHaveCount(0)
    await page.reload()
    await unsent(page).getByRole('button', { name: 'Send it again' }).click()
    await expect(received(page)).toBeVisible()
    expect(made[0]?.headers()['idempotency-key']).toBe(made[1]?.headers()['idempotency-key'])
    await page.reload()
    await open(page, 'contact')
    await expect(unsent(page)).toHaveCount(0)
    const { submissions } = await inbox()
    expect(submissions.filter(({ fields }) => fields.Email === Email).map(({ fields }) => fields)).toEqual([
      { ...right, Email },
    ])
  })

  test('every enquiry form offers it, the modal too', async ({ page }) => {
    await failOnce(page, 'a@example.com')
    await open(page, 'modal')
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Unsent enquiry' })).toBeVisible()
  })

  test('it can be discarded', async ({ page }) => {
    await failOnce(page, 'b@example.com')
    await page.reload()
    await unsent(page).getByRole('button', { name: 'Discard' }).click()
    await expect(unsent(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('what the server refuses for its content is not offered again', async ({ page }) => {
    await page.route(url, (route) => route.fulfill({ status: 400, json: { message: 'No' } }))
    const form = await open(page, 'contact')
    await send(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await page.reload()
    await open(page, 'contact')
    await expect(unsent(page)).toHaveCount(0)
  })

  test('a page left in the middle of sending offers it afterwards', async ({ page }) => {
    await page.route(url, () => new Promise(() => {}), { times: 1 })
    const form = await open(page, 'contact')
    await type(form, { ...right, Captcha: await shownCode(form) })
    const asked = page.waitForRequest(url)
    await submit(form)
    await asked
    await page.reload()
    await expect(unsent(page)).toBeVisible()
  })

  test('what another tab sent is no longer offered here', async ({ page, context }) => {
    await failOnce(page, 'c@example.com')
    await page.reload()
    await expect(unsent(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/contact')
    await other.locator('main form').scrollIntoViewIfNeeded()
    await unsent(other).getByRole('button', { name: 'Send it again' }).click()
    await expect(received(other)).toBeVisible()
    await expect(unsent(page)).toHaveCount(0)
  })
})
