import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../../engine/check.ts'
import { loadContracts } from '../../engine/contracts.ts'
import { loadSite } from '../../engine/load.ts'
import { refreshFile } from '../../engine/sources.ts'
import { median, printTable } from '../table.ts'
import { grownSite } from './grown-site.ts'

/** Checks a large site whole, then again after each of some edits, as `npm run check -- --watch` does. */
export async function benchCheck([pages = 4000]: number[] = []): Promise<void> {
  const root = grownSite(pages)
  try {
    const contracts = loadContracts(root)
    const start = performance.now()
    const site = loadSite(root)
    checkSite(site, contracts)
    const whole = performance.now() - start
    const edits: number[] = []
    const file = 'pages-data/about.json'
    for (let edit = 0; edit < 9; edit++) {
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(/\}\s*$/, ' }\n'))
      const saved = performance.now()
      refreshFile(site, file)
      checkSite(site, contracts)
      edits.push(performance.now() - saved)
    }
    printTable(
      'Checker',
      ['', 'pages', 'ms', 'pages per second'],
      [
        ['everything', String(pages), whole.toFixed(0), ((1000 * pages) / whole).toFixed(0)],
        ['after an edit (median)', '1', median(edits).toFixed(0), ''],
      ],
    )
    console.log(`Memory after: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
