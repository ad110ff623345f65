import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface ChildServer {
  url: string
  process: ChildProcess
  /** Waits for the exit code; null when a signal ended it. */
  exit: Promise<number | null>
  /** The most memory it has used, in MB. */
  peakMegabytes(): Promise<number>
}

/** Starts the server in a process of its own and waits until it listens. */
export async function startChild(env: Record<string, string>): Promise<ChildServer> {
  const program = fileURLToPath(new URL('child-server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const firstLine = once(child.stdout ?? child, 'data').then(([chunk]) => String(chunk).trim())
  const url = await Promise.race([firstLine, exit])
  if (typeof url !== 'string') throw new Error(`The server ended at once:\n${errors}`)
  return {
    url,
    process: child,
    exit,
    async peakMegabytes() {
      child.send('memory')
      const [kilobytes] = await once(child, 'message')
      return kilobytes / 1024
    },
  }
}
