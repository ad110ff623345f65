import { mkdtempSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { createSite } from '../../src/server/static.ts'
import type { Store } from '../../src/server/store/open.ts'
import { temporaryFolder } from './set-up.ts'

const script = 'export const greeting = "hello"\n'.repeat(50)
const standard = "default-src 'self'; frame-ancestors 'none'"
const files: Record<string, string | Uint8Array> = {
  'index.html': '<h1>Home</h1>',
  'about/index.html': '<h1>About</h1>',
  'contact/index.html': '<h1>Contact</h1>',
  // For hosts that only send files; here the redirect is known.
  'about-us/index.html': '<a href="/about">moved</a>',
  '404.html': '<h1>404 - Page Not Found</h1>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'data/about.json': '{"blocks":[]}',
  'assets/app-1a2b3c.js': script,
  'assets/app-1a2b3c.js.br': brotliCompressSync(script),
  'assets/app-1a2b3c.js.gz': gzipSync(script),
  'media/documents/policy.pdf': '%PDF-1.7 policy',
  'assets/icons-4d5e6f.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/print-7a8b9c.css': '@media print {}',
  'assets/sans-0d1e2f.woff2': Buffer.from([4, 5, 6]),
  'manifest.webmanifest': '{"name":"Site"}',
  'media/photo-99.avif': Buffer.from([1, 2, 3]),
  '.vite/manifest.json': '{"secret":true}',
  'csp.json': JSON.stringify({
    default: standard,
    pages: { '/contact': `${standard}; frame-src https://maps.example` },
  }),
  '_redirects.json': JSON.stringify({ '/about-us': '/about', '/old?': '/x', '/map': 'https://maps.example/?q=1' }),
}

async function build(folder: string, content: typeof files = files): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** Answers from a folder. Nothing here sends a form, so there is no store. */
async function serveFolder(folder: string, env: Record<string, string> = {}) {
  const lines: string[] = []
  const [settings, site] = [readSettings(env), await createSite(folder)]
  const app = createApp({ settings, site, store: {} as Store, log: (line) => lines.push(line) })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method })
  return { folder, get, lines }
}

/** A site of its own, for tests that change it or need another. */
async function testSite(content = files, env: Record<string, string> = {}) {
  const folder = join(await temporaryFolder(), 'dist')
  await build(folder, content)
  return serveFolder(folder, env)
}

const shared = mkdtempSync(join(tmpdir(), 'static-test-'))
await build(shared)
/** Asks the site of `files`, which all other tests read. */
const { get } = await serveFolder(shared)
afterAll(() => rm(shared, { recursive: true }))

describe('paths', () => {
  test.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/about', 200, '<h1>About</h1>'],
    ['/robots.txt', 200, 'User-agent: *'],
    ['/nothing', 404, '<h1>404 - Page Not Found</h1>'],
    ['/assets/gone.js', 404, '<h1>404 - Page Not Found</h1>'],
    ['/%', 404, '<h1>404 - Page Not Found</h1>'],
    ['/about%00', 404, '<h1>404 - Page Not Found</h1>'],
    ['/404.html', 404, '<h1>404 - Page Not Found</h1>'],
  ])('%s is %i', async (path, status, body) => {
    const response = await get(path)
    expect([response.status, await response.text(), response.headers.get('cache-control') !== null]).toEqual([
      status,
      body,
      true,
    ])
  })

  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/About', '/about'],
    ['/ABOUT/?ref=1&x=%20', '/about?ref=1&x=%20'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/about-us', '/about'],
    ['/About-Us/', '/about'],
    ['/about-us?x=1', '/about?x=1'],
    ['/about-us/index.html', '/about'],
    ['/map?x=1', 'https://maps.example/?q=1'],
  ])('%s leads to %s for good', async (path, location) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([308, location])
  })

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e%5c%2e%2e%5cetc%5cpasswd',
    '/%252e%252e%252fetc/passwd',
    '//etc/passwd',
    '/.vite/manifest.json',
    '/csp.json',
    '/_redirects.json',
    '/assets/app-1a2b3c.js.br',
    '//evil.example/',
  ])('%s finds nothing', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, '<h1>404 - Page Not Found</h1>'])
  })

  test('only GET and HEAD are accepted', async () => {
    const response = await get('/about', {}, 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('headers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/nothing', 'text/html; charset=utf-8', 'no-cache'],
    ['/data/about.json', 'application/json', 'no-cache'],
    ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
    ['/media/photo-99.avif', 'image/avif', 'max-age=31536000, immutable'],
    ['/assets/icons-4d5e6f.svg', 'image/svg+xml', 'max-age=31536000, immutable'],
    ['/sitemap.xml', 'application/xml', 'max-age=3600'],
  ])('%s has its type and may be kept as it should', async (path, type, cache) => {
    const { headers } = await get(path)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, cache])
  })

  test.each([
    ['/', standard],
    ['/contact', `${standard}; frame-src https://maps.example`],
    ['/nothing', standard],
    ['/media/documents/policy.pdf', "frame-ancestors 'none'"],
    [
      '/assets/icons-4d5e6f.svg',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'",
    ],
  ])('%s has the policy that the build wrote for it, or that of its type', async (path, policy) => {
    expect((await get(path)).headers.get('content-security-policy')).toBe(policy)
  })

  test('without a policy of the build a strict one is sent', async () => {
    const { get } = await testSite({ 'index.html': 'Home' })
    const policy = (await get('/')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("worker-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('without a 404 page the answer is still 404', async () => {
    const { get } = await testSite({ 'index.html': 'Home' })
    expect((await get('/nothing')).status).toBe(404)
  })
})

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['identity;q=1, br;q=0.5', null],
    ['', null],
    ['GZIP', 'gzip'],
  ])('Accept-Encoding %j gets %s', async (accepted, encoding) => {
    const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length)
    if (encoding === 'br') expect(brotliDecompressSync(bytes).toString()).toBe(script)
  })

  test('each encoding has its own validator', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (encoding) =>
        (await get('/assets/app-1a2b3c.js', { 'accept-encoding': encoding })).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{11}"$/)
  })
})

describe('conditions and ranges', () => {
  test('a version that the browser has is not sent again', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get('/about', { 'if-none-match': known })
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('HEAD has the headers of GET and no body, and ignores ranges', async () => {
    for (const range of ['bytes=0-3', 'bytes=99-']) expect((await get('/about', { range }, 'HEAD')).status).toBe(200)
    const response = await get('/about', {}, 'HEAD')
    expect([response.status, await response.text(), response.headers.get('content-length')]).toEqual([200, '', '14'])
  })

  test.each([
    ['bytes=0-3', 206, '%PDF', 'bytes 0-3/15'],
    ['bytes=9-', 206, 'policy', 'bytes 9-14/15'],
    ['bytes=-6', 206, 'policy', 'bytes 9-14/15'],
    ['bytes=-100', 206, '%PDF-1.7 policy', 'bytes 0-14/15'],
    ['bytes=9-100', 206, 'policy', 'bytes 9-14/15'],
    ['bytes=15-', 416, '', 'bytes */15'],
    ['bytes=-0', 416, '', 'bytes */15'],
    ['bytes=5-2', 200, '%PDF-1.7 policy', null],
    ['bytes=0-1,3-4', 200, '%PDF-1.7 policy', null],
    ['pages=1-2', 200, '%PDF-1.7 policy', null],
    ['bytes=-', 200, '%PDF-1.7 policy', null],
  ])('Range %s gives %i', async (range, status, body, contentRange) => {
    const response = await get('/media/documents/policy.pdf', { range })
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  test('a range of another version is the whole file', async () => {
    const etag = (await get('/media/documents/policy.pdf')).headers.get('etag') ?? ''
    const part = (version: string) => get('/media/documents/policy.pdf', { range: 'bytes=0-3', 'if-range': version })
    expect([(await part(etag)).status, (await part('"other"')).status]).toEqual([206, 200])
  })

  test('a large file is streamed, whole and in parts', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 'abcdefgh')
    const { get } = await testSite({ 'media/large.bin': large })
    expect(Buffer.from(await (await get('/media/large.bin')).arrayBuffer()).equals(large)).toBe(true)
    expect(await (await get('/media/large.bin', { range: 'bytes=2097153-2097156' })).text()).toBe('bcde')
  })
})

test('a new build in the place of the old one is served', async () => {
  const { folder, get, lines } = await testSite()
  expect(await (await get('/')).text()).toBe('<h1>Home</h1>')
  await build(`${folder}.new`, { 'index.html': '<h1>New</h1>' })
  await rm(folder, { recursive: true })
  await rename(`${folder}.new`, folder)
  await expect.poll(async () => (await get('/')).text()).toBe('<h1>New</h1>')
  expect(lines.filter((line) => / 5\d\d /.test(line))).toEqual([])
})

test('a new build that cannot be read yet, e.g. half copied, is served as soon as it can', async () => {
  const { folder, get } = await testSite()
  const broken = `${folder}.next`
  await build(broken, { ...files, 'index.html': '<h1>New home</h1>', 'csp.json': '{"default"' })
  await rename(folder, `${folder}.old`)
  await rename(broken, folder)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await get('/')).status).toBe(200)
  // As it is mended in its place, nothing about the folder changes.
  await writeFile(join(folder, 'csp.json'), files['csp.json'] ?? '')
  await expect.poll(async () => (await get('/')).text()).toBe('<h1>New home</h1>')
})

describe('security headers', () => {
  const ofEveryFile = ['cross-origin-resource-policy', 'x-content-type-options']
  const all = [
    ...ofEveryFile,
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'referrer-policy',
    'x-frame-options',
  ]
  const namesOf = (answer: Response) => all.filter((name) => answer.headers.has(name)).sort()

  test.each([
    ['a page', '/about', all],
    ['the not-found page in the place of a script', '/assets/none.js', all],
    ['a PDF', '/media/documents/policy.pdf', all],
    ['XML, which may hold scripts', '/sitemap.xml', all],
    ['a text', '/robots.txt', ofEveryFile],
    ['a redirect', '/About', all],
    ['a drawing', '/assets/icons-4d5e6f.svg', [...ofEveryFile, 'content-security-policy']],
    ['a script', '/assets/app-1a2b3c.js', [...ofEveryFile, 'referrer-policy']],
    ['a style', '/assets/print-7a8b9c.css', [...ofEveryFile, 'referrer-policy']],
    ['a font', '/assets/sans-0d1e2f.woff2', ofEveryFile],
    ['a photo', '/media/photo-99.avif', ofEveryFile],
    ['the data of a page', '/data/about.json', ofEveryFile],
    ['the manifest', '/manifest.webmanifest', ofEveryFile],
  ])('%s has those that browsers heed', async (_kind, path, names) => {
    expect(namesOf(await get(path))).toEqual(names.toSorted())
  })

  test.each([
    [304, { 'if-none-match': '*' }],
    [206, { range: 'bytes=0-0' }],
    [416, { range: 'bytes=900-' }],
  ])('with %i they are those of the whole file', async (status, headers) => {
    for (const path of ['/about', '/media/photo-99.avif']) {
      const answer = await get(path, headers as Record<string, string>)
      expect([answer.status, namesOf(answer)]).toEqual([status, namesOf(await get(path))])
    }
  })
})

test('HSTS is sent with every file where the visitor came over TLS', async () => {
  const { get } = await testSite(files, { TRUST_PROXY: '1' })
  const etag = (await get('/about')).headers.get('etag') as string
  const asked: [number, string, Record<string, string>][] = [
    [200, '/about', {}],
    [304, '/about', { 'if-none-match': etag }],
    [206, '/about', { range: 'bytes=0-3' }],
    [416, '/about', { range: 'bytes=900-' }],
    [404, '/nothing', {}],
    [200, '/media/photo-99.avif', {}],
  ]
  // Each in turn: what is kept of one answer must not reach the next visitor.
  for (const proto of ['https', 'http', 'https'])
    for (const [status, path, headers] of asked) {
      const answer = await get(path, { ...headers, 'x-forwarded-proto': proto })
      expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
      expect([proto, answer.headers.has('strict-transport-security')]).toEqual([proto, proto === 'https'])
    }
})

test('a missing folder is an error at the start', async () => {
  await expect(createSite('no-such-folder')).rejects.toThrow('no-such-folder')
})
