import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { callPaths } from '../../src/server/app.ts'
import { deployedFolder, start } from './deployed.ts'
import { sendRaw } from './raw.ts'
import { application, applicationForm, enquiry } from './samples.ts'
import { temporaryFolder, testApp } from './set-up.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Starts the built commands with metrics, and tells the addresses. */
async function startWatched(env: Record<string, string> = {}) {
  const folder = await deployedFolder()
  const given = { PORT: '0', METRICS_PORT: '0', RATE_LIMIT: '0', DATA_DIR: await temporaryFolder(), ...env }
  const server = start(folder, [process.execPath, 'dist-server/serve.js'], given)
  await vi.waitUntil(() => server.collected.output.includes('The site is at'), { timeout: 60_000 })
  const [metrics = '', url = ''] = server.collected.output.match(/http:\/\/[\d.:]+(\/metrics)?/g) ?? []
  const sampled = async () => await (await fetch(metrics)).text()
  const value = async (name: string) =>
    Number(new RegExp(`^${name.replace(/[{}"+]/g, '\\$&')} (.*)$`, 'm').exec(await sampled())?.[1])
  return { ...server, metrics, url, sampled, value, folder }
}

const post = (url: string, body: unknown, headers = {}) =>
  fetch(url + callPaths.enquiry, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'visit-seconds': '30', ...headers },
    body: JSON.stringify(body),
  })

test('metrics: requests by status and duration, submissions by outcome, waiting mails and since when', async () => {
  const { metrics, url, value, sampled } = await startWatched({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_TO: 'hello@example.com',
  })
  await fetch(url)
  await fetch(`${url}/none`)
  const key = { 'idempotency-key': 'key-00001' }
  for (let time = 0; time < 3; time++) await post(url, enquiry, key)
  await post(url, { ...enquiry, Website: 'https://spam.example' })
  await post(url, { ...enquiry, Email: 'no address' })
  expect(await value('http_requests_total{status="200"}')).toBe(5)
  expect(await value('http_requests_total{status="404"}')).toBe(1)
  expect(await value('submissions_total{outcome="kept"}')).toBe(1)
  expect(await value('submissions_total{outcome="marked"}')).toBe(1)
  expect(await value('submissions_total{outcome="repeated"}')).toBe(2)
  expect(await value('submissions_total{outcome="refused"}')).toBe(1)
  expect(await value('http_request_duration_seconds_bucket{le="+Inf"}')).toBe(7)
  expect(await value('http_request_duration_seconds_count')).toBe(7)
  expect(await value('store_up')).toBe(1)
  expect(await value('mails_waiting')).toBe(2)
  await expect.poll(() => value('mails_waiting_seconds')).toBeGreaterThan(0.5)

  const answer = await fetch(metrics)
  expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  // The grammar of OpenMetrics, line by line: families in one piece, and its end.
  const lines = (await sampled()).split('\n')
  expect(lines.slice(-2)).toEqual(['# EOF', ''])
  for (const line of lines.slice(0, -2))
    expect(line).toMatch(/^(# (TYPE|HELP) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]+"\})? [\d.e+-]+)$/)
  // On this machine alone, and not on the port of the site.
  expect(new URL(metrics).hostname).toBe('127.0.0.1')
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  const { port } = new URL(metrics)
  const asked = async (host: string) =>
    (await sendRaw(metrics, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).slice(0, 12)
  expect([await asked(`localhost:${port}`), await asked('[::1]'), await asked('evil.example')]).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 403',
  ])
})

test('every alarm of the handbook uses an existing metric', async () => {
  const { sampled, url } = await startWatched()
  await fetch(url)
  const names = new Set([...(await sampled()).matchAll(/^([a-z_]+)/gm)].map(([, name]) => name))
  const handbook = readFileSync('src/server/OPERATING.md', 'utf8')
  const alarms = handbook.split('\n').filter((line) => /^\| `.*` \|/.test(line))
  expect(alarms.length).toBeGreaterThanOrEqual(6)
  const known = (name: string) =>
    names.has(name) || /^(rate|increase|sum|histogram_quantile|by|le|up|outcome|status)$/.test(name)
  for (const alarm of alarms) {
    const expression = /^\| `([^`]*)`/.exec(alarm)?.[1]?.replace(/"[^"]*"|\[\w+\]/g, '') ?? ''
    expect(
      [...expression.matchAll(/[a-z_]{2,}/g)].map(([name]) => name).filter((name) => !known(name)),
      alarm,
    ).toEqual([])
  }
})

test('JSON lines: each request and its errors with the id that its answer carries; nothing about the visitor', async () => {
  const { app, lines, store, postEnquiry, postApplication } = await testApp({ LOG_FORMAT: 'json', TRUST_PROXY: '1' })
  const kept = await postEnquiry(enquiry, { 'x-request-id': 'given-by-the-proxy', 'x-forwarded-for': '203.0.113.9' })
  await postApplication(applicationForm())
  await postEnquiry({ ...enquiry, Email: 'nonsense' })
  await app.request('/?email=anne@example.com')
  await store.close()
  const failed = await postEnquiry(enquiry, { 'x-request-id': 'no good\tid' })
  expect(kept.headers.get('x-request-id')).toBe('given-by-the-proxy')
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries[0]).toMatchObject({
    event: 'request',
    id: 'given-by-the-proxy',
    method: 'POST',
    path: callPaths.enquiry,
    status: 200,
    milliseconds: expect.any(Number),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  const id = failed.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(entries.filter((entry) => entry.id === id).map(({ event }) => event)).toEqual(['note', 'request'])
  for (const personal of [...Object.values(enquiry), ...Object.values(application), '203.0.113.9', 'cv.pdf'])
    if (personal.length > 3) expect(lines.join('\n')).not.toContain(personal)
})

test('a server that logs JSON writes nothing else', async () => {
  const { collected, url } = await startWatched({ LOG_FORMAT: 'json' })
  await fetch(url)
  await expect.poll(() => collected.output).toContain('"path":"/"')
  for (const line of collected.output.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('time')
})
