import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { AnyBlock, Authored, PageData } from '../../contract/index.ts'
import { blockProps } from '../../page/block-props.ts'
import { chromeData } from '../../page/chrome-data.ts'
import type { ChangedParts, FinishedParts } from '../../page/dev-protocol.ts'
import { escapeHtml } from '../../page/html.ts'
import { carry } from '../../page/origin.ts'
import { resolvePage, resolveSiteFile } from '../../page/resolve.ts'
import { fillTemplate } from '../render/html-document.ts'
import type { Renderer } from '../render/prerender.ts'
import { LastUsed } from './last-used.ts'
import type { SiteState } from './site-state.ts'

export const devEntry = '/client/dev.ts'

/** What differs between the parts of a page that are shown and those that are to be shown. */
function changedParts(before: FinishedParts, after: FinishedParts): ChangedParts {
  const changed = (html: string, shown: string | undefined) => (html === shown ? null : html)
  return {
    header: changed(after.header, before.header),
    blocks: after.blocks.map((html, index) => changed(html, before.blocks[index])),
    footer: changed(after.footer, before.footer),
    hash: after.hash,
  }
}

/** Renders the pages of the dev server, and the examples of blocks. */
export class DevPages {
  /** The HTML that was rendered last from the same data, by renderer: a new one has new code. */
  readonly #rendered = new WeakMap<Renderer, LastUsed<string>>()
  /** The parts of pages that were sent last, by hash. */
  readonly #sent = new LastUsed<FinishedParts>(20)

  constructor(
    private readonly server: ViteDevServer,
    private readonly state: SiteState,
  ) {}

  /** The data of a page, or of the page with the examples of a block. @param example number of one of them alone */
  page(path: string, inFrame: boolean, example?: string | null): Promise<PageData<AnyBlock> | undefined> {
    const type = /^\/_blocks\/([a-z0-9-]+)$/.exec(path)?.[1]
    return type ? this.#specimen(type, example) : this.state.page(path, inFrame)
  }

  /** A page with every example of one block, for those who develop it, or with one example. */
  async #specimen(type: string, example?: string | null): Promise<PageData<AnyBlock> | undefined> {
    const contract = this.state.live.contracts?.blocks.get(type)
    if (!contract) return undefined
    const path = `/_blocks/${type}`
    const meta = { title: type, description: String(contract.schema.description), keywords: ['block'] }
    const blocks = contract.examples.filter((_, index) => !example || index === Number(example)).map(({ data }) => data)
    return resolvePage({ path, meta, blocks }, await this.state.resolver())
  }

  /** The header's panel of services as HTML; undefined on a site without one. */
  async services(): Promise<string | undefined> {
    const { services } = chromeData('/', await this.state.resolver())
    return services && (await this.#renderer()).renderServices(services)
  }

  /**
   * What the dev client needs to update an open page.
   * @param shown hash of the parts that it shows: then it is sent only those that differ
   */
  async update(page: PageData<AnyBlock>, inFrame: boolean, shown: unknown) {
    const finished = await this.#finished(page, inFrame)
    const before = this.#sent.get(String(shown))
    return before ? { meta: page.meta, finished: changedParts(before, finished) } : { ...page, finished }
  }

  /**
   * An earlier version of a page, as HTML.
   * @param script module that brings its styles
   */
  async past(document: Authored.Page, script: string): Promise<string> {
    const page = resolvePage(document, await this.state.resolver())
    return this.server.transformIndexHtml(page.path, await this.html(page, { scripts: [script] }))
  }

  /** A page as an HTML document. @param isAlone without header and footer */
  async html(
    page: PageData<AnyBlock> | undefined,
    { inFrame = false, isAlone = false, scripts }: { inFrame?: boolean; isAlone?: boolean; scripts: string[] },
  ): Promise<string> {
    if (!page) return nothingToShow('There is no page to show.')
    const resolver = await this.state.resolver()
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

  /** The HTML of each block of a page; on the page of a block's examples, each with the name of the example before it. */
  async #blocks(page: PageData<AnyBlock>): Promise<string[]> {
    const renderer = await this.#renderer()
    const blocks: string[] = []
    for (const index of page.blocks.keys())
      blocks.push(await this.#once(renderer, [index, blockProps(page, index)], () => renderer.renderBlock(page, index)))
    const type = /^\/_blocks\/(.+)$/.exec(page.path)?.[1]
    const examples = type ? this.state.live.contracts?.blocks.get(type)?.examples : undefined
    if (!examples) return blocks
    return blocks.map((html, index) => `<p class="wrap">Example: ${escapeHtml(examples[index]?.name ?? '')}</p>${html}`)
  }

  /** Header and footer of a page as HTML; in a frame of the studio, each part with its place in the data. */
  async #chrome(page: PageData<AnyBlock>, inFrame: boolean): Promise<{ header: string; footer: string }> {
    const resolver = await this.state.resolver()
    const renderer = await this.#renderer()
    const data = chromeData(page.path, inFrame ? { ...resolver, carry } : resolver)
    const subject = renderer.subjectOf(page)
    const render = () => JSON.stringify(renderer.renderChrome(data, subject))
    return JSON.parse(await this.#once(renderer, [data, subject], render))
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
  async #finished(page: PageData<AnyBlock>, inFrame: boolean): Promise<FinishedParts> {
    const parts = { blocks: await this.#blocks(page), ...(await this.#chrome(page, inFrame)) }
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
    const finished = { ...parts, hash }
    this.#sent.set(hash, finished)
    return finished
  }

  #renderer(): Promise<Renderer> {
    return this.server.ssrLoadModule('/engine/render/render.tsx') as Promise<Renderer>
  }
}

/** A document that only says why there is no page; it reloads by itself once there is one. */
export const nothingToShow = (why: string): string =>
  `<!doctype html><html lang="en"><title>Nothing can be shown</title><pre>${escapeHtml(why)}</pre><script type="module" src="${devEntry}"></script>`
