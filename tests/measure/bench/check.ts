import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../../../src/engine/check/check.ts'
import { loadContracts } from '../../../src/engine/content/contracts.ts'
import { loadSite } from '../../../src/engine/content/load.ts'
import { refreshFile } from '../../../src/engine/content/sources.ts'
import { median, printTable } from '../table.ts'
import { grownSite } from './grown-site.ts'

interface Measured {
  pages: number
  /** Reading and checking everything, in ms. */
  whole: number
  /** Checking again after one document was saved, in ms, in the middle. */
  edit: number
}

/** How much more a page may cost in a larger site than in a smaller one. */
const mostGrowth = 1.5

/**
 * Checks sites of growing size whole, then again after each of some edits, as `npm run check -- --watch` does. Throws where
 * either takes longer for each page the more there are.
 */
export async function benchCheck(sizes = [40, 4000]): Promise<void> {
  // The first run warms the code up.
  const [, ...measured] = [40, ...sizes].map(measure)
  printTable(
    'Checker',
    ['pages', 'everything ms', 'pages per second', 'after an edit ms (median)'],
    measured.map(({ pages, whole, edit }) => [
      String(pages),
      whole.toFixed(0),
      ((1000 * pages) / whole).toFixed(0),
      edit.toFixed(1),
    ]),
  )
  console.log(`Memory after: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)
  for (const [index, larger] of measured.slice(1).entries()) {
    const smaller = measured[index] as Measured
    for (const what of ['whole', 'edit'] as const)
      if (larger[what] / larger.pages > mostGrowth * (smaller[what] / smaller.pages))
        throw new Error(
          `With ${larger.pages} pages, each takes more than ${mostGrowth} times what it takes with fewer.`,
        )
  }
}

function measure(pages: number): Measured {
  const root = grownSite(pages)
  try {
    const contracts = loadContracts(root)
    const start = performance.now()
    const site = loadSite(root)
    checkSite(site, contracts)
    const whole = performance.now() - start
    const file = 'pages-data/about.json'
    const text = readFileSync(join(root, file), 'utf8')
    const edits = Array.from({ length: 9 }, (_, edit) => {
      writeFileSync(join(root, file), text.replace('"description": "', `"description": "${edit} `))
      const saved = performance.now()
      refreshFile(site, file)
      checkSite(site, contracts)
      return performance.now() - saved
    })
    return { pages, whole, edit: median(edits) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
