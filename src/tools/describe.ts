import { blockInMarkdown, catalogueInMarkdown } from '../engine/catalogue/markdown.ts'
import { catalogueOf } from '../engine/catalogue.ts'
import { loadContracts } from '../engine/contracts.ts'
import { loadSite } from '../engine/load.ts'
import { didYouMean, nearest, oneOf } from '../engine/near.ts'

/**
 * `npm run describe`: everything page data may say, as Markdown, for a person or a program that writes a page.
 * `-- faq map` describes blocks alone, `-- --json` gives the same to a program.
 */
const root = process.cwd()
const words = process.argv.slice(2)
const names = words.filter((word) => word !== '--json')
const catalogue = catalogueOf(loadSite(root), loadContracts(root))
const blocks = catalogue.blocks.filter(({ name }) => names.includes(name))
const types = catalogue.blocks.map(({ name }) => name)
const unknown = names.find((name) => !types.includes(name))

if (unknown) {
  console.error(
    `There is no block "${unknown}". ${didYouMean(nearest(unknown, types)) ?? `There are ${oneOf(types, 'and')}.`}`,
  )
  process.exitCode = 2
} else if (words.includes('--json')) console.log(JSON.stringify(names.length ? blocks : catalogue, null, 2))
else console.log(names.length ? blocks.map(blockInMarkdown).join('\n\n') : catalogueInMarkdown(catalogue))
