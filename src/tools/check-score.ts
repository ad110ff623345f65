import { parseArgs } from 'node:util'
import { checkSite } from '../engine/check.ts'
import { loadContracts } from '../engine/contracts.ts'
import { loadSite } from '../engine/load.ts'
import { report } from '../engine/report.ts'
import { scoreSite } from './check-score/score.ts'
import { seeders } from './check-score/seeders.ts'
import { reached, table } from './check-score/table.ts'

/**
 * `npm run check:score`: seeds known mistakes into every page and measures how the checker answers. Exit code 1 below
 * the goals. `--misses` names each mistake that was not answered perfectly; `--seed <words>` makes other mistakes than
 * the usual ones; `--most <number>` says how many of a kind to make in a page.
 */
const { values: wanted } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    seed: { type: 'string', default: '' },
    most: { type: 'string', default: '4' },
  },
})

const root = process.cwd()
const site = loadSite(root)
const contracts = loadContracts(root)
const problems = checkSite(site, contracts)

if (problems.length) {
  process.stderr.write(report(problems, { format: 'pretty' }))
  console.error('The score is measured on a site without problems: mend these first.')
  process.exitCode = 2
} else {
  const { seed } = wanted
  const most = Number(wanted.most)
  const scores = scoreSite(
    { site, contracts, seeders, most, seed, check: checkSite },
    ({ kind, file, mutation, problems: found }) => {
      if (!wanted.misses) return
      const token = mutation.text.slice(mutation.offset, mutation.offset + mutation.length)
      const line = mutation.text.slice(0, mutation.offset).split('\n').length
      console.log(`${kind}: ${file}:${line} ${token}, wanted ${mutation.says}`)
      for (const problem of found)
        console.log(
          `    ${problem.file}:${problem.line}:${problem.column} ${problem.rule} ${problem.message} ${problem.suggestion}`,
        )
    },
  )
  console.log(table(scores, site.pages.length))
  process.exitCode = reached(scores, site.pages.length) ? 0 : 1
}
