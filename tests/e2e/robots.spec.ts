import type { Locator, Page } from '@playwright/test'
import schema from '../../schema/forms/enquiry.schema.json' with { type: 'json' }
import { endpoints, expect, inbox, open, received, right, shownCode, submit, test } from './forms.ts'

/** Why the server marked the submission with this mail address; null if it did not. */
async function marksOf(email: string): Promise<(string | null)[]> {
  const { submissions } = await inbox()
  return submissions.filter(({ fields }) => fields.Email === email).map(({ mark }) => mark ?? null)
}

/**
 * Fills in fields as browsers and password managers do: values and events at once, without keys. `wanted` chooses the
 * fields by their attributes and labels.
 */
const fillAtOnce = (form: Locator, values: Record<string, string>, wanted: 'known' | 'all') =>
  form.evaluate(
    (element: HTMLFormElement, { values, wanted }) => {
      const known: Record<string, string> = { name: 'Name', email: 'Email', tel: 'Phone' }
      for (const field of element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
        const name = known[field.autocomplete]
        const value = wanted === 'all' ? (values[field.name] ?? 'https://example.com') : name && values[name]
        if (!value || field.type === 'file' || field.name === 'Captcha') continue
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
      }
    },
    { values, wanted },
  )

/** Lets the visit have lasted as long as a person needs to read the page, find the form and copy the code. */
const stayLong = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 2500
  })

/** Lets the visit have just started, however slow this machine is. */
const justArrive = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 1000
  })

test.describe('spec 7 · robots and people', () => {
  test('a person who only uses the keyboard is not marked', async ({ page }) => {
    const Email = 'keyboard@example.com'
    const form = await open(page, 'contact')
    await stayLong(page)
    await form.locator('[name=Name]').focus()
    for (const value of [right.Name, Email, right.Phone]) {
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(right.Message)
    // Tab never reaches the hidden field.
    await form.locator('[name=Captcha]').focus()
    await page.keyboard.type(await shownCode(form))
    await page.keyboard.press('Enter')
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual([null])
  })

  test('a person whose browser fills in name, mail and phone is not marked', async ({ page }) => {
    const Email = 'autofill@example.com'
    const form = await open(page, 'contact')
    await stayLong(page)
    await fillAtOnce(form, { ...right, Email }, 'known')
    await form.locator('[name=Message]').fill(right.Message)
    await form.locator('[name=Captcha]').fill(await shownCode(form))
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual([null])
  })

  test('a submission whose hidden field was filled in by a password manager is stored, confirmed and marked', async ({
    page,
  }) => {
    const Email = 'manager@example.com'
    const form = await open(page, 'contact')
    await stayLong(page)
    await fillAtOnce(form, { ...right, Email }, 'all')
    await form.locator('[name=Captcha]').fill(await shownCode(form))
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual(['honeypot'])
  })

  test('a robot in a browser that fills in everything at once is stored and marked; without the code it sends nothing', async ({
    page,
  }) => {
    const Email = 'robot@example.com'
    const form = await open(page, 'contact')
    await justArrive(page)
    const known = { ...right, Email, [schema.honeypot]: '' }
    await fillAtOnce(form, known, 'known')
    await form.locator('[name=Message]').fill(right.Message)
    await submit(form)
    await expect(form.getByText('Enter Captcha')).toBeVisible()
    expect(await marksOf(Email)).toEqual([])
    await form.locator('[name=Captcha]').fill(await shownCode(form))
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual(['hasty'])
  })

  test('a robot without a page is stored and marked; from another site it is refused', async ({ request }) => {
    const post = (Email: string, more: object = {}, headers: Record<string, string> = {}) =>
      request.post(endpoints.enquiry, { data: { ...right, Email, ...more }, headers })
    expect((await post('program@example.com')).status()).toBe(200)
    expect((await post('filler@example.com', { [schema.honeypot]: 'x' })).status()).toBe(200)
    expect((await post('elsewhere@example.com', {}, { origin: 'https://evil.example' })).status()).toBe(403)
    const marks = ['program', 'filler', 'elsewhere'].map((name) => marksOf(`${name}@example.com`))
    expect(await Promise.all(marks)).toEqual([['hasty'], ['honeypot'], []])
  })
})
