import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '../../src/server/main.ts'
import { startChild } from './child.ts'
import { enquiry } from './samples.ts'
import { temporaryFolder, testSettings } from './set-up.ts'

// A process of its own takes a moment to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const body = Buffer.from(JSON.stringify(enquiry))

/** A raw connection that has sent half of an enquiry, which the server waits for. */
async function halfRequest(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => {
    socket.destroy()
  })
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  await once(socket, 'connect')
  const head = `POST /api/Email/SubmitEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  socket.write(head)
  await expect.poll(() => received).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  received = ''
  socket.write(body.subarray(0, 20))
  return { finish: () => socket.write(body.subarray(20)), closed: once(socket, 'close'), answer: () => received }
}

test('SIGTERM: the request in hand is answered, new ones are not taken, idle connections do not hold the process', async () => {
  const server = await startChild({ DATA_DIR: await temporaryFolder() })
  // Leaves a connection open and idle.
  await (await fetch(`${server.url}/healthz`)).text()
  const request = await halfRequest(server.url)
  server.process.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  request.finish()
  await expect.poll(request.answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"id":/)
  const answered = Date.now()
  await request.closed
  // The answer offers to keep the connection for 5 seconds.
  expect(Date.now() - answered).toBeLessThan(4000)
  expect(await server.exit).toBe(0)
})

test('a request that does not end is cut off after SHUTDOWN_SECONDS', async () => {
  const server = await startChild({ DATA_DIR: await temporaryFolder(), SHUTDOWN_SECONDS: '1' })
  await halfRequest(server.url)
  const start = Date.now()
  server.process.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  expect(Date.now() - start).toBeGreaterThan(900)
})

test('a port in use and a missing site are each explained in one sentence', async () => {
  const settings = await testSettings()
  const server = await serve(settings, undefined, () => {})
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  await expect(serve({ ...settings, port }, undefined)).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`)
  await expect(serve(settings, 'no-such-folder')).rejects.toThrow('Build it first: npm run build')
})
