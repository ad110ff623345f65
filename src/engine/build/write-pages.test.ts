import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { emptySite } from '../../../tests/fixtures/empty-site.ts'
import { removeSites, siteWith, textOf } from '../../../tests/fixtures/site-with.ts'
import { soundSiteIn } from '../../../tests/fixtures/sound.ts'
import { makeResolver } from '../../page/resolve.ts'
import { loadContracts } from '../content/contracts.ts'
import type { BuildContext, Renderer } from '../render/prerender.ts'
import { PageStyles } from '../render/styles.ts'
import { KeptCopies } from './compress.ts'
import { writePages } from './write-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(removeSites)

/** A site with so many more pages, and what is needed to write it. */
function siteOf(count: number, renderBlocks: Renderer['renderBlocks'], copies: KeptCopies) {
  const page = (name: string) =>
    textOf('pages-data/about.json').replaceAll('/about', `/${name}`).replaceAll('About', name)
  const names = Array.from({ length: count }, (_, index) => `page-${index}`)
  const root = siteWith(Object.fromEntries(names.map((name) => [`pages-data/${name}.json`, page(name)])))
  const site = soundSiteIn(root)
  const renderer = {
    renderBlocks,
    renderChrome: () => ({ header: '', footer: '' }),
    describeBlocks: () => [],
    subjectOf: () => ({ about: '', name: '', profile: '', portrait: '' }),
  } as Partial<Renderer> as Renderer
  const context: BuildContext = {
    resolver: makeResolver(site, loadContracts(root), {
      picture: (file) => ({ src: file, width: 8, height: 8 }),
      sprite: () => '',
    }),
    renderer,
    styles: new PageStyles(folder, {}, '', []),
    script: '',
    template: '<!--main-->',
    fonts: [],
    card: () => undefined,
  }
  const settings = { codeKey: '', cache: join(folder, 'pages'), copies, out: emptySite(folder), say: () => {} }
  return { site, context, settings }
}

test('a page that cannot be rendered stops the build: none is begun after it', async () => {
  let begun = 0
  const renderBlocks: Renderer['renderBlocks'] = async ({ path }) => {
    begun += 1
    if (path === '/about') throw new Error('a block without its component')
    await setTimeout(1)
    return []
  }
  const { site, context, settings } = siteOf(20, renderBlocks, new KeptCopies(join(folder, 'copies')))
  await expect(writePages(site, context, settings)).rejects.toThrow('a block without its component')
  await setTimeout(200)
  // Those that were in hand when the first failed.
  expect(begun).toBeLessThanOrEqual(4)
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function memoryHeld(): number {
  // What the first finds unused is counted as such by the second.
  collectGarbage()
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a page that is written is forgotten', async () => {
  const length = 400_000
  const copies = { of: async () => ({ br: Buffer.alloc(1), gz: Buffer.alloc(1) }) } as Partial<KeptCopies> as KeptCopies
  const { site, context, settings } = siteOf(100, async ({ path }) => [path.padEnd(length, path)], copies)
  const before = memoryHeld()
  const written = await writePages(site, context, settings)
  const held = memoryHeld() - before
  expect(held).toBeLessThan((written.length * length) / 10)
})
