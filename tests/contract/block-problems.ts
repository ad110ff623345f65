import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, loadSite } from '../../src/engine/content/load.ts'
import { putDocument } from '../../src/engine/content/sources.ts'

export const site = loadSite('.')
export const contracts = loadContracts('.')
const about = site.pages.find(({ file }) => file === 'pages-data/about.json')?.data as { blocks: object[] }

/** A block that a page can begin with. */
export const [banner] = about.blocks as [object]

/** The messages of block rules for a page of these blocks. */
export const problemsOf = (...blocks: object[]): string[] => problemsBy('block-rule', ...blocks)

/** The same for another rule. */
export const problemsBy = (rule: string, ...blocks: object[]): string[] =>
  foundBy(rule, ...blocks).map(({ where, message }) => `${where}: ${message}`)

/** What a rule finds in a page of these blocks. */
export function foundBy(rule: string, ...blocks: object[]) {
  const tried = { ...site }
  putDocument(tried, documentFrom('pages-data/about.json', JSON.stringify({ ...about, blocks })))
  const found = checkSite(tried, contracts, { only: new Set(['pages-data/about.json']) })
  return found.filter((problem) => problem.rule === rule)
}

/** The first example of a block, with properties of its own. */
export const example = (type: string, own: object): object => ({
  ...contracts.blocks.get(type)?.examples[0]?.data,
  type,
  ...own,
})
