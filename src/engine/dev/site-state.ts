import { join } from 'node:path'
import type { AnyBlock, Authored, Collection, PageData } from '../../contract/index.ts'
import { carry } from '../../page/origin.ts'
import { makeResolver, type Resolver, resolvePage, type SiteData } from '../../page/resolve.ts'
import { pathOfName } from '../../page/routes.ts'
import { type Pictures, readPictures } from '../build/pictures.ts'
import type { SoundDocument } from '../check/sound-site.ts'
import { nameOf, type SourceDocument, siteKind } from '../content/load.ts'
import type { Problem } from '../content/problem.ts'
import { redirectsOf } from '../content/redirects.ts'
import { documentsOf } from '../content/sources.ts'
import type { LiveSite } from '../live/live-site.ts'

/** The site as the dev server shows it: the last version of every document that had no mistakes. */
export class SiteState {
  /** The last version without mistakes of each document, by file. */
  readonly #good = new Map<string, SourceDocument>()
  /** The problems that #good was last compared with. */
  #compared?: readonly Problem[]
  #resolver?: Promise<Resolver>
  #pictures?: Promise<Pictures>

  /** @param root folder of the site */
  constructor(
    readonly live: LiveSite,
    private readonly root: string,
  ) {}

  /** All current problems. What has none is kept, to be shown instead of later versions with mistakes. */
  get problems(): Problem[] {
    this.#keepGood()
    return this.live.problems
  }

  /** Takes changes of the live site into account. @param files that changed, relative to the root */
  update(files: readonly string[]): void {
    if (files.some((file) => siteKind(file) === 'media')) this.#pictures = undefined
    // Any page may depend on site data, pictures and contracts.
    if (files.some((file) => siteKind(file) !== 'page')) this.#resolver = undefined
  }

  /** Checks the site, if something has changed, and keeps what has no mistakes. */
  #keepGood(): void {
    const { problems } = this.live
    if (problems === this.#compared) return
    this.#compared = problems
    const documents = documentsOf(this.live.site)
    const mistaken = new Set(problems.flatMap(({ file, severity }) => (severity === 'error' ? file : [])))
    const files = new Set(documents.map(({ file }) => file))
    for (const file of this.#good.keys()) if (!files.has(file)) this.#good.delete(file)
    for (const doc of documents) if (!mistaken.has(doc.file)) this.#good.set(doc.file, doc)
  }

  /** A document that always had mistakes, or was never checked, is used as it is, and shown as far as possible. */
  #best<T>(doc: SourceDocument): SoundDocument<T> {
    if (this.#compared) this.#keepGood()
    return (this.#good.get(doc.file) ?? doc) as SoundDocument<T>
  }

  #shown(): SiteData {
    const { company, navigation, collections } = this.live.site
    return {
      company: this.#best(company),
      navigation: this.#best(navigation),
      collections: new Map([...collections].map(([name, doc]) => [name, this.#best<Collection>(doc)])),
    }
  }

  /** Where an address of the past leads. */
  movedTo(path: string): string | undefined {
    const { redirects } = this.live.site
    return redirects && redirectsOf({ redirects: this.#best(redirects) }).get(path)
  }

  /** The resolver for pages. Pictures keep their original files, so nothing has to be encoded. */
  resolver(): Promise<Resolver> {
    this.#resolver ??= this.#makeResolver()
    return this.#resolver
  }

  async #makeResolver(): Promise<Resolver> {
    const { site, contracts } = this.live
    if (!contracts) throw new Error('There are no contracts that could be used.')
    this.#pictures ??= readPictures(site.media, join(this.root, 'pages-data/media'))
    const pictures = await this.#pictures
    return makeResolver(this.#shown(), contracts, {
      picture: (file) => pictures.get(file) ?? missing(file),
      sprite: (names) => `/assets/icons/${names.join('+')}.svg`,
    })
  }

  /**
   * The page at a path; undefined if there is none, or if it cannot be resolved.
   * @param inFrame for the studio: values say where they are written, and a page with mistakes is shown as far as possible
   */
  async page(path: string, inFrame = false): Promise<PageData<AnyBlock> | undefined> {
    const page = this.live.site.pages.find((page) => pathOfName(nameOf(page)) === path)
    if (!page) return undefined
    const resolver = await this.resolver()
    const resolved = ({ data }: SourceDocument) =>
      resolvePage(data as Authored.Page, inFrame ? { ...resolver, carry } : resolver)
    try {
      // Shown before it is checked, so that a letter is there at once.
      if (inFrame && page.data !== undefined) return resolved(page)
    } catch {
      // What cannot be resolved is shown as it was last.
    }
    try {
      return resolved(this.#best(page))
    } catch {
      return undefined
    }
  }
}

function missing(file: string): never {
  throw new Error(`There is no picture "${file}" in pages-data/media.`)
}
