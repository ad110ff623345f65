import type { AnyBlock, LinkData, PageData, PictureData } from '../contract/index.ts'
import { type AuthoredLink, linkTo, resolveLabel, resolveLink } from './links.ts'
import { richText } from './rich-text.ts'
import { type BreadcrumbParents, breadcrumb } from './routes.ts'
import type { Shapes } from './shapes.ts'
import { replaceTokens, type Tokens, tokensOf, withoutTokens } from './tokens.ts'
import { type Shape, walk } from './walk.ts'

/** Where the files that data names end up: hashed in a build, as they are in development. */
export interface Assets {
  /** @throws where there is no such picture; the checker finds it earlier */
  picture(file: string): PictureData
  /** Address of one SVG file with these icons as symbols. */
  sprite(names: string[]): string
}

/** The site's data as far as pages refer to it. */
export interface SiteData {
  company: { data?: unknown }
  navigation: { data?: unknown }
  collections: Pick<ReadonlyMap<string, { data?: unknown }>, 'get'>
}

/** What resolving needs besides the document itself. Made once for a site. */
export interface Resolver {
  site: SiteData
  contracts: Shapes
  assets: Assets
  tokens: Tokens
  /** Lookup from label to path (spec 2.2). */
  paths: Record<string, string>
  parents: BreadcrumbParents
}

interface AuthoredPage {
  path: string
  meta: PageData['meta']
  blocks: { type: string }[]
}

interface Collection {
  items: { id: string }[]
}

/** Prepares a site for resolving its pages. Expects sources without errors. */
export function resolver(site: SiteData, contracts: Shapes, assets: Assets): Resolver {
  const tokens = tokensOf(site.company.data)
  const navigation = withoutTokens(site.navigation.data, tokens) as {
    paths: Record<string, string>
    breadcrumb: BreadcrumbParents
  }
  return { site, contracts, assets, tokens, paths: navigation.paths, parents: navigation.breadcrumb }
}

/** A page with everything looked up: tokens, collections, links, pictures, icons (design section 5). */
export function resolvePage(document: unknown, using: Resolver): PageData<AnyBlock> {
  const page = document as AuthoredPage
  const sheet = iconSheet(using.assets, 'duotone')
  const { meta, path } = withoutTokens({ meta: page.meta, path: page.path }, using.tokens)
  const blocks = page.blocks.map(
    (block) => resolveValue(block, using.contracts.blockShape(block.type), path, using, sheet) as AnyBlock,
  )
  sheet.draw()
  return { path, meta, breadcrumb: breadcrumb(path, using.parents), blocks }
}

/**
 * A file of pages-data/site with everything looked up.
 * @param name its name without .json
 * @param style of its icons: Phosphor's fill for social marks, else duotone
 * @param path the page it is shown on
 */
export function resolveSiteFile<T>(name: string, path: string, using: Resolver, style = 'duotone'): T {
  const { site, contracts } = using
  const document = name === 'company' || name === 'navigation' ? site[name] : site.collections.get(name)
  if (!document) throw new Error(`There is no pages-data/site/${name}.json.`)
  const sheet = iconSheet(using.assets, style)
  const data = resolveValue(document.data, contracts.siteShape(name), path, using, sheet)
  sheet.draw()
  return data as T
}

function resolveValue(source: unknown, shape: Shape, path: string, using: Resolver, sheet: IconSheet): unknown {
  // A value that is itself replaced needs something that holds it.
  const root = { value: withoutTokens(source, using.tokens) }
  walk(shape, root.value, (name, value, way, inside) => {
    const holder = inside ?? root
    const key = inside ? (way.at(-1) as string | number) : 'value'
    const put = (resolved: unknown): false => {
      ;(holder as Record<string | number, unknown>)[key] = resolved
      return false
    }
    switch (name) {
      case 'text':
        return put(richText(value as string, path))
      case 'link':
        return put(resolveLink(value as AuthoredLink, path))
      case 'label':
        return put(resolveLabel(value as string, using.paths, path))
      case 'target':
        return put(linkTo(value as string, path))
      case 'image':
        return put(using.assets.picture(value as string))
      case 'icon':
        sheet.add(value as string, put)
        return false
      default:
        return isReference(value) ? put(collection(value, path, using, sheet)) : undefined
    }
  })
  return root.value
}

interface CollectionReference {
  collection: string
  only?: string[]
}

const isReference = (value: unknown): value is CollectionReference =>
  typeof value === 'object' && value !== null && 'collection' in value && typeof value.collection === 'string'

/** The entries a block asks for, resolved; only these travel with the page. */
function collection({ collection: name, only }: CollectionReference, path: string, using: Resolver, sheet: IconSheet) {
  if (name === 'social') return socialLinks(path, using)
  const source = using.site.collections.get(name)?.data as Collection | undefined
  if (!source) throw new Error(`There is no collection "${name}".`)
  const items = only ? only.map((id) => source.items.find((item) => item.id === id)) : source.items
  const shape = using.contracts.siteShape(name).properties.get('items')
  return shape ? resolveValue(items, shape, path, using, sheet) : items
}

/** The company's profiles in social networks, as links: they stand in company.json, not in a file of their own. */
function socialLinks(path: string, using: Resolver): LinkData[] {
  const { social } = using.site.company.data as { social: AuthoredLink[] }
  return social.map(({ label, to }) => resolveLink({ label, to }, path))
}

/** Collects the icons of a page, then draws them as one file and tells each its address. */
interface IconSheet {
  add(name: string, put: (href: string) => void): void
  draw(): void
}

function iconSheet(assets: Assets, style: string): IconSheet {
  const waiting: { symbol: string; put: (href: string) => void }[] = []
  return {
    add: (name, put) => waiting.push({ symbol: `${name}-${style}`, put }),
    draw() {
      if (!waiting.length) return
      const file = assets.sprite([...new Set(waiting.map(({ symbol }) => symbol))].sort())
      for (const { symbol, put } of waiting) put(`${file}#${symbol}`)
    },
  }
}

/** A text of site data with its tokens replaced. */
export const resolveText = (text: string, using: Resolver): string => replaceTokens(text, using.tokens)
