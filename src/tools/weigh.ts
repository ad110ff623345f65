import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLedger, writeLedger } from './weigh/last-ledger.ts'
import { weighSite } from './weigh/ledger.ts'
import { printLedger } from './weigh/print.ts'

/** `npm run weigh`: what a visitor's browser fetches for each route of dist/, in brotli bytes, against the budgets and the last commit. */
const root = process.cwd()
try {
  readFileSync(join(root, 'dist/index.html'))
} catch {
  console.error('There is no built site to weigh. Run: npm run build')
  process.exit(1)
}
const weights = await weighSite(join(root, 'dist'))
printLedger(weights, lastLedger(root))
writeLedger(root, weights)
