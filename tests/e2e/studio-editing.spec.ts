import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { changeAsItSaves, form, frame, saved, studioForTests } from './studio.ts'

/** What is typed in the studio beside other people, other tabs and other programs. */
// A busy machine takes its time to start the first studio.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const studio = studioForTests()
const { git, read, write, open } = studio

test.afterEach(() => {
  git('checkout', '--', '.')
  git('clean', '--quiet', '--force', 'pages-data')
})

const firstField = (page: Page) => form(page).locator('textarea').first()

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

test.describe('texts where they stand', () => {
  test('a word beside strong words, strong words, and site data', async ({ page }) => {
    await open(page, '/about')
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
  })
})

test.describe('several at one document', () => {
  test('Undo of a tab leaves what another has typed, or says that it takes it back', async ({ page, context }) => {
    const other = await context.newPage()
    const heading = (tab: Page, index: number) => frame(tab).locator('main h2').nth(index)
    const startups = '10+ Years of experience in startup building'
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
    await open(page, '/about')
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
    await open(page, '/about')
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
  await open(page, '/about')
  await page.getByRole('button', { name: 'JSON' }).click()
  const json = form(page).locator('#json')
  await json.fill((await json.inputValue()).replace('"Mission"', '"Our mission"'))
  await expect.poll(() => read('about')).toBe(before.replace('"Mission"', '"Our mission"'))
})

test('by mouse: a block is dragged to another place, a picture dropped on its field, a word made a link', async ({
  page,
}) => {
  await open(page, '/about')
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
  await open(page, '/about')
  await page.getByRole('button', { name: /^Text and media 10/ }).click()
  await firstField(page).fill('Written too soon')
  await saved(page)
  await page.getByRole('button', { name: 'History' }).click()
  const first = form(page).locator('.past').last()
  await expect(first).toContainText('Asha Rao')
  await first.getByRole('button', { name: 'Compare with now' }).click()
  await expect(first.locator('ins', { hasText: 'Written too soon' })).toBeVisible()
  const shown = first.frameLocator('iframe').getByRole('heading', { level: 2 }).nth(1)
  await expect(shown).toHaveText('10+ Years of experience in startup building')
  await first.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(shown).toHaveText('Written too soon')
  await first.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => read('about')).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => read('about')).toContain('Written too soon')
})

test('Back leads to the page before, and an address that somebody writes is followed', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', { name: /^\/contact/ }).click()
  await expect(frame(page).getByRole('heading', { level: 1 })).toContainText('Contact')
  await page.goBack()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('About Noida Softworks')
  await expect(page.locator('.blocks')).toContainText('About {company}')
  await open(page, '/career')
  await expect(page.locator('.blocks')).toContainText('Careers')
})
