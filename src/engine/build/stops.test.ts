import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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

const folder = mkdtempSync(join(tmpdir(), 'stops-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterAll(removeSites)

test('a page that cannot be rendered stops the build: none is begun after it', async () => {
  const page = (name: string) =>
    textOf('pages-data/about.json').replaceAll('/about', `/${name}`).replaceAll('About', name)
  const names = Array.from({ length: 20 }, (_, index) => `page-${index}`)
  const root = siteWith(Object.fromEntries(names.map((name) => [`pages-data/${name}.json`, page(name)])))
  const site = soundSiteIn(root)
  let begun = 0
  const renderer = {
    async renderBlocks({ path }) {
      begun += 1
      if (path === '/about') throw new Error('a block without its component')
      await setTimeout(1)
      return []
    },
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
    template: '',
    fonts: [],
    card: () => undefined,
  }
  const copies = new KeptCopies(join(folder, 'copies'))
  const settings = { codeKey: '', cache: join(folder, 'pages'), copies, out: emptySite(folder), say: () => {} }
  await expect(writePages(site, context, settings)).rejects.toThrow('a block without its component')
  await setTimeout(200)
  // Those that were in hand when the first failed.
  expect(begun).toBeLessThanOrEqual(4)
})
