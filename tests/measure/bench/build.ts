import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { keptFolders } from '../../../src/engine/build/work-folder.ts'
import { printTable } from '../table.ts'
import { grownSite } from './grown-site.ts'

interface Measured {
  pages: number
  /** Pages that were made, not taken from an earlier build. */
  made: number
  seconds: number
  /** Seconds of processor time, all threads of all processes. */
  cpu: number
  /** Most memory that the build held itself, in MB. */
  peak: number
  /** Most memory that one of its other processes held, in MB: those that bundle and encode. 0 where there was none. */
  apart: number
}

/** What a process noted at its end: see usage.js. */
type Usage = Pick<Measured, 'cpu' | 'peak'>

/** How much more a page may cost in a larger site than in a smaller one. */
const mostGrowth = 1.25

/**
 * Builds sites of growing size from nothing, the smallest first with its pictures, then again after one document changed.
 * Throws where each page costs much more the more there are.
 */
export async function benchBuild(sizes = [40, 400, 4000]): Promise<void> {
  const rows: string[][] = []
  const full: Measured[] = []
  for (const size of sizes) {
    const root = grownSite(size)
    try {
      if (size === sizes[0]) {
        rmSync(join(root, '.cache'), { recursive: true, force: true })
        rows.push(row('with all pictures', measure(root)))
        rmSync(join(root, 'dist'), { recursive: true })
      }
      for (const kept of keptFolders.filter((name) => name !== 'pictures'))
        rmSync(join(root, '.cache', kept), { recursive: true, force: true })
      const first = measure(root)
      full.push(first)
      rows.push(row('everything', first))
      changeOnePage(root)
      rows.push(row('after one change', measure(root)))
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
  printTable('Build', ['pages', '', 'made', 'seconds', 'CPU s', 'peak MB', 'apart MB'], rows)
  const costs = full.slice(1).map((larger, index) => {
    const smaller = full[index] as Measured
    return {
      from: smaller.pages,
      to: larger.pages,
      cost: (1000 * (larger.cpu - smaller.cpu)) / (larger.pages - smaller.pages),
    }
  })
  for (const { from, to, cost } of costs)
    console.log(`Each page more, from ${from} to ${to}: ${cost.toFixed(0)} ms CPU`)
  for (const [index, { cost, to }] of costs.slice(1).entries())
    if (cost > mostGrowth * (costs[index]?.cost ?? cost))
      throw new Error(`Up to ${to} pages, each costs more than ${mostGrowth} times what it costs in a smaller site.`)
}

function row(what: string, { pages, made, seconds, cpu, peak, apart }: Measured): string[] {
  return [
    String(pages),
    what,
    String(made),
    seconds.toFixed(1),
    cpu.toFixed(1),
    peak.toFixed(0),
    apart ? apart.toFixed(0) : '',
  ]
}

function measure(root: string): Measured {
  const usageFile = join(root, 'usage')
  const command = (...options: string[]) =>
    spawnSync('node', ['src/tools/run.js', 'build/build', ...options], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/measure/bench/usage.js'))}`,
        USAGE_FILE: usageFile,
      },
    })
  // Bundles the command, which only the first one after a change of its code has to do.
  command('--help')
  rmSync(usageFile)
  const start = performance.now()
  const { status, stdout } = command()
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`The build of ${root} failed.`)
  const counted = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const pages = counted(/: (\d+) pages$/m)
  if (!pages) throw new Error(`The build of ${root} did not say how many pages it has.`)
  const made = pages - counted(/^ +(\d+) of them as they were$/m)
  const usages = readFileSync(usageFile, 'utf8').trim().split('\n')
  // The build ends after the processes that it waits for.
  const [own, ...others] = usages.reverse().map((line) => JSON.parse(line) as Usage) as [Usage, ...Usage[]]
  const cpu = [own, ...others].reduce((sum, usage) => sum + usage.cpu, 0)
  return { pages, made, seconds, cpu, peak: own.peak, apart: Math.max(0, ...others.map(({ peak }) => peak)) }
}

function changeOnePage(root: string): void {
  const file = join(root, 'pages-data/about.json')
  const page = JSON.parse(readFileSync(file, 'utf8')) as { meta: { description: string } }
  page.meta.description = page.meta.description.replace(/\.?$/, '!')
  writeFileSync(file, JSON.stringify(page, null, 2))
}
