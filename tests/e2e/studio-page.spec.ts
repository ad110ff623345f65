import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { form, frame, studioForTests } from './studio.ts'

/** A page from nothing to the remote repository, by somebody who never sees a file. */
// A person does some hundred things here, and a busy machine takes its time for each.
test.describe.configure({ timeout: 480_000 })

const studio = studioForTests()

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

test(`a service page with ${added.length + 1} blocks, two pictures and links is made and published by keys alone`, async ({
  page,
}) => {
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
    const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    await chooser.setFiles({
      name: `${named}${path.slice(1)}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo.jpeg().toBuffer(),
    })
    await expect(dialog).toHaveCount(0)
    await write(field('Alt'), `Drawing: ${named}`)
  }

  await studio.open(page, '/service')
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
  await expect(page.locator('.blocks > li')).toHaveCount(added.length + 1)

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

  expect(studio.git('log', '-1', '--format=%an: %s', 'origin/main')).toBe(`Asha Rao: Add ${path}`)
  expect(studio.git('status', '--porcelain')).toBe('')
  const made = JSON.parse(studio.read(path.slice(1)))
  expect(made.blocks.map(({ title }: { title: string }) => title)).toEqual([head, ...added.map(([, title]) => title)])
  const pictures = [...JSON.stringify(made).matchAll(/"(uploads\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(2)
  for (const file of pictures)
    expect(readFileSync(join(studio.root, 'pages-data/media', file)).length).toBeGreaterThan(1000)
  expect(JSON.stringify(made)).toContain('](/data-migration-services)')
})
