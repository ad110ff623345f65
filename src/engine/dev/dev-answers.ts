import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { devParameters, shownHeader } from '../../page/dev-protocol.ts'
import { notFoundPath, pathOfName, servicesFile } from '../../page/routes.ts'
import { sprite } from '../content/icons.ts'
import { blockPlace } from './block-place.ts'
import { type DevPages, devEntry, nothingToShow } from './dev-pages.ts'
import { openEditor } from './editor.ts'
import { blockList, pageList } from './listings.ts'
import type { SiteState } from './site-state.ts'

const frameEntry = '/studio/frame/frame.ts'
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.png': 'image/png' }

/** Answers the requests to the dev server: for pages, their data and files, lists, and the editor. */
export class DevAnswers {
  constructor(
    private readonly root: string,
    private readonly server: ViteDevServer,
    private readonly state: SiteState,
    private readonly pages: DevPages,
  ) {}

  /** @returns whether the request was for this site */
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
        searchParams.has(devParameters.studio),
        request.headers[shownHeader],
      )
    if (!request.headers.accept?.includes('text/html') || /\.\w+$/.test(pathname)) return false
    const moved = this.state.movedTo(pathname)
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
    const html = await this.#html(pathname, searchParams, response).catch((error: Error) => {
      // The page reloads by itself once data or code are fixed.
      response.statusCode = 500
      return nothingToShow(error.message)
    })
    response.end(await this.server.transformIndexHtml(request.url ?? '/', html))
    return true
  }

  async #html(pathname: string, wanted: URLSearchParams, response: ServerResponse): Promise<string> {
    const inFrame = wanted.has(devParameters.studio)
    const example = wanted.get(devParameters.example)
    const page = await this.pages.page(pathname, inFrame, example)
    // As in a build, the not-found page has status 404 at its own address, too.
    response.statusCode = page && pathname !== notFoundPath ? 200 : 404
    const shown = page ?? (await this.state.page(notFoundPath))
    const scripts = inFrame ? [devEntry, frameEntry] : [devEntry]
    return this.pages.html(shown, { inFrame, isAlone: example !== null, scripts })
  }

  /** The list of all pages or blocks, if it was asked for; also the list of blocks for a block that does not exist. */
  #list(pathname: string): { status: number; html: string } | undefined {
    const { live } = this.state
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
    const mistake = this.state.live.problems.find(
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

  #file(pathname: string): { type: string; content: string | Buffer } | undefined {
    const icons = /^\/assets\/icons\/(.+)\.svg$/.exec(pathname)?.[1]
    if (icons) return { type: 'image/svg+xml', content: sprite(icons.split('+')) }
    const brand = /^\/(favicon\.svg|icon-180\.png)$/.exec(pathname)?.[1]
    const media = brand ? `brand/${brand}` : pathname.startsWith('/media/') ? pathname.slice('/media/'.length) : ''
    if (!this.state.live.site.media.has(media.replace('.phone.', '.'))) return undefined
    const file = join(this.root, 'pages-data/media', media)
    return existsSync(file) ? { type: types[extname(media)] ?? '', content: readFileSync(file) } : undefined
  }

  /** What the dev client needs to update the open page. */
  async #data(path: string, response: ServerResponse, inFrame: boolean, shown: unknown): Promise<true> {
    response.setHeader('content-type', 'application/json')
    try {
      const page = await this.pages.page(path, inFrame)
      response.statusCode = page ? 200 : 404
      response.end(JSON.stringify(page && (await this.pages.update(page, inFrame, shown))))
    } catch (error) {
      response.statusCode = 500
      response.end(JSON.stringify({ error: (error as Error).message }))
    }
    return true
  }

  async #services(response: ServerResponse): Promise<true> {
    const services = await this.pages.services()
    response.statusCode = services ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(services)
    return true
  }
}

/** A decoded path. One that is malformed stays as it is, and will not be found. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
