import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { runCommand } from '../src/tools/command.ts'
import { table } from '../src/tools/table.ts'

const help = `npm test

Everything CI runs. Installs the programs that tests need where it can, and names those it leaves out. Exit code 1 where something failed.`

interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What took long, in ms. */
  times: { name: string; ms: number }[]
}

interface Step {
  name: string
  /** The command that runs it alone. */
  alone: string
  /** Keeps one core busy at most: steps like it run one by one beside the others, and print once it is their turn. */
  beside?: true
  /** The step that has to be done before this one begins, where it is not beside. */
  needs?: string
  /** @param output file descriptor that takes what it prints */
  run(output: number): Promise<Tally>
}

const stdout = 1

/** Where all that tests make for a while is, until the run ends: results, copies of sites, mailboxes, profiles of browsers. */
const temporary = mkdtempSync(join(tmpdir(), 'test-'))
// PostgreSQL and nginx run as other users.
chmodSync(temporary, 0o755)
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }))

const build = 'the site builds'

const steps: Step[] = [
  // First, because tests that build copies of the site take over its pictures.
  { name: build, alone: 'npm run build', run: one('node --import tsx src/tools/build/build.ts') },
  { name: 'types', alone: 'npm run types', beside: true, run: one('tsc') },
  { name: 'lint and format', alone: 'npm run lint', beside: true, run: one('oxlint && oxfmt --check') },
  {
    name: 'generated files',
    alone: 'npm run codegen -- --check',
    beside: true,
    run: one('node --import tsx src/tools/author/codegen.ts --check'),
  },
  { name: 'contracts since main', alone: 'npm run contracts -- main', beside: true, run: contracts },
  {
    name: 'page data',
    alone: 'npm run check',
    beside: true,
    run: one('node --import tsx src/tools/author/check.ts'),
  },
  { name: 'unit, contract and server tests', alone: 'npx vitest run', run: unitTests },
  {
    name: 'load with faults, the short form',
    alone: 'npm run load -- --faults --short',
    beside: true,
    needs: build,
    run: faults,
  },
  {
    name: 'Storybook builds',
    alone: 'npm run build-storybook',
    beside: true,
    run: one('storybook build --quiet --disable-telemetry'),
  },
  browserTests('browser tests', 'tests/playwright.config.ts'),
  browserTests('every story in a browser', 'tests/storybook.config.ts'),
]

/** A command that is one check: it passes or it does not. */
function one(command: string): Step['run'] {
  return async (output) => {
    const ok = await run(command, {}, output)
    return { passed: Number(ok), failed: Number(!ok), skipped: 0, times: [] }
  }
}

/** Three servers behind nginx on one PostgreSQL, where both are installed. */
async function faults(output: number): Promise<Tally> {
  const { need, programs } = await import('./programs.ts')
  let missing = ''
  for (const program of [programs.postgres, programs.nginx]) need(program, (why) => (missing = why))
  if (!missing) return one('node --import tsx tests/measure/load.ts --faults --short')(output)
  writeSync(output, `Left out: ${missing}\n`)
  return { passed: 0, failed: 0, skipped: 1, times: [] }
}

/** Compares contracts with those of main, where a clone has it. */
async function contracts(output: number): Promise<Tally> {
  for (const base of ['origin/main', 'main'])
    if (await run(`git rev-parse --verify --quiet ${base} >/dev/null 2>&1`))
      return one(`node --import tsx src/tools/author/contracts.ts ${base}`)(output)
  writeSync(output, 'Left out: there is no branch main here to compare with.\n')
  return { passed: 0, failed: 0, skipped: 1, times: [] }
}

async function run(command: string, env: NodeJS.ProcessEnv = {}, output = stdout): Promise<boolean> {
  const PATH = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', output, output],
    env: { ...process.env, PATH, ...env },
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

interface VitestResults {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

async function unitTests(): Promise<Tally> {
  const file = join(temporary, 'unit.json')
  const ok = await run(
    `vitest run --reporter=default --reporter=tests/flaky-tests.ts --reporter=json --outputFile.json=${file}`,
  )
  const { numPassedTests, numFailedTests, numPendingTests, testResults = [] } = readResults<VitestResults>(file)
  return tally(ok, numPassedTests, numFailedTests, numPendingTests, [
    ...testResults.map(({ name, startTime, endTime }) => ({ name: relative(name), ms: endTime - startTime })),
  ])
}

const relative = (file: string) => file.replace(`${process.cwd()}/`, '')

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

function browserTests(name: string, config: string): Step {
  const command = `playwright test -c ${config}`
  const file = join(temporary, `${basename(config)}.json`)
  const timeOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
    specs
      .flatMap(({ tests }) => tests.flatMap((test) => test.results))
      .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + timeOf(suite), 0)
  return {
    name,
    alone: `npx ${command}`,
    async run() {
      const ok = await run(command, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
      const { stats, suites = [] } = readResults<PlaywrightResults>(file)
      if (stats?.flaky) console.log(`${stats.flaky} passed only after a retry`)
      const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
      return tally(ok, passed, stats?.unexpected, stats?.skipped, [
        ...suites.map((suite) => ({ name: suite.file, ms: timeOf(suite) })),
      ])
    },
  }
}

/** A runner that ends badly without naming a failed test has failed all the same. */
function tally(ok: boolean, passed = 0, failed = 0, skipped = 0, times: Tally['times'] = []): Tally {
  return { passed, failed: ok ? failed : Math.max(failed, 1), skipped, times }
}

function readResults<T extends object>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return {}
  }
}

type Done = Tally & { ms: number }

async function timed(step: Step, output = stdout): Promise<Done> {
  const start = performance.now()
  const tally = await step.run(output)
  return { ...tally, ms: performance.now() - start }
}

/** Where a step that runs beside others prints. */
const printedBy = ({ name }: Step) => join(temporary, `${name.replaceAll(' ', '-')}.txt`)

/** Begins the steps that run beside others, one after another. @param results has those of the others, and takes theirs */
function runBeside(results: Map<string, Promise<Done>>): void {
  let before: Promise<unknown> = Promise.resolve()
  for (const step of steps.filter(({ beside }) => beside)) {
    const inTurn = async (previous: Promise<unknown>): Promise<Done> => {
      await previous
      if (step.needs) await results.get(step.needs)
      return timed(step, openSync(printedBy(step), 'w'))
    }
    const result = inTurn(before)
    results.set(step.name, result)
    before = result
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

await runCommand({ help }, async () => {
  console.log(`${steps.length} steps. "What CI checks" in README.md says what each guards.`)
  const { howToGet, provide } = await import('./programs.ts')
  const missing = provide()
  const total = { passed: 0, failed: 0, skipped: 0 }
  const rows: string[][] = []
  const times: Tally['times'] = []
  const results = new Map<string, Promise<Done>>()
  runBeside(results)
  for (const [index, step] of steps.entries()) {
    const { name, alone, beside } = step
    console.log(`\n── step ${index + 1} of ${steps.length}: ${name} (${alone})`)
    if (!beside) results.set(name, timed(step))
    const done = (await results.get(name)) as Done
    if (beside) console.log(readFileSync(printedBy(step), 'utf8'))
    rows.push([name, seconds(done.ms), ...[done.passed, done.failed, done.skipped].map(String)])
    times.push(...done.times)
    for (const count of ['passed', 'failed', 'skipped'] as const) total[count] += done[count]
    if (done.failed) console.log(`✗ ${name}: ${done.failed} failed`)
  }
  const longest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 8)
  const figures = { figures: 'all but the first' } as const
  console.log(`\n${table(['step', 'time', 'passed', 'failed', 'left out'], rows, figures)}`)
  console.log(
    `\n${table(
      ['what took longest', 'time'],
      longest.map(({ name, ms }) => [name, seconds(ms)]),
      figures,
    )}\n`,
  )
  for (const program of missing) console.log(`Tests are left out: ${howToGet(program)}`)
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
  return total.failed || !total.passed ? 1 : 0
})
