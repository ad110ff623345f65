import { type Option, optionsOf } from '../../src/engine/authoring/options.ts'
import { type BlockUsage, unusedOf } from '../../src/engine/authoring/usage.ts'
import { blocksOf } from '../../src/engine/content/blocks-of.ts'
import type { BlockContract, Contracts } from '../../src/engine/content/contracts.ts'
import type { SiteSources } from '../../src/engine/content/load.ts'
import type { BlockUse } from '../docs/block-documentation.ts'

/** How pages use each block, by type. */
export const blockUses = (site: SiteSources, contracts: Contracts, usages: BlockUsage[]): Record<string, BlockUse> =>
  Object.fromEntries(usages.map((usage) => [usage.type, useOf(usage, site, contracts)]))

function useOf({ type, places, options: usage }: BlockUsage, site: SiteSources, contracts: Contracts): BlockUse {
  const options = optionsOf((contracts.blocks.get(type) as BlockContract).schema, contracts.defs)
  const blocks = site.pages.flatMap(({ data }) => blocksOf(data).filter((use) => use.type === type))
  return {
    written: Object.fromEntries(usage.map(({ path, blocks }) => [path, blocks])),
    places: places.map((place, order) => {
      const { block, index } = blocks[order] as (typeof blocks)[number]
      return { ...place, position: index + 1, options: optionalUsed(block, options) }
    }),
    unused: usage.flatMap(unusedOf),
  }
}

/** The optional properties that a block uses: "tone: tint", "image". */
const optionalUsed = (block: Record<string, unknown>, options: Option[]): string[] =>
  options
    .filter(({ path, required }) => !required && Object.hasOwn(block, path))
    .map(({ path, values }) => (values || typeof block[path] === 'boolean' ? `${path}: ${block[path]}` : path))
