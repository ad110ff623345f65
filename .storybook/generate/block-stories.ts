import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Alive } from '../../src/blocks/islands.ts'
import { blocks as registry } from '../../src/blocks/registry.ts'
import { type Option, optionsOf, valuesAt } from '../../src/engine/authoring/options.ts'
import type { BlockContract, Contracts } from '../../src/engine/content/contracts.ts'
import type { BlockDocumentation } from '../docs/block-documentation.ts'
import { changed, type Guide } from '../docs/guide.ts'
import type { BlockParameters } from '../shown/block.tsx'
import { controlsOf } from './controls.ts'
import { autodocs, notice, story } from './csf.ts'

/**
 * A story file for each block: a story for each example of its contract, and docs. Its data is in a file of its own, because
 * Storybook parses every story file when it starts.
 * @param root folder of the site
 */
export function blockStories(contracts: Contracts, root: string): [file: string, text: string][] {
  return [...contracts.blocks.values()].flatMap((contract) => {
    const { type } = contract
    const data = {
      argTypes: controlsOf(contract, contracts.defs),
      parameters: { contract: documentation(contract, contracts, root) },
      examples: contract.examples.map(({ data }) => data),
    }
    const text = [
      notice(contract.file),
      `import { blockMeta } from '../../shown/block.tsx'\n`,
      `import data from './${type}.json'\n`,
      `export default { title: 'Blocks/${type}', ${autodocs}, ...blockMeta(data) }\n`,
      ...storiesOf(contract),
    ].join('')
    return [
      [`blocks/${type}.stories.js`, text],
      [`blocks/${type}.json`, JSON.stringify(data)],
    ]
  })
}

function storiesOf({ type, examples, carriesPageHeading }: BlockContract): string[] {
  const taken = new Set<string>()
  return examples.map(({ name }, order) => {
    // Not first on its page, unless it carries the page's heading; each in a place of its own, so that no id occurs twice.
    const place: BlockParameters['place'] = { path: `/_blocks/${type}`, index: carriesPageHeading ? 0 : order + 1 }
    return story({ name: capitalized(name), tags: ['example'], parameters: { place } }, taken, {
      args: `data.examples[${order}]`,
    })
  })
}

function documentation(contract: BlockContract, { defs, blocks }: Contracts, root: string): BlockDocumentation {
  const { schema, file, type, examples } = contract
  return {
    type,
    title: String(schema.title),
    description: String(schema.description),
    file,
    options: optionsOf(schema, defs).map((option) => ({
      ...option,
      sample: sampleOf(option, examples) ?? sampleOfShape(option.shape, [...blocks.values()], defs),
    })),
    alive: (registry as Record<string, { alive?: Alive }>)[type]?.alive,
    ...guideOf(contract, root),
  }
}

/** What the panel Form adds where a property is missing: of links, cards and lists what an example has. */
function sampleOf({ values, type, path }: Option, examples: BlockContract['examples']): unknown {
  if (values) return values[0]
  if (type === 'true or false') return true
  if (/^(text|line|heading|plain)/.test(type)) return `The ${path.slice(path.lastIndexOf('.') + 1)}`
  return examples.flatMap(({ data }) => valuesAt(data, path))[0]
}

/** What an example of another block has where the same is written. */
function sampleOfShape(shape: string | undefined, blocks: BlockContract[], defs: Contracts['defs']): unknown {
  if (!shape) return undefined
  return blocks
    .flatMap(({ schema, examples }) =>
      optionsOf(schema, defs)
        .filter((option) => option.shape === shape)
        .map((option) => sampleOf(option, examples)),
    )
    .find((sample) => sample !== undefined)
}

function guideOf({ file, examples }: BlockContract, root: string): Pick<BlockDocumentation, 'guide' | 'pictures'> {
  const guideFile = join(root, file.replace('.schema.json', '.guide.json'))
  if (!existsSync(guideFile)) return {}
  const guide = JSON.parse(readFileSync(guideFile, 'utf8')) as Guide
  const example = (wanted: string) => examples.find(({ name }) => name === wanted)?.data
  const [good, bad] = [example(guide.do.example), example(guide.dont.example)]
  if (!good || !bad) throw new Error(`${guideFile} names an example that ${file} does not have.`)
  return { guide, pictures: { do: good, dont: changed(bad, guide.dont.change) } }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
