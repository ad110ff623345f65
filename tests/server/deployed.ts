import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { codeFingerprint } from '../../src/engine/build/fingerprint.ts'
import { bundleFolder, bundleServer, isServerBundled } from '../../src/tools/build/bundle-server.ts'
import { temporaryFolder } from './set-up.ts'

const root = process.cwd()
const own = join(root, 'node_modules/.cache', `test-server-${process.pid}`)
let bundled: Promise<string> | undefined
afterAll(() => {
  rmSync(own, { recursive: true, force: true })
  bundled = undefined
})

/** The folder of the operators' commands: of the last build where the code is the same, else made once a test file. */
export function commands(): Promise<string> {
  bundled ??= makeCommands()
  return bundled
}

async function makeCommands(): Promise<string> {
  const [built, key] = [join(root, bundleFolder), codeFingerprint(root)]
  if (isServerBundled(built, key)) return built
  await bundleServer(root, own, key)
  return own
}

/** A folder as it is carried to the machine that serves: a small site, the commands, and no sources. */
export async function deployedFolder(withPackages = true): Promise<string> {
  const folder = await temporaryFolder()
  cpSync(await commands(), join(folder, 'dist-server'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'src/tools/serve/run-built.js'])
    cpSync(name, join(folder, name))
  writeSite(join(folder, 'dist'), 'first')
  if (withPackages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** A built site of one page, with a script of its own. */
export function writeSite(dist: string, word: string): void {
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(
    join(dist, 'index.html'),
    `<!doctype html><title>${word}</title><script src="/assets/${word}.js"></script>`,
  )
  writeFileSync(join(dist, '404.html'), '<!doctype html><title>Nothing here</title>')
  writeFileSync(join(dist, 'assets', `${word}.js`), `console.log('${word}')`)
}

export interface Ran {
  code: number | null
  output: string
}

/** Starts a command in a folder; `output` collects what it says, and `end` waits for it. */
export function start(folder: string, command: string[], env: Record<string, string> = {}) {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const collected = { output: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      collected.output += chunk
    })
  const end = once(child, 'close').then(([code]): Ran => ({ code, ...collected }))
  return { child, collected, end }
}

export const run = (...parameters: Parameters<typeof start>): Promise<Ran> => start(...parameters).end

/** Runs one of the operators' commands, as npm would. */
export const operate = (folder: string, env: Record<string, string>, ...args: string[]): Promise<Ran> =>
  run(folder, [process.execPath, 'src/tools/serve/run-built.js', ...args], env)
