import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** `npm test`: everything CI runs, in the order of what fails fastest. Ends with how many checks passed and failed. */

interface Tally {
  passed: number
  failed: number
}

const results = mkdtempSync(join(tmpdir(), 'test-results-'))

/** A command that is one check: it passes or it does not. */
const one = (command: string) => (): Tally => (run(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const steps: Record<string, () => Tally> = {
  'types (npm run types)': one('tsc'),
  'lint and format (npm run lint)': one('biome check'),
  'generated files (npm run codegen)': one('tsx src/tools/codegen.ts --check'),
  'page data (npm run check)': one('tsx src/tools/check.ts'),
  'unit, contract and server tests (npx vitest run)': unitTests,
  'the site builds (npm run build)': one('tsx src/tools/build.ts'),
  'browser tests (npx playwright test -c tests/playwright.config.ts)': () => browserTests('tests/playwright.config.ts'),
  'Storybook builds (npm run build-storybook)': one('storybook build --quiet --disable-telemetry'),
  'every story in a browser (npx playwright test -c tests/storybook.config.ts)': () =>
    browserTests('tests/storybook.config.ts'),
}

function run(command: string, env: NodeJS.ProcessEnv = {}): boolean {
  const path = `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  return status === 0
}

function unitTests(): Tally {
  const file = join(results, 'unit.json')
  const ok = run(`vitest run --reporter=default --reporter=json --outputFile.json=${file}`)
  const { numPassedTests, numFailedTests } = readResults<{ numPassedTests: number; numFailedTests: number }>(file)
  return tally(numPassedTests, numFailedTests, ok)
}

function browserTests(config: string): Tally {
  const file = join(results, `${basename(config)}.json`)
  const ok = run(`playwright test -c ${config}`, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const { stats } = readResults<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  if (stats?.flaky) console.log(`${stats.flaky} passed at the second try only`)
  return tally((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected, ok)
}

/** A runner that ends badly without naming a failed test has failed all the same. */
const tally = (passed = 0, failed = 0, ok: boolean): Tally => ({ passed, failed: ok ? failed : Math.max(failed, 1) })

function readResults<T extends object>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return {}
  }
}

const total: Tally = { passed: 0, failed: 0 }
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n── ${name}`)
  const { passed, failed } = step()
  total.passed += passed
  total.failed += failed
  if (failed) console.log(`✗ ${name}: ${failed} failed`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed || !total.passed ? 1 : 0
