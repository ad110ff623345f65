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

/** Addresses like those of a build; as there, a missing file or icon is an error. */
const assets: Assets = {
  picture(file): PictureData {
    if (!existsSync(`${root}/pages-data/media/${file}`)) throw new Error(`There is no picture ${file}.`)
    const [stem = '', extension] = file.split('.')
    const src = `/media/${stem}`
    if (extension === 'svg') return { src: `${src}.svg`, width: 400, height: 300 }
    return { src: `${src}.jpg`, width: 1200, height: 800, avif: `${src}-400.avif 400w, ${src}-800.avif 800w` }
  },
  sprite(names) {
    sprite(names)
    return '/assets/icons.svg'
  },
}

/** The site's own data. */
export const site = soundSiteIn(root, contracts)

/** The resolver for the site's data. */
export const resolver = makeResolver(site, contracts, assets)

/** The props of a component for an example of its contract, at a suitable position on a page. */
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

/** The component of a block, loaded as the engine does. */
export async function componentOf(block: { type: string }) {
  return (await componentFor(block).load()).default
}
