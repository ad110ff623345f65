import { optionsOf, valuesAt } from '../src/engine/authoring/options.ts'
import { blocksOf } from '../src/engine/content/blocks-of.ts'
import { type Contracts, loadContracts, type Schema } from '../src/engine/content/contracts.ts'
import { withoutDrafts } from '../src/engine/content/drafts.ts'
import { loadSite, nameOf } from '../src/engine/content/load.ts'
import { pathOfName } from '../src/page/routes.ts'

/**
 * Routes that together show every block with every option that the site uses: for tests of what styles and components do,
 * which do the same on every page that has them.
 */
export function typicalRoutes(root = '.'): string[] {
  const contracts = loadContracts(root)
  return routesThatShow((block, type) => optionsShown(block, type, contracts), root)
}

/** Routes that together show every block: half as many, for what the options of a block do not change. */
export const routesWithEveryBlock = (root = '.'): string[] => routesThatShow((_, type) => [type], root)

/** Few routes that together show whatever blocks show. */
function routesThatShow(shown: (block: unknown, type: string) => string[], root: string): string[] {
  const pages = withoutDrafts(loadSite(root)).pages.map((doc) => ({
    path: pathOfName(nameOf(doc)),
    shows: new Set(blocksOf(doc.data).flatMap(({ block, type }) => shown(block, type))),
  }))
  const chosen: string[] = []
  const left = new Set(pages.flatMap(({ shows }) => [...shows]))
  while (left.size) {
    const news = ({ shows }: (typeof pages)[number]) => [...shows].filter((option) => left.has(option)).length
    const next = pages.reduce((most, page) => (news(page) > news(most) ? page : most))
    for (const option of next.shows) left.delete(option)
    chosen.push(next.path)
  }
  return chosen
}

/** What a block makes of its contract: its type, the properties it has, and what it chooses where there is a choice. */
function optionsShown(block: unknown, type: string, contracts: Contracts): string[] {
  const options = optionsOf(contracts.blocks.get(type)?.schema as Schema, contracts.defs)
  const set = options.flatMap(({ path, values }) => {
    const found = valuesAt(block, path)
    return values ? found.map((value) => `${type} ${path} ${value}`) : found.slice(0, 1).map(() => `${type} ${path}`)
  })
  return [type, ...set]
}
