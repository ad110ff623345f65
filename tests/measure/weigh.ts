import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runCommand } from '../../src/tools/command.ts'

const help = `npm run weigh

Opens every route of dist/ as a phone would, and compares what is transferred (in brotli bytes) with the budgets and the
last commit. Writes tests/measure/weights.json, to be committed with the change that caused it.`

/** `npm run weigh`. */
await runCommand({ help }, async () => {
  const root = process.cwd()
  if (!existsSync(join(root, 'dist/index.html'))) throw new Refusal('There is no built site. Run: npm run build')
  const { lastLedger, writeLedger } = await import('./weigh/last-ledger.ts')
  const { weighSite } = await import('./weigh/ledger.ts')
  const { printLedger } = await import('./weigh/print.ts')
  const weights = await weighSite(join(root, 'dist'))
  printLedger(weights, lastLedger(root))
  writeLedger(root, weights)
})
