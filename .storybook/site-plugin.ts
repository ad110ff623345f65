import { watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { usageOf } from '../src/engine/authoring/usage.ts'
import { KeptValues } from '../src/engine/build/kept-values.ts'
import { readPictures } from '../src/engine/build/pictures.ts'
import { reportOf } from '../src/engine/check/problem-report.ts'
import { hashOf } from '../src/engine/content/hash.ts'
import { siteKind } from '../src/engine/content/load.ts'
import { documentsOf } from '../src/engine/content/sources.ts'
import { blockUses } from './generate/block-uses.ts'
import { blockWeights } from './generate/block-weights.ts'
import { root, sources, writeStories } from './generate/stories.ts'

const media = join(root, 'pages-data/media')

const modules: Record<string, () => Promise<string> | string> = {
  'virtual:site': siteModule,
  'virtual:icons': usedIcons,
  'virtual:all-icons': () => iconModule(),
  'virtual:docs': docsModule,
  'virtual:rules': rulesModule,
}

/**
 * Provides site data as modules, so that the engine's `resolve` and `render` can run in the browser. Reloads when a
 * document or contract is saved.
 */
export function siteData(): Plugin {
  return {
    name: 'storybook-site-data',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const code = await modules[id.replace('\0', '')]?.()
      // Vite would spend a second on source maps of data.
      return code === undefined ? undefined : { code, map: { mappings: '' } }
    },
    configureServer(server) {
      const changed = (path: string): void => {
        const file = relative(root, path).split(sep).join('/')
        if (!/\.(schema|guide)\.json$/.test(file) && !/^(pages-data|schema)\//.test(file)) return
        try {
          writeStories()
        } catch (error) {
          // A half-saved contract: the stories stay as they were.
          server.config.logger.error((error as Error).message)
          return
        }
        const [docs, shared] = ['docs', 'site'].map((name) => server.moduleGraph.getModuleById(`\0virtual:${name}`))
        // Stories of a page import its document.
        if (siteKind(file) === 'page') {
          if (docs) void server.reloadModule(docs)
          return
        }
        for (const stale of [docs, shared]) if (stale) server.moduleGraph.invalidateModule(stale)
        server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('all', (_, path) => changed(path))
      // Vite's watcher would take three times as long.
      const pictures = watch(media, { recursive: true, persistent: false }, (_, name) =>
        changed(join(media, String(name))),
      )
      // A file that is gone before it could be watched.
      pictures.on('error', ({ message }) => server.config.logger.warn(message))
    },
  }
}

async function siteModule(): Promise<string> {
  const { site, contracts } = sources
  const broken = [site.company, site.navigation, ...site.collections.values()].flatMap(({ problems }) => problems)
  if (broken.length) throw new Error(reportOf(broken, { format: 'pretty' }))
  const pictures = await readPictures(site.media, media)
  return exportsOf({
    schemas: [...contracts.schemas],
    company: site.company.data,
    navigation: site.navigation.data,
    collections: [...site.collections].map(([name, { data }]) => [name, data]),
    // Relative, so that a built Storybook works in any folder.
    pictures: JSON.parse(JSON.stringify(Object.fromEntries(pictures)).replaceAll('"/media/', '"./media/')),
  })
}

/** What only docs show: it takes twice as long as all else that is read before the first story. */
async function docsModule(): Promise<string> {
  const { site, contracts } = sources
  const { blocks, icons } = usageOf(site, contracts)
  const weights = await blockWeights(root, { site, contracts, pictures: await readPictures(site.media, media) })
  return exportsOf({ blocks: blockUses(site, contracts, blocks), icons, weights })
}

/** With their dictionaries, the rules take longer to load than all other data of the site. */
async function rulesModule(): Promise<string> {
  const { ruleMetas } = await import('../src/engine/check/rules/index.ts')
  return exportsOf({ rules: ruleMetas })
}

const exportsOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`)
    .join('\n')

const require = createRequire(import.meta.url)

/** Icons that the site uses. They are kept from start to start: the set of all is a file of 4 MB. */
async function usedIcons(): Promise<string> {
  const words = wordsOfSite()
  const kept = new KeptValues<string>(join(root, '.cache/story-icons'))
  const key = hashOf(require('@iconify-json/ph/package.json').version, [...words].sort())
  const module = await kept.getOrMake(key, async () => iconModule(words))
  kept.keepUsed()
  return module
}

/** Icons in the two styles that page data can use: all, or those with one of these names. */
function iconModule(names?: Set<string>): string {
  const { icons } = require('@iconify-json/ph/icons.json') as { icons: Record<string, { body: string }> }
  const bodies = Object.entries(icons).flatMap(([name, { body }]) => {
    const [, icon] = /^(.+)-(?:duotone|fill)$/.exec(name) ?? []
    return icon && (names?.has(icon) ?? true) ? [[name, body]] : []
  })
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(bodies)))})`
}

/** Every word of documents, site data and examples, the names of their icons among them. */
function wordsOfSite(): Set<string> {
  const { site, contracts } = sources
  const examples = [...contracts.blocks.values()].map(({ examples }) => JSON.stringify(examples))
  return new Set([...documentsOf(site).map(({ text }) => text), ...examples].join(' ').match(/[a-z-]+/g))
}
