import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'

let answer: (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => void
let received: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[]
let calls = createServer()

beforeEach(async () => {
  received = []
  calls = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    received.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body })
    answer(incoming, outgoing, body)
  })
  await new Promise<void>((ready) => calls.listen(0, '127.0.0.1', ready))
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(calls.address() as AddressInfo).port}` })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  calls.closeAllConnections()
  await new Promise((done) => calls.close(done))
})

const failure = (path = '/x'): Promise<string> =>
  request(path, 'POST', {}).then(
    () => 'no failure',
    (error: Error) => error.message,
  )

test('spec 7 · sends JSON by default and returns the response body', async () => {
  answer = (_, outgoing) => outgoing.end('{"id":7}')
  expect(
    await request('/api/Email/SubmitEnquiry', 'POST', { Name: 'Ada' }, { headers: { 'Idempotency-Key': 'k' } }),
  ).toEqual({ id: 7 })
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/api/Email/SubmitEnquiry',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: '{"Name":"Ada"}',
    },
  ])
})

test('headers of the caller override those for JSON', async () => {
  answer = (_, outgoing) => outgoing.end('true')
  await request('/x', 'POST', 'a', { headers: { 'Content-Type': 'text/plain' } })
  expect(received[0]?.headers['content-type']).toBe('text/plain')
})

test('FormData sets its own content type, with the boundary', async () => {
  answer = (_, outgoing) => outgoing.end('true')
  const form = new FormData()
  form.append('Name', 'Ada')
  expect(await request('/x', 'POST', form)).toBe(true)
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
})

test.each([
  ['a body that is not JSON is returned as text', 'stored', 'stored'],
  ['an empty body is an empty string', '', ''],
  ['a falsy body stays falsy', 'false', false],
])('%s', async (_, text, expected) => {
  answer = (_incoming, outgoing) => outgoing.end(text)
  expect(await request('/x', 'POST', {})).toBe(expected)
})

test.each([
  [422, '{"message":"Email: not a valid mail"}', 'Email: not a valid mail'],
  [500, '{"error":"x"}', 'Request failed with status code 500'],
  [502, '<h1>Bad gateway</h1>', 'Request failed with status code 502'],
  [429, '{"message":""}', 'Request failed with status code 429'],
  [400, '{"message":{"no":"text"}}', 'Request failed with status code 400'],
  [503, 'null', 'Request failed with status code 503'],
])('spec 8 · status %i with %s says: %s', async (status, body, message) => {
  answer = (_, outgoing) => outgoing.writeHead(status).end(body)
  expect(await failure()).toBe(message)
})

test('spec 8 · no connection says: Network Error', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:9' })
  expect(await failure()).toBe('Network Error')
})

test('spec 8 · a connection that breaks says: Network Error', async () => {
  answer = (incoming) => incoming.socket.destroy()
  expect(await failure()).toBe('Network Error')
})

test('spec 8 · an aborted call says: Request aborted', async () => {
  answer = () => {}
  const abort = new AbortController()
  const call = request('/x', 'POST', {}, { signal: abort.signal })
  setTimeout(() => abort.abort(), 30)
  await expect(call).rejects.toThrow('Request aborted')
})

test('spec 8 · a timed-out call says: timeout exceeded', async () => {
  answer = () => {}
  await expect(request('/x', 'POST', {}, { signal: AbortSignal.timeout(30) })).rejects.toThrow('timeout exceeded')
})

test('spec 8 · anything else says: An error occurred while making the API request.', async () => {
  vi.stubGlobal('fetch', () => Promise.reject('no reason'))
  expect(await failure()).toBe('An error occurred while making the API request.')
})

test('a failed call is not retried', async () => {
  answer = (_, outgoing) => outgoing.writeHead(503).end()
  await failure()
  expect(received).toHaveLength(1)
})
