import { existsSync, readdirSync } from 'node:fs'
import { componentFor } from '../../src/blocks/component.ts'
import type { AnyBlock, Authored, PictureData, RenderProps } from '../../src/contract/index.ts'
import { type BlockContract, loadContracts } from '../../src/engine/content/contracts.ts'
import { sprite } from '../../src/engine/content/icons.ts'
import { type Assets, makeResolver, resolvePage } from '../../src/page/resolve.ts'
import { soundSiteIn } from '../fixtures/sound.ts'

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
export const site = soundSiteIn(root, contracts)

/** What resolves it. */
export const resolver = makeResolver(site, contracts, assets)

/** What a component receives for an example of its contract, on a page where it stands as it should. */
export function resolved({ type, carriesPageHeading }: BlockContract, data: Authored.Block): AnyBlock & RenderProps {
  const meta = { title: type, description: type, keywords: [type] }
  const page = resolvePage({ path: '/specimen', meta, blocks: [data] }, resolver)
  return {
    ...(page.blocks[0] as AnyBlock),
    level: carriesPageHeading ? 1 : 2,
    eager: carriesPageHeading,
    page: { path: page.path, breadcrumb: page.breadcrumb },
  }
}

/** The component that shows a block, through the registry as the engine loads it. */
export async function componentOf(block: { type: string }) {
  return (await componentFor(block).load()).default
}
