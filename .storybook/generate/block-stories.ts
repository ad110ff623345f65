import { blocksOf } from '../../src/engine/blocks-of.ts'
import type { BlockContract, Contracts } from '../../src/engine/contracts.ts'
import type { SiteSources } from '../../src/engine/load.ts'
import { optionsOf } from '../../src/engine/options.ts'
import { type BlockUsage, unusedOf, usageOf } from '../../src/engine/usage.ts'
import type { BlockDocumentation } from '../docs/block-documentation.ts'
import type { BlockParameters } from '../shown/block.tsx'
import { controlsOf } from './controls.ts'
import { notice, story } from './csf.ts'

/** A story file for each block: one story for each example of its contract, and one for each place it has on a page. */
export function blockStories(site: SiteSources, contracts: Contracts): [file: string, text: string][] {
  const { blocks: usages } = usageOf(site, contracts)
  return usages.map((usage) => {
    const contract = contracts.blocks.get(usage.type) as BlockContract
    const meta = {
      argTypes: controlsOf(contract, contracts.defs),
      parameters: { contract: documentation(contract, contracts, usage) },
    }
    const text = [
      notice(`${contract.file} and the documents that use the block`),
      `import { blockMeta } from '../../shown/block.tsx'\n`,
      `export default { title: 'Blocks/${usage.type}', tags: ['autodocs'], ...blockMeta(${JSON.stringify(meta)}) }\n`,
      ...storiesOf(contract, site),
    ].join('')
    return [`blocks/${usage.type}.stories.js`, text]
  })
}

function storiesOf({ type, examples, carriesPageHeading }: BlockContract, site: SiteSources): string[] {
  const taken = new Set<string>()
  const shown = (name: string, args: unknown, place: BlockParameters['place'], tags: string[]) =>
    story({ name, tags, args, parameters: { place } }, taken)
  // Among other blocks unless it has to be the first of its page.
  const alone = { path: `/_blocks/${type}`, index: carriesPageHeading ? 0 : 1 }
  return [
    ...examples.map(({ name, data }) => shown(sentence(name), data, alone, ['example'])),
    ...placesOf(type, site).map(({ block, path, index }) =>
      // The docs list the examples; every banner of the site below one another would be too much of it.
      shown(inUse(path, index), block, { path, index }, ['in-use', '!autodocs']),
    ),
  ]
}

const inUse = (path: string, index: number): string => `In use: ${path}, position ${index + 1}`

/** Where a block stands on the pages of the site. */
const placesOf = (type: string, site: SiteSources) =>
  site.pages.flatMap(({ data }) =>
    blocksOf(data)
      .filter((use) => use.type === type)
      .map(({ block, index }) => ({ block, index, path: (data as { path: string }).path })),
  )

function documentation(contract: BlockContract, { defs }: Contracts, usage: BlockUsage): BlockDocumentation {
  const { schema, file } = contract
  const written = new Map(usage.options.map(({ path, blocks }) => [path, blocks]))
  return {
    title: String(schema.title),
    description: String(schema.description),
    file,
    options: optionsOf(schema, defs).map((option) => ({ ...option, written: written.get(option.path) ?? 0 })),
    places: usage.places,
    unused: usage.options.flatMap(unusedOf),
  }
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
