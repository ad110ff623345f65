import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { AnyBlock, Authored, PageData } from '../../contract/index.ts'
import { blockProps } from '../../page/block-props.ts'
import { chromeData } from '../../page/chrome-data.ts'
import { escapeHtml } from '../../page/html.ts'
import { carry } from '../../page/origin.ts'
import { resolvePage, resolveSiteFile } from '../../page/resolve.ts'
import { notFoundPath, pathOfName, servicesFile } from '../../page/routes.ts'
import { describeProblem, reportOf } from '../check/problem-report.ts'
import { sprite } from '../content/icons.ts'
import type { Problem } from '../content/problem.ts'
import { movedData } from '../content/redirects.ts'
import { type LiveSite, liveSite } from '../live/live-site.ts'
import { fillTemplate } from '../render/html-document.ts'
import type { Renderer } from '../render/prerender.ts'
import { blockPlace } from './block-place.ts'
import { openEditor } from './editor.ts'
import { LastUsed } from './last-used.ts'
import { blockList, pageList } from './listings.ts'
import { SiteState } from './site-state.ts'

const clientEntry = '/client/entry.ts'
const devEntry = '/client/dev.ts'
/** Asks for a page whose values say where they are written (page/origin.ts), with the script of the studio's frame. */
const framed = '_studio'
/** Header with the hash of what the dev client shows. */
const shownHeader = 'x-shown'
const frameEntry = '/studio/frame/frame.ts'
/** Asks for one example of a block alone, by its number. */
const alone = '_example'
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.png': 'image/png' }

/** How long after a letter of an editor its site is checked, in ms: by then the letter is on the page. */
const checkAfter = 120

/** A mistake as it is sent to the open pages of the dev server. */
export type DevProblem = Pick<Problem, 'file' | 'line' | 'column' | 'severity' | 'rule' | 'message' | 'suggestion'> & {
  words: string
}

/** Serves the pages of the site in the dev server. */
export class DevSite {
  /** Folder of the site. */
  readonly root: string
  readonly #state: SiteState
  #lastReport = ''
  /** What tools have written, by file. */
  readonly #written = new Map<string, string | undefined>()
  #soonChecked?: NodeJS.Timeout
  /** The HTML that was rendered last from the same data, by renderer: a new one has new code. */
  readonly #rendered = new WeakMap<Renderer, LastUsed<string>>()
  /** The parts of pages that were sent last, by hash. */
  readonly #sent = new LastUsed<Parts>(20)

  /** Loads the site and follows its changes until the server closes. */
  static async for(server: ViteDevServer): Promise<DevSite> {
    const root = join(server.config.root, '..')
    const { site, end } = await liveSite(root, (files) => dev.#changed(files))
    const dev = new DevSite(server, root, new SiteState(site, root))
    server.httpServer?.once('close', end)
    server.ws.on('page-engine:here', (_, client) => client.send('page-engine:problems', dev.#problems()))
    dev.#printProblems()
    return dev
  }

  private constructor(
    private readonly server: ViteDevServer,
    root: string,
    state: SiteState,
  ) {
    this.root = root
    this.#state = state
  }

  /** The site as its files have it. */
  get live(): LiveSite {
    return this.#state.live
  }

  /**
   * Reads files that a tool has written, without waiting for the watcher. Open pages are updated at once; the site is
   * checked after that.
   * @param files relative to the root
   */
  written(files: string[]): void {
    this.live.update(files)
    this.#update(files)
    clearTimeout(this.#soonChecked)
    this.#soonChecked = setTimeout(() => this.#tellProblems(), checkAfter)
    for (const file of files) this.#written.set(file, this.#textOf(file))
  }

  /** What a tool wrote is shown already; anything else that changes is not. */
  #changed(files: string[]): void {
    const isShown = (file: string) => this.#written.has(file) && this.#written.get(file) === this.#textOf(file)
    if (files.every(isShown)) return
    this.#tellProblems()
    this.#update(files)
  }

  /** Updates open pages after files changed. @param files relative to the root */
  #update(files: string[]): void {
    for (const file of files) this.#written.delete(file)
    this.#state.update(files)
    this.server.ws.send('page-engine:update', { byCode: false, files })
  }

  /** Checks the site if something has changed, and tells open pages and the terminal. */
  #tellProblems(): void {
    this.server.ws.send('page-engine:problems', this.#problems())
    this.#printProblems()
  }

  /** Prints the mistakes in the terminal, unless they are those printed last. */
  #printProblems(): void {
    const { problems, site } = this.#state.live
    const colour = process.stdout.isTTY && !process.env.NO_COLOR
    const words = reportOf(problems, {
      ...{ format: 'pretty', colour, textOf: this.#textOf, checked: { pages: site.pages.length } },
    })
    if (words !== this.#lastReport) this.server.config.logger.info(words)
    this.#lastReport = words
  }

  /** What is wrong now, in the words of `npm run check`. */
  #problems(): DevProblem[] {
    return this.#state.live.problems.map((problem) => {
      const { file, line, column, severity, rule, message, suggestion } = problem
      const words = describeProblem(problem, { textOf: this.#textOf })
      return { file, line, column, severity, rule, message, suggestion, words }
    })
  }

  readonly #textOf = (file: string) => readText(join(this.root, file))

  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/_open') return this.#open(searchParams, response, request.headers['sec-fetch-site'])
    const file = this.#file(decoded(pathname))
    if (file) {
      response.setHeader('content-type', file.type)
      response.end(file.content)
      return true
    }
    if (pathname === `/${servicesFile}`) return this.#services(response)
    if (pathname.startsWith('/data/'))
      return this.#data(
        pathOfName(pathname.slice('/data/'.length, -'.json'.length)),
        response,
        searchParams.has(framed),
        request.headers[shownHeader],
      )
    if (!request.headers.accept?.includes('text/html') || /\.\w+$/.test(pathname)) return false
    const moved = this.#state.movedTo(pathname)
    if (moved !== undefined) {
      // Temporary, unlike in a build: the editor may change the redirect again.
      response.writeHead(307, { location: moved + search }).end()
      return true
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const list = this.#list(pathname)
    if (list) {
      response.statusCode = list.status
      response.end(list.html)
      return true
    }
    const inFrame = searchParams.has(framed)
    const example = searchParams.get(alone)
    const page = await this.#page(pathname, inFrame, example)
    // As in a build, the not-found page has status 404 at its own address, too.
    response.statusCode = page && pathname !== notFoundPath ? 200 : 404
    const shown = page ?? (await this.#state.page(notFoundPath))
    const parts = { inFrame, isAlone: example !== null, scripts: inFrame ? [devEntry, frameEntry] : [devEntry] }
    const html = await this.#html(shown, parts).catch((error: Error) => {
      // The page reloads by itself once the code is fixed.
      response.statusCode = 500
      return nothingToShow(error.message)
    })
    response.end(await this.server.transformIndexHtml(request.url ?? '/', html))
    return true
  }

  /** The list of all pages or blocks, if it was asked for; also the list of blocks for a block that does not exist. */
  #list(pathname: string): { status: number; html: string } | undefined {
    const { live } = this.#state
    if (pathname === '/_pages') return { status: 200, html: pageList(live) }
    if (pathname === '/_blocks') return { status: 200, html: blockList(live) }
    const type = /^\/_blocks\/(.+)$/.exec(decoded(pathname))?.[1]
    return type && !live.contracts?.blocks.has(type) ? { status: 404, html: blockList(live, type) } : undefined
  }

  /** Opens the editor at a block or a mistake. Without an editor, responds with the place and how to choose one. */
  #open(wanted: URLSearchParams, response: ServerResponse, from: unknown = 'same-origin'): true {
    if (from !== 'same-origin') {
      response.writeHead(403).end('Only pages of this server may open the editor.')
      return true
    }
    const block = wanted.get('block')
    const mistake = this.#state.live.problems.find(
      ({ file, line, column }) => wanted.get('place') === `${file}:${line}:${column}`,
    )
    if (wanted.has('place') && !mistake) {
      response.writeHead(404).end('This mistake is gone.')
      return true
    }
    const place = mistake
      ? join(this.root, `${mistake.file}:${mistake.line}:${mistake.column}`)
      : blockPlace(this.root, wanted.get('path') ?? '/', Number(block))
    const advice = openEditor(place)
    response.writeHead(advice ? 501 : 204, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(advice && `${relative(this.root, place)}\n${advice}`)
    return true
  }

  #page(path: string, inFrame: boolean, example?: string | null): Promise<PageData<AnyBlock> | undefined> {
    const type = /^\/_blocks\/([a-z0-9-]+)$/.exec(path)?.[1]
    return type ? this.#specimen(type, example) : this.#state.page(path, inFrame)
  }

  /** The HTML of each block of a page; on the page of a block's examples, each with the name of the example before it. */
  async #blocks(page: PageData<AnyBlock>): Promise<string[]> {
    const renderer = await this.#renderer()
    const blocks: string[] = []
    for (const index of page.blocks.keys())
      blocks.push(await this.#once(renderer, [index, blockProps(page, index)], () => renderer.renderBlock(page, index)))
    const type = /^\/_blocks\/(.+)$/.exec(page.path)?.[1]
    const examples = type ? this.#state.live.contracts?.blocks.get(type)?.examples : undefined
    if (!examples) return blocks
    return blocks.map((html, index) => `<p class="wrap">Example: ${escapeHtml(examples[index]?.name ?? '')}</p>${html}`)
  }

  #file(pathname: string): { type: string; content: string | Buffer } | undefined {
    const icons = /^\/assets\/icons\/(.+)\.svg$/.exec(pathname)?.[1]
    if (icons) return { type: 'image/svg+xml', content: sprite(icons.split('+')) }
    const brand = /^\/(favicon\.svg|icon-180\.png)$/.exec(pathname)?.[1]
    const media = brand ? `brand/${brand}` : pathname.startsWith('/media/') ? pathname.slice('/media/'.length) : ''
    if (!this.#state.live.site.media.has(media)) return undefined
    return { type: types[extname(media)] ?? '', content: readFileSync(join(this.root, 'pages-data/media', media)) }
  }

  /** Header and footer of a page as HTML; in a frame of the studio, each part with its place in the data. */
  async #chrome({ path }: PageData, inFrame: boolean): Promise<{ header: string; footer: string }> {
    const resolver = await this.#state.resolver()
    const renderer = await this.#renderer()
    const data = chromeData(path, inFrame ? { ...resolver, carry } : resolver)
    return JSON.parse(await this.#once(renderer, data, () => JSON.stringify(renderer.renderChrome(data))))
  }

  /** Renders what was not rendered from the same data before: while a letter is typed, all but one block. */
  async #once(renderer: Renderer, data: unknown, render: () => string | Promise<string>): Promise<string> {
    const rendered = this.#rendered.get(renderer) ?? new LastUsed<string>(300)
    this.#rendered.set(renderer, rendered)
    const key = JSON.stringify(data)
    const html = rendered.get(key) ?? (await render())
    rendered.set(key, html)
    return html
  }

  /** All parts of a page as HTML; the hash tells the dev client whether its page shows them. */
  async #finished(page: PageData<AnyBlock>, inFrame: boolean) {
    const parts: Parts = { blocks: await this.#blocks(page), ...(await this.#chrome(page, inFrame)) }
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
    this.#sent.set(hash, parts)
    return { ...parts, hash }
  }

  /**
   * Page data for the app, with the HTML of all its parts for the dev client, which updates the open page.
   * @param shown hash of the parts that the dev client shows: then it is sent only those that differ
   */
  async #data(path: string, response: ServerResponse, inFrame: boolean, shown: unknown): Promise<true> {
    const page = await this.#page(path, inFrame)
    const moved = !page && this.#state.movedTo(path) !== undefined
    response.statusCode = page || moved ? 200 : 404
    response.setHeader('content-type', 'application/json')
    if (moved) {
      response.end(movedData)
      return true
    }
    try {
      const finished = page && (await this.#finished(page, inFrame))
      const before = this.#sent.get(String(shown))
      response.end(
        JSON.stringify(
          finished && before
            ? { meta: page.meta, finished: changedParts(before, finished) }
            : { ...page, client: clientEntry, finished },
        ),
      )
    } catch (error) {
      response.statusCode = 500
      response.end(JSON.stringify({ error: (error as Error).message }))
    }
    return true
  }

  async #services(response: ServerResponse): Promise<true> {
    const { services } = chromeData('/', await this.#state.resolver())
    response.statusCode = services ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(services && (await (await this.#renderer()).renderServices(services)))
    return true
  }

  /** A page with every example of one block, for those who develop it, or with one example. */
  async #specimen(type: string, example?: string | null): Promise<PageData<AnyBlock> | undefined> {
    const contract = this.#state.live.contracts?.blocks.get(type)
    if (!contract) return undefined
    const path = `/_blocks/${type}`
    const meta = { title: type, description: String(contract.schema.description), keywords: ['block'] }
    const blocks = contract.examples.filter((_, index) => !example || index === Number(example)).map(({ data }) => data)
    return resolvePage({ path, meta, blocks }, await this.#state.resolver())
  }

  /**
   * An earlier version of a page, as HTML.
   * @param script module that brings its styles
   */
  async pastPage(document: Authored.Page, script: string): Promise<string> {
    const page = resolvePage(document, await this.#state.resolver())
    return this.server.transformIndexHtml(page.path, await this.#html(page, { scripts: [script] }))
  }

  async #html(
    page: PageData<AnyBlock> | undefined,
    { inFrame = false, isAlone = false, scripts }: { inFrame?: boolean; isAlone?: boolean; scripts: string[] },
  ): Promise<string> {
    if (!page) return nothingToShow('There is no page to show.')
    const resolver = await this.#state.resolver()
    const finished = isAlone ? undefined : await this.#finished(page, inFrame)
    const blocks = finished?.blocks ?? (await (await this.#renderer()).renderBlocks(page))
    const hash = finished ? `<meta name="finished" content="${finished.hash}">` : ''
    const template = readFileSync(join(this.server.config.root, 'index.html'), 'utf8')
    return fillTemplate(template, {
      page,
      company: resolveSiteFile('company', page.path, resolver, 'fill'),
      // The comments tell the dev client where each part begins and ends.
      header: finished ? `<!--header-->${finished.header}<!--/header-->` : '',
      main: blocks.map((block, index) => `<!--block ${index}-->${block}`).join(''),
      footer: finished ? `<!--footer-->${finished.footer}<!--/footer-->` : '',
      extra: hash + scripts.map((script) => `<script type="module" src="${script}"></script>`).join(''),
    })
  }

  #renderer(): Promise<Renderer> {
    return this.server.ssrLoadModule('/engine/render/render.tsx') as Promise<Renderer>
  }
}

/** The parts of a page as HTML, in the words of the protocol with client/dev.ts: null for what is shown already. */
interface Parts<Html = string> {
  header: Html
  blocks: Html[]
  footer: Html
}

function changedParts(before: Parts, after: Parts & { hash: string }): Parts<string | null> & { hash: string } {
  const changed = (html: string, shown: string | undefined) => (html === shown ? null : html)
  return {
    header: changed(after.header, before.header),
    blocks: after.blocks.map((html, index) => changed(html, before.blocks[index])),
    footer: changed(after.footer, before.footer),
    hash: after.hash,
  }
}

const nothingToShow = (why: string): string =>
  `<!doctype html><html lang="en"><title>Nothing can be shown</title><pre>${escapeHtml(why)}</pre><script type="module" src="${devEntry}"></script>`

/** A decoded path. One that is malformed stays as it is, and will not be found. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
