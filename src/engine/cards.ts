import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Company } from '../contract/index.ts'
import { inParallel } from './in-parallel.ts'
import type { SiteSources } from './load.ts'
import { nameOfPath } from './routes.ts'

/** What the social card of a page shows. Pictures are SVG texts. */
export interface CardContent {
  title: string
  company: string
  mark: string
  art?: string
}

/** Draws a card as JPEG. */
export type DrawCard = (content: CardContent) => Promise<Buffer>

/** Raised when the drawing changes, so that the cache forgets what it has. */
const recipe = 2

interface Page {
  path: string
  meta: { title: string }
  blocks: Record<string, unknown>[]
}

/**
 * Makes a social card for every page, from a cache where one with the same content has been made before.
 * @returns address of each card by path of its page
 */
export async function makeCards(
  site: SiteSources,
  draw: DrawCard,
  { cache, out }: { cache: string; out: string },
): Promise<Map<string, string>> {
  const { company } = site.company.data as Company
  const media = (file: string) => readFileSync(join(site.root, 'pages-data/media', file), 'utf8')
  const mark = media('brand/mark-on-dark.svg')
  for (const folder of [cache, out]) mkdirSync(folder, { recursive: true })
  const make = async ({ data }: { data?: unknown }): Promise<[string, string]> => {
    const page = data as Page
    const art = artOf(page)
    const content = { title: titleOf(page), company, mark, ...(art && { art: media(art) }) }
    const name = `${nameOfPath(page.path).replaceAll('/', '-')}.${hashOf(content)}.jpg`
    if (!existsSync(join(cache, name))) writeFileSync(join(cache, name), await draw(content))
    copyFileSync(join(cache, name), join(out, name))
    return [page.path, `/media/${name}`]
  }
  return new Map(await inParallel(site.pages, 4, make))
}

/** The page's title without the company, which the card names apart. */
const titleOf = ({ meta }: Page) =>
  (meta.title.split(' | ')[0] as string).replaceAll('{company}', '').trim() || meta.title

/** The drawing at the top of a page, where there is one. */
function artOf({ blocks }: Page): string | undefined {
  const image = blocks[0]?.image
  return typeof image === 'string' && image.endsWith('.svg') ? image : undefined
}

const hashOf = (content: CardContent) =>
  createHash('sha256').update(`${recipe}`).update(JSON.stringify(content)).digest('hex').slice(0, 10)
