import { join } from 'node:path'
import type { AnyBlock, PageData } from '../../contract/index.ts'
import { checkSite } from '../check.ts'
import { type Contracts, loadContracts } from '../contracts.ts'
import { loadSite, readDocument, type SiteSources, type SourceDocument } from '../load.ts'
import { makePictures } from '../pictures.ts'
import type { Problem } from '../problem.ts'
import { redirectsOf } from '../redirects.ts'
import { type Resolver, resolvePage, resolver } from '../resolve.ts'
import { nameOfPath } from '../routes.ts'

/** The site while it is being edited: shows the last good version of every page and remembers what is wrong. */
export class SiteState {
  /** Open mistakes, by file. */
  readonly problems = new Map<string, Problem[]>()
  #contracts: Contracts
  #site: SiteSources
  /** Last good version of each page, by file. */
  readonly #good = new Map<string, SourceDocument>()
  #resolver?: Promise<Resolver>

  constructor(private readonly root: string) {
    this.#contracts = loadContracts(root)
    this.#site = loadSite(root)
    this.#checkAll()
  }

  get contracts(): Contracts {
    return this.#contracts
  }

  /**
   * Takes a change of a file into account.
   * @param file path relative to the root
   */
  update(file: string): void {
    const index = this.#site.pages.findIndex((page) => page.file === file)
    if (index >= 0) this.#updatePage(index, file)
    else this.#reload()
  }

  /** Where an address of the past leads. */
  movedTo(path: string): string | undefined {
    return redirectsOf(this.#site).get(path)
  }

  /** A page more or less, site data, a picture, a contract: anything may depend on it. */
  #reload(): void {
    this.#contracts = loadContracts(this.root)
    this.#site = loadSite(this.root)
    this.#resolver = undefined
    this.#checkAll()
  }

  #updatePage(index: number, file: string): void {
    const page = readDocument(this.root, file)
    this.#site = { ...this.#site, pages: this.#site.pages.with(index, page) }
    this.problems.delete(file)
    this.#note(checkSite(this.#site, this.#contracts, { only: new Set([file]) }))
    if (!this.problems.has(file)) this.#good.set(file, page)
  }

  #checkAll(): void {
    this.problems.clear()
    this.#note(checkSite(this.#site, this.#contracts))
    const files = new Set(this.#site.pages.map(({ file }) => file))
    for (const file of this.#good.keys()) if (!files.has(file)) this.#good.delete(file)
    for (const page of this.#site.pages) if (!this.problems.has(page.file)) this.#good.set(page.file, page)
  }

  #note(problems: Problem[]): void {
    for (const problem of problems) {
      if (problem.severity === 'error')
        this.problems.set(problem.file, [...(this.problems.get(problem.file) ?? []), problem])
    }
  }

  /** Looks up what pages need; pictures are named as they are, so nothing is made. */
  resolver(): Promise<Resolver> {
    this.#resolver ??= this.#makeResolver()
    return this.#resolver
  }

  async #makeResolver(): Promise<Resolver> {
    const cache = join(this.root, 'node_modules/.cache/page-engine/pictures')
    const pictures = await makePictures(this.#site.media, join(this.root, 'pages-data/media'), { cache })
    return resolver(this.#site, this.#contracts, {
      picture: (file) => pictures.get(file) ?? missing(file),
      sprite: (names) => `/assets/icons/${names.join('+')}.svg`,
    })
  }

  /**
   * The last good version of a page, or, where it never was good, the present one as far as it can be shown.
   * Undefined where there is nothing to show.
   */
  async page(path: string): Promise<PageData<AnyBlock> | undefined> {
    const file = `pages-data/${nameOfPath(path)}.json`
    const good = this.#good.get(file)
    if (good) return resolvePage(good.data, await this.resolver())
    const present = this.#site.pages.find((page) => page.file === file)
    try {
      return present?.data ? resolvePage(present.data, await this.resolver()) : undefined
    } catch {
      return undefined
    }
  }
}

function missing(file: string): never {
  throw new Error(`There is no picture "${file}" in pages-data/media.`)
}
