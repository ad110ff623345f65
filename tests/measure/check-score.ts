import { checkSite } from '../../src/engine/check/check.ts'
import { reportOf } from '../../src/engine/check/problem-report.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import type { Problem } from '../../src/engine/content/problem.ts'
import { Refusal, runCommand } from '../../src/tools/command.ts'
import { legitimate } from '../contract/corpus/legitimate/index.ts'
import { mistakes } from '../contract/corpus/mistakes/index.ts'
import { falseAlarms, scoreCorpus } from './check-score/corpus.ts'
import { scoreSite } from './check-score/score.ts'
import { seeders } from './check-score/seeders.ts'
import { corpusGoals, reached, table } from './check-score/table.ts'

const help = `npm run check:score -- [options]

Plants known mistakes in every page, then those of tests/contract/corpus anywhere, and prints how many are caught, reported
once, at the right place, with the right suggestion; then makes legitimate changes, which must not be reported.
Exit code 1 below the goals.

  --misses        lists the failures
  --seed TEXT     plants different mistakes
  --most NUMBER   how many mistakes of a kind to plant in a page (default 4)`

const options = {
  misses: { type: 'boolean', default: false },
  seed: { type: 'string', default: '' },
  most: { type: 'string', default: '4' },
} as const

/** `npm run check:score`. */
await runCommand({ help, options }, ({ values: wanted }) => {
  const root = process.cwd()
  const site = loadSite(root)
  const contracts = loadContracts(root)
  const problems = checkSite(site, contracts).filter(({ severity }) => severity === 'error')
  if (problems.length) {
    process.stderr.write(reportOf(problems, { format: 'pretty' }))
    throw new Refusal('The score is measured on a site without problems: mend these first.')
  }
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

  const experiment = { site, contracts, most, seed, check: checkSite }
  const tell = (head: string, found: Problem[]): void => {
    if (!wanted.misses) return
    console.log(head)
    for (const { file, line, column, rule, message, suggestion } of found)
      console.log(`    ${file}:${line}:${column} ${rule} ${message} ${suggestion}`)
  }
  const corpusScores = scoreCorpus(
    experiment,
    mistakes.filter(({ strict }) => !strict),
    ({ kind, mutation, problems: found, failed }) =>
      tell(`${kind.kind} (${failed}): ${mutation.file}, ${kind.what}`, found),
  )
  console.log(`\nKinds written without sight of the checker\n${table(corpusScores, 0, corpusGoals)}`)
  const { made, alarms } = falseAlarms(experiment, legitimate)
  for (const { kind, change, problems: found } of alarms)
    tell(`false alarm: ${kind.kind}: ${change.file}, ${kind.what}`, found)
  console.log(`\n${made} legitimate changes, ${alarms.length} called wrong`)
  const isGood = reached(scores, site.pages.length) && reached(corpusScores, 0, corpusGoals) && !alarms.length
  return isGood ? 0 : 1
})
