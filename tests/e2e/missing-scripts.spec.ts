import type { Page } from '@playwright/test'
import { expect, open, openBoard, received, send, submit, test } from './forms.ts'
import { countDocuments, hold } from './site.ts'

// The browser logs scripts that do not arrive.
test.use({ quiet: false })

test.describe('spec 8 · scripts that do not arrive', () => {
  test('a script that fails once is fetched again, and the form works', async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (/\/assets\/(?!entry).*\.js$/.test(request.url())) scripts.add(new URL(request.url()).pathname)
    })
    await open(page, 'contact')
    // All at once.
    for (const script of scripts) await page.route(`**${script}`, (route) => route.abort(), { times: 1 })
    const documents = countDocuments(page)
    await send(await open(page, 'contact'))
    await expect(received(page)).toBeVisible()
    expect(documents()).toBe(1)
    expect([...scripts].join()).toMatch(/island.*preact.*SubmissionForm/)
  })

  test.describe('a form whose script is missing', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    const noticeOf = (page: Page) => page.locator('main form').getByRole('alert').filter({ hasText: 'has not loaded' })

    // What wakes the form, a script that this needs, and one that the form needs.
    for (const script of ['island', 'preact', 'SubmissionForm'])
      test(`says so at its button, and keeps what is typed for a mail: ${script}`, async ({ page }) => {
        const asked: string[] = []
        await page.route(new RegExp(`/${script}-[^/]+\\.js$`), (route) => {
          asked.push(route.request().url())
          return route.abort()
        })
        await page.goto('/contact')
        const form = page.locator('main form')
        await form.locator('[name=Name]').fill('Asha Rao')
        await form.locator('[name=Message]').fill('Our stock list.')
        await submit(form)
        await expect(noticeOf(page)).toBeInViewport()
        await expect.poll(() => asked.length / new Set(asked).size).toBe(2)
        // The script that helps with the mail.
        await page.waitForLoadState('networkidle')
        await submit(form)
        await expect(noticeOf(page)).toBeFocused()
        await expect(form.getByRole('button', { name: 'Submit enquiry' })).toBeInViewport()
        await expect(form.locator('[name=Message]')).toHaveValue('Our stock list.')
        expect(page.url()).not.toContain('Asha')
        await expect(noticeOf(page).locator('a[href^="tel:"]')).toBeVisible()
        const mail = noticeOf(page).getByRole('link', { name: '@' })
        await mail.dispatchEvent('click')
        const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')
        expect(body).toBe('Name: Asha Rao\r\nMessage: Our stock list.')
      })

    test('keeps what is typed over reloads, shows it, and has it when it is loaded', async ({ page }) => {
      const script = /\/island-[^/]+\.js$/
      const form = page.locator('main form')
      const message = form.locator('[name=Message]')
      const letGo = await hold(page, script)
      const helper = page.waitForResponse('**/recover.js')
      await page.goto('/contact')
      await message.fill('Our stock list.')
      await helper
      await page.reload()
      letGo()
      await page.route(script, (route) => route.abort())
      await page.reload()
      await form.scrollIntoViewIfNeeded()
      await expect(message).toHaveValue('Our stock list.')
      await form.locator('[name=Name]').fill('Asha Rao')
      await page.unroute(script)
      await open(page, 'contact')
      await expect(message).toHaveValue('Our stock list.')
      await expect(form.locator('[name=Name]')).toHaveValue('Asha Rao')
    })

    test('says so after ten seconds if not even the script of the page arrives, until it does', async ({ page }) => {
      const letGo = await hold(page, /\/entry-[^/]+\.js$/)
      await page.goto('/contact', { waitUntil: 'commit' })
      // Nobody is in a field sooner, and until then no transition begins.
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      const form = page.locator('main form')
      await form.locator('[name=Name]').fill('Asha Rao')
      const place = () =>
        form.getByRole('button', { name: 'Submit enquiry' }).evaluate((button) => (button as HTMLElement).offsetTop)
      const before = await place()
      /** Goes to a moment of the styles, which alone tell it. @returns how many of them change */
      const goTo = (seconds: number) =>
        page.evaluate((seconds) => {
          const changes = document.getAnimations()
          for (const change of changes) {
            change.pause()
            change.currentTime = seconds * 1000
          }
          return changes.length
        }, seconds)
      // As where the page arrives so slowly that the notice comes after the first letters.
      await form.locator('[role=alert]').evaluate((notice) => notice.replaceWith(notice.cloneNode(true)))
      await expect.poll(() => goTo(9.9)).toBeGreaterThan(0)
      await expect(noticeOf(page)).toHaveCount(0)
      await submit(form)
      await expect(noticeOf(page)).toHaveCount(0)
      expect(await place()).toBe(before)
      await goTo(10)
      await expect(noticeOf(page)).toBeInViewport()
      await form.locator('[name=Name]').blur()
      await form.getByRole('button', { name: 'Submit enquiry' }).blur()
      await expect(noticeOf(page)).toBeVisible()
      letGo()
      // A press that comes before the script is heard by nobody.
      await expect(async () => {
        await submit(form)
        await expect(form.getByRole('alert')).toContainText('need another look', { timeout: 2000 })
      }).toPass()
      await expect(noticeOf(page)).toHaveCount(0)
      await expect(form.locator('[name=Name]')).toHaveValue('Asha Rao')
    })

    test('leads applicants to the list, which says so, and to the address of each post', async ({ page }) => {
      await page.route('**/ApplicationForm-*.js', (route) => route.abort())
      await openBoard(page)
      await page
        .locator('#job-react-js-developer')
        .getByRole('link', { name: /^Apply/ })
        .click()
      await expect(page.locator('[awake=failed]').getByRole('alert')).toBeInViewport()
      await expect(page.locator('#job-react-js-developer summary')).toBeVisible()
    })
  })

  test('where the board does not load, each job opens where it stands', async ({ page }) => {
    await page.route(/\/JobBoard-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/career?job=react-js-developer&view=apply')
    const posting = page.getByRole('main').locator('#job-react-js-developer')
    await posting.locator('summary').click()
    await expect(posting.getByRole('link', { name: /@/ })).toBeVisible()
    await expect(posting.getByRole('link', { name: 'Apply' })).toBeHidden()
  })
})
