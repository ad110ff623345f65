import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { listen } from '../../src/server/listen.ts'
import { serve } from '../../src/server/main.ts'
import { sendRaw } from './raw.ts'
import { application, enquiry } from './samples.ts'
import { temporaryFolder, testApp, testSettings } from './set-up.ts'

async function startServer(env: Record<string, string> = {}) {
  const dist = await temporaryFolder()
  await writeFile(join(dist, 'index.html'), '<h1>Home</h1>')
  const server = await serve(await testSettings(env), dist, () => {})
  onTestFinished(() => server.close())
  return server.url
}

const head = (lines: string[]) => `${[...lines, 'Host: site.example'].join('\r\n')}\r\n\r\n`
const statuses = (answers: string) => [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))

/** The text in chunks of so many bytes. */
function chunked(text: string, bytes: number): string {
  let sent = ''
  for (let at = 0; at < text.length; at += bytes) {
    const chunk = text.slice(at, at + bytes)
    sent += `${chunk.length.toString(16)}\r\n${chunk}\r\n`
  }
  return `${sent}0\r\n\r\n`
}

/** A form with a file of so many bytes, ASCII only. */
const form = [
  ...Object.entries(application).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  ),
  '--b\r\nContent-Disposition: form-data; name="UploadFile"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
].join('')
const formOf = (bytes: number) => `${form}%PDF-1.7${' '.repeat(bytes)}\r\n--b--\r\n`
const post = (...headers: string[]) =>
  head([
    `POST ${callPaths['job-application']} HTTP/1.1`,
    'Content-Type: multipart/form-data; boundary=b',
    'Connection: close',
    ...headers,
  ])

describe('bodies', () => {
  test('a body sent byte by byte is refused before it costs much; one in small pieces is not', async () => {
    const url = await startServer()
    const inBytes = await sendRaw(url, post('Transfer-Encoding: chunked') + chunked(formOf(200_000), 1))
    expect(statuses(inBytes)).toEqual([400])
    expect(inBytes).toContain('pieces that are too small')
    const inPieces = await sendRaw(url, post('Transfer-Encoding: chunked') + chunked(formOf(200_000), 100))
    expect(statuses(inPieces)).toEqual([200])
    const short = await sendRaw(url, post('Transfer-Encoding: chunked') + chunked(formOf(2000), 1))
    expect(statuses(short)).toEqual([200])
  })

  test('a body that hardly arrives is given up', async () => {
    const { app } = await testApp()
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => time)
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const send = async (secondsBetween: number, pieceBytes: number) => {
      const text = JSON.stringify({ ...enquiry, Message: 'x'.repeat(3000) })
      let at = 0
      const body = new ReadableStream({
        pull(controller) {
          time += secondsBetween * 1000
          controller.enqueue(Buffer.from(text.slice(at, at + pieceBytes)))
          at += pieceBytes
          if (at >= text.length) controller.close()
        },
      })
      const headers = { 'content-type': 'application/json' }
      return (await app.request(callPaths.enquiry, { method: 'POST', body, duplex: 'half', headers } as RequestInit))
        .status
    }
    expect(await send(5, 1600)).toBe(200)
    expect(await send(5, 100)).toBe(408)
  })

  test('a client that waits before sending too much is refused at once; one that sends a form is told to continue', async () => {
    const url = await startServer()
    for (const [path, type] of [
      [callPaths.enquiry, 'application/json'],
      [callPaths['job-application'], 'multipart/form-data; boundary=b'],
    ])
      expect(
        statuses(
          await sendRaw(
            url,
            head([
              `POST ${path} HTTP/1.1`,
              'Expect: 100-continue',
              `Content-Type: ${type}`,
              'Content-Length: 12000000',
            ]),
          ),
        ),
      ).toEqual([413])
    const body = formOf(5000)
    const length = `Content-Length: ${body.length}`
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    onTestFinished(() => {
      socket.destroy()
    })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(post('Expect: 100-continue', length))
    await expect.poll(() => statuses(answer)).toEqual([100])
    socket.write(body)
    await once(socket, 'close')
    expect(statuses(answer)).toEqual([100, 200])
  })

  test.each([
    ['GET', 'Content-Length: 1000000000'],
    ['HEAD', 'Transfer-Encoding: chunked'],
  ])('%s takes none (%s)', async (method, header) => {
    const url = await startServer()
    await (await fetch(url)).text()
    // It does not wait for the end of it.
    expect(statuses(await sendRaw(url, head([`${method} / HTTP/1.1`, header])))).toEqual([413])
  })
})

describe('pipelined requests', () => {
  test.each([
    [24, 24],
    [100, 100],
    [200, 100],
  ])('of %i, %i are answered before it is closed', async (count, answered) => {
    const url = await startServer()
    const last = head(['GET /last HTTP/1.1', 'Connection: close'])
    const answers = await sendRaw(url, head(['GET /index.html HTTP/1.1']).repeat(count - 1) + last)
    expect(statuses(answers)).toHaveLength(answered)
    expect(statuses(answers).at(-1)).toBe(count === answered ? 404 : 308)
  })
})

test('the rest of what arrived on a connection that is cut is not parsed', async () => {
  const url = await startServer()
  const events = vi.spyOn(Server.prototype, 'emit')
  onTestFinished(() => events.mockRestore())
  await sendRaw(url, head(['GET / HTTP/1.1']).repeat(1000)).catch(() => {})
  expect(events.mock.calls.filter(([event]) => String(event) === 'request')).toHaveLength(201)
})

describe('connections without a request', () => {
  test.each([
    ['are silent', ''],
    ['begin a request and do not end it', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ])('are closed where they %s', async (_what, text) => {
    const { app, settings } = await testApp()
    const listener = await listen(app, settings, () => {}, undefined, { silenceSeconds: 60, headersSeconds: 0.3 })
    onTestFinished(() => listener.cut())
    const { hostname, port } = new URL(listener.url)
    const socket = connect(Number(port), hostname)
    const dripping = setInterval(() => text && socket.write('x'), 50)
    onTestFinished(() => clearInterval(dripping))
    socket.on('error', () => {}).resume()
    socket.write(text)
    await once(socket, 'close')
  })

  test('do not delay the end of the server', async () => {
    const server = await serve(await testSettings({ SHUTDOWN_SECONDS: '600' }), undefined, () => {})
    const { hostname, port } = new URL(server.url)
    const closed = ['', 'GET / HTTP/1.1\r\nHost: x'].map((text) => {
      const socket = connect(Number(port), hostname, () => socket.write(text))
      return once(socket.resume(), 'close')
    })
    // Its connection comes after theirs, and stays open.
    await (await fetch(`${server.url}/healthz`)).text()
    await server.close()
    await Promise.all(closed)
  })

  test('are refused when one address has too many, until some of them close', async () => {
    const url = await startServer({ CONNECTION_LIMIT: '3' })
    const { hostname, port } = new URL(url)
    const open = () => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      onTestFinished(() => {
        socket.destroy()
      })
      return socket
    }
    const three = [open(), open(), open()]
    await Promise.all(three.map((socket) => once(socket, 'connect')))
    await once(open(), 'close')
    for (const socket of three) socket.end()
    await Promise.all(three.map((socket) => once(socket.resume(), 'close')))
    await expect.poll(async () => (await fetch(url).catch(() => undefined))?.status).toBe(200)
  })

  test('are not counted behind a proxy, whose address they share, unless a limit is set', async () => {
    const limit = async (env: Record<string, string>) => (await testSettings(env)).connectionLimit
    expect([
      await limit({}),
      await limit({ TRUST_PROXY: '1' }),
      await limit({ TRUST_PROXY: '1', CONNECTION_LIMIT: '9' }),
    ]).toEqual([200, 0, 9])
  })
})
