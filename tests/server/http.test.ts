import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callPaths, createApp } from '../../src/server/app.ts'
import { serve } from '../../src/server/main.ts'
import { openSteadyStore } from '../../src/server/store/steady.ts'
import { startChild } from './child.ts'
import { sendRaw } from './raw.ts'
import { application, applicationForm } from './samples.ts'
import { temporaryFolder, testSettings } from './set-up.ts'

async function startServer() {
  const dist = await temporaryFolder()
  await mkdir(join(dist, 'about'))
  await writeFile(join(dist, 'about/index.html'), '<h1>About</h1>')
  const server = await serve(await testSettings(), dist, () => {})
  onTestFinished(() => server.close())
  return server
}

const request = (line: string, host = 'site.example') => `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`

test('HEAD sends the length of the page without the page', async () => {
  const { url } = await startServer()
  const answer = await sendRaw(url, request('HEAD /about HTTP/1.1'))
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toMatch(/\r\ncontent-length: 14\r\n/i)
  expect(answer.endsWith('\r\n\r\n')).toBe(true)
})

test.each([
  [request('GET /\\..\\etc\\passwd HTTP/1.1'), 400],
  [request('OPTIONS * HTTP/1.1'), 400],
  [request('GET /about HTTP/1.1', 'two words'), 400],
  ['GET /about HTTP/1.1\r\nHost: site.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  [request('GET /../../etc/passwd HTTP/1.1'), 404],
  [request('GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1'), 404],
])('%j is %i, with the security headers', async (text, status) => {
  const { url } = await startServer()
  const answer = await sendRaw(url, text)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
  expect(answer).toMatch(/\r\nContent-Security-Policy: /i)
})

test.each([12, 60])(
  'an upload of %i MB gets an answer that the form can show, not a broken connection',
  async (megabytes) => {
    const { url } = await startServer()
    const bytes = Buffer.alloc(megabytes * 1024 * 1024)
    const body = applicationForm(application, { bytes, name: 'cv.pdf', type: 'application/pdf' })
    const response = await fetch(url + callPaths['job-application'], { method: 'POST', body })
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: expect.stringContaining('larger than 10 MB') },
    ])
  },
)

test('each error of the running server is reported, and none ends it', async () => {
  const lines: string[] = []
  const { url, close } = await serve(await testSettings(), undefined, (line) => lines.push(line))
  onTestFinished(close)
  const handles = (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles()
  const server = handles.find(
    (handle): handle is Server =>
      handle instanceof Server && url.endsWith(`:${(handle.address() as AddressInfo).port}`),
  )
  for (const code of ['EMFILE', 'ENFILE']) server?.emit('error', Object.assign(new Error('accept'), { code }))
  expect(lines.filter((line) => /E[MN]FILE/.test(line))).toHaveLength(2)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('clients that send thousands of requests and read no answer are cut off', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/index.html'), 'x'.repeat(60_000))
  const server = await startChild({ DATA_DIR: await temporaryFolder() }, folder)
  await (await fetch(server.url)).text()
  const before = server.peakMegabytes()
  const many = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000)
  const { port, hostname } = new URL(server.url)
  const cut = Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(many)).on('error', () => {})
    // Reads nothing, and yet learns of the end: a write fails.
    const trying = setInterval(() => socket.write('\r\n'), 200)
    onTestFinished(() => {
      clearInterval(trying)
      socket.destroy()
    })
    return new Promise((closed) => socket.on('close', closed))
  })
  const start = performance.now()
  expect((await fetch(server.url)).status).toBe(200)
  expect(performance.now() - start).toBeLessThan(10_000)
  await Promise.all(cut)
  expect(server.peakMegabytes() - before).toBeLessThan(120)
})

test('thousands of readiness requests query the database once', async () => {
  const settings = await testSettings()
  const store = openSteadyStore(settings, () => {})
  onTestFinished(() => store.close())
  const ping = vi.spyOn(store, 'ping')
  const app = createApp({ settings, store, log: () => {} })
  const answers = await Promise.all(Array.from({ length: 500 }, () => app.request('/readyz')))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  expect(ping).toHaveBeenCalledTimes(1)
})

test('HEAD of a large file leaves no file open', async () => {
  const dist = await temporaryFolder()
  await writeFile(join(dist, 'large.bin'), Buffer.alloc(2 * 1024 * 1024))
  const server = await serve(await testSettings(), dist, () => {})
  onTestFinished(() => server.close())
  const open = async () =>
    (
      await Promise.all(
        (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
      )
    ).filter((path) => path.includes('large.bin')).length
  for (let time = 0; time < 20; time++)
    expect((await fetch(`${server.url}/large.bin`, { method: 'HEAD' })).headers.get('content-length')).toBe('2097152')
  await expect.poll(open).toBe(0)
})
