import { join } from 'node:path'
import { runCommand } from '../../src/tools/command.ts'

const help = `npm run weigh

Builds the site if something has changed, opens every route as a phone would, and compares what is transferred (in brotli
bytes) with the budgets and the last commit. Writes tests/measure/weights.json, to be committed with the change that caused it.`

/** `npm run weigh`. */
await runCommand({ help }, async () => {
  const root = process.cwd()
  const { buildChecked, isBuilt } = await import('../../src/tools/build/build-checked.ts')
  if (!isBuilt(root) && !(await buildChecked(root, (message) => console.log(message)))) return 1
  const { lastLedger, writeLedger } = await import('./weigh/last-ledger.ts')
  const { weighSite } = await import('./weigh/ledger.ts')
  const { printLedger } = await import('./weigh/print.ts')
  const weights = await weighSite(join(root, 'dist'))
  printLedger(weights, lastLedger(root))
  writeLedger(root, weights)
})
