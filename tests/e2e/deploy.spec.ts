import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { replaceFolder } from '../../src/engine/build/work-folder.ts'
import { formOf, open, openBoard, received, right, shownCode, submit, type } from './forms.ts'
import { expect, test } from './own-site.ts'
import { countDocuments, hold, type LetGo, lookAbout } from './site.ts'

// The browser logs missing files to the console.
test.use({ quiet: false })

const island = 'ns-island[type=enquiry-form]'

/** Opens the contact page and types into its form before it is hydrated. @returns lets it load its script */
async function typeIntoSleeping(page: Page): Promise<LetGo> {
  const wake = await hold(page, /\/assets\/island-/)
  await page.goto('/contact')
  await page.locator('main form').scrollIntoViewIfNeeded()
  await type(page.locator('main form'), right)
  return wake
}

async function expectTyped(page: Page, values: Record<string, string> = right): Promise<void> {
  const typed = () =>
    page.locator('main form').evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
  await expect.poll(typed).toMatchObject(values)
}

/** The count, after a time in which further reloads would happen. */
async function settledCount(page: Page, documents: () => number): Promise<number> {
  await page.waitForTimeout(500)
  return documents()
}

test.describe('faults: a deploy while an old page is open', () => {
  test('a form whose script is gone is reloaded in place, with every letter typed until then', async ({
    page,
    deploy,
  }) => {
    const wake = await typeIntoSleeping(page)
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    await deploy()
    const documents = countDocuments(page)
    const leaves = page.waitForRequest((request) => request.isNavigationRequest())
    const arrive = await hold(page, /\/contact$/)
    // Delays the new document, but not the check for it.
    await page.route(/\/contact$/, (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.continue(),
    )
    wake()
    await leaves
    await page.keyboard.type(' And a third.')
    arrive()
    const form = page.locator('main form')
    await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    await expectTyped(page, { ...right, Message: 'Two words. And a third.' })
    await expect(form.locator('[name=Message]')).toBeFocused()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2)
    expect(documents()).toBe(1)
    await type(form, { Captcha: await shownCode(form) })
    await submit(form)
    await expect(received(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('carried-over'))).not.toContain(right.Email)
  })

  test('if the script of the new release is gone, too, reloads once and keeps the input', async ({ page, deploy }) => {
    const wake = await typeIntoSleeping(page)
    await deploy(/island-/)
    const documents = countDocuments(page)
    wake()
    await expect(page.locator('script[src*=_next]')).toHaveCount(1)
    await expect(page.locator(`${island}[awake=failed]`).getByText(/has not loaded/)).toBeVisible()
    await expectTyped(page)
    expect(await settledCount(page, documents)).toBe(1)
  })

  test('if a cache keeps serving the old page, reloads once', async ({ page, deploy }) => {
    const wake = await typeIntoSleeping(page)
    for (const path of ['/contact', (await page.locator('script[type=module]').getAttribute('src')) as string]) {
      const response = await page.request.get(path)
      const old = { body: await response.body(), contentType: response.headers()['content-type'] as string }
      await page.route(`**${path}`, (route) =>
        route.request().resourceType() === 'fetch' ? route.fallback() : route.fulfill(old),
      )
    }
    await deploy()
    const documents = countDocuments(page)
    const again = page.waitForEvent('load')
    wake()
    await again
    await page.locator('main form').scrollIntoViewIfNeeded()
    await expect(page.locator(`${island}[awake=failed]`)).toBeVisible()
    await expectTyped(page)
    expect(await settledCount(page, documents)).toBe(1)
  })

  for (const [what, cause] of [
    ['the site is the same', () => {}],
    ['nothing can be reached', (page: Page) => page.context().setOffline(true)],
    ['the browser stores nothing', refuseStorage],
  ] as const)
    test(`if ${what}, the page stays, with its input`, async ({ page, deploy }) => {
      const wake = await typeIntoSleeping(page)
      if (cause === refuseStorage) await deploy()
      await cause(page)
      const documents = countDocuments(page)
      wake('abort')
      await expect(page.locator(`${island}[awake=failed]`)).toBeVisible()
      expect(await settledCount(page, documents)).toBe(0)
      await expectTyped(page)
    })

  test('an application being filled in is never reloaded away, whatever else is missing', async ({ page, deploy }) => {
    // A low window, so that other islands never come near the view.
    await page.setViewportSize({ width: 1280, height: 500 })
    const form = await open(page, 'application')
    await type(form, right)
    await deploy()
    const documents = countDocuments(page)
    await page.locator(island).scrollIntoViewIfNeeded()
    await expect(page.locator(`${island}[awake=failed]`)).toBeVisible()
    expect(await settledCount(page, documents)).toBe(0)
    await expect(form.locator('[name=Message]')).toHaveValue(right.Message)
  })

  test('jobs that changed before the board wakes are shown by a reload in place, with the keyword typed until then', async ({
    page,
    folder,
    noise,
  }) => {
    const arrive = await hold(page, /\/data\/career\.json/)
    await page.goto('/career')
    const keyword = page.getByRole('searchbox')
    await keyword.pressSequentially('react')
    const [dist, next] = [join(folder, 'dist'), join(folder, 'next')]
    cpSync(dist, next, { recursive: true })
    for (const file of ['career/index.html', 'data/career.json']) {
      const version = /("version":| data=)"[^"]{4}"/
      const edited = readFileSync(join(next, file), 'utf8').replaceAll('React JS Developer', 'React Native Developer')
      expect(edited).toMatch(version)
      writeFileSync(join(next, file), edited.replace(version, '$1"next"'))
    }
    replaceFolder(next, dist, join(folder, 'old'))
    await expect.poll(async () => (await page.request.get('/career')).text()).toContain('React Native')
    const documents = countDocuments(page)
    arrive()
    await expect(page.locator('ns-island[type=job-board]')).toHaveAttribute('awake', '')
    await expect(keyword).toHaveValue('react')
    await expect(page.getByRole('heading', { name: 'React Native Developer' })).toBeVisible()
    expect(documents()).toBe(1)
    expect(noise.messages).toEqual([])
  })

  test('data of another version beside a page that is current, as caches may serve it, still wakes the board', async ({
    page,
  }) => {
    await page.route('**/data/career.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), version: 'past' } })
    })
    const documents = countDocuments(page)
    await openBoard(page)
    await page.getByRole('searchbox').fill('python')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'React JS Developer' })).toHaveCount(0)
    expect(documents()).toBe(1)
  })

  test('the application form, loaded by a click on Apply, comes from the new release', async ({ page, deploy }) => {
    await openBoard(page)
    await deploy()
    const documents = countDocuments(page)
    await page
      .getByRole('link', { name: /^Apply/ })
      .first()
      .click()
    const form = formOf(page, 'application')
    await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
    expect(documents()).toBe(1)
  })

  test('the lightbox opens with the next click', async ({ page, deploy }) => {
    await page.goto('/gallery')
    await lookAbout(page)
    await expect(page.locator('ns-island[type=gallery]')).toHaveAttribute('awake', '')
    await deploy()
    await page.locator('article a').first().click()
    await expect(page.locator('script[src*=_next]')).toHaveCount(1)
    await lookAbout(page)
    await expect(page.locator('ns-island[type=gallery]')).toHaveAttribute('awake', '')
    await page.locator('article a').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a dialog becomes the contact page', async ({ page, deploy }) => {
    await page.goto('/about')
    await deploy()
    await page.locator('header').getByRole('link', { name: 'Work with Us' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('script[src*=_next]')).toHaveCount(1)
  })

  test('recover.js has a fixed address, is revalidated each time, and imports nothing', async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(`${baseURL}/recover.js`)
    expect(answer.headers()['cache-control']).toBe('no-cache')
    expect(await answer.text()).not.toMatch(/\bimport\b/)
    expect(await answer.text()).toMatch(/export\{.*\bas recover\b/)
  })
})

/** Makes storing anything fail. */
async function refuseStorage(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
}
