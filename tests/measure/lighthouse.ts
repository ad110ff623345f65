import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notFoundPath } from '../../src/page/routes.ts'
import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { Refusal, runCommand } from '../../src/tools/command.ts'
import { findBrowser, launchOptions } from '../browser.ts'
import { printTable } from './table.ts'

const help = `npm run lighthouse -- [mobile|desktop] [routes]

Runs Lighthouse on every route of dist/, or on the given ones, as a phone and as a desktop. npx fetches Lighthouse, whose
150 packages nothing else here needs.`

/** The last version for Node 20. */
const lighthouse = ['--yes', 'lighthouse@12.8.2']
/** How often a page is tried: now and then Lighthouse loses the browser. */
const tries = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

interface Audit {
  title: string
  score: number | null
  scoreDisplayMode: string
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))

/** `npm run lighthouse`. */
await runCommand({ help, words: 'form and routes' }, async ({ positionals: words }) => {
  const unknown = words.find((word) => !/^(mobile|desktop|\/.*)$/.test(word))
  if (unknown) throw new Refusal(`"${unknown}" is neither mobile, desktop nor a route.\n\n${help}`)
  const forms = ['mobile', 'desktop'].filter(
    (form) => words.includes(form) || words.every((word) => word.startsWith('/')),
  )
  const routes = words.filter((word) => word.startsWith('/'))
  const policies = JSON.parse(readFileSync('dist/csp.json', 'utf8')) as { pages: object }
  const server = await serve(readSettings({ PORT: '0', DATA_DIR: join(folder, 'data') }), 'dist', () => {})
  try {
    for (const form of forms) {
      const rows: string[][] = []
      for (const path of routes.length ? routes : Object.keys(policies.pages))
        rows.push(row(path, await audit(server.url, path, form)))
      printTable(`Lighthouse, ${form}`, ['', ...categories, 'below 100 because of'], rows)
    }
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function audit(site: string, path: string, form: string): Promise<Report> {
  for (let left = tries; left > 0; left--) {
    const report = await auditOnce(site, path, form)
    if (report) return report
  }
  throw new Error(`Lighthouse could not look at ${path}: its own words stand above.`)
}

async function auditOnce(site: string, path: string, form: string): Promise<Report | undefined> {
  const output = join(folder, 'report.json')
  const { args, chromiumSandbox } = launchOptions()
  const flags = ['--headless=new', ...args, ...(chromiumSandbox ? [] : ['--no-sandbox'])].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  const preset = form === 'desktop' ? ['--preset=desktop'] : []
  // It answers 404, as it should.
  const status = path === notFoundPath ? ['--ignore-status-code'] : []
  const child = spawn('npx', [...lighthouse, new URL(path, site).href, ...options, ...preset, ...status], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code === 0 ? (JSON.parse(readFileSync(output, 'utf8')) as Report) : undefined
}

/** Scores, and for what is below 100 the audits that cost something. */
function row(path: string, report: Report): string[] {
  const scores = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
  const faults = categories
    .filter((_, index) => (scores[index] ?? 0) < 100)
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
  return [path, ...scores.map(String), [...new Set(faults)].join(', ')]
}
