import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Authored, PictureData } from '../../src/contract/index.ts'
import { compressedSize } from '../../src/engine/build/compress.ts'
import type { Pictures } from '../../src/engine/build/pictures.ts'
import type { BlockContract, Contracts } from '../../src/engine/content/contracts.ts'
import type { SiteSources } from '../../src/engine/content/load.ts'
import type { Renderer } from '../../src/engine/render/prerender.ts'
import { type Manifest, PageStyles } from '../../src/engine/render/styles.ts'
import { makeResolver, type Resolver, resolvePage, type SiteData } from '../../src/page/resolve.ts'
import type { BlockWeight } from '../docs/block-documentation.ts'

const serverEntry = 'engine/render/render.tsx'

/**
 * What a visitor loads for the first example of each block, by its type, with the code of the last `npm run build`. Empty
 * before the first one.
 * @param root folder of the project
 */
export async function blockWeights(
  root: string,
  { site, contracts, pictures }: { site: SiteSources; contracts: Contracts; pictures: Pictures },
): Promise<Record<string, BlockWeight>> {
  const built = newestIn(join(root, '.cache/code'))
  if (!built) return {}
  const [server, client] = ['server', 'client'].map((side) => manifestOf(join(built, side))) as [Manifest, Manifest]
  const code = join(built, 'server', server[serverEntry]?.file ?? '')
  const renderer = (await import(pathToFileURL(code).href)) as Renderer
  const styles = new PageStyles(join(built, 'server'), server, serverEntry, renderer.islandTypes)
  const resolver = makeResolver(site as SiteData, contracts, {
    picture: (file) => pictures.get(file) as PictureData,
    sprite: () => '/assets/icons.svg',
  })
  // Many blocks share most of their scripts.
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? compressedSize(readFileSync(join(built, 'client', file)))
    sizes.set(file, size)
    return size
  }
  const weigh = async ({ type, examples: [example] }: BlockContract): Promise<[string, BlockWeight][]> => {
    if (!example) return []
    const html = await htmlOf(example.data, renderer, resolver)
    const [, own = ''] = styles.for([example.data], html).split(styles.for([], ''))
    const scripts = await Promise.all(scriptsOf(html, type, client).map(sizeOf))
    const script = scripts.reduce((sum, bytes) => sum + bytes, 0)
    return [[type, { html: await compressedSize(html), styles: own ? await compressedSize(own) : 0, script }]]
  }
  // What is newer than the built code may not suit it.
  const made = await Promise.allSettled([...contracts.blocks.values()].map(weigh))
  return Object.fromEntries(made.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
}

function htmlOf(block: Authored.Block, renderer: Renderer, resolver: Resolver): Promise<string> {
  const meta = { title: '', description: '', keywords: [] }
  return renderer.renderBlock(resolvePage({ path: '/_blocks', meta, blocks: [block, block] }, resolver), 1)
}

/** The scripts of the custom elements and islands in the HTML of a block, apart from the one that every page has. */
function scriptsOf(html: string, type: string, client: Manifest): string[] {
  const entry = 'client/entry.ts'
  const tags = [...html.matchAll(/<ns-([a-z-]+)/g)].map(([, tag]) => tag as string)
  const wanted = tags.flatMap((tag) =>
    tag === 'island'
      ? ['client/island.ts', ...Object.keys(client).filter((key) => key.startsWith(`blocks/${type}/`))]
      : [`elements/${tag}.ts`],
  )
  // A set also goes through what is added on the way.
  const reached = new Set(wanted)
  for (const key of reached) for (const next of client[key]?.imports ?? []) if (next !== entry) reached.add(next)
  return [...reached].flatMap((key) => client[key]?.file ?? [])
}

function newestIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const ageOf = (path: string) => statSync(path).mtimeMs
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => ageOf(b) - ageOf(a))[0]
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
