import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  calls,
  endpoints,
  expect,
  formOf,
  inbox,
  keptFrom,
  messagesFor,
  open,
  received,
  right,
  shownCode,
  submit,
  submitWrong,
  test,
  type,
} from './forms.ts'

const url = `**${endpoints.application}`
const cvFolder = 'tests/fixtures/cv'
const cv = join(cvFolder, 'cv.pdf')
const wrongFile = 'upload file having extension pdf, doc, docx'
const mismatch = 'CAPTCHA does not match'

const file = (form: Locator): Locator => form.locator('[name=UploadFile]')
const chosenFile = (form: Locator): Promise<string | undefined> =>
  file(form).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)

/** Fills in valid values, chooses a CV, and submits. */
async function apply(form: Locator, email: string, path = cv): Promise<void> {
  await type(form, { ...right, Email: email, Captcha: await shownCode(form) })
  await file(form).setInputFiles(path)
  await submit(form)
}

const mailOf = (who: string): string => `${who}-${Date.now()}@example.com`

test('spec 4, 5, 7 · job application: every rule with its message; what is valid reaches the inbox, files byte for byte', async ({
  page,
}) => {
  const made = calls(page)
  const form = await open(page, 'application')
  await expect(form.getByLabel('Fresher')).toBeChecked()
  await expect(form.locator('[name$=_CTC]:visible')).toHaveCount(0)
  await expect(form.getByLabel('Post')).toHaveValue('React JS Developer')
  await expect(form.getByLabel('Post')).not.toBeEditable()
  await expect(form.getByLabel('Post'), 'has no box').toHaveCSS('border-top-width', '0px')

  await submitWrong(form, {
    Name: 'Name is required',
    Email: 'Email is required',
    Phone: 'Phone Number is Required',
    UploadFile: wrongFile,
    Captcha: 'Enter Captcha',
  })
  await expect(form.locator('[name=Name]')).toBeFocused()
  await expect(form.getByRole('alert')).toContainText('5 fields need another look')

  await test.step('the CV: three kinds by name and type, at most 10 MB, not empty', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    const limit = 10 * 1024 * 1024
    const files: [name: string, type: string, size: number, message?: string][] = [
      ['cv.pdf', 'application/pdf', 10],
      ['cv.doc', 'application/doc', 10],
      ['cv.docx', 'application/docx', 10],
      // The media types that browsers really report, including that for unknown files.
      ['cv.doc', 'application/msword', 10],
      ['cv.docx', word, 10],
      ['CV.DOCX', 'application/octet-stream', 10],
      ['cv.pdf', '', 10],
      ['cv.pdf', 'application/pdf', limit],
      ['cv.png', 'image/png', 10, wrongFile],
      ['cv.pdf', 'image/png', 10, wrongFile],
      ['cv.exe', 'application/pdf', 10, wrongFile],
      ['pdf', 'application/pdf', 10, wrongFile],
      ['cv.pdf', 'application/pdf', 0, 'The file is empty or no longer there. Choose another one'],
      ['cv.pdf', 'application/pdf', limit + 1, 'The file is larger than 10 MB. Choose a smaller one'],
    ]
    const got = await messagesFor(
      form,
      files.map(([name, type, size]) => ({ ...right, Captcha: 'wrong!', UploadFile: { name, type, size } })),
    )
    expect(files.map((row, index) => [row, got[index]])).toEqual(
      files.map((row) => [row, { ...(row[3] && { UploadFile: row[3] }), Captcha: mismatch }]),
    )
  })

  await file(form).setInputFiles(cv)
  const rows: [field: string, value: string, message?: string][] = [
    ['Name', "Mary-Jane O'Neil"],
    ['Name', 'R2D2', 'Only characters are allowed in the name!'],
    ['Email', 'a da@example.com', 'Not a valid mail'],
    ['Email', 'ada@example', 'Not a valid mail'],
    ['Phone', '123456', 'Not a number'],
    ['Phone', '12-34+567', 'Not a number'],
    ['Phone', '+12345678901234'],
    ['Phone', '1234567890123456', 'Not a number'],
    ['Message', ''],
  ]
  const got = await messagesFor(
    form,
    rows.map(([field, value]) => ({ ...right, Captcha: 'wrong!', [field]: value })),
  )
  expect(rows.map((row, index) => [row, got[index]])).toEqual(
    rows.map((row) => [row, { ...(row[2] && { [row[0]]: row[2] }), Captcha: mismatch }]),
  )

  await test.step('CTC: only for experienced applicants, and checked once everything else is valid', async () => {
    const ctc = { Current_CTC: 'Enter a valid current CTC', Expected_CTC: 'Enter a valid expected CTC' }
    await form.getByLabel('Experienced').check()
    await type(form, { ...right, Phone: '', Captcha: await shownCode(form) })
    await submitWrong(form, { Phone: 'Phone Number is Required' })
    for (const [current, expected, errors] of [
      ['', '', ctc],
      ['six', '7', { Current_CTC: ctc.Current_CTC }],
      ['6.5', '-7', { Expected_CTC: ctc.Expected_CTC }],
      ['6,5', '7 lakhs', ctc],
    ] as const) {
      await type(form, { ...right, Current_CTC: current, Expected_CTC: expected, Captcha: await shownCode(form) })
      await submitWrong(form, errors)
    }
    expect(made).toEqual([])

    const Email = mailOf('experienced')
    const values = { ...right, Email, Current_CTC: '6.5', Expected_CTC: ' 8 ' }
    await type(form, { ...values, Phone: right.Phone.replaceAll(' ', '\u00a0'), Captcha: await shownCode(form) })
    await submit(form)
    await expect(received(page)).toBeVisible()
    await expect(form.getByLabel('Fresher')).toBeChecked()
    await expect(form.locator('[name$=_CTC]:visible')).toHaveCount(0)
    await received(page).getByRole('button', { name: 'Close' }).click()
    expect(await keptFrom(Email)).toEqual([
      { ...values, Post: 'React JS Developer', ExperienceLevel: 'experienced', Current_CTC: 6.5, Expected_CTC: 8 },
    ])
  })

  await test.step('a real PDF, DOC and DOCX', async () => {
    const emails: Record<string, string> = { pdf: mailOf('pdf'), doc: mailOf('doc'), docx: mailOf('docx') }
    for (const [kind, Email] of Object.entries(emails)) {
      await apply(form, Email, join(cvFolder, `cv.${kind}`))
      await received(page).getByRole('button', { name: 'Close' }).click()
      for (const name of ['Name', 'Email', 'Phone', 'Message', 'Captcha', 'UploadFile'])
        await expect(form.locator(`[name=${name}]`)).toHaveValue('')
      await expect(form.getByLabel('Post')).toHaveValue('React JS Developer')
    }
    const { folder, submissions } = await inbox()
    for (const [kind, Email] of Object.entries(emails)) {
      const [kept, ...others] = submissions.filter(({ fields }) => fields.Email === Email)
      expect(others).toEqual([])
      expect(kept?.fields).toEqual({
        ...right,
        Email,
        Post: 'React JS Developer',
        ExperienceLevel: 'fresher',
        Current_CTC: 0,
        Expected_CTC: 0,
      })
      expect(basename(kept?.file ?? '')).toMatch(new RegExp(`cv\\.${kind}$`))
      const bytes = await readFile(join(folder, kept?.file ?? ''))
      expect(bytes.equals(readFileSync(join(cvFolder, `cv.${kind}`)))).toBe(true)
    }
    expect(made.map((call) => [call.method(), new URL(call.url()).pathname])).toEqual(
      Array(4).fill(['POST', endpoints.application]),
    )
    expect(made[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })
})

test('spec 4 · what was typed is there after a reload and after Back, until it is sent or given up', async ({
  page,
}) => {
  const form = await open(page, 'application')
  const { Name, Email, Phone, Message } = right
  const typed = { Name, Email, Phone, Message, Current_CTC: '6.5' }
  const shown = () => Promise.all(Object.keys(typed).map((name) => form.locator(`[name=${name}]`).inputValue()))
  await form.getByLabel('Experienced').check()
  await type(form, typed)
  await file(form).setInputFiles(cv)
  await form.getByLabel('Fresher').check()
  await page.reload()
  await expect(file(form)).toHaveAccessibleDescription(/Please choose cv\.pdf again\.$/)
  await form.getByLabel('Experienced').check()
  await expect.poll(shown).toEqual(Object.values(typed))
  await file(form).setInputFiles(cv)
  await expect(file(form)).not.toHaveAccessibleDescription(/again/)
  await page.reload()
  await expect.poll(shown).toEqual(Object.values(typed))
  await expect(form.getByLabel('Experienced')).toBeChecked()
  await expect(form.locator('[name=Captcha]')).toHaveValue('')

  await page.goBack()
  await page.goForward()
  await expect.poll(shown).toEqual(Object.values(typed))
  await page.goto('/career?job=flutter-app-developer&view=apply')
  await expect(form.locator('[name=Name]')).toHaveValue('')
  await page.goBack()
  await expect.poll(shown).toEqual(Object.values(typed))

  await page.getByRole('link', { name: 'Back to Job List' }).click()
  await page.goBack()
  await expect(form.locator('[name=Name]')).toHaveValue('')

  await apply(form, mailOf('draft'))
  await expect(received(page)).toBeVisible()
  await page.reload()
  await expect(form.locator('[name=Phone]')).toHaveValue('')
})

test('the progress of the upload is shown from its start', async ({ page }) => {
  const form = await open(page, 'application')
  const session = await page.context().newCDPSession(page)
  const network = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar && seen.at(-1) !== bar.value) seen.push(bar.value)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await type(form, { ...right, Captcha: await shownCode(form) })
  const buffer = Buffer.concat([readFileSync(cv), Buffer.alloc(400_000)])
  await file(form).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await network(500_000)
  await submit(form)
  await expect(page.getByText(/^Upload: \d+ %$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /Upload/ })).toBeVisible()
  await expect(received(page)).toBeVisible({ timeout: 25_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(seen[0]).toBe(0)
  expect(seen.length).toBeGreaterThan(3)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test.describe('spec 8 · an application that fails', () => {
  test.use({ quiet: false })

  async function failOnce(page: Page, form: Locator, email: string): Promise<void> {
    await page.route(url, (route) => route.abort('connectionreset'), { times: 1 })
    await apply(form, email)
    const notice = form.getByRole('alert')
    await expect(notice).toContainText('Your application was not sent')
    await expect(notice).toContainText('Network Error.')
    await expect(notice).toContainText('Everything you typed and the file you chose are still here.')
  }

  test('a broken connection, a file of a different type than its name, and one that changed after it was chosen: each says so and keeps the input; sent again it is stored once', async ({
    page,
  }) => {
    const made = calls(page)
    const Email = mailOf('broken')
    const form = await open(page, 'application')
    const notice = form.getByRole('alert')

    const path = join(await mkdtemp(join(tmpdir(), 'cv-')), 'cv.pdf')
    await writeFile(path, readFileSync(cv))
    await type(form, { ...right, Captcha: await shownCode(form) })
    await file(form).setInputFiles(path)
    // The browser looks at a file when somebody asks for its size.
    expect(await file(form).evaluate((input: HTMLInputElement) => input.files?.[0]?.size)).toBeGreaterThan(0)
    await writeFile(path, '%PDF-1.7 another')
    await submit(form)
    await expect(notice).toContainText(
      'The file was changed or moved. Choose it again.Everything you typed is still here. Change',
    )
    expect(made).toEqual([])

    await file(form).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2000, 'x') })
    await submit(form)
    await expect(notice).toContainText('The content of the file is not what its name says.')
    await expect(notice).toContainText('Change what is wrong, then submit again.')

    made.splice(0)
    await failOnce(page, form, Email)
    for (const [name, value] of Object.entries({ ...right, Email }))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
    expect(await chosenFile(form)).toBe('cv.pdf')
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(made[0]?.headers()['idempotency-key']).toBe(made[1]?.headers()['idempotency-key'])
    expect(await keptFrom(Email)).toHaveLength(1)
  })

  test('after a reload it is filled in again, names the file to choose, and is sent with the same key; one whose page is left while it is sent is kept, as the next page says', async ({
    page,
  }) => {
    const made = calls(page)
    const Email = mailOf('reloaded')
    await failOnce(page, await open(page, 'application'), Email)
    await page.reload()
    const offer = page.getByRole('region', { name: 'Unsent application' })
    await expect(offer).toContainText('The file to choose again: cv.pdf.')
    await offer.getByRole('button', { name: 'Fill it in again' }).click()
    await expect(offer).toHaveCount(0)
    const form = formOf(page, 'application')
    for (const [name, value] of Object.entries({ ...right, Email }))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
    await expect(file(form)).toBeFocused()
    await file(form).setInputFiles(cv)
    await type(form, { Captcha: await shownCode(form) })
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(made[0]?.headers()['idempotency-key']).toBe(made[1]?.headers()['idempotency-key'])
    expect(await keptFrom(Email)).toHaveLength(1)

    await received(page).getByRole('button', { name: 'Close' }).click()
    await page.route(url, () => new Promise(() => {}))
    const asked = page.waitForRequest(url)
    await apply(form, mailOf('left'))
    await asked
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    const dialog = page.getByRole('dialog', { name: 'Not confirmed' })
    await expect(dialog).toContainText('Your application may not have reached us. It is kept')
  })
})
