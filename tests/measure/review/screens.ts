import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { serve } from '../../../src/server/main.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { launchOptions } from '../../browser.ts'
import { axeFindings } from '../../e2e/axe.ts'
import { fetched, freeze, type Slice, stand } from './still.ts'

/** The screens that are compared, in px. */
export const widths = [360, 768, 1440] as const
export type Width = (typeof widths)[number]

/** The screen that axe looks at: everything is open there. */
const axeWidth: Width = 1440

/** A page as drawn on one screen. */
export interface Screen {
  /** The whole page as PNG. */
  file: string
  slices: Slice[]
  /** Brotli bytes of what the page fetched while it was read to its end, by kind. */
  bytes: Record<'scripts' | 'fonts' | 'pictures', number>
  /** What axe finds. */
  findings: string[]
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

/** A browser that draws pages, each on a screen of its own, and keeps what it drew: what is the same is drawn once. */
export class Screens {
  readonly #contexts = new Map<Width, Promise<BrowserContext>>()

  private constructor(
    readonly browser: Browser,
    readonly folder: string,
  ) {}

  /** @param folder of what was drawn before */
  static async open(folder: string): Promise<Screens> {
    mkdirSync(folder, { recursive: true })
    return new Screens(await chromium.launch(launchOptions()), folder)
  }

  close = (): Promise<void> => this.browser.close()

  /** @param key of everything that the page is made of */
  async draw(on: Stage, path: string, width: Width, key: string): Promise<Screen> {
    const name = createHash('sha256').update(drawnBy).update(`${key} ${path} ${width}`).digest('hex').slice(0, 24)
    const file = join(this.folder, `${name}.png`)
    const note = join(this.folder, `${name}.json`)
    if (existsSync(note)) return { ...(JSON.parse(readFileSync(note, 'utf8')) as Omit<Screen, 'file'>), file }
    const known = await this.#with(on, path, width, async (page) => {
      const slices = await page.evaluate(stand)
      writeFileSync(file, await shoot(page, width, slices.at(-1)?.bottom ?? 0))
      const bytes = bytesOf(on.dist, await page.evaluate(fetched))
      return { slices, bytes, findings: width === axeWidth ? await axeFindings(page) : [] }
    })
    writeFileSync(note, JSON.stringify(known))
    return { ...known, file }
  }

  async #with<T>(on: Stage, path: string, width: Width, use: (page: Page) => Promise<T>): Promise<T> {
    const context = await this.#context(width)
    const page = await context.newPage()
    try {
      await page.goto(on.url + path)
      return await use(page)
    } finally {
      await page.close()
    }
  }

  #context(width: Width): Promise<BrowserContext> {
    const known = this.#contexts.get(width) ?? this.#newContext(width)
    this.#contexts.set(width, known)
    return known
  }

  async #newContext(width: Width): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: { width, height: width < 768 ? 740 : 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    // What tsx adds to functions that have a name is not known to the page they are sent to.
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(freeze)
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    )
    return context
  }
}

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
