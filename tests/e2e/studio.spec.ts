import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from './axe.ts'
import { changeAsItSaves, form, frame, saved, studioForTests, test } from './studio.ts'

/** The studio on a copy of the site that git knows, used as an editor uses it. */
// A busy machine takes its time to start it.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const studio = studioForTests()
const { git, read, write, open, hasTaken } = studio

const startups = '10+ Years of experience in startup building'

const openAbout = async (page: Page) => {
  await open(page, '/about')
  await expect(frame(page).locator('main h2').nth(1)).toHaveText(startups)
}

const firstField = (page: Page) => form(page).locator('textarea').first()

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
      // A list forgets a letter after a second, which a busy machine may take for the next.
      await expect(async () => {
        await keyboard.type(offer)
        await expect(list).toHaveValue(offer, { timeout: 500 })
      }).toPass({ intervals: [1500] })
    },
    /** Marks the last word of a field, without the full stop. */
    async markLastWord(field: Locator) {
      await reach(field)
      for (const key of ['ControlOrMeta+End', 'ArrowLeft', 'ControlOrMeta+Shift+ArrowLeft']) await keyboard.press(key)
    },
  }
}

// The page may be drawn anew just then, and what was found in it be gone.
const soon = { timeout: 5000 }

/** Presses a word of the page twice, until it can be written there. @param below how far below its letters, in px */
async function openWord(page: Page, holder: Locator, word: string, below = -5): Promise<void> {
  await expect(async () => {
    await holder.scrollIntoViewIfNeeded(soon)
    const position = await holder.evaluate(
      (element, [word, below]) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          const start = text.data.indexOf(word)
          if (start < 0) continue
          const range = document.createRange()
          range.setStart(text, start)
          range.setEnd(text, start + word.length)
          const [at, from] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
          return { x: at.left - from.left + at.width / 2, y: at.bottom - from.top + below }
        }
        throw new Error(`"${word}" is not there.`)
      },
      [word, below] as const,
      soon,
    )
    await holder.dblclick({ position, ...soon })
    await expect(frame(page).locator('[contenteditable]')).toBeFocused({ timeout: 2000 })
  }).toPass()
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
    await openAbout(page)
    const heading = frame(page).locator('main h2').nth(1)
    await heading.click()
    const field = form(page).getByLabel('Title', { exact: false }).first()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(startups)
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
    await openAbout(page)
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
    await openAbout(page)
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
  })

  test('a file that was changed meanwhile is not overwritten, and both versions are shown', async ({ page }) => {
    await openAbout(page)
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
  })

  test('what is taken back before the page was rendered with it does not stay on the page', async ({ page }) => {
    await openAbout(page)
    await frame(page).locator('main h2').nth(1).click()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/data/about.json*', async (route) => {
      await held
      return route.continue()
    })
    await firstField(page).fill('Soon gone')
    await expect(frame(page).locator('main h2').nth(1)).toHaveText('Soon gone')
    await saved(page)
    git('checkout', '--', '.')
    await expect(firstField(page)).toHaveValue(startups)
    letGo()
    await expect(frame(page).locator('main h2').nth(1)).toHaveText(startups)
  })

  test('what was typed while the server was away is saved after a reload', async ({ page }) => {
    await openAbout(page)
    await frame(page).locator('main h2').nth(1).click()
    await page.route('**/_studio/save', (route) => route.abort())
    await form(page).locator('textarea').first().fill('Never lost')
    await expect(form(page).getByRole('alert')).toContainText('What you typed is kept here')
    expect(read('about')).not.toContain('Never lost')
    await page.unroute('**/_studio/save')
    await page.reload()
    await expect.poll(() => read('about')).toContain('"Never lost"')
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
    await openAbout(page)
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
    await page.getByRole('button', { name: 'Form', exact: true }).click()
    await page.emulateMedia({ colorScheme: null })
  })
})

test.describe('texts where they stand', () => {
  test('a word beside strong words, strong words, and site data', async ({ page }) => {
    await openAbout(page)
    // So narrow, the page is not made smaller to fit.
    await page.getByRole('button', { name: '360' }).click()
    const entry = frame(page).locator('main p', { hasText: 'handed over with tests' })
    await openWord(page, entry, 'handed')
    await page.keyboard.type('given')
    await page.keyboard.press('Enter')
    await expect.poll(() => read('about')).toContain('"**Source code** given over with tests and build notes"')
    const given = frame(page).locator('main p', { hasText: 'given over with tests' })
    // Below a strong word, the line belongs to its paragraph.
    await openWord(page, given, 'Source', 1)
    await page.keyboard.type('The')
    await page.keyboard.press('Enter')
    await expect.poll(() => read('about')).toContain('"**The code** given over with tests and build notes"')
    await expect(given).toHaveText('The code given over with tests and build notes')

    await openWord(page, frame(page).locator('footer h2').first(), 'Resources')
    await page.keyboard.type('Written here')
    await page.keyboard.press('Enter')
    await expect.poll(() => read('site/navigation')).toContain('"title": "Written here"')
    await expect(form(page)).toContainText('Changes to pages-data/site/navigation.json show on 40 pages.')
    await page.getByRole('button', { name: '1440' }).click()
  })

  test('texts of islands', async ({ page }) => {
    await open(page, '/career')
    await page.getByRole('button', { name: '360' }).click()
    await openWord(page, frame(page).locator('ns-island[awake=""]').getByRole('heading', { level: 1 }), 'Careers')
    await page.keyboard.type('Work here')
    await page.keyboard.press('Enter')
    await expect.poll(() => read('career')).toContain('"title": "Work here"')
    await openWord(page, frame(page).getByRole('heading', { name: 'Flutter App Developer' }), 'Flutter')
    await page.keyboard.type('Dart')
    await page.keyboard.press('Enter')
    await expect.poll(() => read('site/jobs')).toContain('"title": "Dart App Developer"')
    await page.getByRole('button', { name: '1440' }).click()
  })
})

test.describe('several at one document', () => {
  test('Undo of a tab leaves what another has typed, or says that it takes it back', async ({ context }) => {
    const [page, other] = [await context.newPage(), await context.newPage()]
    const heading = (tab: Page, index: number) => frame(tab).locator('main h2').nth(index)
    for (const [tab, index, words] of [
      [page, 1, 'First tab'],
      [other, 2, 'Second tab'],
    ] as const) {
      await open(tab, '/about')
      await heading(tab, index).click()
      await expect(form(tab).locator('textarea:focus')).toBeVisible()
      await firstField(tab).fill(words)
      await expect.poll(() => read('about')).toContain(words)
    }
    await expect(heading(page, 2)).toHaveText('Second tab')
    await page.bringToFront()
    await page.keyboard.press('Control+z')
    await expect.poll(() => read('about')).toContain(startups)
    expect(read('about')).toContain('Second tab')
    // Each has kept its own steps.
    for (const tab of [page, other]) {
      await tab.reload()
      await expect(form(tab).getByRole('button', { name: tab === page ? 'Redo' : 'Undo' })).toBeEnabled()
    }
    await expect(form(page).getByRole('button', { name: 'Undo' })).toBeDisabled()
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => read('about')).toContain('First tab')

    await expect(heading(other, 1)).toHaveText('First tab')
    await heading(other, 1).click()
    await expect(firstField(other)).toHaveValue('First tab')
    await firstField(other).fill('Fist tab')
    await expect(heading(page, 1)).toHaveText('Fist tab')
    await saved(page)
    await page.keyboard.press('Control+z')
    await expect(page.locator('.said')).toHaveText('Undone: a change made elsewhere. Redo brings it back.')
    await expect.poll(() => read('about')).toContain('First tab')
  })

  test('what two changed at different places is kept together', async ({ page }) => {
    await openAbout(page)
    await frame(page).locator('main h2').nth(1).click()
    await expect(form(page).locator('textarea:focus')).toBeVisible()
    await changeAsItSaves(page, () => write('about', read('about').replace('"Mission"', '"Our mission"')))
    await firstField(page).fill('Mine')
    await page.getByRole('button', { name: 'Keep both' }).click()
    await expect.poll(() => read('about')).toContain('"Mine"')
    expect(read('about')).toContain('"Our mission"')
    await page.keyboard.press('Control+z')
    await expect.poll(() => read('about')).not.toContain('"Mine"')
    expect(read('about')).toContain('"Our mission"')
  })

  test('a page that is renamed while it is written, and one that is deleted', async ({ page }) => {
    const file = join(studio.root, 'pages-data/about.json')
    await openAbout(page)
    await frame(page).locator('main h2').nth(1).click()
    await expect(form(page).locator('textarea:focus')).toBeVisible()
    renameSync(file, file.replace('about', 'about-us'))
    const gone = form(page).getByRole('alert')
    await expect(gone).toContainText('deleted or renamed elsewhere')
    await firstField(page).fill('Typed meanwhile')
    renameSync(file.replace('about', 'about-us'), file)
    await expect.poll(() => read('about')).toContain('"Typed meanwhile"')
    await saved(page)
    rmSync(file)
    await expect(gone).toContainText('deleted or renamed elsewhere')
    await page.getByRole('button', { name: 'Save it again' }).click()
    await saved(page)
    expect(read('about')).toContain('"Typed meanwhile"')
    await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('About Noida Softworks')
  })
})

test('the JSON of a document with line ends of Windows changes where it is edited alone', async ({ page }) => {
  write('about', read('about').replaceAll('\n', '\r\n'))
  const before = read('about')
  await openAbout(page)
  await hasTaken(page, 'about')
  await page.getByRole('button', { name: 'JSON' }).click()
  const json = form(page).locator('#json')
  await json.fill((await json.inputValue()).replace('"Mission"', '"Our mission"'))
  await expect.poll(() => read('about')).toBe(before.replace('"Mission"', '"Our mission"'))
  await page.getByRole('button', { name: 'Form', exact: true }).click()
})

test('by mouse: a block is dragged to another place, a picture dropped on its field, a word made a link', async ({
  page,
}) => {
  await openAbout(page)
  const blocks = page.locator('.blocks > li')
  await expect(blocks).toHaveCount(7)
  const name = (await blocks.nth(1).locator('.name').textContent()) ?? ''
  await blocks.nth(1).dragTo(blocks.nth(2))
  await expect(blocks.nth(2).locator('.name')).toHaveText(name)
  const order = () =>
    read('about')
      .match(/(?<="type": ")(?:check-list|text-media)/g)
      ?.slice(0, 2)
  await expect.poll(order).toEqual(['text-media', 'check-list'])

  await page.getByRole('button', { name: /^Text and media 10/ }).click()
  const dropped = await page.evaluateHandle(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 10 })
    const bytes = atob(canvas.toDataURL('image/png').split(',')[1] ?? '')
    const transfer = new DataTransfer()
    const content = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
    transfer.items.add(new File([content], 'Dropped here.PNG', { type: 'image/png' }))
    return transfer
  })
  const field = form(page).locator('.drop').filter({ hasText: 'first-weeks.jpg' })
  await field.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.locator('.said')).toHaveText('uploads/dropped-here.png is uploaded: 20 × 10 px, 1 KB.')
  await expect.poll(() => read('about')).toContain('"image": "uploads/dropped-here.png"')

  const paragraph = form(page).getByRole('textbox', { name: /^Paragraph 1/ })
  await paragraph.dblclick({ position: { x: 25, y: 20 } })
  await form(page).locator('.field:focus-within').getByRole('button', { name: 'Link', exact: true }).click()
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /^\/contact/ })
    .click()
  await expect.poll(() => read('about')).toContain('[Young](/contact) companies taught us our trade.')
})

test('History shows the page as it was, and brings it back', async ({ page }) => {
  const before = read('about')
  await openAbout(page)
  await page.getByRole('button', { name: /^Text and media 10/ }).click()
  await firstField(page).fill('Written too soon')
  await saved(page)
  await page.getByRole('button', { name: 'History' }).click()
  const first = form(page).locator('.past').last()
  await expect(first).toContainText('Asha Rao')
  await first.getByRole('button', { name: 'Compare with now' }).click()
  await expect(first.locator('ins', { hasText: 'Written too soon' })).toBeVisible()
  const shown = first.frameLocator('iframe').getByRole('heading', { level: 2 }).nth(1)
  await expect(shown).toHaveText(startups)
  await first.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(shown).toHaveText('Written too soon')
  await first.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => read('about')).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read('about')).toContain('Written too soon')
  await page.getByRole('button', { name: 'Form', exact: true }).click()
})

test('Back leads to the page before, and an address that somebody writes is followed', async ({ page }) => {
  await openAbout(page)
  await page.getByRole('button', { name: /^\/contact/ }).click()
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('Contact')
  await page.goBack()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('About Noida Softworks')
  await expect(page.locator('.blocks')).toContainText('About {company}')
  await open(page, '/career')
  await expect(page.locator('.blocks')).toContainText('Careers')
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
  const field = (label: string, place = 0) => inForm.getByRole('textbox', { name: new RegExp(`^${label}`) }).nth(place)

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
