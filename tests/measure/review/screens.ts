import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { notFoundPath } from '../../../src/page/routes.ts'
import { serve } from '../../../src/server/main.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { launchOptions } from '../../browser.ts'
import { axeFindings } from '../../e2e/axe.ts'
import { fetched, freeze, type Slice, stand, wear } from './still.ts'
import { type Width, widths } from './widths.ts'

/** A page as drawn on one screen. */
export interface Screen {
  /** The whole page as PNG. */
  file: string
  slices: Slice[]
}

/** A page as drawn on every screen. */
export interface Drawing {
  screens: Record<Width, Screen>
  /** Brotli bytes of what the page fetched on the smallest screen while it was read to its end, by kind. */
  bytes: Record<'scripts' | 'fonts' | 'pictures', number>
  /** What axe finds on the largest screen, where everything is open; where it was asked. */
  findings?: string[]
}

/** What is noted beside the pictures of a page. */
type Note = Omit<Drawing, 'screens'> & { slices: Record<Width, Slice[]> }

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

/** The longest that drawing a page may take, in ms; a busy machine takes some seconds. */
const patience = 60_000
/** How often a page is drawn before it is left out. */
const attempts = 3
/** The memory of browsers grows: each is replaced after this many pages. */
const lifetime = 30
/** How long what was drawn is kept after its last use, in ms: a week. */
const kept = 7 * 24 * 3600 * 1000

/** Styles that another side has otherwise. */
export interface Sheets {
  /** The text of each. */
  styles: string[]
  /** Where a page links them instead of containing them: their file names. */
  files?: string[]
}

/** What is drawn: a page or a story of one side, with the text of each of its style elements. */
export interface Sitter extends Sheets {
  on: Stage
  path: string
  /** Of everything that it is made of. */
  key: string
}

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
   * Draws a page on every screen. It is loaded once, on the smallest, and then looks as if it had been loaded on each.
   * @param axe whether axe looks at it
   * @throws Error where it could not be drawn in several browsers
   */
  async draw(sitter: Sitter, axe = false): Promise<Drawing> {
    const known = this.#known(sitter)
    if (!known || (axe && !known.findings)) return (await this.#drawAnew([sitter], axe))[0] as Drawing
    for (const used of [this.#note(sitter), ...widths.map((width) => this.#picture(sitter, width))])
      utimesSync(used, new Date(), new Date())
    return this.#drawing(sitter, known)
  }

  /**
   * Draws two sides; the page of both is loaded once where they differ in their styles alone. What axe found before
   * matters only where it finds something now.
   * @param restyled whether they do
   */
  async drawBoth(before: Sitter, after: Sitter, axe: boolean, restyled: boolean): Promise<[Drawing, Drawing]> {
    if (restyled && !this.#known(before) && !this.#known(after)) {
      const [is, was] = (await this.#drawAnew([after, before], axe)) as [Drawing, Drawing]
      return [was, is]
    }
    const is = await this.draw(after, axe)
    return [await this.draw(before, !!is.findings?.length), is]
  }

  async #drawAnew(sitters: Sitter[], axe: boolean): Promise<Drawing[]> {
    const path = sitters[0]?.path as string
    const notes = await this.#inBrowser(path, (page) => drawn(page, sitters, this.#picture.bind(this), axe))
    const drawings = notes.map((note, index) => {
      const sitter = sitters[index] as Sitter
      writeFileSync(this.#note(sitter), JSON.stringify(note))
      return this.#drawing(sitter, note)
    })
    const rest = sitters.slice(notes.length)
    return rest.length ? [...drawings, ...(await this.#drawAnew(rest, axe))] : drawings
  }

  #drawing(sitter: Sitter, { slices, ...rest }: Note): Drawing {
    return { ...rest, screens: onWidths((width) => ({ file: this.#picture(sitter, width), slices: slices[width] })) }
  }

  #known(sitter: Sitter): Note | undefined {
    const note = this.#note(sitter)
    return existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as Note) : undefined
  }

  #note = (sitter: Sitter): string => `${this.#file(sitter)}.json`
  #picture = (sitter: Sitter, width: Width): string => `${this.#file(sitter)}-${width}.png`

  /** Where a drawing is kept, without what its files end with. */
  #file({ key, path }: Sitter): string {
    const name = createHash('sha256').update(drawnBy).update(`${key} ${path}`).digest('hex').slice(0, 24)
    return join(this.folder, name)
  }

  /** A browser that crashed, or does not answer, costs another attempt. */
  async #inBrowser<T>(path: string, use: (page: Page) => Promise<T>): Promise<T> {
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
        this.say(`${path}: its browser was lost: ${(error as Error).message.split('\n')[0]}`)
      }
    }
  }
}

/** What there is for each screen. */
export const onWidths = <T>(of: (width: Width) => T): Record<Width, T> =>
  Object.fromEntries(widths.map((width) => [width, of(width)])) as Record<Width, T>

/** Loads the page of the first sitter, and draws it with the styles of each; only the first where a script draws, which asks for colours once. */
async function drawn(
  page: Page,
  sitters: Sitter[],
  fileOf: (sitter: Sitter, width: Width) => string,
  axe: boolean,
): Promise<Note[]> {
  const [{ on, path }] = sitters as [Sitter]
  const slices = new Map(sitters.map((sitter) => [sitter, onWidths((): Slice[] => [])]))
  const findings = new Map<Sitter, string[]>()
  // The side whose styles the page has comes first, because changing them takes time.
  const dressing = [...sitters]
  const dress = async (sitter: Sitter) => {
    const [worn] = dressing as [Sitter]
    if (sitter === worn) return
    await page.evaluate(wear, [worn, sitter].map(({ styles, files }) => ({ styles, files })) as [Sheets, Sheets])
    dressing.unshift(...dressing.splice(dressing.indexOf(sitter), 1))
  }
  let bytes: Note['bytes'] | undefined
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
    if (!bytes) {
      const answer = await page.goto(on.url + path)
      if (!answer?.ok() && path !== notFoundPath) throw new Error(`${path} answers ${answer?.status()}`)
    }
    for (const sitter of [...dressing]) {
      if (!dressing.includes(sitter)) continue
      await dress(sitter)
      let parts = await page.evaluate(stand, width)
      if (!bytes && (await page.locator('canvas').count())) {
        sitters = sitters.slice(0, 1)
        dressing.splice(1)
      }
      bytes ??= bytesOf(on.dist, await page.evaluate(fetched))
      let picture = await shoot(page, width, parts.at(-1)?.bottom ?? 0)
      // On a busy machine a form may show what was kept or refused only now, and would be cut off.
      if ((await page.evaluate(() => document.documentElement.scrollHeight)) !== parts.at(-1)?.bottom) {
        parts = await page.evaluate(stand, width)
        picture = await shoot(page, width, parts.at(-1)?.bottom ?? 0)
      }
      writeFileSync(fileOf(sitter, width), picture)
      ;(slices.get(sitter) as Note['slices'])[width] = parts
    }
  }
  // Some scripts come while the first screen is drawn.
  const { scripts } = bytesOf(on.dist, await page.evaluate(fetched))
  for (const sitter of axe ? sitters : []) {
    await dress(sitter)
    findings.set(sitter, await axeFindings(page))
    // Its findings on the others matter only if it has some on the first.
    if (!findings.get(sitter)?.length) break
  }
  return sitters.map((sitter) => ({
    slices: slices.get(sitter) as Note['slices'],
    bytes: { ...(bytes as Note['bytes']), scripts },
    findings: findings.get(sitter),
  }))
}

/** A browser with one page, so that one that is lost takes nothing with it but what it was drawing. */
class OwnBrowser {
  uses = 0

  private constructor(
    readonly browser: Browser,
    readonly process: number,
    readonly page: Page,
  ) {}

  static async open(): Promise<OwnBrowser> {
    const options = launchOptions()
    const browser = await chromium.launch({ ...options, args: [...options.args, ...always] })
    const devtools = await browser.newBrowserCDPSession()
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const { id } = processInfo.find(({ type }) => type === 'browser') as { id: number }
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      bypassCSP: true,
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    // What tsx adds to functions that have a name is not known to the page they are sent to.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(freeze)
    return new OwnBrowser(browser, id, page)
  }

  /** @throws Error, also if the page crashed or takes too long */
  async use<T>(use: (page: Page) => Promise<T>): Promise<T> {
    this.uses++
    const over = new AbortController()
    const lost = new Promise<never>((_, reject) => {
      this.page.once('crash', () => reject(new Error('its page crashed')))
      const late = setTimeout(() => reject(new Error(`no pictures after ${patience / 1000} s`)), patience)
      over.signal.addEventListener('abort', () => clearTimeout(late))
    })
    try {
      return await Promise.race([use(this.page), lost])
    } finally {
      over.abort()
      this.page.removeAllListeners('crash')
    }
  }

  /** Kills it: one that does not answer would not close. */
  async end(): Promise<void> {
    try {
      process.kill(this.process, 'SIGKILL')
    } catch {}
    await this.browser.close()
  }
}

/** Draws pictures when they are decoded rather than later, those that move at rest, letters alike on every layer, and asks no other host. */
const always = [
  // What Playwright asks of a page does not reach the drawings in it.
  '--force-prefers-reduced-motion',
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Changes with what draws. */
const drawnBy = ['still.ts', 'screens.ts'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join()

/** The whole page; written quickly rather than small. */
async function shoot(page: Page, width: number, height: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...{ format: 'png', captureBeyondViewport: true, optimizeForSpeed: true },
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

function bytesOf(dist: string, paths: string[]): Drawing['bytes'] {
  const of = (kind: RegExp) =>
    [...new Set(paths)]
      .filter((path) => kind.test(path))
      .map((path) => join(dist, path))
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)
  return { scripts: of(kinds.scripts), fonts: of(kinds.fonts), pictures: of(kinds.pictures) }
}
