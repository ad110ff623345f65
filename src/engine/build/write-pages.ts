import { join } from 'node:path'
import pMap from 'p-map'
import type { Authored } from '../../contract/index.ts'
import type { Resolver } from '../../page/resolve.ts'
import { dataFile, htmlFile } from '../../page/routes.ts'
import type { SoundDocument, SoundSite } from '../check/sound-site.ts'
import { hashOf, hashOfContent } from '../content/hash.ts'
import { nameOf } from '../content/load.ts'
import { type BuildContext, renderPage } from '../render/prerender.ts'
import { compress, quickSize } from './compress.ts'
import { KeptValues } from './kept-values.ts'
import { PageCache, recordingUses } from './page-cache.ts'
import { counting, type Progress } from './progress.ts'
import type { SiteFolder } from './site-folder.ts'

/** A written route. Sizes are brotli bytes; that of styles is estimated. */
export interface Written {
  path: string
  /** Content-Security-Policy of the page. */
  policy: string
  /** `document` is the HTML with its inlined styles, `styles` the part of it that is styles, `data` the JSON for the app. */
  sizes: { document: number; styles: number; data: number }
  /** Whether it was taken from an earlier build. */
  unchanged: boolean
}

interface FinishedPage {
  written: Omit<Written, 'unchanged'>
  /** Hash of the content of each file, by name below the output folder. */
  hashes: Map<string, string>
}

/** Contents by name below the output folder. */
type Files = Map<string, Uint8Array>

/** How many pages are made at a time: while some are compressed on other threads, this one renders the next. */
const concurrency = 4

/** Where pages are written, and when earlier ones can be used again. */
export interface PageSettings {
  /** Changes whenever the code does. */
  codeKey: string
  /** Folder of the pages of earlier builds. */
  cache: string
  out: SiteFolder
  say: Progress
}

/**
 * Writes every page of a site: its HTML and its data, each with compressed copies. Pages that would come out as in an
 * earlier build are not rendered again.
 * @throws BuildError that names the page and the block that cannot be rendered
 */
export async function writePages(site: SoundSite, context: BuildContext, settings: PageSettings): Promise<Written[]> {
  const { resolver } = context
  const { out, cache } = settings
  const pages = new PageCache<FinishedPage>(join(cache, 'pages'), resolver)
  const contents = new KeptValues<{ key: string; files: Files }>(join(cache, 'contents'))
  const everywhere = hashOf(settings.codeKey, site.company.data, site.navigation.data)
  const done = counting(settings.say, 'pages', site.pages.length)
  const writeOne = async (document: SoundDocument<Authored.Page>): Promise<Written> => {
    const name = nameOf(document)
    const key = hashOf(everywhere, document.data, context.card(document.data))
    const known = pages.get(name, key)
    const unchanged = known !== undefined && putAgain(name, key, known)
    const { written } = unchanged ? known : await make(document, name, key)
    done()
    return { ...written, unchanged }
  }
  const written = await pMap(site.pages, writeOne, { concurrency })
  pages.save()
  contents.keepUsed()
  return written

  /** Puts the files of a page of an earlier build in their places. @returns false if they are gone */
  function putAgain(name: string, key: string, { hashes }: FinishedPage): boolean {
    const missing = [...hashes].filter(([file, hash]) => !out.keep(file, hash))
    contents.use(name)
    if (!missing.length) return true
    const kept = contents.get(name)
    if (kept?.key !== key) return false
    for (const [file, hash] of missing) out.put(file, kept.files.get(file) as Uint8Array, hash)
    return true
  }

  async function make(document: SoundDocument<Authored.Page>, name: string, key: string): Promise<FinishedPage> {
    const recorded = recordingUses(resolver)
    const { files, written } = await finish(document, { ...context, resolver: recorded.resolver })
    const hashes = new Map([...files].map(([file, content]) => [file, hashOfContent(content)]))
    for (const [file, content] of files) out.put(file, content, hashes.get(file))
    const page = { written, hashes }
    contents.put(name, { key, files })
    pages.put(name, { key, uses: recorded.uses, page })
    return page
  }
}

async function finish(
  document: SoundDocument<Authored.Page>,
  context: BuildContext & { resolver: Resolver },
): Promise<{ written: FinishedPage['written']; files: Files }> {
  const { path, html, css, data, policy } = await renderPage(document.data, context)
  const [page, json] = await Promise.all([withCopies(htmlFile(path), html), withCopies(dataFile(path), data)])
  const sizes = { document: page.size, styles: await stylesSize(css), data: json.size }
  return { written: { path, policy, sizes }, files: new Map([...page.files, ...json.files]) }
}

async function withCopies(name: string, text: string): Promise<{ size: number; files: [string, Uint8Array][] }> {
  const content = Buffer.from(text)
  const { br, gz } = await compress(name, content)
  const files: [string, Uint8Array][] = [
    [name, content],
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ]
  return { size: br.byteLength, files }
}

const knownSizes = new Map<string, Promise<number>>()

/** By style sheet, because many pages share theirs. */
function stylesSize(css: string): Promise<number> {
  const size = knownSizes.get(css) ?? quickSize(css)
  knownSizes.set(css, size)
  return size
}
