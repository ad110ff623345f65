import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { examplesAt } from './model.ts'

/** Makes the PDF of a document; what a document is differs between states. */
interface Documents {
  buildDocument(content: unknown, company: unknown): Promise<Buffer>
}
type Cards = typeof import('../../../src/tools/build/social-cards/card.ts')

/**
 * Builds the state in the folder it is run in, by the code of that state, with a page more for each block: its examples.
 * The last line it prints is JSON: whether it was built, and what the checker says.
 */
const root = process.cwd()
const examplesTitle = 'Examples of: '
process.env.NODE_ENV = 'production'
const code = <T>(file: string): Promise<T> => import(pathToFileURL(join(root, 'src', file)).href) as Promise<T>

const { loadContracts } =
  await code<typeof import('../../../src/engine/content/contracts.ts')>('engine/content/contracts.ts')
const { loadSite } = await code<typeof import('../../../src/engine/content/load.ts')>('engine/content/load.ts')
const { checkSite } = await code<typeof import('../../../src/engine/check/check.ts')>('engine/check/check.ts')
const { soundSite } = await code<typeof import('../../../src/engine/check/sound-site.ts')>('engine/check/sound-site.ts')
const { buildSite } = await code<typeof import('../../../src/engine/build/build.ts')>('engine/build/build.ts')

const contracts = loadContracts(root)
const site = loadSite(root)
const problems = checkSite(site, contracts)
const siteOrProblems = soundSite(site, contracts)
const built = !Array.isArray(siteOrProblems)
if (built) {
  const examples = [...contracts.blocks.values()].map(({ type, examples, schema }) => {
    const meta = { title: `${examplesTitle}${schema.title}`, description: String(schema.description), keywords: [] }
    const data = { path: `${examplesAt}${type}`, meta, blocks: examples.map(({ data }) => data) }
    return { file: `pages-data/examples-of-${type}.json`, data, text: JSON.stringify(data), problems: [] }
  })
  const makers: Parameters<typeof buildSite>[2] = {
    document: async (content, company) =>
      (await code<Documents>('tools/build/documents/build-document.ts')).buildDocument(content, company),
    // Nobody shares the examples.
    card: async (content) =>
      content.title.startsWith(examplesTitle)
        ? Buffer.alloc(0)
        : (await code<Cards>('tools/build/social-cards/card.ts')).drawCard(content),
    // Hosts have no part in what visitors see.
    hosting: async () => {},
    keep: () => {},
  }
  await buildSite({ ...siteOrProblems, pages: [...siteOrProblems.pages, ...examples] }, contracts, makers, () => {})
}
console.log(`\n${JSON.stringify({ built, problems: problems.map(({ fix, ...problem }) => problem) })}`)
