import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { needProgram } from './programs.ts'
import { expect, routes, test } from './site.ts'

/** What a visitor's browser goes by. */
const told = [
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
    ...Object.fromEntries(told.map((name) => [name, headers[name]])),
    'content-type': answer.status() === 308 ? undefined : type,
    location,
  }
}

const pages = routes.filter((path) => path !== '/not-found')

/** Addresses of every kind: pages, other spellings of them, files, notes of the build, and what there is not. */
async function addresses(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text()
  const named = [...html.matchAll(/"(\/(?:assets|media)\/[^" ]+)"/g)].map((match) => match[1] as string)
  return [
    ...pages,
    ...['/about/', '/About', '/ABOUT/', '/about/index.html', '/index.html', '/about/?x=1', '/about?x=1', '/about//'],
    ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.svg', '/icon-192.png', '/data/about.json'],
    ...['/documents/gender-pay-gap-report.pdf', ...new Set(named)],
    ...['/no-such-page', '/assets/none.js', '/csp.json', '/_headers', '/_nginx.conf', '/_redirects', '/404'],
  ]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise((done) => server.close(done))
  return port
}

test.describe('issue 10 · hosts other than our own server', () => {
  let nginx: ChildProcess | undefined
  test.afterEach(() => nginx?.kill())

  test('nginx with the configuration of the build answers as our server does', async ({ request, baseURL }) => {
    needProgram('nginx', '-v', 'nginx-light')
    test.slow()
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    const port = await freePort()
    const site = (await readFile('dist/_nginx.conf', 'utf8'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('root /srv/site', `root ${resolve('dist')}`)
      .replace('http://127.0.0.1:4173', baseURL as string)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
    const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr error; worker_processes 1;
events {} http { access_log off; ${paths} ${site} }`
    await writeFile(join(folder, 'nginx.conf'), main)
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
    const there = `http://127.0.0.1:${port}`
    await expect
      .poll(() =>
        request.get(there).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)

    for (const path of await addresses(request))
      expect.soft(await answerOf(request, there + path), path).toEqual(await answerOf(request, path))

    const call = '/api/Email/SubmitEnquiry'
    const handedOn = await request.post(there + call, { data: {} })
    expect(handedOn.status()).toBe(422)
    expect(handedOn.headersArray().filter(({ name }) => name.toLowerCase() === 'x-content-type-options')).toHaveLength(
      1,
    )
    expect((await request.get('/about')).headers()['strict-transport-security'], 'without TLS').toBeUndefined()
  })

  test('_headers and _redirects tell hosts of plain files the same', async ({ request }) => {
    const rules = (await readFile('dist/_headers', 'utf8')).trim().split('\n\n')
    const parsed = rules.map((rule) => {
      const [path = '', ...lines] = rule.split('\n')
      return {
        path,
        headers: Object.fromEntries(
          lines.map((line) =>
            line
              .trim()
              .toLowerCase()
              .split(/: (.*)/s),
          ),
        ),
      }
    })
    // Limits of Cloudflare Pages.
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const line of rules.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
    const fits = (rule: string, path: string) =>
      rule === path || (rule.endsWith('/*') && path.startsWith(rule.slice(0, -1)))
    for (const path of pages) {
      const here = parsed.filter((rule) => fits(rule.path, path)).map(({ headers }) => headers)
      const { 'strict-transport-security': overTls, ...headers } = Object.assign({}, ...here)
      const own = (await request.get(path)).headers()
      for (const [name, value] of Object.entries(headers))
        expect(value, `${path} ${name}`).toBe(own[name]?.toLowerCase())
      expect(overTls).toMatch(/max-age=\d{8}/)
      expect(headers).toHaveProperty('content-security-policy')
    }
  })
})
