import { catalogueOf } from '../../engine/authoring/catalogue.ts'
import { blockInMarkdown, catalogueInMarkdown } from '../../engine/authoring/catalogue/markdown.ts'
import { didYouMean, nearest, oneOf } from '../../engine/check/near.ts'
import { loadContracts } from '../../engine/content/contracts.ts'
import { loadSite } from '../../engine/content/load.ts'
import { Refusal, runCommand } from '../command.ts'

const help = `npm run describe -- [--json] [blocks]

Describes everything that page data can contain, or only the named blocks, as Markdown for people or programs that write
pages.

  --json   prints JSON for programs`

/** `npm run describe`. */
await runCommand(
  { help, options: { json: { type: 'boolean' } }, words: 'blocks' },
  ({ values, positionals: names }) => {
    const root = process.cwd()
    const catalogue = catalogueOf(loadSite(root), loadContracts(root))
    const blocks = catalogue.blocks.filter(({ name }) => names.includes(name))
    const types = catalogue.blocks.map(({ name }) => name)
    const unknown = names.find((name) => !types.includes(name))
    if (unknown)
      throw new Refusal(
        `There is no block "${unknown}". ${didYouMean(nearest(unknown, types)) ?? `There are ${oneOf(types, 'and')}.`}`,
      )
    if (values.json) console.log(JSON.stringify(names.length ? blocks : catalogue, null, 2))
    else console.log(names.length ? blocks.map(blockInMarkdown).join('\n\n') : catalogueInMarkdown(catalogue))
  },
)
