import { checkSite } from '../../src/engine/check/check.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { documentFrom, loadSite } from '../../src/engine/content/load.ts'
import { putDocument } from '../../src/engine/content/sources.ts'

export const site = loadSite('.')
export const contracts = loadContracts('.')
const about = site.pages.find(({ file }) => file === 'pages-data/about.json')?.data as { blocks: object[] }

/** A block that a page can begin with. */
export const [banner] = about.blocks as [object]

/** The messages about errors of a page of these blocks. */
export const problemsOf = (...blocks: object[]): string[] =>
  foundIn(...blocks).flatMap(({ severity, where, message }) => (severity === 'error' ? `${where}: ${message}` : []))

/** The messages of one rule. */
export const problemsBy = (rule: string, ...blocks: object[]): string[] =>
  foundBy(rule, ...blocks).map(({ where, message }) => `${where}: ${message}`)

/** What a rule finds in a page of these blocks. */
export const foundBy = (rule: string, ...blocks: object[]) =>
  foundIn(...blocks).filter((problem) => problem.rule === rule)

/** All problems of a page of these blocks. */
export function foundIn(...blocks: object[]) {
  const tried = { ...site }
  putDocument(tried, documentFrom('pages-data/about.json', JSON.stringify({ ...about, blocks })))
  return checkSite(tried, contracts, { only: new Set(['pages-data/about.json']) })
}

/** The first example of a block, with properties of its own. */
export const example = (type: string, own: object): object => ({
  ...contracts.blocks.get(type)?.examples[0]?.data,
  type,
  ...own,
})
