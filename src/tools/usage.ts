import { loadContracts } from '../engine/contracts.ts'
import { loadSite } from '../engine/load.ts'
import { usageOf } from '../engine/usage.ts'
import { printUsage, UnknownName } from './usage/print.ts'

/**
 * `npm run usage`: which block, option, collection, picture, icon and token is used where, and what nobody uses.
 * `-- page-banner` tells every place of one thing, `-- --json` everything for a program.
 */
const root = process.cwd()
const words = process.argv.slice(2)
try {
  const names = words.filter((word) => word !== '--json')
  const option = names.find((name) => name.startsWith('-'))
  if (option) throw new UnknownName(`There is no option ${option}. There is --json; other words name what to look for.`)
  const usage = usageOf(loadSite(root), loadContracts(root))
  console.log(words.includes('--json') ? JSON.stringify(usage, null, 2) : printUsage(usage, names))
} catch (error) {
  if (!(error instanceof UnknownName)) throw error
  console.error(error.message)
  process.exitCode = 2
}
