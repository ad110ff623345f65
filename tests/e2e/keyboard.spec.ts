import type { Page } from '@playwright/test'
import { errorsOf, expect, formOf, received, right, shownCode, test } from './forms.ts'
import { expectFocusInSight, skipToContent, tabTo } from './keyboard.ts'

// Every journey starts at the top of the page and only uses keys. After each Tab the focus must be visible, also on pictures.

/** Tabs to a field and replaces its value. */
async function fillByKeys(page: Page, name: string, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, page.locator(`main [name=${name}]:visible`), key)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test.describe('journeys by keyboard alone', () => {
  test.beforeEach(() => test.slow())

  test('phone menu: opened, walked through, left by Escape, opened again, a link followed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Menu' })
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(items.first()).toBeVisible()
    await expect(items).toHaveCount(11)
    for (const item of await items.all()) {
      await page.keyboard.press('Tab')
      // After 'Services' comes the button that opens their list.
      if (!(await item.evaluate((node) => node === document.activeElement))) await page.keyboard.press('Tab')
      await expect(item).toBeFocused()
      await expectFocusInSight(page)
    }
    await page.keyboard.press('Escape')
    await expect(items.first()).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, items.filter({ hasText: 'Gallery' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/gallery')
    await expect(items.first()).toBeHidden()
  })

  test('tabs: one stop, arrows open the next, Tab goes into the panel and back to the open tab', async ({ page }) => {
    await skipToContent(page, '/mvp-development')
    const tab = (name: string) => page.getByRole('tab', { name })
    // Until their script arrives the tabs are links.
    await tabTo(page, page.locator('[data-tab]').first())
    await expect(tab('Frontend')).toBeFocused()
    for (const [key, name] of [
      ['ArrowRight', 'Backend'],
      ['ArrowRight', 'Mobile'],
      ['ArrowLeft', 'Backend'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(name)).toBeFocused()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expectFocusInSight(page)
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tablist').locator(':focus')).toHaveCount(0)
    await expectFocusInSight(page)
    await page.keyboard.press('Shift+Tab')
    await expect(tab('Backend')).toBeFocused()
  })

  test('lightbox: opened from a photo, on by arrow and button, focus kept within and given back', async ({ page }) => {
    await skipToContent(page, '/gallery')
    const photo = page.locator('article#diwali').getByRole('link').first()
    await tabTo(page, photo)
    await page.keyboard.press('Enter')
    const lightbox = page.getByRole('dialog', { name: 'Photos' })
    const place = lightbox.locator('.yarl__slide_current figcaption span')
    await expect(place).toHaveText('1 / 41')
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText('2 / 41')
    await tabTo(page, lightbox.getByRole('button', { name: 'Next' }))
    await page.keyboard.press('Enter')
    await expect(place).toHaveText('3 / 41')
    // After the last button come the browser's own controls and then the first again, but never the page behind.
    await page.keyboard.press('Tab')
    await expect(page.locator('body > :not(.yarl__portal) :focus')).toHaveCount(0)
    await tabTo(page, lightbox.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(lightbox).toHaveCount(0)
    await expect(photo).toBeFocused()
    await expectFocusInSight(page)
  })

  test('enquiry: sent empty, a wrong field reached from the summary, all corrected, sent', async ({ page }) => {
    await skipToContent(page, '/contact')
    const form = formOf(page, 'contact')
    const button = form.getByRole('button', { name: 'Submit enquiry' })
    await tabTo(page, form.locator('[name=Name]'))
    await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(form.locator('[name=Name]')).toBeFocused()
    await expect.poll(async () => Object.keys(await errorsOf(form))).toEqual(['Name', 'Email', 'Phone', 'Captcha'])
    await tabTo(page, form.getByRole('alert').getByRole('link', { name: 'Email' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(form.locator('[name=Email]')).toBeFocused()
    await expectFocusInSight(page)
    await page.keyboard.type(right.Email)
    await fillByKeys(page, 'Name', right.Name, 'Shift+Tab')
    await fillByKeys(page, 'Phone', right.Phone)
    await fillByKeys(page, 'Message', right.Message)
    await fillByKeys(page, 'Captcha', await shownCode(form))
    await page.keyboard.press('Enter')
    await expect(received(page).getByRole('heading', { name: 'Received' })).toBeFocused()
    await tabTo(page, received(page).getByRole('button', { name: 'Back To Home Page' }))
    await page.keyboard.press('Escape')
    await expect(received(page)).toHaveCount(0)
    await expect.poll(() => focusedName(page)).toBe('Submit enquiry')
  })

  test('job search: a word, a place, a result read, and back to it', async ({ page }) => {
    await skipToContent(page, '/career')
    const status = page.locator('main').getByRole('status').first()
    const all = Number(/\d+$/.exec((await status.textContent())?.replace(' jobs', '') ?? '')?.[0])
    await tabTo(page, page.getByRole('searchbox', { name: 'Keyword' }))
    await page.keyboard.type('react')
    await tabTo(page, page.getByRole('button', { name: 'Search' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/career?q=react')
    await expect.poll(async () => Number.parseInt((await status.textContent()) ?? '', 10)).toBeLessThan(all)
    await expect(page.getByRole('heading', { name: 'Open jobs' })).toBeFocused()
    await tabTo(page, page.getByRole('group', { name: 'Location' }).getByRole('radio', { name: 'All' }), 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('group', { name: 'Location' }).getByRole('radio', { name: 'Remote' })).toBeChecked()
    await expect(page).toHaveURL('/career?q=react&location=Remote')
    const result = page.getByRole('link', { name: /^View More Details ?: React JS Developer/ })
    await tabTo(page, result)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'React JS Developer', exact: true })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Back to Job List' }))
    await page.keyboard.press('Enter')
    await expect(result).toBeFocused()
    await expectFocusInSight(page)
    await expect(page).toHaveURL('/career?q=react&location=Remote')
  })

  test('application: found in the list, written in the order it is read, with a file, sent', async ({ page }) => {
    await skipToContent(page, '/career')
    await tabTo(page, page.getByRole('link', { name: /^Apply ?: React JS Developer/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Apply for React JS Developer' })).toBeFocused()
    const form = formOf(page, 'application')
    await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    const typed: Record<string, string> = { ...right, Current_CTC: '6', Expected_CTC: '8' }
    const order: string[] = []
    while (order.length < 20 && order.at(-1) !== 'Submit application') {
      await page.keyboard.press('Tab')
      const name = await focusedName(page)
      order.push(name)
      await expectFocusInSight(page)
      if (name === 'ExperienceLevel') await page.keyboard.press('ArrowRight')
      if (name === 'UploadFile') await chooseFile(page)
      if (typed[name]) await page.keyboard.type(typed[name])
      if (name === 'Captcha') await page.keyboard.type(await shownCode(form))
    }
    expect(order).toEqual([
      'Name',
      'Email',
      'Phone',
      'Post',
      'ExperienceLevel',
      'Current_CTC',
      'Expected_CTC',
      'Message',
      'UploadFile',
      'Show another code',
      'Listen to the code',
      'Captcha',
      'Submit application',
    ])
    await page.keyboard.press('Enter')
    await expect(received(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form.getByRole('button', { name: 'Submit application' })).toBeFocused()
  })
})

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Enter on the field opens the browser's own window to choose a file. */
async function chooseFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  // From now on the browser reports the file chooser instead of opening it.
  await page.evaluate('')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles('tests/fixtures/cv/cv.pdf')
}

test.describe('carousel by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('stopped, turned, a slide chosen, its link reached, and left both ways', async ({ page }) => {
    test.slow()
    await skipToContent(page, '/')
    const carousel = page.locator('main [aria-roledescription=carousel]').first()
    const active = carousel.locator('[aria-roledescription=slide][data-active]')
    // Without its script the carousel has no buttons, and Tab goes on to the end of the page.
    await expect(carousel.locator('ns-carousel')).toHaveAttribute('data-live')
    await tabTo(page, carousel.getByRole('button', { name: 'Pause turning the slides' }))
    await page.keyboard.press('Space')
    await expect(carousel.getByRole('button', { name: 'Start turning the slides' })).toBeFocused()
    const count = Number(/\d+$/.exec((await active.getAttribute('aria-label')) ?? '')?.[0])
    await tabTo(page, carousel.getByRole('button', { name: 'Previous slide' }))
    await page.keyboard.press('Enter')
    await expect(active).toHaveAccessibleName(`${count} of ${count}`)
    await tabTo(page, carousel.getByRole('button', { name: 'Next slide' }))
    await page.keyboard.press('Enter')
    await expect(active).toHaveAccessibleName(`1 of ${count}`)
    await tabTo(page, carousel.locator('[data-indicator]').nth(2))
    await page.keyboard.press('Enter')
    await expect(active).toHaveAccessibleName(`3 of ${count}`)
    await tabTo(page, active.getByRole('link').first())
    await page.keyboard.press('ArrowRight')
    await expect(active).toHaveAccessibleName(`4 of ${count}`)
    await expect(active.getByRole('link').first()).toBeFocused()
    await tabTo(page, page.locator('main section:not([aria-roledescription=carousel]) a'))
    await tabTo(page, active.getByRole('link').last(), 'Shift+Tab')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Work with Us' }), 'Shift+Tab')
  })
})
