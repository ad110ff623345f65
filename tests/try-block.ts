import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { Refusal, runCommand } from '../src/tools/command.ts'
import type { Entry } from './storybook/walk.ts'

const help = `npm run try:block -- TYPE

Tries everything about one block of src/blocks: generated files, types, its contract, and its stories: each example in a
browser at 360, 768 and 1440 px, where nothing may be wider than the screen, axe finds nothing and the console stays silent.
Exit code 1 where something is wrong.`

const contractTests = ['blocks', 'block-rules', 'vocabulary'].map((name) => `tests/contract/${name}.test`)

/** What React says of islands that wake in stories, and Vite of saved files, in development alone. */
const ofDevelopment =
  /console (error: The current testing environment is not configured|info: %cDownload the React DevTools|debug: \[vite\])/

/** What a check found: nothing where all is well. */
type Findings = string[]

/** The programs that run. Each leads a group of processes with all that it starts itself, which ends with this command. */
const running = new Set<number>()
process.on('exit', () => {
  for (const group of running) process.kill(-group, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

/** `npm run try:block`: half of it runs commands, the other half a browser, side by side. */
await runCommand({ help, words: 'TYPE' }, async ({ positionals: [type, second] }) => {
  if (!type || second) throw new Refusal(`Name one block.\n\n${help}`)
  if (!existsSync(`src/blocks/${type}/${type}.schema.json`))
    throw new Refusal(`There is no block "${type}" in src/blocks. \`npm run new:block -- ${type}\` writes one.`)
  const done = await Promise.all([
    (async () => [
      await tell('generated files', command('node', '--import', 'tsx', 'src/tools/author/codegen.ts', '--check')),
      await tell('types', command('tsc')),
      // What is said of all blocks together, this one included, has names of its own.
      await tell('contract', command('vitest', 'run', ...contractTests, '-t', `^(block ${type} |(?!block ))`)),
    ])(),
    tell('stories', stories(type)),
  ])
  return done.flat().every(Boolean) ? 0 : 1
})

/** Says how a check ended. @returns whether all is well */
async function tell(name: string, check: Promise<Findings>): Promise<boolean> {
  const findings = await check.catch((error: Error) => [error.message])
  console.log(`${findings.length ? '✗' : '✓'} ${name} (after ${(performance.now() / 1000).toFixed(1)} s)`)
  for (const finding of findings) console.log(finding.replace(/^/gm, '  '))
  return findings.length === 0
}

/** Starts a program of this project; what it says is kept until it is of interest. */
function start(program: string, ...words: string[]) {
  const PATH = [join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, words, {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { pid } = child
  if (pid !== undefined) {
    running.add(pid)
    child.once('exit', () => running.delete(pid))
  }
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(String(chunk)))
  return { child, end: once(child, 'close'), words: () => output.join('').trim() }
}

/** Runs a command that is one check. */
async function command(program: string, ...words: string[]): Promise<Findings> {
  const { end, words: output } = start(program, ...words)
  const [code] = await end
  return code === 0 ? [] : [output() || `${program} ended with exit code ${code}.`]
}

/** Shows each example of the block in a Storybook of its own, which builds only what is asked for. */
async function stories(type: string): Promise<Findings> {
  const { chromium } = await import('@playwright/test')
  const { launchOptions } = await import('./browser.ts')
  const { isExample } = await import('./storybook/walk.ts')
  const port = 20_000 + (process.pid % 20_000)
  const origin = `http://localhost:${port}`
  const { child, end, words } = start(
    'storybook',
    ...`dev --port ${port} --ci --no-open --disable-telemetry`.split(' '),
  )
  const browser = await chromium.launch(launchOptions())
  try {
    const listed = await Promise.race([list(origin), end])
    if (Array.isArray(listed)) return [words()]
    const examples = Object.values(listed.entries).filter(
      (entry) => isExample(entry) && entry.title === `Blocks/${type}`,
    )
    if (!examples.length) return ['The block has no example.']
    const shown = () => findingsOf(examples, browser, origin)
    // Where Vite meets a package for the first time, it loads the page anew.
    return await shown().catch((error: Error) => {
      if (!error.message.includes('context was destroyed')) throw error
      return shown()
    })
  } finally {
    await browser.close()
    child.kill()
    await end
  }
}

async function findingsOf(examples: Entry[], browser: Browser, origin: string): Promise<Findings> {
  const { Walk, widthNames } = await import('./storybook/walk.ts')
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  // What tsx adds to functions that have a name is not known to the page they are sent to.
  await page.addInitScript('globalThis.__name = (named) => named')
  const walk = await Walk.begin(page, origin)
  const findings: Findings = []
  for (const example of examples)
    for (const width of widthNames)
      for (const fault of await walk.faults(example, width)) findings.push(`${example.name}, ${width}: ${fault}`)
  return findings.filter((finding) => !ofDevelopment.test(finding))
}

/** What Storybook shows, once it answers. */
async function list(origin: string): Promise<{ entries: Record<string, Entry> }> {
  for (;;) {
    const answer = await fetch(`${origin}/index.json`).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as { entries: Record<string, Entry> }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
