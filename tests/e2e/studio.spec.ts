import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from './axe.ts'
import { changeAsItSaves, form, frame, saved, studioForTests } from './studio.ts'

/** The studio on a copy of the site that git knows, used as an editor uses it. */
test.describe.configure({ mode: 'serial' })

const studio = studioForTests()
const { git, read, write, open } = studio

/** More presses of Tab than a form has fields. */
const enough = 150

/** F6 to the pane, Tab to the control. What is pressed must lie free for a mouse, too, which takes a tenth of another journey. */
function keys(page: Page) {
  const { keyboard } = page
  const liesFree = (control: Locator) => control.click({ trial: true })
  const reach = async (control: Locator): Promise<void> => {
    // Found once: by its role and name, again at each press, it would take half of the time.
    const wanted = await control.elementHandle()
    for (let press = 0; press < enough; press++) {
      const next = await wanted?.evaluate((wanted) => {
        const now = document.activeElement
        if (now === wanted) return undefined
        const panes = '#pane-pages, #pane-page, #pane-form'
        const pane = wanted.closest('dialog') ? null : (wanted.closest(panes) ?? document.querySelector('#pane-pages'))
        if (pane && now?.closest(panes) !== pane && !pane.parentElement?.previousElementSibling?.contains(now))
          return 'F6'
        const isAhead = now && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING
        return isAhead ? 'Tab' : 'Shift+Tab'
      })
      if (!next) return
      await keyboard.press(next)
    }
    throw new Error(`${control} cannot be reached by Tab.`)
  }
  return {
    /** Presses what asks for a file. */
    async pressFile(input: Locator) {
      await liesFree(input.locator('xpath=..'))
      await reach(input)
      await keyboard.press('Enter')
    },
    async press(control: Locator) {
      await liesFree(control)
      await reach(control)
      await keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    /** Writes in the place of what a field says, all at once: the tests of the studio write letter by letter. */
    async write(field: Locator, words: string) {
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.insertText(words)
    },
    async choose(list: Locator, offer: string) {
      await reach(list)
      await keyboard.type(offer)
    },
    /** Marks the last word of a field, without the full stop. */
    async markLastWord(field: Locator) {
      await reach(field)
      for (const key of ['ControlOrMeta+End', 'ArrowLeft', 'ControlOrMeta+Shift+ArrowLeft']) await keyboard.press(key)
    },
  }
}

/** The name of a block, and the heading that it gets. */
type Added = [block: string, title: string]

/** Those that ask for more than a heading. */
const added: Added[] = [
  ['Text and media', 'One truth'],
  ['Questions and answers', 'Questions'],
]

const [path, from, head] = ['/data-engineering', '/cloud-services', 'Data engineering']

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

  test('opening pages and going through their fields changes no file', async ({ page }) => {
    test.slow()
    for (const path of ['/', '/career']) {
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
    await open(page, '/about')
    await frame(page).getByText('CMS', { exact: true }).click()
    await expect(form(page).locator('textarea:focus')).toHaveValue('CMS')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page)).toEqual([])
    }
    // From here on only the form is another.
    const others = '#pane-pages, #pane-page'
    await page.getByRole('button', { name: 'Navigation', exact: true }).click()
    await expect(form(page).getByLabel('Value of Home')).toHaveValue('/')
    expect(await axeFindings(page, [], others)).toEqual([])
    await page.getByRole('button', { name: /^\/about/ }).click()
    await page.getByRole('button', { name: 'JSON' }).click()
    expect(await axeFindings(page, [], others)).toEqual([])
    await page.getByRole('button', { name: 'History' }).click()
    await expect(form(page).locator('.past').first()).toContainText('Asha Rao')
    expect(await axeFindings(page, [], others)).toEqual([])
  })

  /** A page from nothing to the remote repository, by somebody who never sees a file. */
  test(`a service page with ${added.length + 1} blocks, two pictures and links is made and published by keys alone`, async ({
    page,
  }) => {
    // A person does some hundred things here, and a busy machine takes its time for each.
    test.setTimeout(480_000)
    const { press, pressFile, write, choose, markLastWord } = keys(page)
    const inForm = form(page)
    const dialog = page.locator('dialog[open]')
    const button = (words: string | RegExp) => page.getByRole('button', { name: words })
    const field = (label: string, place = 0) =>
      inForm.getByRole('textbox', { name: new RegExp(`^${label}`) }).nth(place)

    const picture = async (named: string, background: string) => {
      await press(
        inForm
          .getByRole('button', { name: 'Choose a picture' })
          .or(inForm.getByRole('button', { name: /\.(jpg|svg)$/ }))
          .first(),
      )
      const asked = page.waitForEvent('filechooser')
      await pressFile(dialog.locator('input[type=file]'))
      const chooser = await asked
      const photo = sharp({ create: { width: 800, height: 500, channels: 3, background } })
      await chooser.setFiles({
        name: `${named}${path.slice(1)}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await photo.jpeg().toBuffer(),
      })
      await expect(dialog).toHaveCount(0)
      await write(field('Alt'), `Drawing: ${named}`)
    }

    await open(page, '/service')
    await press(button('New page'))
    await write(dialog.getByLabel('Address'), path)
    await choose(dialog.getByLabel('Model'), '/sitemap')
    await press(dialog.getByRole('button', { name: 'Create' }))
    await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('✎ Sitemap')

    await write(field('Title'), `${head}: pipelines, reports`)
    await write(field('Description'), `${head}: pipelines and reports that agree, each figure traced to its source.`)
    for (const [place, words] of ['data engineering', 'warehouse', 'pipelines', 'reports'].entries())
      await write(field(`Keyword ${place + 1}`), words)

    await press(button(/^Sitemap groups/))
    await press(button('Remove: Sitemap groups'))
    await press(button(/^Page banner/))
    await write(field('Title'), head)
    await write(field('Sub title'), 'Figures that agree.')
    await picture('a plan', '#2a6041')

    for (const [block, title] of added) {
      await press(button('Add a block'))
      await write(dialog.getByRole('searchbox'), block)
      await press(dialog.getByRole('button', { name: block, exact: true }))
      await press(dialog.getByRole('button', { name: /^Add: / }).first())
      await write(field('Title'), title)
      if (block === 'Text and media') await picture('the model', '#7a1640')
      if (block === 'Questions and answers') {
        await press(inForm.locator('summary', { hasText: 'Who owns the source code?' }))
        await markLastWord(field('Answer 1'))
        await press(inForm.locator('.field:focus-within').getByRole('button', { name: 'Link', exact: true }))
        await write(dialog.getByRole('searchbox'), 'data-migration')
        await press(dialog.getByRole('button', { name: /^\/data-migration-services/ }))
      }
    }
    const blocks = page.locator('.blocks > li')
    await expect(blocks).toHaveCount(added.length + 1)
    const named = (place: number) => blocks.nth(place).locator('.name')
    const name = (await named(1).textContent()) ?? ''
    await press(blocks.nth(1).locator('button').first())
    await page.keyboard.press('Alt+ArrowDown')
    await expect(named(2)).toHaveText(name)
    // The focus goes with it.
    await expect(blocks.nth(2).locator('button').first()).toBeFocused()
    await saved(page)
    await page.keyboard.press('Control+z')
    await expect(named(1)).toHaveText(name)

    await press(button(/^Page: title/))
    await press(inForm.getByLabel('Draft'))
    await expect(inForm.getByLabel('Draft')).not.toBeChecked()
    // Nobody can go there yet: the checker warns until another page links to it.
    await expect(button(new RegExp(`^${path} .*1 warning`))).toBeVisible()
    await write(page.getByRole('searchbox', { name: /^Search pages/ }), from)
    await press(button(new RegExp(`^${from}`)))
    await press(button(/^Page banner/))
    await markLastWord(field('Intro'))
    await press(inForm.locator('.field:focus-within').getByRole('button', { name: 'Link', exact: true }))
    await press(dialog.getByRole('button', { name: new RegExp(`^${path} `) }))
    await expect(frame(page).locator(`main a[href="${path}"]`)).toHaveCount(1)
    await expect(page.locator('.top')).toContainText('no mistakes')

    await press(button('Publish'))
    await write(dialog.getByLabel('What changes'), `Add ${path}`)
    await press(dialog.getByRole('button', { name: 'Commit and push' }))
    await expect(dialog).toContainText('Pushed to origin')

    expect(git('log', '-1', '--format=%an: %s', 'origin/main')).toBe(`Asha Rao: Add ${path}`)
    expect(git('status', '--porcelain')).toBe('')
    const made = JSON.parse(read(path.slice(1)))
    expect(made.blocks.map(({ title }: { title: string }) => title)).toEqual([head, ...added.map(([, title]) => title)])
    const pictures = [...JSON.stringify(made).matchAll(/"(uploads\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(pictures).toHaveLength(2)
    for (const file of pictures)
      expect(readFileSync(join(studio.root, 'pages-data/media', file)).length).toBeGreaterThan(1000)
    expect(JSON.stringify(made)).toContain('](/data-migration-services)')
  })
})
