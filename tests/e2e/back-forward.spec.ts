import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser, withoutPictures, withWindows } from '../browser.ts'
import { need, programs } from '../programs.ts'
import { expect, open, openBoard, right, shownCode, submit, test, type } from './forms.ts'

/** A browser without Playwright's flag that disables the back/forward cache. */
const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ ...withoutPictures(), executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/** Leaves by an ordinary navigation, and comes back to the document, which the browser has kept in its cache. */
async function comeBackToTheSame(page: Page): Promise<void> {
  const href = page.url()
  const session = await page.context().newCDPSession(page)
  const reasons: string[] = []
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await session.send('Page.enable')
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await page.evaluate(() => location.assign('/privacypolicy'))
  await expect(page).toHaveURL('/privacypolicy')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(href)
  const wasHere = () => page.evaluate(() => 'wasHere' in window)
  await expect.poll(async () => [await wasHere(), reasons]).toEqual([true, []])
}

const browserWithWindows = (): string | undefined => {
  try {
    return findBrowser({ PATH: process.env.PATH }, withWindows)
  } catch {
    return undefined
  }
}

test.describe('faults: Back and Forward', () => {
  const file = browserWithWindows()
  test.use({
    context: async ({ baseURL, script }, use) => {
      const browser = await launch(file ?? findBrowser())
      const context: BrowserContext = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      await context.addInitScript(script)
      await use(context)
      await browser.close()
    },
  })

  test('every page is restored from the cache and continues where it was: form, job board, carousel, dialog', async ({
    page,
  }) => {
    need(programs.browser, (why) => test.skip(true, why))
    const form = await open(page, 'contact')
    await type(form, right)
    await comeBackToTheSame(page)
    for (const [name, value] of Object.entries(right)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
    await submit(form)
    await expect(form.getByRole('alert')).toContainText('another look')
    await type(form, { Captcha: await shownCode(form) })

    await openBoard(page)
    await comeBackToTheSame(page)
    await page
      .getByRole('link', { name: /^Apply/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /^Apply for/ })).toBeVisible()

    await page.goto('/')
    const carousel = page.locator('ns-carousel')
    await expect(carousel).toHaveAttribute('data-live', '')
    await comeBackToTheSame(page)
    const active = carousel.locator('[data-indicator][aria-current=true]')
    const before = await active.getAttribute('href')
    await carousel.locator('[data-carousel=next]').click()
    await expect(active).not.toHaveAttribute('href', before as string)

    await page.locator('header').getByRole('link', { name: 'Work with Us' }).click()
    await expect(page.locator('dialog form canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    await comeBackToTheSame(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
