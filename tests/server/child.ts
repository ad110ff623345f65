import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { commands, writeSite } from './deployed.ts'
import { temporaryFolder } from './set-up.ts'

export interface ChildServer {
  url: string
  process: ChildProcess
  /** Waits for the exit code; null when a signal ended it. */
  exit: Promise<number | null>
  /** The most memory it has used, in MB. */
  peakMegabytes(): number
}

/** A test run that was killed cannot end its servers. */
const endWithTests = 'data:text/javascript,process.on("disconnect",()=>process.exit()).channel.unref()'

/** Starts the server as it is deployed, in a process of its own. @param log takes what it prints */
export async function spawnServer(
  env: Record<string, string>,
  folder?: string,
  log: 'pipe' | number = 'pipe',
): Promise<ChildProcess> {
  const cwd = folder ?? (await temporaryFolder())
  if (!folder) writeSite(join(cwd, 'dist'), 'child')
  const stdio: StdioOptions = ['ignore', log, 'pipe', 'ipc']
  const child = spawn(process.execPath, ['--import', endWithTests, join(await commands(), 'serve.js')], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: '0', ...env },
    stdio,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** The same, and waits until it listens. @param folder has the built site; else it is one of one page */
export async function startChild(env: Record<string, string>, folder?: string): Promise<ChildServer> {
  const child = await spawnServer(env, folder)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const address = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [, url] = /The site is at (http\S+)\n/.exec(output) ?? []
      if (url) resolve(url)
    })
  })
  const url = await Promise.race([address, exit])
  if (typeof url !== 'string') throw new Error(`The server ended at once:\n${output}`)
  return {
    url,
    process: child,
    exit,
    peakMegabytes() {
      const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      return Number(kilobytes) / 1024
    },
  }
}
