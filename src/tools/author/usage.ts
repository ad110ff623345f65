import { usageOf } from '../../engine/authoring/usage.ts'
import { loadContracts } from '../../engine/content/contracts.ts'
import { loadSite } from '../../engine/content/load.ts'
import { runCommand } from '../command.ts'
import { printUsage } from './usage/print.ts'

const help = `npm run usage -- [--json] [names]

Lists which blocks, options, collections, pictures, icons and tokens are used where, and which are unused. For given names,
lists every occurrence.

  --json   prints everything as JSON for programs`

/** `npm run usage`. */
await runCommand({ help, options: { json: { type: 'boolean' } }, words: 'names' }, ({ values, positionals }) => {
  const root = process.cwd()
  const usage = usageOf(loadSite(root), loadContracts(root))
  console.log(values.json ? JSON.stringify(usage, null, 2) : printUsage(usage, positionals))
})
