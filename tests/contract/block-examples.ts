import { existsSync, readdirSync } from 'node:fs'
import { blocks } from '../../src/blocks/registry.ts'
import type { AnyBlock, BlockType, PictureData, RenderProps } from '../../src/contract/index.ts'
import { type BlockContract, loadContracts } from '../../src/engine/contracts.ts'
import { withoutDrafts } from '../../src/engine/drafts.ts'
import { sprite } from '../../src/engine/icons.ts'
import { loadSite } from '../../src/engine/load.ts'
import { type Assets, resolvePage, resolver } from '../../src/engine/resolve.ts'

/** Root of the project: tests run from there. */
const root = process.cwd()

/** Names of the folders in src/blocks: one for each block. */
export const folders = readdirSync(`${root}/src/blocks`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** All contracts, as the checker reads them. */
export const contracts = loadContracts(root)

/** Addresses in the shape of a build's; a file or an icon that does not exist is an error, as it is there. */
const assets: Assets = {
  picture(file): PictureData {
    if (!existsSync(`${root}/pages-data/media/${file}`)) throw new Error(`There is no picture ${file}.`)
    const [stem = '', extension] = file.split('.')
    const src = `/media/${stem}`
    if (extension === 'svg') return { src: `${src}.svg`, width: 400, height: 300 }
    const widths = (format: string) => `${src}-400.${format} 400w, ${src}-800.${format} 800w`
    return { src: `${src}.jpg`, width: 1200, height: 800, srcSet: widths('jpg'), avif: widths('avif') }
  },
  sprite(names) {
    sprite(names)
    return '/assets/icons.svg'
  },
}

/** This site's own data, as visitors get it. */
export const site = withoutDrafts(loadSite(root))

/** What resolves it. */
export const using = resolver(site, contracts, assets)

/** What a component receives for an example of its contract, on a page where it stands as it should. */
export function resolved({ type, carriesPageHeading }: BlockContract, data: unknown): AnyBlock & RenderProps {
  const meta = { title: type, description: type, keywords: [type] }
  const page = resolvePage({ path: '/specimen', meta, blocks: [data] }, using)
  return {
    ...(page.blocks[0] as AnyBlock),
    level: carriesPageHeading ? 1 : 2,
    eager: carriesPageHeading,
    page: { path: page.path, breadcrumb: page.breadcrumb },
  }
}

/** The component of a block, through the registry as the engine loads it. */
export async function componentOf(type: string) {
  return (await blocks[type as BlockType].load()).default as React.ComponentType<AnyBlock & RenderProps>
}
