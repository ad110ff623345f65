import { describe, expect, test } from 'vitest'
import { createLimiter, networkOf } from '../../src/server/rate-limit.ts'
import { enquiry } from './samples.ts'
import { testApp } from './set-up.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

describe('posting from other origins', () => {
  test.each([
    ['our own page', { origin: 'https://site.example', host: 'site.example', 'sec-fetch-site': 'same-origin' }, 200],
    ['our own page in an older browser', { origin: 'http://site.example:81', host: 'site.example:81' }, 200],
    ['a program without a browser', {}, 200],
    ['another site', { origin: 'https://evil.example', host: 'site.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site in an older browser', { origin: 'https://evil.example', host: 'site.example' }, 403],
    [
      'a sibling of our host',
      { origin: 'https://blog.site.example', host: 'site.example', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['a sandboxed frame', { origin: 'null', host: 'site.example' }, 403],
    [
      'a forged X-Forwarded-Host',
      { origin: 'https://evil.example', host: 'site.example', 'x-forwarded-host': 'evil.example' },
      403,
    ],
  ])('%s', async (_what, headers, status) => {
    const { postEnquiry } = await testApp()
    expect((await postEnquiry(enquiry, headers as Record<string, string>)).status).toBe(status)
  })

  test('an allowed origin may send a preflight, post and read the answer; others may not', async () => {
    const { app, postEnquiry } = await testApp({ ALLOWED_ORIGINS: 'https://www.example.com' })
    const ask = (origin: string) => app.request('/api/Email/SubmitEnquiry', { method: 'OPTIONS', headers: { origin } })
    const allowed = await ask('https://www.example.com')
    expect([
      allowed.status,
      allowed.headers.get('access-control-allow-origin'),
      allowed.headers.get('access-control-allow-headers'),
    ]).toEqual([204, 'https://www.example.com', 'Content-Type, Idempotency-Key, Visit-Seconds'])
    expect((await ask('https://evil.example')).status).toBe(403)
    const posted = await postEnquiry(enquiry, { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' })
    expect([posted.status, posted.headers.get('access-control-allow-origin'), posted.headers.get('vary')]).toEqual([
      200,
      'https://www.example.com',
      'Origin',
    ])
  })

  test('behind a trusted proxy the host that the visitor asked for counts', async () => {
    const { postEnquiry } = await testApp({ TRUST_PROXY: '1' })
    const headers = { origin: 'https://site.example', host: '127.0.0.1:4173', 'x-forwarded-host': 'site.example' }
    expect((await postEnquiry(enquiry, headers)).status).toBe(200)
  })
})

describe('the limit per address', () => {
  test('one address gets its allowance, then 429 with the time to wait; other addresses are not affected', async () => {
    const { postEnquiry } = await testApp({ RATE_LIMIT: '3', RATE_LIMIT_SECONDS: '600' })
    const statuses = []
    for (let post = 0; post < 3; post++) statuses.push((await postEnquiry(enquiry, {}, from('192.0.2.1'))).status)
    expect(statuses).toEqual([200, 200, 200])
    const refused = await postEnquiry(enquiry, {}, from('192.0.2.1'))
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { message: expect.stringContaining('try again in 4 minutes') },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(190)
    expect((await postEnquiry(enquiry, {}, from('192.0.2.2'))).status).toBe(200)
  })

  test('behind proxies the address of the visitor counts, not what the visitor wrote into the header', async () => {
    const { postEnquiry } = await testApp({ RATE_LIMIT: '1', TRUST_PROXY: '2' })
    const post = (forwarded: string) => postEnquiry(enquiry, { 'x-forwarded-for': forwarded }, from('10.0.0.1'))
    expect((await post('192.0.2.1, 10.0.0.2')).status).toBe(200)
    expect((await post('192.0.2.2, 10.0.0.2')).status).toBe(200)
    expect((await post('198.51.100.9, 192.0.2.1, 10.0.0.2')).status).toBe(429)
  })

  test('without a trusted proxy the header is not believed', async () => {
    const { postEnquiry } = await testApp({ RATE_LIMIT: '1' })
    await postEnquiry(enquiry, { 'x-forwarded-for': '192.0.2.1' }, from('10.0.0.1'))
    expect((await postEnquiry(enquiry, { 'x-forwarded-for': '192.0.2.2' }, from('10.0.0.1'))).status).toBe(429)
  })

  test('a mistake and a repeated key cost a tenth', async () => {
    const { postEnquiry } = await testApp({ RATE_LIMIT: '4', RATE_LIMIT_SECONDS: '3600' })
    const post = async (body: object, key: string) =>
      (await postEnquiry(body, { 'idempotency-key': key }, from('192.0.2.1'))).status
    const mistakes = []
    for (let times = 0; times < 10; times++) mistakes.push(await post({ ...enquiry, Phone: '' }, 'key-00001'))
    expect(new Set(mistakes)).toEqual(new Set([422]))
    const repeated = []
    for (let times = 0; times < 9; times++) repeated.push(await post(enquiry, 'key-00001'))
    expect(new Set(repeated)).toEqual(new Set([200]))
    expect([await post(enquiry, 'key-00002'), await post(enquiry, 'key-00003')]).toEqual([200, 429])
  })

  test('a submission that is kept is answered as kept when the limit is used up, whatever address repeats it', async () => {
    const { postEnquiry, store } = await testApp({ RATE_LIMIT: '2' })
    const post = async (key: string, address: string, body: object = enquiry) => {
      const answer = await postEnquiry(body, { 'idempotency-key': key }, from(address))
      return [answer.status, (await answer.json()).id]
    }
    const kept = await post('key-00001', '192.0.2.1')
    await post('key-00002', '192.0.2.1')
    expect(await post('key-00003', '192.0.2.1')).toEqual([429, undefined])
    expect(await post('key-00001', '192.0.2.1')).toEqual(kept)
    // Other words under the same key are not what was kept.
    expect((await post('key-00001', '192.0.2.1', { ...enquiry, Name: 'Somebody Else' }))[0]).toBe(422)
    await post('key-00004', '192.0.2.2')
    await post('key-00005', '192.0.2.2')
    expect(await post('key-00001', '192.0.2.2')).toEqual(kept)
    expect(await store.read()).toHaveLength(4)
    const statuses = []
    for (let time = 0; time < 20; time++) statuses.push((await post('key-00001', '192.0.2.2'))[0])
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })

  test('all addresses together have a limit too', async () => {
    const { postEnquiry } = await testApp({ RATE_LIMIT: '2', RATE_LIMIT_ALL: '5' })
    const statuses = []
    for (let index = 1; index <= 6; index++)
      statuses.push((await postEnquiry(enquiry, {}, from(`192.0.2.${index}`))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await postEnquiry(enquiry, {}, from('192.0.2.7'))
    expect((await refused.json()).message).toMatch(/^Too many forms were sent\. Please try again in \d minutes\.$/)
  })

  test('a forwarded value that is no address counts as the proxy', async () => {
    const { postEnquiry } = await testApp({ RATE_LIMIT: '1', TRUST_PROXY: '1' })
    const post = async (forwarded: string) =>
      (await postEnquiry(enquiry, { 'x-forwarded-for': forwarded }, from('10.0.0.1'))).status
    expect([
      await post('x'.repeat(12_000)),
      await post('y'),
      await post('192.0.2.1:50123'),
      await post('[2001:db8::1]:5'),
    ]).toEqual([200, 429, 200, 200])
    expect(await post('192.0.2.1')).toBe(429)
  })

  test('the allowance comes back with time', () => {
    let time = 1_000_000
    const limiter = createLimiter({ submissions: 2, windowSeconds: 60 }, () => time)
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 30_000])
    time += 30_000
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 30_000])
  })

  test('a flood of addresses does not fill memory', () => {
    const limiter = createLimiter({ submissions: 1, windowSeconds: 60 })
    for (let address = 0; address < 200_000; address++) limiter.take(String(address))
    expect(limiter.size()).toBeLessThanOrEqual(50_000)
  })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0001::1', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:C000:0201', '192.0.2.1'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('every answer', () => {
  test.each(['/healthz', '/readyz', '/api/Email/SubmitEnquiry', '/api/nothing', '/nothing'])(
    '%s carries the security headers',
    async (path) => {
      const { app } = await testApp()
      const { headers } = await app.request(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers.has('strict-transport-security')).toBe(false)
    },
  )

  test('HSTS is sent only when a trusted proxy says that the visitor came over TLS', async () => {
    const behind = await testApp({ TRUST_PROXY: '1' })
    const open = await testApp()
    const hsts = async ({ app }: typeof open, proto: string) =>
      (await app.request('/healthz', { headers: { 'x-forwarded-proto': proto } })).headers.get(
        'strict-transport-security',
      )
    expect([await hsts(behind, 'https'), await hsts(behind, 'http'), await hsts(open, 'https')]).toEqual([
      expect.stringMatching(/^max-age=\d{8}/),
      null,
      null,
    ])
  })

  test('a log line holds no address, no query and no line break', async () => {
    const { app, lines } = await testApp()
    await app.request('/healthz%0Afake?email=anne@example.com', {}, from('192.0.2.1'))
    expect(lines).toEqual([expect.stringMatching(/^\S+ GET \/healthz%0Afake 404 \d+ ms$/)])
  })
})

test('liveness does not ask the database; readiness does, and does not wait long', async () => {
  const { app, store } = await testApp()
  const ask = async (path: string, to = app) => {
    const answer = await to.request(path)
    return [answer.status, Object.keys(await answer.json())]
  }
  expect(await ask('/readyz')).toEqual([200, ['status']])
  store.ping = async () => {
    throw new Error('gone')
  }
  await expect.poll(() => ask('/readyz')).toEqual([503, ['message']])
  expect(await ask('/healthz')).toEqual([200, ['status']])
  const silent = await testApp()
  silent.store.ping = () => new Promise(() => {})
  const start = performance.now()
  expect(await ask('/readyz', silent.app)).toEqual([503, ['message']])
  expect(performance.now() - start).toBeLessThan(10_000)
})
