import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Company, PictureData } from '../contract/index.ts'
import { type Bundle, bundle } from './bundle.ts'
import { type DrawCard, makeCards } from './cards.ts'
import { compressFolder } from './compress.ts'
import type { Contracts } from './contracts.ts'
import { installIcons, maskableIcon, robotsTxt, sitemapXml, themeColour, webManifest } from './findability.ts'
import { codeFingerprint } from './fingerprint.ts'
import { hashOf } from './hash.ts'
import { sprite } from './icons.ts'
import { KeptValues } from './kept-values.ts'
import { nameOf, type SiteSources } from './load.ts'
import { makePictures } from './pictures.ts'
import type { BuildContext } from './prerender.ts'
import { redirectsOf, writeRedirects } from './redirects.ts'
import { type Assets, resolver } from './resolve.ts'
import { notFoundPath } from './routes.ts'
import { type keptFolders, replaceFolder, workFolder } from './work-folder.ts'
import { type PageSettings, type Written, writePages } from './write-pages.ts'

/** What makes files that are no pages: the engine says when and from what, the site how they look. */
export interface Makers {
  /** Makes the PDF of a document of pages-data/documents. */
  document: (content: unknown, company: Company) => Promise<Buffer>
  /** Draws the social card of a page. */
  card: DrawCard
  /** Writes what hosts need to know into the finished folder. */
  hosting: (folder: string) => Promise<void>
}

/** Says what the build is doing, for a terminal. */
export type Progress = (message: string) => void

/**
 * Builds a checked site into `dist`. The folder appears as a whole at the end: a build that fails leaves the last one.
 * @throws BuildError where a page cannot be rendered
 */
export async function buildSite(
  site: SiteSources,
  contracts: Contracts,
  makers: Makers,
  say: Progress,
): Promise<Written[]> {
  const { root } = site
  const cache = join(root, 'node_modules/.cache/page-engine')
  const work = workFolder(cache)
  const out = join(work, 'dist')
  const kept = (name: (typeof keptFolders)[number]) => join(cache, name)
  mkdirSync(join(out, 'assets'), { recursive: true })
  try {
    const written = await fill(out)
    replaceFolder(out, join(root, 'dist'), join(work, 'old'))
    return written
  } finally {
    rmSync(work, { recursive: true, force: true })
  }

  async function fill(out: string): Promise<Written[]> {
    say('Scripts and styles')
    const codeKey = codeFingerprint(root)
    const code = await bundle(root, { cache: kept('code'), work: join(work, 'code'), key: codeKey, out })
    say('Pictures')
    const from = join(root, 'pages-data/media')
    const pictures = await makePictures(site.media, from, { cache: kept('pictures'), out: join(out, 'media') })
    const assets = builtAssets(pictures, join(out, 'assets'))
    const cards = await makeCards(site, makers.card, { cache: kept('cards'), out: join(out, 'media') })
    say(`Pages (${site.pages.length})`)
    const context: BuildContext = {
      resolver: resolver(site, contracts, assets),
      renderer: code.renderer,
      styles: code.styles,
      script: code.script,
      template: template(root, code),
      fonts: code.fonts,
      card: ({ path }) => cards.get(path),
    }
    const written = await writePages(site, context, { codeKey, cache: kept('pages'), out })
    const unchanged = written.filter(({ unchanged }) => unchanged).length
    if (unchanged) say(`  ${unchanged} of them as they were`)
    say('Files around the pages')
    await writeSurroundings(site, written, out)
    await writeDocuments(site, makers.document, { codeKey, cache: kept('documents'), out: join(out, 'documents') })
    await makers.hosting(out)
    await compressFolder(out, kept('compressed'))
    return written
  }
}

/** Files by the hash of their content, so that browsers may keep them for ever. */
function builtAssets(pictures: Map<string, PictureData>, folder: string): Assets {
  const sprites = new Map<string, string>()
  return {
    picture(file) {
      const picture = pictures.get(file)
      if (!picture) throw new Error(`There is no picture "${file}" in pages-data/media.`)
      return picture
    },
    sprite(names) {
      const key = names.join()
      const known = sprites.get(key)
      if (known) return known
      const svg = sprite(names)
      const url = `/assets/icons.${createHash('sha256').update(svg).digest('hex').slice(0, 10)}.svg`
      writeFileSync(join(folder, url.replace('/assets/', '')), svg)
      sprites.set(key, url)
      return url
    },
  }
}

function template(root: string, { script }: Bundle): string {
  const text = readFileSync(join(root, 'src/index.html'), 'utf8')
  return text.replace(/\n\s*/g, '').replaceAll(' />', '>').replace('/client/entry.ts', script)
}

async function writeSurroundings(site: SiteSources, written: Written[], out: string): Promise<void> {
  const company = site.company.data as Company
  const brand = join(site.root, 'pages-data/media/brand')
  for (const name of ['favicon.svg', 'icon-180.png']) cpSync(join(brand, name), join(out, name))
  // The drawing is small: without more dots an inch it would be drawn first and enlarged then.
  const drawn = (edge: number) => sharp(join(brand, 'favicon.svg'), { density: edge }).resize(edge)
  for (const [name, edge] of Object.entries(installIcons)) await drawn(edge).png().toFile(join(out, name))
  const { name, edge, markEdge } = maskableIcon
  const margin = (edge - markEdge) / 2
  await drawn(markEdge)
    .flatten({ background: themeColour })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: themeColour })
    .toFile(join(out, name))
  writeFileSync(join(out, 'manifest.webmanifest'), webManifest(company))
  writeFileSync(
    join(out, 'sitemap.xml'),
    sitemapXml(
      written.map(({ path }) => path),
      company.siteUrl,
    ),
  )
  writeFileSync(join(out, 'robots.txt'), robotsTxt(company.siteUrl))
  const pages = Object.fromEntries(written.map(({ path, policy }) => [path, policy]))
  writeFileSync(join(out, 'csp.json'), JSON.stringify({ default: pages[notFoundPath], pages }))
  writeRedirects(redirectsOf(site), company.siteUrl, out)
}

async function writeDocuments(
  site: SiteSources,
  make: Makers['document'],
  { codeKey, cache, out }: PageSettings,
): Promise<void> {
  mkdirSync(out, { recursive: true })
  const kept = new KeptValues<Uint8Array>(cache)
  const company = site.company.data as Company
  for (const document of site.documents) {
    const key = hashOf(codeKey, document.data, company)
    const pdf = await kept.getOrMake(key, () => make(document.data, company))
    writeFileSync(join(out, `${nameOf(document)}.pdf`), pdf)
  }
  kept.keepUsed()
}
