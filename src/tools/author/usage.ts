import { usageOf } from '../../engine/authoring/usage.ts'
import { loadContracts } from '../../engine/content/contracts.ts'
import { loadSite } from '../../engine/content/load.ts'
import { runCommand } from '../command.ts'
import { printUsage } from './usage/print.ts'

const help = `npm run usage -- [--json] [names]

Tells which block, option, collection, picture, icon and token is used where, and what nobody uses. Names are told with every
place.

  --json   everything, for a program`

/** `npm run usage`. */
await runCommand({ help, options: { json: { type: 'boolean' } }, words: 'names' }, ({ values, positionals }) => {
  const root = process.cwd()
  const usage = usageOf(loadSite(root), loadContracts(root))
  console.log(values.json ? JSON.stringify(usage, null, 2) : printUsage(usage, positionals))
})
