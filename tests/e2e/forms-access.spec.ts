import type { Locator } from '@playwright/test'
import { axeFindings } from './axe.ts'
import {
  errorsOf,
  expect,
  open,
  openBoard,
  type PlaceName,
  received,
  right,
  send,
  shownCode,
  submit,
  test,
  type,
} from './forms.ts'

/** Header and footer are the same whatever a form shows: accessibility.spec.ts looks at them. */
const chrome = '[data-chrome]'

/** Horizontal overflow in px. */
const overflow = (element: Locator): Promise<number> => element.evaluate((node) => node.scrollWidth - node.clientWidth)

for (const place of ['contact', 'modal', 'application'] satisfies PlaceName[])
  test(`WCAG · ${place}: messages are linked with their fields and announced in a summary; passes axe`, async ({
    page,
  }) => {
    const form = await open(page, place)
    if (place === 'application') await form.getByLabel('Experienced').check()
    await submit(form)
    await expect.poll(async () => Object.keys(await errorsOf(form)).length).toBeGreaterThan(3)
    const wrong = Object.entries(await errorsOf(form))
    for (const [name, message] of wrong)
      await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(new RegExp(`^${message}`))
    const summary = form.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveCount(wrong.length)
    expect(await axeFindings(page, [], chrome)).toEqual([])
  })

test.describe('announcements of a form', () => {
  test.use({ quiet: false })

  test('WCAG · the notice of a failure is an alert, the success dialog has the focus; both pass axe', async ({
    page,
  }) => {
    await page.route('**/api/**', (route) => route.abort(), { times: 1 })
    const form = await open(page, 'contact')
    await send(form)
    await expect(form.getByRole('alert')).toContainText('Your enquiry was not sent')
    expect(await axeFindings(page, [], chrome)).toEqual([])
    await page.reload()
    await expect(page.getByRole('region', { name: 'Unsent enquiry' })).toBeVisible()
    expect(await axeFindings(page, [], chrome)).toEqual([])
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(received(page).getByRole('heading', { name: 'Received' })).toBeFocused()
    expect(await axeFindings(page, [], chrome)).toEqual([])
  })
})

for (const [view, query] of [
  ['empty list', '?q=gardener'],
  ['detail', '?job=react-js-developer'],
] as const)
  test(`WCAG · careers, ${view}: passes axe`, async ({ page }) => {
    await openBoard(page, query)
    expect(await axeFindings(page, [], chrome)).toEqual([])
  })

test('on a phone every form fits, the overlay is in view, and the hidden field is not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/api/**', () => new Promise(() => {}))
  for (const place of ['contact', 'web', 'application'] satisfies PlaceName[]) {
    const form = await open(page, place)
    expect(await overflow(page.locator('html')), place).toBeLessThanOrEqual(0)
    const trap = await form.locator('[name=Website]').evaluate((input) => {
      const { width, height } = (input.closest('[aria-hidden]') as Element).getBoundingClientRect()
      return Math.max(width, height)
    })
    expect(trap).toBeLessThanOrEqual(1)
  }
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Work with Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Free Consultation' })
  const form = dialog.locator('form')
  await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
  await expect.poll(() => overflow(dialog)).toBe(0)
  await type(form, { ...right, Captcha: await shownCode(form) })
  await submit(form)
  await expect(page.getByText('Submitting...', { exact: true })).toBeInViewport()
})
