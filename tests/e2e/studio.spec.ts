import { expect, type Locator, test } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { changeAsItSaves, form, frame, saved, studioForTests } from './studio.ts'

/** The studio on a copy of the site that git knows, used as an editor uses it. */
test.describe.configure({ mode: 'serial' })

const studio = studioForTests()
const { git, read, write, open } = studio

test.describe('the studio', () => {
  test('a press on the page leads to the field, a field to its place; typing changes the page and one line of the file', async ({
    page,
  }) => {
    await open(page, '/about')
    const heading = frame(page).locator('main h2').nth(1)
    await heading.click()
    const field = form(page).getByLabel('Title', { exact: false }).first()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('10+ Years of experience in startup building')
    await field.fill('Years of startups')
    await expect(heading).toHaveText('Years of startups')
    await saved(page)
    await expect.poll(() => git('diff', '--numstat')).toBe('1\t1\tpages-data/about.json')
    // A picture, and a card by its edge.
    await frame(page).getByAltText('Illustration: the first 24 weeks').click()
    await expect(form(page).getByRole('button', { name: 'screens/first-weeks.jpg' })).toBeVisible()
    await frame(page).getByText('CMS', { exact: true }).click()
    await expect(form(page).locator('textarea:focus')).toHaveValue('CMS')
    await form(page).locator('textarea').first().focus()
    await expect(frame(page).locator('[data-mark=selected]')).toHaveCount(1)

    // Tokens are read and stay tokens.
    await frame(page).getByRole('heading', { level: 1 }).click()
    await expect(form(page).locator('textarea:focus')).toHaveValue('About {company}')
    await expect(form(page).locator('.reads').first()).toContainText('About Noida Softworks')

    // Undo reaches back over a reload.
    await page.reload()
    await expect(form(page).getByRole('button', { name: 'Undo' })).toBeEnabled()
    await page.keyboard.press('Control+z')
    await saved(page)
    await expect.poll(() => git('diff', '--numstat')).toBe('')
  })

  test('a plain text is edited where it stands', async ({ page }) => {
    await open(page, '/about')
    // The first letter follows the second press at once, and the field of the form takes none.
    const heading = frame(page).locator('main h2').nth(1)
    await heading.dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Typed in place')
    await expect(heading).toBeFocused()
    await page.keyboard.press('Enter')
    await saved(page)
    await expect.poll(() => read('about')).toContain('"title": "Typed in place"')
    await expect(heading).toHaveText('Typed in place')
    git('checkout', '--', '.')
    // A text that does not stand here as it is written is edited in its field.
    await frame(page).getByRole('heading', { level: 1 }).dblclick()
    await expect(page.locator('.said')).toContainText('Its field in the form has the focus')
    await expect(form(page).locator('textarea:focus')).toHaveValue('About {company}')
  })

  test('what the checker finds is shown beside its field, in the lists and on the page', async ({ page }) => {
    await open(page, '/about')
    await frame(page).locator('main h2').nth(1).click()
    const field = form(page).locator('textarea').first()
    await field.fill('Too long a heading '.repeat(20))
    await expect(form(page).locator('.error').first()).toContainText('300')
    await expect(page.getByRole('button', { name: /^\/about/ })).toContainText('1 mistake')
    await expect(frame(page).locator('[data-mark=error]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.locator('dialog[open]')).toContainText('Fix these first')
    await expect(page.getByRole('button', { name: /^Commit/ })).toBeDisabled()
    await page.keyboard.press('Escape')
    git('checkout', '--', '.')
  })

  test('a file that was changed meanwhile is not overwritten, and both versions are shown', async ({ page }) => {
    await open(page, '/about')
    await frame(page).locator('main h2').nth(1).click()
    await changeAsItSaves(page, () => write('about', read('about').replace('"Mission"', '"Our mission"')))
    await form(page).locator('textarea').first().fill('Mine')
    const conflict = form(page).getByRole('alert')
    await expect(conflict).toContainText('was changed elsewhere')
    await expect(conflict.locator('del', { hasText: 'Our mission' })).toBeVisible()
    await expect(conflict.locator('ins', { hasText: '"Mine"' })).toBeVisible()
    expect(read('about')).toContain('Our mission')
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(() => read('about')).toContain('"Mine"')
    await page.keyboard.press('Control+z')
    await expect.poll(() => read('about')).toContain('Our mission')
    git('checkout', '--', '.')
  })

  test('what was typed while the server was away is saved after a reload', async ({ page }) => {
    await open(page, '/about')
    await frame(page).locator('main h2').nth(1).click()
    await page.route('**/_studio/save', (route) => route.abort())
    await form(page).locator('textarea').first().fill('Never lost')
    await expect(form(page).getByRole('alert')).toContainText('What you typed is kept here')
    expect(read('about')).not.toContain('Never lost')
    await page.unroute('**/_studio/save')
    await page.reload()
    await expect.poll(() => read('about')).toContain('"Never lost"')
    git('checkout', '--', '.')
  })

  test('by keys alone: a page is found, a text is written, a block is moved, undone and published', async ({
    page,
  }) => {
    await open(page, '/')
    const press = (key: string, times = 1) =>
      Array.from({ length: times }).reduce<Promise<void>>(
        (done) => done.then(() => page.keyboard.press(key)),
        Promise.resolve(),
      )
    await press('F6')
    await page.keyboard.type('/contact')
    await press('Tab', 2)
    await press('Enter')
    await frame(page).locator('#studio-marks').waitFor({ state: 'attached' })
    const blocks = page.locator('.blocks > li')
    await expect(blocks).toHaveCount(4)
    const reach = async (wanted: Locator, key = 'Tab') => {
      await expect(wanted).toBeEnabled()
      for (let tries = 0; tries < 200; tries++) {
        if (await wanted.evaluate((control) => control === document.activeElement)) return
        await press(key)
      }
      throw new Error(`${wanted} cannot be reached by ${key}.`)
    }
    // On to the second block of the page.
    await reach(blocks.nth(1).locator('button').first())
    await press('Enter')
    const name = await blocks.nth(1).locator('.name').textContent()
    await press('Alt+ArrowDown')
    await expect(blocks.nth(2).locator('.name')).toHaveText(name ?? '')
    // The focus goes with it.
    await expect(blocks.nth(2).locator('button').first()).toBeFocused()
    await saved(page)
    await press('Control+z')
    await expect(blocks.nth(1).locator('.name')).toHaveText(name ?? '')
    await press('F6', 2)
    await reach(form(page).locator('textarea').first())
    await press('End')
    await page.keyboard.type(' today')
    await saved(page)
    await expect.poll(() => git('diff', '--numstat')).toBe('1\t1\tpages-data/contact.json')
    await press('Shift+F6')
    await reach(page.getByRole('button', { name: 'Publish' }), 'Shift+Tab')
    await press('Enter')
    await expect(page.getByLabel('What changes')).toBeVisible()
    await reach(page.getByRole('button', { name: /^Commit/ }))
    await press('Enter')
    await expect(page.locator('dialog[open]')).toContainText('Committed 1 file on main. Pushed to origin.')
  })

  test('opening pages and going through their fields changes no file', async ({ page }) => {
    test.slow()
    for (const path of ['/', '/career', '/api-integration']) {
      await open(page, path)
      for (const block of await page.locator('.blocks > li').all()) {
        await block.getByRole('button').first().click()
        await form(page).locator('textarea, input, select').first().focus()
        await page.keyboard.press('Tab')
      }
    }
    expect(git('status', '--porcelain')).toBe('')
  })

  test('axe finds nothing, in light and dark', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page, '/about')
      await frame(page).getByText('CMS', { exact: true }).click()
      expect(await axeFindings(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Navigation', exact: true }).click()
    await expect(form(page).getByLabel('Value of Home')).toHaveValue('/')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^\/about/ }).click()
    await page.getByRole('button', { name: 'JSON' }).click()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'History' }).click()
    await expect(form(page).locator('.past').first()).toContainText('Asha Rao')
    expect(await axeFindings(page)).toEqual([])
  })
})
