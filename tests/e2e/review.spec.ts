import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { compress } from '../../src/engine/build/compress.ts'
import { htmlFile } from '../../src/page/routes.ts'
import { dataIn } from '../measure/data-in.ts'
import { stylesIn } from '../measure/review/built-route.ts'
import { compareSides } from '../measure/review/compare.ts'
import type { Difference } from '../measure/review/pictures.ts'
import { type Drawing, Screens, type Sitter, stage } from '../measure/review/screens.ts'
import { freeze, stand } from '../measure/review/still.ts'

test.setTimeout(300_000)

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build with some routes of the built site. */
function side(name: string, paths: string[]) {
  const root = join(folder, name)
  const dist = join(root, 'dist')
  cpSync('dist', dist, { recursive: true, filter: (file) => !/\.gz$|\/documents\//.test(file) })
  const { pages, default: rest } = JSON.parse(readFileSync(join(dist, 'csp.json'), 'utf8'))
  const some = Object.fromEntries(paths.map((path) => [path, pages[path]]))
  writeFileSync(join(dist, 'csp.json'), JSON.stringify({ default: rest, pages: some }))
  return { root, dist, problems: [] }
}

/** Changes a file of a build. */
async function plant(dist: string, file: string, change: (text: string) => string): Promise<void> {
  const text = readFileSync(join(dist, file), 'utf8')
  const changed = change(text)
  expect(changed, file).not.toBe(text)
  writeFileSync(join(dist, file), changed)
  writeFileSync(join(dist, `${file}.br`), (await compress(file, Buffer.from(changed))).br)
}

const compare = (before: ReturnType<typeof side>, after: ReturnType<typeof side>, all = false) =>
  compareSides(before, after, {
    ...{ out: join(folder, 'report'), drawn: join(folder, 'drawn'), files: [], all, say: () => {} },
  })

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const pixels = (pictures: Difference[]) => pictures.map(({ width, pixels }) => [width, pixels])

test('finds exactly the planted changes', async () => {
  const service = '/api-integration'
  const planted = ['/legalnotice', '/privacypolicy', service, '/ourteam']
  const others = ['/termsandconditions', '/sitemap', '/clients-testimonials']
  const [before, after] = ['before', 'after'].map((name) => side(name, [...planted, ...others])) as [
    ReturnType<typeof side>,
    ReturnType<typeof side>,
  ]
  const html = (path: string, change: (text: string) => string) => plant(after.dist, htmlFile(path), change)
  const dot =
    'body::after{content:"";position:absolute;z-index:9;inset:300px auto auto 9px;block-size:1px;inline-size:1px;background:#f0f}'
  const ballast = Array.from({ length: 6000 }, (_, index) => (index * 7919 + 13) ** 3 % 1e7).join()
  await html('/legalnotice', (text) =>
    text.replace('</style>', `${dot}</style>`).replace('</body>', `<!--${ballast}--></body>`),
  )
  await html('/privacypolicy', (text) => text.replace(':#0a2150', ':#0a2151'))
  const title = JSON.parse(readFileSync(dataIn(after.dist, service), 'utf8')).blocks[1].title as string
  const reworded = `${title} indeed`
  await html(service, (text) => text.replace(`>${title}<`, `>${reworded}<`))
  await plant(after.dist, relative(after.dist, dataIn(after.dist, service)), (text) =>
    text.replace(JSON.stringify(title), JSON.stringify(reworded)),
  )
  const heading = /<h2[^>]*>([^<]+)<\/h2>/
  const link = /(<li>)<a href="\/privacypolicy"[^>]*>([^<]+)<\/a>/
  await html('/ourteam', (text) => text.replace(heading, '<p>$1</p>').replace(link, '$1$2'))
  await html('/sitemap', (text) =>
    text
      .replace('<html lang="en"', '<html  lang="en"')
      .replace(/<meta name="description" (content="[^"]*")/, '<meta $1 name="description"'),
  )

  const { routes, examples, harmless, same, faults } = await compare(before, after)
  const of = (path: string) => routes.find((route) => route.path === path)
  expect(routes.map(({ path }) => path).sort()).toEqual([...planted].sort())
  expect([examples, faults]).toEqual([[], []])
  expect(harmless).toEqual([{ path: '/sitemap', why: 'order of attributes' }])
  expect(same).toEqual(['/clients-testimonials', '/termsandconditions'])

  expect(pixels(of('/legalnotice')?.pictures ?? [])).toEqual([
    [360, 1],
    [768, 1],
    [1440, 1],
  ])
  const coloured = of('/privacypolicy')
  expect(coloured?.words).toEqual([])
  expect(new Set(coloured?.pictures.map(({ width }) => width))).toEqual(new Set([360, 768, 1440]))
  expect(of(service)?.words).toEqual([
    { words: expect.stringMatching(/: title reworded$/), before: title, after: reworded },
  ])
  // Not in the bar at the edge of a phone's screen, which stands before it.
  expect(new Set(of(service)?.pictures.map(({ part }) => part)).size).toBe(1)
  expect(of('/ourteam')?.faults).toEqual([
    expect.stringMatching(/is no heading any more \(h2\)$/),
    expect.stringMatching(/^axe heading-order: /),
  ])
  expect(of('/ourteam')?.facts).toEqual(['link removed to /privacypolicy (“Privacy Policy”)'])
  expect(of('/legalnotice')?.faults).toEqual([expect.stringMatching(/^HTML \+ CSS \d+ B, budget 14000 B$/)])
})

test('two pictures of the same page are identical: fonts, time, captcha, carousels, pictures, map', async () => {
  const paths = ['/', '/contact']
  const { compared, same, routes } = await compare(side('before', paths), side('after', paths), true)
  expect(routes).toEqual([])
  expect(same).toEqual([...paths].sort())
  expect(compared).toBe(6)
})

test('a page that was drawn on a phone shows the pictures of a tablet there, beside one that has no others, and does not wait for its form in vain', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, bypassCSP: true, viewport: { width: 360, height: 740 } })
  // What tsx adds to functions that have a name.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(freeze)
  await page.goto('/service')
  await page.evaluate(stand, 360)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.evaluate(stand, 768)
  const shown = await page
    .locator('main section:first-child picture img:visible')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
  expect(shown).toHaveLength(3)
  expect(shown.filter((address) => !address.endsWith('.avif'))).toEqual([])
  // A form at the top of a phone's page comes alive before anything scrolls.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  await page.evaluate(stand, 360)
  expect(await page.evaluate(() => (globalThis as unknown as { asleep: Set<Element> }).asleep.size)).toBe(0)
  await page.close()
})

test('a page that is loaded once for two sides looks as if it had been loaded for each', async () => {
  const path = '/legalnotice'
  const [before, after] = [side('before', []), side('after', [])]
  await plant(after.dist, htmlFile(path), (text) => text.replace('</style>', 'h2{letter-spacing:.2em}</style>'))
  // Stories link theirs.
  const linked = [
    ['wide-12345678.css', 'p{letter-spacing:.1em}'],
    ['wide-87654321.css', 'p{letter-spacing:.3em}'],
  ] as const
  for (const [index, { dist }] of [before, after].entries()) {
    const [name, text] = linked[index] as (typeof linked)[0]
    writeFileSync(join(dist, 'assets', name), text)
    await plant(dist, htmlFile(path), (html) =>
      html.replace('</head>', `<link rel="stylesheet" href="/assets/${name}"></head>`),
    )
  }
  const screens = new Screens(join(folder, 'drawn'), () => {})
  const stages = await Promise.all([stage(before.dist), stage(after.dist)])
  const drawn = (restyled: boolean) => {
    const sitters = stages.map((on, index): Sitter => {
      const [name, text] = linked[index] as (typeof linked)[0]
      const styles = [text, ...stylesIn(readFileSync(join(on.dist, htmlFile(path)), 'utf8'))]
      return { on, path, key: `${on.dist} ${restyled}`, styles, files: [name] }
    })
    return screens.drawBoth(...(sitters as [Sitter, Sitter]), false, restyled)
  }
  try {
    const [once, twice] = [await drawn(true), await drawn(false)]
    const pictures = (drawings: Drawing[]) =>
      drawings.map(({ screens }) => Object.values(screens).map(({ file }) => hash(readFileSync(file))))
    expect(pictures(once)).toEqual(pictures(twice))
    expect(new Set(pictures(once).flat()).size).toBe(6)
  } finally {
    await screens.close()
    await Promise.all(stages.map((on) => on.close()))
  }
})

/** The processes that this one has started, directly or not. */
function children(): { pid: number; call: string }[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) +(.*)/.exec(line) ?? [])
  const below = (parent: string): { pid: number; call: string }[] =>
    all.flatMap(([, pid = '', of, call = '']) => (of === parent ? [{ pid: Number(pid), call }, ...below(pid)] : []))
  return below(`${process.pid}`)
}

test('retries after a crash of a page or of the browser', async () => {
  const messages: string[] = []
  // Such as the browser of the tests before and after this one.
  const others = new Set(children().map(({ pid }) => pid))
  const end = (call: RegExp) => {
    next = undefined
    const found = children().filter((child) => !others.has(child.pid) && call.test(child.call))
    // A program, because it takes no offence at one that has ended by itself.
    spawnSync('kill', ['-KILL', ...found.map(({ pid }) => `${pid}`)])
  }
  const screens = new Screens(join(folder, 'drawn'), (words) => messages.push(words))
  const real = await stage('dist')
  const crashes = [/--type=renderer/, /--remote-debugging/]
  let next: RegExp | undefined
  // What a document asks for tells that it is shown: only then is it the page whose process ends.
  const relay = createServer(async ({ url = '/' }, response) => {
    if (url === '/legalnotice') next = crashes.shift()
    else if (next) end(next)
    const answer = await fetch(real.url + url)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const shaken = { ...real, url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}` }
  try {
    const drawing = await screens.draw({ on: shaken, path: '/legalnotice', key: 'shaken', styles: [] })
    expect(drawing.screens[1440].slices.length).toBeGreaterThan(2)
    expect(messages).toHaveLength(2)
    // The not-found page is neither taken for another nor retried for ever.
    await expect(screens.draw({ on: real, path: '/_blocks/faq', key: 'no page', styles: [] })).rejects.toThrow(
      'answers 404',
    )
  } finally {
    await screens.close()
    relay.close()
    await real.close()
  }
})
