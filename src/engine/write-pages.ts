import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compress, compressedSize } from './compress.ts'
import { hashOf } from './hash.ts'
import { inParallel } from './in-parallel.ts'
import { nameOf, type SiteSources, type SourceDocument } from './load.ts'
import { noting, PageCache } from './page-cache.ts'
import { type BuildContext, renderPage } from './prerender.ts'
import type { Resolver } from './resolve.ts'
import { dataFile, htmlFile } from './routes.ts'

/** A written route. Sizes are brotli bytes. */
export interface Written {
  path: string
  /** Content-Security-Policy of the page. */
  policy: string
  /** HTML with the inlined styles, of it the styles, and the data for the app. */
  sizes: { document: number; styles: number; data: number }
  /** Taken from an earlier build. */
  unchanged: boolean
}

interface Made {
  written: Omit<Written, 'unchanged'>
  /** By name below the output folder. */
  files: Record<string, Uint8Array>
}

/** Pages in hand at a time: while they are compressed beside the main thread, it renders the next. */
const atOnce = 4

/** What the pages of a build are written with, besides what renders them. */
export interface PageSettings {
  /** Changes whenever the code does. */
  codeKey: string
  /** Folder of the pages of earlier builds. */
  cache: string
  out: string
}

/**
 * Writes every page of a site: its HTML and its data, each with its compressed copies. Only pages that would come out
 * otherwise than in an earlier build are made.
 * @throws BuildError that names page and block, where one cannot be rendered
 */
export async function writePages(site: SiteSources, context: BuildContext, settings: PageSettings): Promise<Written[]> {
  const { resolver } = context
  const pages = new PageCache<Made>(settings.cache, resolver)
  const everywhere = hashOf(settings.codeKey, site.company.data, site.navigation.data)
  const written = await inParallel(site.pages, atOnce, async (document) => {
    const name = nameOf(document)
    const key = hashOf(everywhere, document.data, context.card(document.data as { path: string }))
    const known = pages.get(name, key)
    const made = known ?? (await make(document, name, key))
    for (const [file, content] of Object.entries(made.files)) write(join(settings.out, file), content)
    return { ...made.written, unchanged: known !== undefined }
  })
  pages.keepUsed()
  return written

  async function make(document: SourceDocument, name: string, key: string): Promise<Made> {
    const { using, uses } = noting(resolver)
    const made = await finish(document, { ...context, resolver: using })
    pages.put(name, { key, uses, made })
    return made
  }
}

async function finish(document: SourceDocument, context: BuildContext & { resolver: Resolver }): Promise<Made> {
  const { path, html, css, data, policy } = await renderPage(document.data, context)
  const [page, json] = await Promise.all([withCopies(htmlFile(path), html), withCopies(dataFile(path), data)])
  const sizes = { document: page.size, styles: await stylesSize(css), data: json.size }
  return { written: { path, policy, sizes }, files: { ...page.files, ...json.files } }
}

async function withCopies(name: string, text: string) {
  const content = Buffer.from(text)
  const { br, gz } = await compress(content)
  return { size: br.byteLength, files: { [name]: content, [`${name}.br`]: br, [`${name}.gz`]: gz } }
}

const knownSizes = new Map<string, Promise<number>>()

/** Many pages share their styles. */
function stylesSize(css: string): Promise<number> {
  const size = knownSizes.get(css) ?? compressedSize(css)
  knownSizes.set(css, size)
  return size
}

function write(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
