import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import company from '../../pages-data/site/company.json' with { type: 'json' }
import { writeRedirects } from '../../src/engine/content/redirects.ts'
import { type RunningServer, serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { readSiteFiles, type SiteFiles } from '../../src/server/site/site-files.ts'
import { writeHosting } from '../../src/tools/build/hosting/write.ts'
import { nginxConfiguration } from '../../src/tools/serve/hosting/nginx.ts'
import { readHostingSettings } from '../../src/tools/serve/hosting/settings.ts'
import { need, programs } from '../programs.ts'
import { routes } from './site.ts'

/** The headers that matter to browsers. */
const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

async function answerOf(request: APIRequestContext, url: string): Promise<Record<string, unknown>> {
  const answer = await request.get(url, { maxRedirects: 0 })
  const headers = answer.headers()
  const location = headers.location?.replace(/^http:\/\/[^/]+/, '')
  const type = headers['content-type']?.toLowerCase().replace('; ', ';')
  return {
    status: answer.status(),
    ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
    'content-type': answer.status() === 308 ? undefined : type,
    location,
  }
}

const pages = routes.filter((path) => path !== '/not-found')

/** A renamed page with a redirect. */
const renamed = { from: '/get-in-touch', to: '/contact' }

const call = '/api/Email/SubmitEnquiry'

/** Responses of every kind, including refusals: method, path, headers and status. */
const kinds: Record<string, [method: string, path: string, headers: Record<string, string>, status: number]> = {
  page: ['GET', '/contact', {}, 200],
  'page that is known': ['GET', '/contact', { 'if-none-match': '*' }, 304],
  document: ['GET', '/documents/gender-pay-gap-report.pdf', {}, 200],
  'part of a document': ['GET', '/documents/gender-pay-gap-report.pdf', { range: 'bytes=0-9' }, 206],
  'part that there is not': ['GET', '/documents/gender-pay-gap-report.pdf', { range: 'bytes=999999999-' }, 416],
  'other spelling': ['GET', '/Contact/', {}, 308],
  'renamed page': ['GET', renamed.from, {}, 308],
  'no such page': ['GET', '/no-such-page', {}, 404],
  'no such script': ['GET', '/assets/none.js', {}, 404],
  'wrong method': ['POST', '/contact', {}, 405],
  'wrong method for a file': ['POST', '/favicon.svg', {}, 405],
  'refused call': ['POST', call, { 'content-type': 'application/json' }, 422],
  // A browser that only sends Origin, which includes the port.
  'call from our own page': ['POST', call, { origin: 'self', 'content-type': 'application/json' }, 422],
  'call from another site': ['POST', call, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  'no such call': ['GET', '/api/none', {}, 404],
}

/** The security headers of every response, besides Content-Security-Policy. */
const protection = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
}

const overTlsOnly = 'strict-transport-security'

const policy = 'content-security-policy'
const ofEveryFile = ['x-content-type-options', 'cross-origin-resource-policy']

/** The security headers of files that are not documents; drawings have their policy in case they are opened as one. */
const ofFiles: Record<string, string[]> = {
  svg: [...ofEveryFile, policy],
  css: [...ofEveryFile, 'referrer-policy'],
  js: [...ofEveryFile, 'referrer-policy'],
  ...Object.fromEntries(
    ['avif', 'jpg', 'json', 'png', 'webmanifest', 'woff2'].map((ending) => [ending, ofEveryFile] as const),
  ),
}

/** The first file with this ending. */
const fileThatEndsWith = ({ byPath }: SiteFiles, ending: string): string =>
  [...byPath.keys()].find((path) => path.endsWith(`.${ending}`)) ?? `/none.${ending}`

/** The security headers that a response lacks. */
function unprotected(headers: Record<string, string>, overTls: boolean): string[] {
  const wanted = { ...protection, [policy]: /frame-ancestors 'none'/ }
  const lacking = Object.entries(wanted).filter(([name, value]) => !value.test(headers[name] ?? ''))
  const isTold = /max-age=\d{8}/.test(headers[overTlsOnly] ?? '')
  return [...lacking.map(([name]) => name), ...(isTold === overTls ? [] : [overTlsOnly])]
}

/** The built site with a renamed page, and the configuration of other hosts. */
async function siteWithRenamed(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'hosted-')), 'dist')
  await cp('dist', folder, { recursive: true })
  writeRedirects(new Map([[renamed.from, renamed.to]]), company.siteUrl, (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  })
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  await writeHosting({ folder, put }, { siteUrl: company.siteUrl })
  return folder
}

/** Addresses of every kind: pages, other spellings, files, internal files of the build, and missing ones. */
async function addresses(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text()
  const named = [...html.matchAll(/"(\/(?:assets|media)\/[^" ]+)"/g)].map((match) => match[1] as string)
  return [
    ...pages,
    ...[
      '/about/',
      '/About',
      renamed.from,
      `${renamed.from}?x=1`,
      '/Get-In-Touch/',
      '/ABOUT/',
      '/about/index.html',
      '/index.html',
      '/about/?x=1',
      '/about?x=1',
      '/about//',
    ],
    ...[
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/icon-192.png',
      '/data/about.txt',
      '/data/career.json',
      '/recover.js',
    ],
    ...['/documents/gender-pay-gap-report.pdf', ...new Set(named)],
    ...['/no-such-page', '/assets/none.js', '/csp.json', '/_headers', '/_site.json', '/_redirects', '/404'],
  ]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

/** nginx with the configuration that operators get, for plain HTTP or for TLS. */
async function startNginx(
  dist: string,
  behind: string,
  overTls: boolean,
): Promise<{ process: ChildProcess; url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [port, tlsPort] = [await freePort(), await freePort()]
  // The test certificate of this library.
  const { key, cert } = createRequire(import.meta.url)('smtp-server/lib/tls-options.js')({})
  await writeFile(join(folder, 'key.pem'), key)
  await writeFile(join(folder, 'cert.pem'), cert)
  const tls = {
    TLS_CERTIFICATE: `${folder}/cert.pem`,
    TLS_KEY: `${folder}/key.pem`,
    NGINX_LISTEN_TLS: `127.0.0.1:${tlsPort}`,
  }
  const { nginx: settings } = readHostingSettings({
    NGINX_LISTEN: `127.0.0.1:${port}`,
    BACKENDS: new URL(behind).host,
    ...(overTls && tls),
  })
  const site = nginxConfiguration(await readSiteFiles(dist), settings, dist)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr error; worker_processes 1;
events {} http { access_log off; ${paths} ${site} }`
  await writeFile(join(folder, 'nginx.conf'), main)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { process: nginx, url: overTls ? `https://127.0.0.1:${tlsPort}` : `http://127.0.0.1:${port}` }
}

test.describe('our own server and other hosts', () => {
  // Of one server, with one copy of the site.
  test.describe.configure({ mode: 'default' })
  test.use({ ignoreHTTPSErrors: true })
  let dist = ''
  let own: RunningServer
  let nginxes: ChildProcess[] = []
  test.beforeAll(async () => {
    dist = await siteWithRenamed()
    // Configured for a proxy.
    const settings = { PORT: '0', DATA_DIR: join(dist, '../data'), RATE_LIMIT: '0', TRUST_PROXY: '1' }
    own = await serve(readSettings(settings), dist, () => {})
  })
  test.afterAll(async () => {
    for (const nginx of nginxes) nginx.kill()
    await own.close()
  })

  test('nginx with the generated configuration responds like our server, and both set the security headers that browsers heed', async ({
    request,
  }) => {
    need(programs.nginx, (why) => test.skip(true, why))
    test.slow()
    const here = own.url
    const [plain, tls] = await Promise.all([startNginx(dist, here, false), startNginx(dist, here, true)])
    nginxes = [plain.process, tls.process]
    const isUp = (url: string) => () =>
      request.get(url).then(
        () => true,
        () => false,
      )
    await expect.poll(isUp(plain.url)).toBe(true)
    await expect.poll(isUp(tls.url)).toBe(true)

    for (const path of await addresses(request))
      expect.soft(await answerOf(request, plain.url + path), path).toEqual(await answerOf(request, here + path))

    const overTls = { 'x-forwarded-proto': 'https' }
    const hosts = [
      { host: 'our server', url: here, given: {}, isTls: false },
      { host: 'our server behind TLS', url: here, given: overTls, isTls: true },
      { host: 'nginx', url: plain.url, given: {}, isTls: false },
      { host: 'nginx over TLS', url: tls.url, given: {}, isTls: true },
    ]
    for (const { host, url, given, isTls } of hosts)
      for (const [kind, [method, path, headers, status]] of Object.entries(kinds)) {
        // nginx does not inherit headers here.
        if (status === 416 && host.startsWith('nginx')) continue
        const answer = await request.fetch(url + path, {
          method,
          headers: { ...given, ...headers, ...(headers.origin === 'self' && { origin: url }) },
          maxRedirects: 0,
          ...(method === 'POST' && { data: '{}' }),
        })
        const names = answer.headersArray().map(({ name }) => name.toLowerCase())
        const twice = Object.keys(protection).filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
        const faults = [...unprotected(answer.headers(), isTls), ...twice.map((name) => `${name} twice`)]
        expect.soft({ status: answer.status(), faults }, `${kind} of ${host}`).toEqual({ status, faults: [] })
      }

    const files = await readSiteFiles(dist)
    for (const { host, url, given, isTls } of hosts)
      for (const [ending, wanted] of Object.entries(ofFiles))
        for (const [status, headers] of [
          [200, {}],
          // nginx sends no part of a compressed file.
          [206, { range: 'bytes=0-0', 'accept-encoding': 'identity' }],
          [304, { 'if-none-match': '*' }],
        ] as const) {
          const answer = await request.get(url + fileThatEndsWith(files, ending), { headers: { ...given, ...headers } })
          const sent = [...Object.keys(protection), policy, overTlsOnly].filter((name) => name in answer.headers())
          expect
            .soft({ status: answer.status(), sent: sent.sort() }, `${ending} of ${host}`)
            .toEqual({ status, sent: [...wanted, ...(isTls ? [overTlsOnly] : [])].sort() })
        }
  })

  test('_headers and _redirects give static hosts the same rules', async ({ request }) => {
    const rules = (await readFile(join(dist, '_headers'), 'utf8')).trim().split('\n\n')
    const parsed = rules.map((rule) => {
      const [path = '', ...lines] = rule.split('\n')
      const pairs = lines.map((line) => line.trim().split(/: (.*)/s))
      return { path, headers: Object.fromEntries(pairs.map(([name = '', value]) => [name.toLowerCase(), value])) }
    })
    // Limits of Cloudflare Pages.
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const line of rules.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    const fits = (rule: string, path: string) =>
      rule === path || (rule.endsWith('/*') && path.startsWith(rule.slice(0, -1)))
    const headersOf = (path: string): Record<string, string> =>
      Object.assign({}, ...parsed.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers))
    for (const path of [...pages, '/documents/gender-pay-gap-report.pdf']) {
      const headers = headersOf(path)
      expect(unprotected(headers, true), path).toEqual([])
      const { [overTlsOnly]: _, ...anywhere } = headers
      expect((await request.get(own.url + path)).headers(), path).toMatchObject(anywhere)
    }
    const files = await readSiteFiles(dist)
    for (const [path, { policy: ofDrawing }] of files.byPath)
      if (path.endsWith('.svg')) expect(headersOf(path)[policy], path).toBe(ofDrawing)
    // Rules of these hosts know no types: such files get more than they need, and nothing that contradicts our server.
    for (const ending of Object.keys(ofFiles)) {
      const path = fileThatEndsWith(files, ending)
      const theirs = headersOf(path)
      const ours = (await request.get(own.url + path)).headers()
      for (const name of [...Object.keys(protection), policy].filter((name) => name in ours))
        expect(theirs[name], `${name} of ${path}`).toBe(ours[name])
    }
    expect(Object.keys(headersOf('/no-such-page'))).toEqual(expect.arrayContaining(Object.keys(protection)))
    expect(await readFile(join(dist, '_redirects'), 'utf8')).toBe(`${renamed.from} ${renamed.to} 308\n`)
  })
})
