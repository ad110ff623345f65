import type { Locator } from '@playwright/test'
import {
  calls,
  endpoints,
  enquiryForms,
  errorsOf,
  expect,
  inbox,
  open,
  type PlaceName,
  received,
  right,
  send,
  shownCode,
  submit,
  test,
  type,
} from './forms.ts'

/** The words of a field's messages, where they depend on the form (spec 5). */
const words: Record<(typeof enquiryForms)[number], { phone: string; notAPhone: string; captcha: string }> = {
  contact: { phone: 'Phone number is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captcha' },
  service: { phone: 'Phone number is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captch' },
  web: { phone: 'Phone number is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captch' },
  careers: { phone: 'Phone is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captcha' },
  // Later failures overwrite earlier ones: of an empty field the format is wrong as well.
  modal: { phone: 'Not a number', notAPhone: 'Not a number', captcha: 'CAPTCHA does not match' },
}

const name = 'Only characters are allowed in the name!'
const mail = 'Not a valid mail'
const mismatch = 'CAPTCHA does not match'

/** What each value of a field brings; no message where it is right. */
function rows(place: (typeof enquiryForms)[number]): Record<string, [value: string, message?: string][]> {
  const { phone, notAPhone, captcha } = words[place]
  const empty = place === 'modal' ? { name, mail } : { name: 'Name is required', mail: 'Email is required' }
  return {
    Name: [
      ['', empty.name],
      ['   ', empty.name],
      ['Ada'],
      ["Mary-Jane O'Neil"],
      ['अनन्या शर्मा'],
      ['Ada1', name],
      ['Ada & Co.', name],
      ['Ada <b>', name],
    ],
    Email: [
      ['', empty.mail],
      ['ada', mail],
      ['ada@example', mail],
      ['a da@example.com', mail],
      ['@example.com', mail],
      ['ada.l+x@mail.example.co.in'],
    ],
    Phone: [
      ['', phone],
      ['123456', notAPhone],
      ['1234567'],
      ['123456789012345'],
      ['+12345678901234'],
      ['1234567890123456', notAPhone],
      ['(0120) 456-78'],
      ['12-34+567', notAPhone],
      ['phone 12345', notAPhone],
    ],
    Captcha: [
      ['', captcha],
      ['wrong!', mismatch],
    ],
  }
}

/** Submits with one field changed. The captcha is left wrong, so that nothing is sent. */
async function messageFor(form: Locator, field: string, value: string): Promise<string | undefined> {
  await type(form, { ...right, Captcha: 'wrong!', [field]: value })
  await submit(form)
  const errors = await errorsOf(form)
  expect(Object.keys(errors).filter((wrong) => wrong !== field && wrong !== 'Captcha')).toEqual([])
  return errors[field]
}

for (const place of enquiryForms) {
  test.describe(`spec 5 · enquiry form, ${place}`, () => {
    for (const [field, values] of Object.entries(rows(place)))
      test(field, async ({ page }) => {
        const made = calls(page)
        const form = await open(page, place)
        for (const [value, message] of values)
          expect([value, await messageFor(form, field, value)]).toEqual([value, message])
        expect(made).toEqual([])
      })

    test('empty: every field has its message, the first has the focus', async ({ page }) => {
      const form = await open(page, place)
      await submit(form)
      const { Name, Email, Phone, Captcha } = rows(place)
      const first = (of: [string, string?][] | undefined) => of?.[0]?.[1]
      expect(await errorsOf(form)).toEqual({
        Name: first(Name),
        Email: first(Email),
        Phone: first(Phone),
        Captcha: first(Captcha),
      })
      await expect(form.locator('[name=Name]')).toBeFocused()
      const summary = form.getByRole('alert')
      await expect(summary).toContainText('4 fields need another look')
      await summary.getByRole('link', { name: 'Phone' }).click()
      await expect(form.locator('[name=Phone]')).toBeFocused()
    })

    test('the captcha tells capital from small letters', async ({ page }) => {
      const form = await open(page, place)
      const other = (code: string) =>
        code.replace(/[a-z]/i, (letter) => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase()))
      // A code of digits alone has no case.
      while (!/[a-z]/i.test(await shownCode(form)))
        await form.getByRole('button', { name: 'Show another code' }).click()
      await type(form, { ...right, Captcha: other(await shownCode(form)) })
      await submit(form)
      expect(await errorsOf(form)).toEqual({ Captcha: mismatch })
    })

    test('what is right reaches the server, once, and is kept', async ({ page }) => {
      const made = calls(page)
      const form = await open(page, place)
      const values = { ...right, Email: `${place}-${Date.now()}@example.com` }
      await send(form, values)
      await expect(received(page)).toBeVisible()
      expect(made.map((call) => [call.method(), new URL(call.url()).pathname, call.postDataJSON()])).toEqual([
        ['POST', endpoints.enquiry, values],
      ])
      expect(made[0]?.headers()['content-type']).toBe('application/json')
      const { submissions } = await inbox()
      expect(submissions.filter(({ fields }) => fields.Email === values.Email).map(({ fields }) => fields)).toEqual([
        values,
      ])
    })
  })
}

test('spec 5 · the message may be empty', async ({ page }) => {
  const form = await open(page, 'contact')
  await send(form, { ...right, Message: '' })
  await expect(received(page)).toBeVisible()
})

test('spec 3 · the web form also asks for the present site and sends it in front of the message', async ({ page }) => {
  const made = calls(page)
  const form = await open(page, 'web')
  await send(form, { ...right, Site: 'https://old.example' })
  await expect(received(page)).toBeVisible()
  expect(made[0]?.postDataJSON()).toEqual({
    ...right,
    Message: `Address of your present site: https://old.example\n\n${right.Message}`,
  })
})

test('spec 3 · only the web form asks for a site', async ({ page }) => {
  for (const place of ['contact', 'service', 'careers', 'modal'] as PlaceName[])
    await expect((await open(page, place)).locator('[name=Site]')).toHaveCount(0)
})
