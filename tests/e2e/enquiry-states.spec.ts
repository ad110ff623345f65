import type { Locator, Page } from '@playwright/test'
import {
  anotherCode,
  calls,
  expect,
  holdAnswer,
  open,
  received,
  right,
  send,
  shownCode,
  submit,
  submitWrong,
  test,
  type,
} from './forms.ts'

const overlay = (page: Page) => page.getByText('Submitting...', { exact: true })

test.describe('spec 4 · while an enquiry is sent, and after it', () => {
  test('the overlay appears after 0.5 s, disappears at 3.5 s, and blurs the form; then a dialog for 20 s, empty fields, a new captcha', async ({
    page,
  }) => {
    await page.clock.install()
    const answer = await holdAnswer(page)
    const form = await open(page, 'contact')
    const code = await shownCode(form)
    const blurred = () => form.evaluate((element) => getComputedStyle(element.parentElement as Element).filter)
    await type(form, { ...right, Captcha: code })
    await page.clock.pauseAt(Date.now() + 60_000)
    await submit(form)
    await expect(form).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(499)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(blurred).toBe('none')
    await page.clock.runFor(1)
    await expect(overlay(page)).toBeVisible()
    await expect.poll(blurred).toMatch(/^blur/)
    await page.clock.runFor(2999)
    await expect(overlay(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(overlay(page)).toHaveCount(0)
    await expect.poll(blurred).toBe('none')
    await expect(form).toContainText('Still sending.')
    answer()
    await expect(received(page)).toContainText('Your Query has been received successfully.')
    await expect(received(page)).toContainText('within 24 hours')
    await expect(form).not.toContainText('Still sending.')
    for (const name of ['Name', 'Email', 'Phone', 'Message', 'Captcha'])
      await expect(form.locator(`[name=${name}]`)).toHaveValue('')
    await expect(form.locator('canvas')).not.toHaveAttribute('data-drawn', code)
    await page.clock.runFor(15_000)
    await expect(received(page)).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(received(page)).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Submit enquiry' })).toBeFocused()
  })

  test('the overlay disappears with the response; repeated clicks on submit send one call', async ({ page }) => {
    const made = calls(page)
    const answer = await holdAnswer(page)
    const form = await open(page, 'contact')
    await type(form, { ...right, Captcha: await shownCode(form) })
    await form.evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 10; press++) element.requestSubmit()
    })
    await form.getByRole('button', { name: 'Submit enquiry' }).dispatchEvent('click')
    await form.locator('[name=Name]').press('Enter')
    await expect(overlay(page)).toBeVisible()
    answer()
    await expect(overlay(page)).toHaveCount(0)
    await expect(received(page)).toBeVisible()
    expect(made).toHaveLength(1)
  })

  test("'Back To Home Page' closes the modal as well and leads home, or on the home page to its start", async ({
    page,
  }) => {
    const form = await open(page, 'modal')
    await send(form)
    await received(page).getByRole('button', { name: 'Back To Home Page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.locator('header').getByRole('link', { name: 'Work with Us' }).click()
    await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    await send(form)
    await received(page).getByRole('button', { name: 'Back To Home Page' }).click()
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    // It leads to the start a frame after the dialog has left the history.
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

test.describe('spec 5 · after a mistake', () => {
  const screens = [
    { width: 360, height: 780 },
    { width: 1440, height: 900 },
  ]

  for (const place of ['contact', 'web', 'modal'] as const)
    test(`${place}, on a phone and a wide screen: the first wrong field with its entry and message, and the way to the code, are in view, and the summary covers no part of its heading`, async ({
      page,
    }) => {
      const form = await open(page, place)
      const email = form.locator('[name=Email]')
      const summary = form.getByRole('alert')
      for (const screen of screens) {
        await page.setViewportSize(screen)
        if (place === 'contact') {
          await type(form, { Name: '' })
          await submit(form)
          await expect(form.locator('[name=Name]')).toBeFocused()
          const end = await summary.evaluate((element) => element.getBoundingClientRect().bottom)
          await expect
            .poll(async () => (await form.getByText('Who are you?').boundingBox())?.y)
            .toBeGreaterThanOrEqual(Math.floor(end))
        }
        await type(form, { ...right, Email: 'wrong', Captcha: 'x' })
        await submit(form)
        await expect(email).toBeFocused()
        await expect(email).toHaveValue('wrong')
        for (const part of [email, form.locator('p', { hasText: 'Not a valid mail' }), summary])
          await expect(part).toBeInViewport({ ratio: 1 })
        await expect(form.locator('canvas')).toBeInViewport({ ratio: 1 })
        const end = await summary.evaluate((element) => element.getBoundingClientRect().bottom)
        expect((await email.boundingBox())?.y).toBeGreaterThan(end)
        // The summary stays below the header wherever the form is scrolled to, so that it also leads to what is far.
        await form.getByRole('button', { name: 'Submit enquiry' }).scrollIntoViewIfNeeded()
        await expect(summary).toBeInViewport({ ratio: 1 })
        await summary.getByRole('link', { name: 'Captcha' }).click()
        await expect(form.locator('[name=Captcha]')).toBeFocused()
      }
    })

  test('there is a new code, and everything else stays; a message goes once its field is right, others stay, and new ones wait for the next submit', async ({
    page,
  }) => {
    const form = await open(page, 'contact')
    await type(form, { ...right, Email: 'wrong', Phone: '1', Captcha: await shownCode(form) })
    await submitWrong(form, { Email: 'Not a valid mail', Phone: 'Not a valid phone number' })
    await expect(form.locator('[name=Name]')).toHaveValue(right.Name)
    await expect(form.locator('[name=Message]')).toHaveValue(right.Message)
    await expect(form.locator('[name=Captcha]')).toHaveValue('')
    const summary = form.getByRole('alert')
    await expect(summary).toContainText('2 fields need another look')
    await form.locator('[name=Email]').fill('')
    await expect(form.locator('p', { hasText: 'Email is required' })).toBeVisible()
    await form.locator('[name=Email]').fill(right.Email)
    await expect(form.locator('[name=Email]')).not.toHaveAttribute('aria-invalid')
    await expect(form.locator('[name=Phone]')).toHaveAttribute('aria-invalid', 'true')
    await expect(summary).toContainText('One field needs another look')
    await form.locator('[name=Name]').fill('')
    await expect(form.locator('[name=Name]')).not.toHaveAttribute('aria-invalid')
    await form.locator('[name=Phone]').fill(right.Phone)
    await expect(summary).toHaveText('Corrected. Type the code, and submit again.')
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    // Wrong again.
    await form.locator('[name=Email]').fill('a@')
    await expect(form.locator('p', { hasText: 'Not a valid mail' })).toBeVisible()
    await expect(summary).toContainText('One field needs another look')
    await form.locator('[name=Email]').fill(right.Email)
    await form.locator('[name=Captcha]').fill(await shownCode(form))
    await submitWrong(form, { Name: 'Name is required' })
    await expect(summary).toContainText('One field needs another look')
  })
})

test.describe('spec 4, 5 · what was typed into an enquiry', () => {
  const typed = (form: Locator) =>
    expect.poll(() => Promise.all(Object.keys(right).map((name) => form.locator(`[name=${name}]`).inputValue())))
  const nothing = Object.keys(right).map(() => '')

  test('is there after the page that says how data is treated, and after a reload, also in another field than what is typed anew, until it is sent', async ({
    page,
  }) => {
    const form = await open(page, 'contact')
    await form.locator('[name=Name]').fill(right.Name)
    await form.getByRole('link', { name: 'How we treat your data' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.goBack()
    await expect(form.locator('[name=Name]')).toHaveValue(right.Name)
    await type(form, { ...right, Captcha: 'x' })
    await page.reload()
    await form.locator('[name=Name]').fill('Nina')
    await typed(form).toEqual(Object.values({ ...right, Name: 'Nina' }))
    await expect(form.locator('[name=Captcha]')).toHaveValue('')
    await send(form)
    await expect(received(page)).toBeVisible()
    await page.reload()
    await open(page, 'contact')
    await typed(form).toEqual(nothing)
  })

  test('stays if it was typed while the rest was sent, and is empty when that is sent too', async ({ page }) => {
    const form = await open(page, 'contact')
    const give = await holdAnswer(page)
    await send(form)
    const longer = { ...right, Message: `${right.Message} And a shop.` }
    await form.locator('[name=Message]').fill(longer.Message)
    give()
    await received(page).getByRole('button', { name: 'Close' }).click()
    await typed(form).toEqual(Object.values(longer))
    await expect(form.locator('[name=Captcha]')).toHaveValue('')
    await send(form, longer)
    await expect(received(page)).toBeVisible()
    await typed(form).toEqual(nothing)
    await page.reload()
    await open(page, 'contact')
    await typed(form).toEqual(nothing)
  })

  test('stays in a field that the form of the next page lacks', async ({ page }) => {
    await type(await open(page, 'web'), { Site: 'https://old.example', Name: 'Asha' })
    await type(await open(page, 'service'), { Name: 'Nina' })
    const form = await open(page, 'web')
    await expect(form.locator('[name=Name]')).toHaveValue('Nina')
    await expect(form.locator('[name=Site]')).toHaveValue('https://old.example')
  })

  test('is there after a reload with an open dialog, until the dialog is closed', async ({ page }) => {
    await type(await open(page, 'modal'), right)
    await typed(await open(page, 'modal')).toEqual(Object.values(right))
    await page.keyboard.press('Escape')
    // The dialog goes back in the history, which would end a navigation that has begun.
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeFalsy()
    await typed(await open(page, 'modal')).toEqual(nothing)
  })
})

test('spec 4, 9 · captcha: another code of six characters on 200 x 40 on request, each rotated at random, crossed by five lines; read aloud letter by letter; people cannot reach the hidden field', async ({
  page,
}) => {
  const form = await open(page, 'contact')
  const hidden = form.locator('[name=Website]')
  await expect(hidden).toHaveAttribute('tabindex', '-1')
  await expect(hidden).toHaveAttribute('autocomplete', 'off')
  await expect(form.getByRole('textbox', { name: /empty/ })).toHaveCount(0)
  const first = await shownCode(form)
  const drawing = await page.evaluateHandle(() => {
    const seen = { turns: [] as number[], lines: 0 }
    const { rotate, stroke } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.rotate = function (angle) {
      seen.turns.push(angle)
      return rotate.call(this, angle)
    }
    CanvasRenderingContext2D.prototype.stroke = function (...path: [Path2D] | []) {
      seen.lines++
      return stroke.apply(this, path as [Path2D])
    }
    return seen
  })
  const codes = new Set([first, await anotherCode(form)])
  const { turns, lines } = await drawing.jsonValue()
  expect(lines).toBe(5)
  expect(turns).toHaveLength(6)
  expect(new Set(turns).size).toBe(6)
  for (let time = 0; time < 4; time++) codes.add(await anotherCode(form))
  expect(codes.size).toBe(6)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Za-kmnp-z2-9]{6}$/)
  const size = await form.locator('canvas').evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  expect(size).toEqual([200, 40])

  const listen = form.getByRole('button', { name: 'Listen to the code' })
  const spoken = await page.evaluateHandle(() => {
    const texts: string[] = []
    speechSynthesis.speak = ({ text }) => texts.push(text)
    return texts
  })
  await listen.click()
  await expect.poll(() => spoken.jsonValue()).toHaveLength(1)
  const [firstText = ''] = await spoken.jsonValue()
  const heard = firstText.split(', ').map((word) => {
    const [size, letter] = word.split(' ')
    return letter ? (size === 'small' ? letter.toLowerCase() : letter) : word
  })
  expect(heard.join('')).toBe(await shownCode(form))

  await test.step('without a voice, offers other ways to reach the company', async () => {
    await page.evaluate(() => {
      speechSynthesis.speak = (speech) =>
        speech.dispatchEvent(new SpeechSynthesisErrorEvent('error', { error: 'voice-unavailable', utterance: speech }))
    })
    await listen.click()
    await expect(form.getByRole('status')).toContainText('call us or write to us')
  })
})
