import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answerAtOnce } from '../../src/server/answer-at-once.ts'
import { listen } from '../../src/server/listen.ts'
import { serve } from '../../src/server/main.ts'
import { createSite } from '../../src/server/static.ts'
import { writeSite } from './deployed.ts'
import { temporaryFolder, testApp, testSettings } from './set-up.ts'

const json = (line: string) => {
  const { id, time, milliseconds, ...rest } = JSON.parse(line)
  return rest
}

async function startSite(env: Record<string, string> = {}) {
  const dist = join(await temporaryFolder(), 'dist')
  writeSite(dist, 'first')
  for (const [ending, bytes] of Object.entries({ br: 'brotli', gz: 'gzip' }))
    writeFileSync(join(dist, `index.html.${ending}`), bytes)
  const lines: string[] = []
  const server = await serve(await testSettings({ LOG_FORMAT: 'json', ...env }), dist, (line) => lines.push(line))
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  /** What the server sends, byte by byte, but for the time. */
  const ask = async (request: string) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.write(request)
    await once(socket, 'close')
    const text = Buffer.concat(chunks).toString('latin1')
    return text.replace(/^Date: .*$/m, 'Date: now')
  }
  return { ask, dist, lines, counts: server.counts }
}

const sorted = (answer: string) =>
  answer
    .replace(/^[\w-]+(?=: )/gm, (name) => name.toLowerCase())
    .split('\r\n')
    .sort()

const etag = (answer: string) => /^ETag: (.*)\r$/m.exec(answer)?.[1] ?? ''

test('an answer from memory equals that of the app, byte for byte and in the log', async () => {
  const env = { TRUST_PROXY: '1' }
  const { ask, lines, counts } = await startSite(env)
  const plain = (method: string, headers: string[], path = '/') =>
    `${[`${method} ${path} HTTP/1.1`, 'Host: site.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
  const tag = etag(await ask(plain('GET', ['Accept-Encoding: br'])))
  const wishes = [
    [],
    ['Accept-Encoding: gzip, deflate, br'],
    ['Accept-Encoding: gzip;q=1, br;q=0.5'],
    ['Accept-Encoding: gzip', 'Accept-Encoding: br'],
    ['Accept-Encoding: br', `If-None-Match: ${tag}`],
    [`If-None-Match: "other"`],
    ['Range: bytes=0-4'],
    ['Range: bytes=99999-'],
    ['Range: bytes=0-4', 'If-Range: "other"'],
    ['X-Forwarded-Proto: https', 'X-Request-Id: abcdefgh-1'],
  ]
  for (const path of ['/', '/?a=b%20&c=%22', '/assets/first.js', '/404.html'])
    for (const method of ['GET', 'HEAD'])
      for (const wish of wishes) {
        // An upper-case host is not for the quick way.
        const slow = plain(method, wish, path).replace('site.example', 'SITE.example')
        const fast = plain(method, wish, path)
        await ask(fast)
        const [one, other] = [await ask(fast), await ask(slow)]
        // For HEAD the app sorts its headers, whose names it writes small.
        if (method === 'HEAD') expect(sorted(one), fast).toEqual(sorted(other))
        else expect(one, fast).toBe(other)
        expect(one).toMatch(/^HTTP\/1\.1 (200|206|304|404|416) /)
        expect(json(lines.at(-2) as string)).toEqual(json(lines.at(-1) as string))
      }
  expect(counts().requests['200']).toBeGreaterThan(100)
  expect(lines.join()).toContain('"id":"abcdefgh-1"')
})

test('anything but a plain request for a known file is left to the app', async () => {
  const { ask } = await startSite()
  for (let time = 0; time < 2; time++) {
    const first = async (request: string) => (await ask(`${request}Connection: close\r\n\r\n`)).split('\r\n')[0]
    expect(await first('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n')).toBe('HTTP/1.1 400 Bad Request')
    expect(await first('GET / HTTP/1.1\r\nHost: a/b\r\n')).toBe('HTTP/1.1 400 Bad Request')
    expect(await first('GET / HTTP/1.1\r\nHost: a:99999\r\n')).toBe('HTTP/1.1 400 Bad Request')
    expect(await first('GET /assets\\first.js HTTP/1.1\r\nHost: a\r\n')).toBe('HTTP/1.1 400 Bad Request')
    expect(await first('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n')).toBe('HTTP/1.1 405 Method Not Allowed')
    expect(await first('GET /index.html HTTP/1.1\r\nHost: a\r\n')).toBe('HTTP/1.1 308 Permanent Redirect')
    expect(await first('GET /x/../assets/first.js HTTP/1.1\r\nHost: a\r\n')).toBe('HTTP/1.1 200 OK')
    expect(await first('GET /assets/first%2ejs HTTP/1.1\r\nHost: a\r\n')).toBe('HTTP/1.1 200 OK')
  }
})

test('a file that was requested before does not reach the app', async () => {
  const dist = join(await temporaryFolder(), 'dist')
  writeSite(dist, 'first')
  const site = await createSite(dist)
  const { app, settings } = await testApp({}, { site })
  const asked: string[] = []
  const fetch = app.fetch
  app.fetch = (request, ...rest) => {
    asked.push(new URL(request.url).pathname)
    return fetch(request, ...rest)
  }
  const listener = await listen(
    app,
    settings,
    () => {},
    answerAtOnce(site, settings, () => {}),
  )
  onTestFinished(() => listener.cut())
  for (let time = 0; time < 40; time++) expect((await globalThis.fetch(`${listener.url}/`)).status).toBe(200)
  // The first, and one more each time the folder is looked at again.
  expect(asked).toContain('/')
  expect(asked.length).toBeLessThan(20)
})

test('a new build is noticed within a second, even if everything is in memory', async () => {
  const { ask, dist } = await startSite()
  const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await ask(request)).toContain(readFileSync(join(dist, 'index.html'), 'utf8'))
  writeSite(`${dist}.new`, 'second')
  renameSync(dist, `${dist}.old`)
  renameSync(`${dist}.new`, dist)
  await expect.poll(() => ask(request)).toContain('<title>second</title>')
})
