import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { replaceTokens, tokensOf } from '../../page/tokens.ts'
import type { SoundSite } from '../check/sound-site.ts'
import { hashOfContent } from '../content/hash.ts'
import { nameOf } from '../content/load.ts'
import { outlineOf } from '../content/outline.ts'
import { KeptValues } from './kept-values.ts'
import { counting, type Progress } from './progress.ts'
import type { SiteFolder } from './site-folder.ts'

/** What the social card of a page shows. Pictures are SVG source. */
export interface CardContent {
  title: string
  company: string
  mark: string
  art?: string
}

/** Draws a card as JPEG. */
export type DrawCard = (content: CardContent) => Promise<Buffer>

/** Raise it when the drawing code changes, so that cached cards are made again. */
const recipe = 4

/**
 * Makes a social card for every page, from a cache where one with the same content has been made before.
 * @returns address of each card by path of its page
 */
export async function makeCards(
  site: SoundSite,
  draw: DrawCard,
  { cache, out, say }: { cache: string; out: SiteFolder; say: Progress },
): Promise<Map<string, string>> {
  const { company } = site.company.data
  const tokens = tokensOf(site.company.data)
  const drawings = new Map<string, Drawing>()
  const drawing = (file: string): Drawing => {
    const known = drawings.get(file) ?? read(join(site.root, 'pages-data/media', file))
    drawings.set(file, known)
    return known
  }
  const mark = drawing('brand/mark-on-dark.svg')
  const kept = new KeptValues<Uint8Array>(cache)
  const done = counting(say, 'social cards', site.pages.length)
  const make = async (page: SoundSite['pages'][number]): Promise<[string, string]> => {
    const outline = outlineOf(page)
    const art = outline.art === undefined ? undefined : drawing(outline.art)
    const title = replaceTokens(titleOf(outline.title as string), tokens)
    const hash = contentHash(title, company, mark.hash, art?.hash)
    const content = { title, company, mark: mark.svg, ...(art && { art: art.svg }) }
    const name = `${nameOf(page)}.${hash}.jpg`
    // Its name contains a hash of what it shows, so it needs no other key.
    if (out.keep(`media/${name}`, '')) kept.use(name)
    else out.put(`media/${name}`, await kept.getOrMake(name, () => draw(content)), '')
    done()
    return [outline.path as string, `/media/${name}`]
  }
  const cards = new Map(await pMap(site.pages, make, { concurrency: 4 }))
  kept.keepUsed()
  return cards
}

/** The page's title without the company's name, which the card shows separately. */
const titleOf = (title: string) => (title.split(' | ')[0] as string).replaceAll('{company}', '').trim() || title

interface Drawing {
  svg: string
  hash: string
}

/** A drawing, or a photo wrapped in an SVG of the size of a drawing. */
function read(file: string): Drawing {
  const svg = file.endsWith('.svg') ? readFileSync(file, 'utf8') : framed(file)
  return { svg, hash: hashOfContent(svg) }
}

function framed(file: string): string {
  const type = file.endsWith('.png') ? 'png' : 'jpeg'
  const href = `data:image/${type};base64,${readFileSync(file).toString('base64')}`
  const frame = 'width="520" height="440" preserveAspectRatio="xMidYMid slice"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 440"><image href="${href}" ${frame}/></svg>`
}

const contentHash = (...content: (string | undefined)[]) =>
  createHash('sha256')
    .update(JSON.stringify([recipe, ...content]))
    .digest('hex')
    .slice(0, 10)
