import { createReadStream, existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { AnyBlock, Company, PageData } from '../contract/index.ts'
import { chromeData } from './chrome-data.ts'
import { blockPlace } from './dev/block-place.ts'
import { SiteState } from './dev/site-state.ts'
import { fillTemplate } from './document.ts'
import { escapeHtml } from './html.ts'
import { sprite } from './icons.ts'
import type { Renderer } from './prerender.ts'
import type { Problem } from './problem.ts'
import { movedData } from './redirects.ts'
import { report } from './report.ts'
import { resolvePage, resolveSiteFile } from './resolve.ts'
import { notFoundPath, pathOfName } from './routes.ts'

const clientEntry = '/client/entry.ts'
const devEntry = '/client/dev.ts'
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.png': 'image/png' }

/** The dev server: pages from their documents, shown again as soon as a document is saved (issue: development). */
export function pageEngine(): Plugin {
  return {
    name: 'page-engine',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return
      const site = new DevSite(server)
      site.watch()
      server.middlewares.use((request, response, next) => {
        site.answer(request, response).then((answered) => answered || next(), next)
      })
    },
  }
}

class DevSite {
  readonly #root: string
  readonly #state: SiteState

  constructor(private readonly server: ViteDevServer) {
    this.#root = join(server.config.root, '..')
    this.#state = new SiteState(this.#root)
  }

  watch(): void {
    const { watcher, ws } = this.server
    const folders = [join(this.#root, 'pages-data'), join(this.#root, 'schema')]
    watcher.add(folders)
    watcher.on('all', (_, path) => {
      const contract = path.endsWith('.schema.json')
      if (!contract && !folders.some((folder) => path.startsWith(folder + sep))) return
      this.#state.update(relative(this.#root, path).split(sep).join('/'))
      ws.send('page-engine:problems', this.#problems())
      ws.send('page-engine:update')
    })
    ws.on('connection', () => ws.send('page-engine:problems', this.#problems()))
  }

  /** What is wrong now, by document, in the words of `npm run check`. */
  #problems(): Record<string, string> {
    const entries = [...this.#state.problems].map(([file, problems]) => [file, this.#words(problems)])
    return Object.fromEntries(entries)
  }

  #words(problems: Problem[]): string {
    return report(problems, { format: 'pretty', textOf: (file) => readText(join(this.#root, file)) })
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/_open') return this.#open(searchParams, response)
    const file = this.#file(decodeURI(pathname))
    if (file) {
      response.setHeader('content-type', file.type)
      if ('text' in file) response.end(file.text)
      else createReadStream(file.path).pipe(response)
      return true
    }
    if (pathname.startsWith('/data/'))
      return this.#data(pathOfName(pathname.slice('/data/'.length, -'.json'.length)), response)
    if (!request.headers.accept?.includes('text/html') || /\.\w+$/.test(pathname)) return false
    const moved = this.#state.movedTo(pathname)
    if (moved !== undefined) {
      // Not for good, as in a build: the editor may think better of it.
      response.writeHead(307, { location: moved + search }).end()
      return true
    }
    const specimen = /^\/_blocks\/([a-z0-9-]+)$/.exec(pathname)?.[1]
    const page = specimen ? await this.#specimen(specimen) : await this.#state.page(pathname)
    const shown = page ?? (await this.#state.page(notFoundPath))
    response.statusCode = page ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await this.#html(shown, request.url ?? '/'))
    return true
  }

  /** Has Vite open the editor at the place of a block. */
  #open(wanted: URLSearchParams, response: ServerResponse): true {
    const place = blockPlace(this.#root, wanted.get('path') ?? '/', Number(wanted.get('block')))
    response.writeHead(302, { location: `/__open-in-editor?file=${encodeURIComponent(place)}` }).end()
    return true
  }

  #file(pathname: string): { type: string; text: string } | { type: string; path: string } | undefined {
    const icons = /^\/assets\/icons\/(.+)\.svg$/.exec(pathname)?.[1]
    if (icons) return { type: 'image/svg+xml', text: sprite(icons.split('+')) }
    const brand = /^\/(favicon\.svg|icon-180\.png)$/.exec(pathname)?.[1]
    const media = brand ? `brand/${brand}` : pathname.startsWith('/media/') ? pathname.slice('/media/'.length) : ''
    const path = join(this.#root, 'pages-data/media', media)
    return media && !media.includes('..') && existsSync(path) ? { type: types[extname(path)] ?? '', path } : undefined
  }

  /** Page data for the app, and the finished blocks for the dev client, which shows what changed. */
  async #data(path: string, response: ServerResponse): Promise<true> {
    const page = path.startsWith('/_blocks/')
      ? await this.#specimen(path.slice('/_blocks/'.length))
      : await this.#state.page(path)
    const moved = !page && this.#state.movedTo(path) !== undefined
    response.statusCode = page || moved ? 200 : 404
    response.setHeader('content-type', 'application/json')
    if (moved) {
      response.end(movedData)
      return true
    }
    const finished = page && (await (await this.#renderer()).renderBlocks(page))
    response.end(JSON.stringify(page ? { ...page, client: clientEntry, finished } : {}))
    return true
  }

  /** A page with every example of one block, for whoever makes the block. */
  async #specimen(type: string): Promise<PageData<AnyBlock> | undefined> {
    const contract = this.#state.contracts.blocks.get(type)
    if (!contract) return undefined
    const path = `/_blocks/${type}`
    const meta = { title: type, description: String(contract.schema.description), keywords: ['block'] }
    return resolvePage({ path, meta, blocks: contract.examples.map(({ data }) => data) }, await this.#state.resolver())
  }

  async #html(page: PageData<AnyBlock> | undefined, url: string): Promise<string> {
    if (!page) return this.#nothingToShow(url)
    const renderer = await this.#renderer()
    const using = await this.#state.resolver()
    const blocks = await renderer.renderBlocks(page)
    const template = readFileSync(join(this.server.config.root, 'index.html'), 'utf8')
    const html = fillTemplate(template, {
      page,
      company: resolveSiteFile<Company>('company', page.path, using, 'fill'),
      ...renderer.renderChrome(chromeData(page.path, using)),
      main: blocks.map((block, index) => `<!--block ${index}-->${block}`).join(''),
      extra: `<script type="module" src="${devEntry}"></script>`,
    })
    return this.server.transformIndexHtml(url, html)
  }

  #nothingToShow(url: string): Promise<string> {
    const html = `<!doctype html><title>Page data needs mending</title><pre>${escapeHtml(Object.values(this.#problems()).join('\n') || 'There is no page to show.')}</pre><script type="module" src="${devEntry}"></script>`
    return this.server.transformIndexHtml(url, html)
  }

  #renderer(): Promise<Renderer> {
    return this.server.ssrLoadModule('/engine/render.tsx') as Promise<Renderer>
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
