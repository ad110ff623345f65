import type { Locator } from '@playwright/test'
import {
  anotherCode,
  calls,
  endpoints,
  enquiryForms,
  expect,
  formOf,
  keptFrom,
  messagesFor,
  open,
  received,
  right,
  send,
  shownCode,
  submitWrong,
  test,
  type,
} from './forms.ts'

/** The messages that depend on the form (spec 5). */
const words: Record<(typeof enquiryForms)[number], { phone: string; notAPhone: string; captcha: string }> = {
  contact: { phone: 'Phone number is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captcha' },
  service: { phone: 'Phone number is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captch' },
  web: { phone: 'Phone number is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captch' },
  careers: { phone: 'Phone is required', notAPhone: 'Not a valid phone number', captcha: 'Enter Captcha' },
  // Later failures overwrite earlier ones: an empty field has the wrong format as well.
  modal: { phone: 'Not a number', notAPhone: 'Not a number', captcha: 'CAPTCHA does not match' },
}

const name = 'Only characters are allowed in the name!'
const mail = 'Not a valid mail'
const mismatch = 'CAPTCHA does not match'

/** The message for each value of a field; none if it is valid. */
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

for (const place of enquiryForms) {
  test(`spec 3, 5, 7 · enquiry form, ${place}: every rule with its message; what is valid reaches the server once, and is stored`, async ({
    page,
  }) => {
    const made = calls(page)
    const form = await open(page, place)
    const table = rows(place)
    await expect(form.locator('[name=Site]')).toHaveCount(place === 'web' ? 1 : 0)

    const { Name, Email, Phone, Captcha } = Object.fromEntries(
      Object.entries(table).map(([field, [first]]) => [field, first?.[1]]),
    )
    await submitWrong(form, { Name, Email, Phone, Captcha })
    await expect(form.locator('[name=Name]')).toBeFocused()
    const summary = form.getByRole('alert')
    await expect(summary).toContainText('4 fields need another look')
    await summary.getByRole('link', { name: 'Phone' }).click()
    await expect(form.locator('[name=Phone]')).toBeFocused()

    const cases = Object.entries(table).flatMap(([field, values]) => values.map((row) => ({ field, row })))
    const got = await messagesFor(
      form,
      cases.map(({ field, row: [value] }) => ({ ...right, Captcha: 'wrong!', [field]: value })),
    )
    const wanted = cases.map(({ field, row: [, message] }) => ({
      ...(message && { [field]: message }),
      ...(field !== 'Captcha' && { Captcha: mismatch }),
    }))
    expect(cases.map((each, index) => [each, got[index]])).toEqual(cases.map((each, index) => [each, wanted[index]]))

    const other = await inOtherCase(form)
    const code = await shownCode(form)
    expect(await messagesFor(form, [{ ...right, Captcha: other }])).toEqual([{ Captcha: mismatch }])
    await expect(form.locator('canvas')).not.toHaveAttribute('data-drawn', code)
    expect(made).toEqual([])

    const values = { ...right, Email: `${place}-${Date.now()}@example.com` }
    // Copied, and looks like what is in `values`.
    await send(form, {
      ...values,
      Name: values.Name.replace(' ', '\u00a0'),
      Email: `${values.Email}\u00a0`,
      Phone: `\u202a${values.Phone.replaceAll(' ', '\u00a0')}\u202c`,
    })
    await expect(received(page)).toBeVisible()
    expect(made.map((call) => [call.method(), new URL(call.url()).pathname, call.postDataJSON()])).toEqual([
      ['POST', endpoints.enquiry, values],
    ])
    expect(made[0]?.headers()['content-type']).toBe('application/json')
    expect(await keptFrom(values.Email)).toEqual([values])
  })
}

/** The current code, with the case of its first letter changed. */
async function inOtherCase(form: Locator): Promise<string> {
  // A code of digits alone has no case.
  while (!/[a-z]/i.test(await shownCode(form))) await anotherCode(form)
  return (await shownCode(form)).replace(/[a-z]/i, (letter) =>
    /[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase(),
  )
}

test('spec 3, 5 · the web form also asks for the current site, sent before the message; both may be empty', async ({
  page,
}) => {
  const made = calls(page)
  const form = await open(page, 'web')
  await send(form, { ...right, Message: '' })
  await received(page).getByRole('button', { name: 'Close' }).click()
  await send(form, { ...right, Site: 'https://old.example' })
  await expect(received(page)).toBeVisible()
  expect(made.map((call) => call.postDataJSON())).toEqual([
    { ...right, Message: '' },
    { ...right, Message: `Address of your present site: https://old.example\n\n${right.Message}` },
  ])
})

test('spec 2.8, 7 · the modal of a service page says in the message what it is about', async ({ page }) => {
  const made = calls(page)
  await page.goto('/mvp-development')
  await page.locator('header').getByRole('link', { name: 'Work with Us' }).click()
  const form = formOf(page, 'modal')
  await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
  await send(form)
  await expect(received(page)).toBeVisible()
  const sent = { ...right, Message: `About: MVP development\n\n${right.Message}` }
  expect(made.map((call) => call.postDataJSON())).toEqual([sent])
  // As what was refused comes back into the form.
  await received(page).getByRole('button', { name: 'Close' }).click()
  await send(form, sent)
  await expect(received(page)).toBeVisible()
  expect(made.at(-1)?.postDataJSON()).toEqual(sent)
})

test.describe('spec 2.8, 7 · a call at a time of the visitor', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('is requested by the enquiry form of the small dialog, which keeps what was typed when another time is chosen', async ({
    page,
  }) => {
    const made = calls(page)
    await page.clock.setFixedTime('2026-10-30T20:00+05:30')
    await page.goto('/qa-testing-services')
    await page.getByRole('main').getByRole('link', { name: 'Schedule a Call' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Schedule a Call' })
    await dialog.getByRole('button', { name: /^Tuesday 3 November, 10.30.am/ }).click()
    await expect(dialog.getByText(/^We call you on Tuesday 3 November, 10:30.am your time\.$/)).toBeFocused()
    const form = formOf(page, 'modal')
    await form.getByLabel('Name').fill(right.Name)
    await dialog.getByRole('button', { name: 'Choose another time' }).click()
    await expect(dialog.getByText('When does it suit you?')).toBeFocused()
    await dialog.getByRole('button', { name: 'Another time' }).click()
    await expect(form.getByLabel('Name')).toHaveValue(right.Name)
    await dialog.getByRole('button', { name: 'Choose another time' }).click()
    await dialog.getByRole('button', { name: /^Monday 2 November, 8.am/ }).click()
    await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    // In a low window as well, before anything is scrolled.
    await page.setViewportSize({ width: 1280, height: 600 })
    const button = form.getByRole('button', { name: 'Request the call' })
    await expect(button).toBeInViewport({ ratio: 1 })
    // It covers no field that the keyboard reaches.
    await form.getByLabel('Phone').focus()
    await page.keyboard.press('Tab')
    const message = await form.getByLabel('Message').boundingBox()
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0)
    await type(form, { ...right, Captcha: await shownCode(form) })
    await form.getByRole('button', { name: 'Request the call' }).click()
    await expect(received(page)).toBeVisible()
    const [sent] = made.map((call) => call.postDataJSON())
    expect({ ...sent, Message: sent.Message.replaceAll('\u00a0', ' ') }).toEqual({
      ...right,
      Message: `Please call me: Monday 2 November, 8 am (Europe/London), Monday 1:30 pm in Noida\nAbout: QA testing\n\n${right.Message}`,
    })
  })
})

test('spec 2.8 · where a form names a contact, it says that they read what is sent', async ({ page }) => {
  await page.goto('/career')
  await expect(page.getByText('Your contact: Tanya Pereira')).toBeVisible()
  await expect(page.getByText('Tanya asks the team with the open post.')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Work with Us' }).click()
  await expect(page.getByRole('dialog').getByText('An engineer reads it and replies within 24 hours.')).toBeVisible()
  await page.goto('/web-development-services')
  await expect(page.getByText('Kavitha opens your site on a phone.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'What is wrong with the site?' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Work with Us' }).click()
  const dialog = page.getByRole('dialog')
  const name = await dialog.getByText('For us:').locator('b').last().textContent()
  await expect(dialog.getByText(`${name?.split(' ')[0]} reads it and replies within 24 hours.`)).toBeVisible()
})
