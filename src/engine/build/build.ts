import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Authored, PictureData } from '../../contract/index.ts'
import { chromeData } from '../../page/chrome-data.ts'
import { type Assets, makeResolver } from '../../page/resolve.ts'
import { notFoundPath, servicesFile } from '../../page/routes.ts'
import type { SoundSite } from '../check/sound-site.ts'
import type { Contracts } from '../content/contracts.ts'
import { hashOf } from '../content/hash.ts'
import { sprite } from '../content/icons.ts'
import { nameOf } from '../content/load.ts'
import { redirectsOf, writeRedirects } from '../content/redirects.ts'
import { installIcons, maskableIcon, robotsTxt, sitemapXml, themeColour, webManifest } from '../render/findability.ts'
import type { BuildContext } from '../render/prerender.ts'
import { type Bundle, bundle } from './bundle.ts'
import { type DrawCard, makeCards } from './cards.ts'
import { compressFiles, KeptCopies } from './compress.ts'
import { codeFingerprint } from './fingerprint.ts'
import { KeptValues } from './kept-values.ts'
import { makePictures } from './pictures.ts'
import type { Progress } from './progress.ts'
import { SiteFolder } from './site-folder.ts'
import { type keptFolders, moved, workFolder } from './work-folder.ts'
import { type PageSettings, type Written, writePages } from './write-pages.ts'

/** Makers of files that are not pages. The engine decides when to call them and with what; the site decides how the files look. */
export interface Makers {
  /** Makes the PDF of a document of pages-data/documents. */
  document: (content: Authored.PolicyDocument, company: Authored.Company) => Promise<Buffer>
  /** Draws the social card of a page. */
  card: DrawCard
  /** Puts what hosts need to know into the finished folder. */
  hosting: (out: SiteFolder, site: SoundSite) => Promise<void>
  /**
   * Keeps the finished site for later.
   * @param files its files, each with its key
   * @param twin a spare folder with the same files, if there is one; another may be left there for the next build
   */
  keep: (files: SiteFolder['files'], twin: string | undefined) => void
}

/**
 * Builds a site into `dist`. The folder is replaced as a whole at the end; a build that fails leaves the old one in place.
 * @param codeKey changes whenever the code does
 * @throws BuildError where a page cannot be rendered
 */
export async function buildSite(
  site: SoundSite,
  contracts: Contracts,
  makers: Makers,
  say: Progress,
  codeKey = codeFingerprint(site.root),
): Promise<Written[]> {
  const { root } = site
  const cache = join(root, '.cache')
  const work = workFolder(cache)
  const kept = (name: (typeof keptFolders)[number]) => join(cache, name)
  mkdirSync(kept('last'), { recursive: true })
  const spare = join(cache, 'spare')
  const out = new SiteFolder({
    target: join(root, 'dist'),
    spare,
    list: join(kept('last'), 'list'),
    work: join(work, 'dist'),
  })
  try {
    const written = await fill()
    const twin = out.finish()
    makers.keep(out.files, twin)
    if (twin) moved(twin, spare)
    return written
  } finally {
    rmSync(work, { recursive: true, force: true })
  }

  async function fill(): Promise<Written[]> {
    say('1 of 4: scripts and styles')
    const code = await bundle(root, { cache: kept('code'), work: join(work, 'code'), key: codeKey, out })
    say('2 of 4: pictures and social cards')
    const from = join(root, 'pages-data/media')
    const pictureOf = await makePictures(site.media, from, { cache: kept('pictures'), out, say })
    const assets = builtAssets(pictureOf, out)
    const cards = await makeCards(site, makers.card, { cache: kept('cards'), out, say })
    say(`3 of 4: ${site.pages.length} pages`)
    const context: BuildContext = {
      resolver: makeResolver(site, contracts, assets),
      renderer: code.renderer,
      styles: code.styles,
      script: code.script,
      template: template(root, code),
      fonts: code.fonts,
      card: ({ path }) => cards.get(path),
    }
    const copies = new KeptCopies(kept('compressed'))
    const written = await writePages(site, context, { codeKey, cache: kept('pages'), copies, out, say })
    const unchanged = written.filter(({ unchanged }) => unchanged).length
    if (unchanged) say(`  ${unchanged} of them as they were`)
    say('4 of 4: PDFs, redirects and compressed copies')
    const { services } = chromeData('/', context.resolver)
    if (services) out.put(servicesFile, await code.renderer.renderServices(services))
    await writeSurroundings(site, written, out)
    await writeDocuments(site, makers.document, { codeKey, cache: kept('documents'), out })
    await compressFiles(out, copies)
    copies.keepUsed()
    out.prune()
    await makers.hosting(out, site)
    return written
  }
}

/** Assets whose names contain a hash of their content, so that browsers may cache them for ever. */
function builtAssets(pictureOf: (file: string) => PictureData | undefined, out: SiteFolder): Assets {
  const sprites = new Map<string, string>()
  return {
    picture(file) {
      const picture = pictureOf(file)
      if (!picture) throw new Error(`There is no picture "${file}" in pages-data/media.`)
      return picture
    },
    sprite(names) {
      const key = names.join()
      const known = sprites.get(key)
      if (known) return known
      const svg = sprite(names)
      const url = `/assets/icons.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
      out.put(url.slice(1), svg)
      sprites.set(key, url)
      return url
    },
  }
}

function template(root: string, { script, print }: Bundle): string {
  const text = readFileSync(join(root, 'src/index.html'), 'utf8')
  return text
    .replace(/\n\s*/g, '')
    .replaceAll(' />', '>')
    .replace('/client/entry.ts', script)
    .replace('/styles/print.css', print)
}

async function writeSurroundings(site: SoundSite, written: Written[], out: SiteFolder): Promise<void> {
  const company = site.company.data
  const brand = join(site.root, 'pages-data/media/brand')
  for (const name of ['favicon.svg', 'icon-180.png']) out.put(name, readFileSync(join(brand, name)))
  // The drawing is small: at the default density it would be rasterised first and then enlarged.
  const drawn = (edge: number) => sharp(join(brand, 'favicon.svg'), { density: edge }).resize(edge)
  for (const [name, edge] of Object.entries(installIcons)) out.put(name, await drawn(edge).png().toBuffer())
  const { name, edge, markEdge } = maskableIcon
  const margin = (edge - markEdge) / 2
  const maskable = drawn(markEdge)
    .flatten({ background: themeColour })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background: themeColour })
  out.put(name, await maskable.png().toBuffer())
  out.put('manifest.webmanifest', webManifest(company))
  const paths = written.map(({ path }) => path)
  out.put('sitemap.xml', sitemapXml(paths, company.siteUrl))
  out.put('robots.txt', robotsTxt(company.siteUrl))
  const pages = Object.fromEntries(written.map(({ path, policy }) => [path, policy]))
  out.put('csp.json', JSON.stringify({ default: pages[notFoundPath], pages }))
  writeRedirects(redirectsOf(site), company.siteUrl, (name, text) => out.put(name, text))
}

async function writeDocuments(
  site: SoundSite,
  make: Makers['document'],
  { codeKey, cache, out }: Pick<PageSettings, 'codeKey' | 'cache' | 'out'>,
): Promise<void> {
  const kept = new KeptValues<Uint8Array>(cache)
  const company = site.company.data
  for (const document of site.policies) {
    const key = hashOf(codeKey, document.data, company)
    const pdf = await kept.getOrMake(key, () => make(document.data, company))
    out.put(`documents/${nameOf(document)}.pdf`, pdf, key)
  }
  kept.keepUsed()
}
