import pMap from 'p-map'
import type { Authored } from '../../contract/index.ts'
import { dataFile, dataNote, fragmentFile, htmlFile } from '../../page/routes.ts'
import type { SoundDocument, SoundSite } from '../check/sound-site.ts'
import { hashOf, hashOfContent } from '../content/hash.ts'
import { nameOf } from '../content/load.ts'
import { outlineOf } from '../content/outline.ts'
import { type BuildContext, renderPage } from '../render/prerender.ts'
import { copyKey, type KeptCopies, quickSize } from './compress.ts'
import { PageCache, recordingUses } from './page-cache.ts'
import { counting, type Progress } from './progress.ts'
import type { SiteFolder } from './site-folder.ts'

/** A written route. Sizes are brotli bytes; that of styles is estimated. */
export interface Written {
  path: string
  /** Content-Security-Policy of the page. */
  policy: string
  /** `document` is the HTML with its inlined styles, `styles` the part of it that is styles, `fragment` what the app fetches. */
  sizes: { document: number; styles: number; fragment: number }
  /** Hashes of its files by name below the output folder; their compressed copies follow from them. */
  hashes: Record<string, string>
  /** Whether it was taken from an earlier build. */
  unchanged: boolean
}

type FinishedPage = Omit<Written, 'unchanged'>

/** How many pages are made at a time: while some are compressed on other threads, this one renders the next. */
const concurrency = 4

/** Where pages are written, and when earlier ones can be used again. */
export interface PageSettings {
  /** Changes whenever the code does. */
  codeKey: string
  /** Folder of the pages of earlier builds. */
  cache: string
  copies: KeptCopies
  out: SiteFolder
  say: Progress
}

/**
 * Writes every page of a site: its HTML, its fragment and its data, each with compressed copies. Pages that would come out as in an
 * earlier build are not rendered again.
 * @throws BuildError that names the page and the block that cannot be rendered
 */
export async function writePages(site: SoundSite, context: BuildContext, settings: PageSettings): Promise<Written[]> {
  const { resolver } = context
  const { out, copies } = settings
  const pages = new PageCache<FinishedPage>(settings.cache, resolver)
  const everywhere = hashOf(settings.codeKey, site.company.data, site.navigation.data)
  const done = counting(settings.say, 'pages', site.pages.length)
  const writeOne = async (document: SoundDocument<Authored.Page>): Promise<Written> => {
    const name = nameOf(document)
    const key = hashOf(
      everywhere,
      document.hash ?? document.text,
      context.card(outlineOf(document) as { path: string }),
    )
    const known = pages.get(name, key)
    const unchanged = known !== undefined && isKept(known)
    const page = unchanged ? known : await make(document, name, key)
    done()
    return { ...page, unchanged }
  }
  const written = await pMap(site.pages, writeOne, { concurrency })
  pages.save()
  return written

  /** Leaves the files of a page of an earlier build in their places. @returns false if one is gone */
  function isKept({ path, hashes }: FinishedPage): boolean {
    return Object.entries(hashes).every(([file, hash]) => {
      copies.use(file, hash)
      const endings = file === dataNote(path) ? [] : ['.br', '.gz']
      return out.keep(file, hash) && endings.every((ending) => out.keep(file + ending, copyKey(file, hash)))
    })
  }

  async function make(document: SoundDocument<Authored.Page>, name: string, key: string): Promise<FinishedPage> {
    const { resolver: recording, uses } = recordingUses(resolver)
    const { path, html, css, fragment, data, isTaken, policy } = await renderPage(document.data, {
      ...context,
      resolver: recording,
    })
    const dataName = isTaken ? dataFile(path) : dataNote(path)
    const [page, part, dataHash] = await Promise.all([
      putWithCopies(htmlFile(path), html),
      putWithCopies(fragmentFile(path), fragment),
      isTaken ? putWithCopies(dataName, data).then(({ hash }) => hash) : put(dataName, Buffer.from(data)),
    ])
    const sizes = { document: page.size, styles: await stylesSize(css), fragment: part.size }
    const hashes = { [htmlFile(path)]: page.hash, [fragmentFile(path)]: part.hash, [dataName]: dataHash }
    const finished = { path, policy, sizes, hashes }
    pages.put(name, { key, uses, page: finished })
    return finished
  }

  /** @returns its hash */
  function put(name: string, content: Buffer): string {
    const hash = hashOfContent(content)
    out.put(name, content, hash)
    return hash
  }

  async function putWithCopies(name: string, text: string): Promise<{ size: number; hash: string }> {
    const content = Buffer.from(text)
    const hash = put(name, content)
    const { br, gz } = await copies.of(name, content, hash)
    out.put(`${name}.br`, br, copyKey(name, hash))
    out.put(`${name}.gz`, gz, copyKey(name, hash))
    return { size: br.byteLength, hash }
  }
}

const knownSizes = new Map<string, Promise<number>>()

/** Kept by style sheet, because many pages share the same one. */
function stylesSize(css: string): Promise<number> {
  const size = knownSizes.get(css) ?? quickSize(css)
  knownSizes.set(css, size)
  return size
}
