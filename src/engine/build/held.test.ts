import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import type { KeptCopies } from './compress.ts'
import { writePages } from './write-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'held-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(removeSites)

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
  const page = (name: string) =>
    textOf('pages-data/about.json').replaceAll('/about', `/${name}`).replaceAll('About', name)
  const names = Array.from({ length: 100 }, (_, index) => `page-${index}`)
  const root = siteWith(Object.fromEntries(names.map((name) => [`pages-data/${name}.json`, page(name)])))
  const site = soundSiteIn(root)
  const length = 400_000
  const renderer = {
    renderBlocks: async ({ path }) => [path.padEnd(length, path)],
    renderChrome: () => ({ header: '', footer: '' }),
    describeBlocks: () => [],
  } as Partial<Renderer> as Renderer
  const context: BuildContext = {
    resolver: makeResolver(site, loadContracts(root), {
      picture: (file) => ({ src: file, width: 8, height: 8 }),
      sprite: () => '',
    }),
    renderer,
    styles: new PageStyles(folder, {}, ''),
    script: '',
    template: '<!--main-->',
    fonts: [],
    card: () => undefined,
  }
  const copies = { of: async () => ({ br: Buffer.alloc(1), gz: Buffer.alloc(1) }) } as Partial<KeptCopies> as KeptCopies
  const settings = { codeKey: '', cache: join(folder, 'pages'), copies, out: emptySite(folder), say: () => {} }
  const before = memoryHeld()
  const written = await writePages(site, context, settings)
  const held = memoryHeld() - before
  expect(held).toBeLessThan((written.length * length) / 10)
})
