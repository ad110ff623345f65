import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from '@playwright/test'
import type { BlockDocumentation } from '../../.storybook/docs/block-documentation.ts'
import { blockStories } from '../../.storybook/generate/block-stories.ts'
import { blocksOf } from '../../src/engine/content/blocks-of.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { entries, test } from './built.ts'
import { type Entry, isExample } from './walk.ts'

const [site, contracts] = [loadSite(process.cwd()), loadContracts(process.cwd())]

const entryOf = (id: string): Entry => {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`The built Storybook has no ${id}.`)
  return found
}

test('each example and each page at three widths has a story', () => {
  const count = (start: string, tag: string) =>
    entries.filter((entry) => entry.type === 'story' && entry.title.startsWith(start) && entry.tags.includes(tag))
      .length
  const examples = [...contracts.blocks.values()].flatMap((contract) => contract.examples)
  expect(count('Blocks/', 'example')).toBe(examples.length)
  for (const width of ['phone', 'tablet', 'desktop']) expect(count('Pages/', width)).toBe(site.pages.length)
})

test('the docs of a block say what visitors load for it, and list each place it has, with a link to the page', async ({
  walk,
}) => {
  expect(await walk.faults(entryOf('blocks-faq--docs'))).toEqual([])
  const pages = site.pages.flatMap(({ data }) =>
    blocksOf(data).flatMap(({ type }) => (type === 'faq' ? (data as { path: string }).path : [])),
  )
  await expect(walk.page.getByRole('listitem').filter({ hasText: 'Brotli' })).toHaveText(
    /loads \d\.\d KB of HTML, \d\.\d KB of styles and no script/,
  )
  const links = walk.page.locator('td a[target=_top]')
  await expect(links).toHaveText(pages)
  for (const link of await links.all()) {
    const shown = new URL((await link.getAttribute('href')) as string, walk.origin).searchParams.get('path')
    expect(entryOf((shown as string).replace('/story/', '')).type).toBe('story')
  }
})

test('each part of ui, chrome and forms that a page is made of has a story', () => {
  const shown = new Set(entries.map(({ importPath }) => basename(importPath, '.stories.tsx')))
  const parts = ['src/ui', 'src/ui/toolkit', 'src/chrome'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => /^([A-Z]\w+)\.tsx$/.exec(name)?.[1] ?? []),
  )
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((part) => !shown.has(part))).toEqual([])
  const states = ['empty', 'errors', 'submitting', 'success', 'failure']
  for (const form of ['enquiry', 'application'])
    for (const state of states) expect(entryOf(`forms-${form}--${state}`).type).toBe('story')
})

test('the form of a block can add each of its options', () => {
  for (const [file, text] of blockStories(contracts, process.cwd())) {
    if (!file.endsWith('.json')) continue
    const { options } = (JSON.parse(text) as { parameters: { contract: BlockDocumentation } }).parameters.contract
    const lacking = options.filter(({ required, sample }) => !required && sample === undefined)
    expect(lacking.map(({ path }) => `${file}: ${path}`)).toEqual([])
  }
})

test('planted faults are found: a console message, a picture without alternative, a request to another host', async ({
  walk,
}) => {
  await walk.anew()
  await walk.page.evaluate(() => {
    const root = document.getElementById('storybook-root') as HTMLElement
    const plant = new MutationObserver(() => {
      plant.disconnect()
      console.warn('planted')
      root.insertAdjacentHTML('beforeend', '<img src="https://outside.test/x.png" width="9" height="9">')
    })
    plant.observe(root, { childList: true, subtree: true })
  })
  const faults = (await walk.faults(entryOf('blocks-faq--four-questions'))).join('\n')
  expect(faults).toMatch(/console warning: planted/)
  expect(faults).toMatch(/axe image-alt: img/)
  expect(faults).toMatch(/request outside: https:\/\/outside\.test/)
})

test('a late result of another story is not mistaken for the result of this one', async ({ walk }) => {
  await walk.anew()
  await walk.page.evaluate(() => {
    const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } }).__STORYBOOK_PREVIEW__
    interface Channel {
      emit(event: string, data: unknown): void
      once(event: string, listener: () => void): void
    }
    channel.once('setCurrentStory', () => channel.emit('storyFinished', { storyId: 'other--one', reporters: [] }))
  })
  expect(await walk.faults(entryOf('blocks-faq--four-questions'))).toEqual([])
})

test('a planted overflow is found on a phone, and only there', async ({ walk }) => {
  await walk.anew()
  const planted = await walk.page.addStyleTag({ content: '#storybook-root > * { min-inline-size: 400px }' })
  const faq = entries.find((entry) => isExample(entry) && entry.title === 'Blocks/faq') as Entry
  expect(await walk.faults(faq)).toEqual([])
  expect(await walk.overflow('phone')).toEqual([expect.stringMatching(/^40 px wider than the screen of 360 px: </)])
  expect(await walk.overflow('tablet')).toEqual([])
  await planted.evaluate((style) => (style as Element).remove())
})

test('a page story is what the build writes for visitors', async ({ walk }) => {
  expect(await walk.faults(entryOf('pages-api-integration--desktop'))).toEqual([])
  const built = readFileSync('dist/api-integration/index.html', 'utf8')
  const { shown, written } = await walk.page.evaluate((html) => {
    // Addresses differ: the build hashes files. So does what has come alive in view. Classes have short names in the build, so each
    // is known by its place in the order of first use.
    const plain = (main: Element | null) => {
      const classes: string[] = []
      const place = (name: string) => (classes.includes(name) ? classes.indexOf(name) : classes.push(name) - 1)
      return [...(main?.querySelectorAll('*') ?? [])]
        .filter(({ localName }) => localName !== 'source' && localName !== 'picture')
        .map(
          (element) =>
            `${element.localName}.${[...element.classList].map(place)} ${element.childElementCount ? '' : element.textContent}`,
        )
    }
    const page = new DOMParser().parseFromString(html, 'text/html')
    return { shown: plain(document.querySelector('main')), written: plain(page.querySelector('main')) }
  }, built)
  expect(written.length).toBeGreaterThan(50)
  expect(shown).toEqual(written)
})

test('a control changes what is shown, rendered as in the build; what cannot be shown says why', async ({ walk }) => {
  const id = 'blocks-process-steps--six-steps'
  const shown = walk.page.locator('#storybook-root')
  expect(await walk.faults(entryOf(id))).toEqual([])
  await walk.control(id, { title: 'Ask {company}', tone: 'plain' })
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText('Ask Noida Softworks')
  await expect(shown.locator('section')).toHaveAttribute('data-tone', 'plain')
  // One that no page uses.
  await walk.control(id, { steps: [{ heading: 'One', description: 'A step.', icon: 'acorn' }] })
  await expect(shown.locator('use').first()).toHaveAttribute('href', '#acorn-duotone')
  await expect(walk.page.locator('#acorn-duotone path').first()).toBeAttached()
  await walk.control(id, { steps: [{ heading: 'One', description: 'A step.', icon: 'no-such-icon' }] })
  await expect(shown.getByRole('alert')).toContainText('There is no Phosphor icon "no-such-icon-duotone".')
  // The story would keep what it is shown with, for the tests that follow here.
  await walk.anew()
})

test('a story is shown as some visitors see it: paper, forced colours, calm, large, without script, right to left', async ({
  walk,
}) => {
  await walk.anew()
  const { page } = walk
  const story = entryOf('blocks-faq--four-questions')
  const under = async (condition: string) => {
    await walk.globals({ condition })
    expect(
      await walk.faults(story).then((faults) => faults.filter((fault) => !fault.includes('color-contrast'))),
    ).toEqual([])
    return page.evaluate(() => ({
      paper: matchMedia('print').matches,
      calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      forced: matchMedia('(forced-colors: active)').matches,
      script: matchMedia('(scripting: enabled)').matches,
      direction: getComputedStyle(document.body).direction,
      text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      // As src/styles/print.css says.
      printed: getComputedStyle(document.body).fontSize === '14px',
    }))
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await under('print')).toMatchObject({
    paper: true,
    printed: true,
    calm: false,
    script: true,
    direction: 'ltr',
    text: 16,
  })
  expect(await under('forced-colours')).toMatchObject({ paper: false, forced: true })
  expect(await under('reduced-motion')).toMatchObject({ forced: false, calm: true })
  expect(await under('large-text')).toMatchObject({ calm: false, text: 32 })
  expect(await under('no-script')).toMatchObject({ text: 16, script: false })
  expect(await under('right-to-left')).toMatchObject({ script: true, direction: 'rtl' })
  expect(await under('usual')).toMatchObject({ paper: false, printed: false, direction: 'ltr' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the properties of a part are listed beside its stories', async ({ walk, browser }) => {
  const page = await browser.newPage()
  await page.goto(`${walk.origin}/?path=/story/ui-grid--eight`)
  await expect(page.getByRole('tabpanel', { name: 'Controls' })).toContainText('decides the number of columns', {
    timeout: 45_000,
  })
  await page.close()
})

test('cards are changed in a form, and the whole is copied as JSON for a page', async ({ walk, browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  // As on a busy machine: Storybook confirms a change only after the next one was made, and says so twice.
  await page.addInitScript(() => {
    if (window !== top) return
    const late = new WeakSet<Event>()
    addEventListener('message', (event) => {
      if (late.has(event)) return
      event.stopImmediatePropagation()
      for (const wait of [500, 520]) {
        const again = new MessageEvent('message', { data: event.data, origin: event.origin, source: event.source })
        late.add(again)
        setTimeout(() => dispatchEvent(again), wait)
      }
    })
  })
  await page.goto(`${walk.origin}/?path=/story/blocks-process-steps--six-steps`)
  await page.getByRole('tab', { name: 'Form' }).click()
  const form = page.locator('.block-form')
  const first = form.locator('details').first()
  await first.locator('summary').click()
  await first.getByLabel('title').clear()
  await first.getByLabel('title').pressSequentially('We listen')
  const shown = page.frameLocator('#storybook-preview-iframe')
  await expect(shown.getByRole('heading', { name: 'We listen' })).toBeVisible()
  await first.getByRole('button', { name: 'Remove' }).click()
  await expect(shown.getByRole('heading', { name: 'We listen' })).toHaveCount(0)
  // The card that was open is gone; those below it stay closed.
  await expect(form.locator('details[open]')).toHaveCount(0)
  await first.locator('summary').click()
  // A card between two others, with a link that none of them has, moved down.
  await first.getByRole('button', { name: 'Add below' }).click()
  const second = form.locator('details').nth(1)
  await second.locator('summary').click()
  await second.getByLabel('title').fill('We ask again')
  await second.getByRole('button', { name: '+ link' }).click()
  await second.getByRole('button', { name: 'Down' }).click()
  // It stays open and in focus where it goes.
  const moved = form.locator('details').nth(2)
  await expect(moved.getByLabel('title')).toHaveValue('We ask again')
  await expect(moved.getByRole('button', { name: 'Down' })).toBeFocused()
  await form.getByLabel('tone').selectOption('tint')
  await expect(shown.locator('section[data-tone=tint]')).toBeVisible()
  await form.getByRole('button', { name: 'Copy as JSON for a page' }).click()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(contracts.validateBlock('process-steps', copied)).toEqual([])
  expect([copied.tone, copied.steps.length]).toEqual(['tint', 6])
  expect(copied.steps[2]).toMatchObject({ title: 'We ask again', link: { to: '/contact' } })
  await context.close()
})
