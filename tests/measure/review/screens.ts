import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserServer, chromium, type Page } from '@playwright/test'
import { notFoundPath } from '../../../src/page/routes.ts'
import { serve } from '../../../src/server/main.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { launchOptions } from '../../browser.ts'
import { axeFindings } from '../../e2e/axe.ts'
import { fetched, freeze, type Slice, stand } from './still.ts'
import type { Width } from './widths.ts'

/** A page as drawn on one screen. */
export interface Screen {
  /** The whole page as PNG. */
  file: string
  slices: Slice[]
  /** Brotli bytes of what the page fetched while it was read to its end, by kind. */
  bytes: Record<'scripts' | 'fonts' | 'pictures', number>
  /** What axe finds, where it was asked. */
  findings?: string[]
}

/** A built folder that is served, to be drawn. */
export interface Stage {
  url: string
  dist: string
  close(): Promise<void>
}

export async function stage(dist: string): Promise<Stage> {
  const settings = readSettings({ PORT: '0', DATA_DIR: join(dist, '../.cache/review-data') })
  const server = await serve(settings, dist, () => {})
  return { url: server.url, dist, close: () => server.close() }
}

const kinds = { scripts: /\.js$/, fonts: /\.woff2$/, pictures: /^\/media\// }

/** The longest that drawing a screen may take, in ms; a busy machine takes some seconds. */
const patience = 60_000
/** How often a screen is drawn before it is left out. */
const attempts = 3
/** The memory of browsers grows: each is replaced after this many screens. */
const lifetime = 80
/** How long what was drawn is kept after its last use, in ms: a week. */
const kept = 7 * 24 * 3600 * 1000

/** Draws pages, and keeps what it drew: what is the same is drawn once. */
export class Screens {
  readonly #idle: OwnBrowser[] = []

  /**
   * @param folder of what was drawn before
   * @param say called with messages about crashed browsers
   */
  constructor(
    readonly folder: string,
    readonly say: (words: string) => void,
  ) {
    mkdirSync(folder, { recursive: true })
  }

  /** Ends the browsers, and forgets what was not used for a week. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((browser) => browser.end()))
    for (const file of readdirSync(this.folder).map((name) => join(this.folder, name)))
      if (Date.now() - statSync(file).mtimeMs > kept) rmSync(file)
  }

  /**
   * @param key of everything that the page is made of
   * @param axe whether axe looks at it
   * @throws Error where it could not be drawn in several browsers
   */
  async draw(on: Stage, path: string, width: Width, key: string, axe = false): Promise<Screen> {
    const name = createHash('sha256').update(drawnBy).update(`${key} ${path} ${width}`).digest('hex').slice(0, 24)
    const file = join(this.folder, `${name}.png`)
    const note = join(this.folder, `${name}.json`)
    if (existsSync(note)) {
      const known = JSON.parse(readFileSync(note, 'utf8')) as Omit<Screen, 'file'>
      if (known.findings || !axe) {
        for (const used of [file, note]) utimesSync(used, new Date(), new Date())
        return { ...known, file }
      }
    }
    const { picture, ...known } = await this.#inBrowser(async (page) => {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
      const answer = await page.goto(on.url + path)
      if (!answer?.ok() && path !== notFoundPath) throw new Error(`${path} answers ${answer?.status()}`)
      const slices = await page.evaluate(stand)
      const picture = await shoot(page, width, slices.at(-1)?.bottom ?? 0)
      const bytes = bytesOf(on.dist, await page.evaluate(fetched))
      return { picture, slices, bytes, ...(axe && { findings: await axeFindings(page) }) }
    })
    writeFileSync(file, picture)
    writeFileSync(note, JSON.stringify(known))
    return { ...known, file }
  }

  /** A browser that crashed, or does not answer, costs another attempt. */
  async #inBrowser<T>(use: (page: Page) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const browser = this.#idle.pop() ?? (await OwnBrowser.open())
      try {
        const done = await browser.use(use)
        if (browser.uses < lifetime) this.#idle.push(browser)
        else await browser.end()
        return done
      } catch (error) {
        await browser.end()
        if (attempt === attempts) throw error
        this.say(`A browser was lost: ${(error as Error).message.split('\n')[0]}`)
      }
    }
  }
}

/** A browser with one page, so that one that is lost takes nothing with it but what it was drawing. */
class OwnBrowser {
  uses = 0

  private constructor(
    readonly server: BrowserServer,
    readonly page: Page,
  ) {}

  static async open(): Promise<OwnBrowser> {
    const options = launchOptions()
    // A server rather than a browser: it can be killed where it does not answer.
    const server = await chromium.launchServer({ ...options, args: [...options.args, ...always] })
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      bypassCSP: true,
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    // What tsx adds to functions that have a name is not known to the page they are sent to.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(freeze)
    return new OwnBrowser(server, page)
  }

  /** @throws Error, also if the page crashed or takes too long */
  async use<T>(use: (page: Page) => Promise<T>): Promise<T> {
    this.uses++
    const over = new AbortController()
    const lost = new Promise<never>((_, reject) => {
      this.page.once('crash', () => reject(new Error('its page crashed')))
      const late = setTimeout(() => reject(new Error(`no picture after ${patience / 1000} s`)), patience)
      over.signal.addEventListener('abort', () => clearTimeout(late))
    })
    try {
      return await Promise.race([use(this.page), lost])
    } finally {
      over.abort()
      this.page.removeAllListeners('crash')
    }
  }

  end = (): Promise<void> => this.server.kill()
}

/** Draws pictures when they are decoded rather than later, letters alike on every layer, and asks no other host. */
const always = [
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Changes with what draws. */
const drawnBy = ['still.ts', 'screens.ts'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join()

/** The whole page; written quickly rather than small. */
async function shoot(page: Page, width: number, height: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...{ format: 'png', captureBeyondViewport: true, optimizeForSpeed: true },
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

function bytesOf(dist: string, paths: string[]): Screen['bytes'] {
  const of = (kind: RegExp) =>
    [...new Set(paths)]
      .filter((path) => kind.test(path))
      .map((path) => join(dist, path))
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)
  return { scripts: of(kinds.scripts), fonts: of(kinds.fonts), pictures: of(kinds.pictures) }
}
