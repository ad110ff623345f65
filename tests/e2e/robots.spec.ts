import type { Locator, Page } from '@playwright/test'
import schema from '../../schema/forms/enquiry.schema.json' with { type: 'json' }
import { endpoints, expect, inbox, open, received, right, shownCode, submit, test } from './forms.ts'

/** Why the server marked what came with this mail address; null where it did not. */
async function marksOf(email: string): Promise<(string | null)[]> {
  const { submissions } = await inbox()
  return submissions.filter(({ fields }) => fields.Email === email).map(({ mark }) => mark ?? null)
}

/**
 * Fills fields as browsers and password managers do: values and the events of them at once, without a key. `wanted` chooses
 * the fields, by all that a program can know of them.
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

/** Lets a person look at the page: nobody reads it, finds the form and copies the code in less. */
const untilRead = (page: Page) => page.waitForFunction(() => performance.now() > 2500)

/** A visit that has only begun, however slow this machine is. */
const withQuickMachine = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 1000
  })

test.describe('spec 7 · robots and people', () => {
  test('a person who fills the form by keyboard alone is taken as one', async ({ page }) => {
    const Email = 'keyboard@example.com'
    const form = await open(page, 'contact')
    await form.locator('[name=Name]').focus()
    for (const value of [right.Name, Email, right.Phone]) {
      await page.keyboard.type(value, { delay: 20 })
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(right.Message, { delay: 20 })
    // Where Tab leads, nobody meets the field that is not for people.
    await form.locator('[name=Captcha]').focus()
    await page.keyboard.type(await shownCode(form), { delay: 20 })
    await untilRead(page)
    await page.keyboard.press('Enter')
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual([null])
  })

  test('a person whose browser fills name, mail and phone is taken as one', async ({ page }) => {
    const Email = 'autofill@example.com'
    const form = await open(page, 'contact')
    await fillAtOnce(form, { ...right, Email }, 'known')
    await form.locator('[name=Message]').fill(right.Message)
    await form.locator('[name=Captcha]').fill(await shownCode(form))
    await untilRead(page)
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual([null])
  })

  test('a person whose password manager fills every field, hidden ones included, is kept, answered, and marked', async ({
    page,
  }) => {
    const Email = 'manager@example.com'
    const form = await open(page, 'contact')
    await fillAtOnce(form, { ...right, Email }, 'all')
    await form.locator('[name=Captcha]').fill(await shownCode(form))
    await untilRead(page)
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(await marksOf(Email)).toEqual(['honeypot'])
  })

  test('a robot in a browser that fills everything at once is kept and marked; without the code it sends nothing', async ({
    page,
  }) => {
    const Email = 'robot@example.com'
    await withQuickMachine(page)
    const form = await open(page, 'contact')
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

  test('a robot that opens no page is kept and marked; from another site it is refused', async ({ request }) => {
    const post = (Email: string, more: object = {}, headers: Record<string, string> = {}) =>
      request.post(endpoints.enquiry, { data: { ...right, Email, ...more }, headers })
    expect((await post('program@example.com')).status()).toBe(200)
    expect((await post('filler@example.com', { [schema.honeypot]: 'x' })).status()).toBe(200)
    expect((await post('elsewhere@example.com', {}, { origin: 'https://evil.example' })).status()).toBe(403)
    const marks = ['program', 'filler', 'elsewhere'].map((name) => marksOf(`${name}@example.com`))
    expect(await Promise.all(marks)).toEqual([['hasty'], ['honeypot'], []])
  })
})
