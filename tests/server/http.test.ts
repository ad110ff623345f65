import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { serve } from '../../src/server/main.ts'
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

/** Sends bytes as they are, which no HTTP client would, and returns all that comes back. */
function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}

const request = (line: string, host = 'site.example') => `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`

test('HEAD sends the length of the page and no page', async () => {
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
