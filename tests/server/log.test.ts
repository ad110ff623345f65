import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, createReadStream, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogWriter } from '../../src/server/log-writer.ts'
import { spawnServer, startChild } from './child.ts'
import { freePort } from './postgres.ts'
import { temporaryFolder } from './set-up.ts'

async function ask(url: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  // Long paths fill the pipe of the log soon.
  for (let count = 0; count < times; count++) statuses.push((await fetch(`${url}/${'x'.repeat(180)}`)).status)
  return [...new Set(statuses)]
}

test('the reader of the log may go away', async () => {
  const server = await startChild({ DATA_DIR: await temporaryFolder() })
  server.process.stdout?.destroy()
  expect(await ask(server.url, 20)).toEqual([404])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
})

test('the reader of the log may stop reading: the server goes on, and can end', async () => {
  const folder = await temporaryFolder()
  const pipe = join(folder, 'log')
  execFileSync('mkfifo', [pipe])
  // Both ends are open, so that it fills and nobody reads.
  const full = openSync(pipe, 'r+')
  onTestFinished(() => closeSync(full))
  const port = await freePort()
  const server = await spawnServer({ DATA_DIR: folder, PORT: String(port) }, undefined, full)
  const url = `http://127.0.0.1:${port}`
  const isAlive = () => fetch(`${url}/healthz`).then(({ ok }) => ok)
  await expect.poll(() => isAlive().catch(() => false)).toBe(true)
  expect(await ask(url, 400)).toEqual([404])
  expect(await isAlive()).toBe(true)
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

test('lines that a slow reader does not take are counted', async () => {
  const pipe = join(await temporaryFolder(), 'log')
  execFileSync('mkfifo', [pipe])
  const descriptor = openSync(pipe, 'r+')
  onTestFinished(() => closeSync(descriptor))
  const { log, flush } = createLogWriter(descriptor)
  for (let line = 0; line < 12_000; line++) log(`line ${line}`)
  const reader = createReadStream(pipe)
  onTestFinished(() => void reader.destroy())
  let read = ''
  reader.on('data', (bytes) => {
    read += bytes
  })
  await expect.poll(() => read).toContain('line 9999\n2000 lines were left out: whoever reads this log is too slow\n')
  await flush()
})

test('lines are written together, and the last ones when a process ends by an error', async () => {
  const program = `
    import { createLogWriter } from './src/server/log-writer.ts'
    const { log } = createLogWriter()
    log('one'); log('two')
    setTimeout(() => { log('last words'); throw new Error('on purpose') }, 200)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
  const chunks: string[] = []
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)))
  const [code] = await once(child, 'close')
  expect([code, ...chunks]).toEqual([1, 'one\ntwo\n', 'last words\n'])
})
