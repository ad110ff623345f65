import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect } from '@playwright/test'
import { blocksOf } from '../../src/engine/blocks-of.ts'
import { loadContracts } from '../../src/engine/contracts.ts'
import { loadSite } from '../../src/engine/load.ts'
import { type Entry, entries, test } from './walk.ts'

const [site, contracts] = [loadSite(process.cwd()), loadContracts(process.cwd())]

const entryOf = (id: string): Entry => {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`The built Storybook has no ${id}.`)
  return found
}

test('each example, each place of a block and each page at three widths has a story', () => {
  const count = (start: string, tag: string) =>
    entries.filter((entry) => entry.type === 'story' && entry.title.startsWith(start) && entry.tags.includes(tag))
      .length
  const examples = [...contracts.blocks.values()].flatMap((contract) => contract.examples)
  const places = site.pages.flatMap(({ data }) => blocksOf(data))
  expect(count('Blocks/', 'example')).toBe(examples.length)
  expect(count('Blocks/', 'in-use')).toBe(places.length)
  for (const width of ['phone', 'tablet', 'desktop']) expect(count('Pages/', width)).toBe(site.pages.length)
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

test('a planted fault is found: a word on the console, a picture without alternative, an outside request', async ({
  walk,
}) => {
  await walk.page.evaluate(() => {
    const root = document.getElementById('storybook-root') as HTMLElement
    const plant = new MutationObserver(() => {
      plant.disconnect()
      console.warn('planted')
      root.insertAdjacentHTML('beforeend', '<img src="https://outside.test/x.png" width="9" height="9">')
    })
    plant.observe(root, { childList: true, subtree: true })
  })
  const faults = (await walk.faults(entryOf('pages-about--phone'))).join('\n')
  expect(faults).toMatch(/console warning: planted/)
  expect(faults).toMatch(/axe image-alt: img/)
  expect(faults).toMatch(/request outside: https:\/\/outside\.test/)
})

test('a page story is what the build writes for visitors', async ({ walk }) => {
  expect(await walk.faults(entryOf('pages-api-integration--desktop'))).toEqual([])
  const built = readFileSync('dist/api-integration/index.html', 'utf8')
  const { shown, written } = await walk.page.evaluate((html) => {
    // Addresses differ: the build hashes files. So does what has come alive in view.
    const plain = (main: Element | null) =>
      [...(main?.querySelectorAll('*') ?? [])]
        .filter(({ localName }) => localName !== 'source')
        .map(
          (element) =>
            `${element.localName}.${element.className} ${element.childElementCount ? '' : element.textContent}`,
        )
        .filter((line) => !line.startsWith('picture'))
    const page = new DOMParser().parseFromString(html, 'text/html')
    return { shown: plain(document.querySelector('main')), written: plain(page.querySelector('main')) }
  }, built)
  expect(written.length).toBeGreaterThan(50)
  expect(shown).toEqual(written)
})

test('a control changes what is shown, by the way of the build; what cannot be shown says why', async ({ walk }) => {
  const id = 'blocks-process-steps--six-steps'
  const shown = walk.page.locator('#storybook-root')
  expect(await walk.faults(entryOf(id))).toEqual([])
  await walk.control(id, { title: 'Ask {company}', tone: 'plain' })
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText('Ask Noida Softworks')
  await expect(shown.locator('section')).toHaveAttribute('data-tone', 'plain')
  await walk.control(id, { steps: [{ heading: 'One', description: 'A step.', icon: 'no-such-icon' }] })
  await expect(shown.getByRole('alert')).toContainText('There is no Phosphor icon "no-such-icon-duotone".')
})
