import type {
  AnyBlock,
  Authored,
  Collection,
  CollectionName,
  LinkData,
  PageData,
  PictureData,
  RichTextPart,
  SiteFiles,
} from '../contract/index.ts'
import { type AuthoredTarget, resolveLabel, resolveLink, resolveTarget } from './links.ts'
import { type Carry, originOf } from './origin.ts'
import { richText } from './rich-text.ts'
import { type BreadcrumbParents, breadcrumb, documentFile } from './routes.ts'
import type { Shapes } from './shapes.ts'
import { type Tokens, tokensOf, withoutTokens } from './tokens.ts'
import { type Path, type Shape, type Visit, walk } from './walk.ts'

/** Addresses of the files that data names: hashed in a build, original in development. */
export interface Assets {
  /** @throws if there is no such picture; the checker reports it earlier */
  picture(file: string): PictureData
  /** The address of an SVG file with these icons as symbols. */
  sprite(names: string[]): string
}

/** The site's data as far as pages refer to it. */
export interface SiteData {
  company: { data: Authored.Company }
  navigation: { data: Authored.Navigation }
  collections: { get(name: string): { data: Collection } | undefined }
}

/** What resolving needs besides the document. Made once for a site. */
export interface Resolver {
  site: SiteData
  contracts: Shapes
  assets: Assets
  tokens: Tokens
  /** Lookup from label to path (spec 2.2). */
  paths: Record<string, string>
  parents: BreadcrumbParents
  /** Makes shown values say where they are written: in development only. */
  carry?: Carry
}

/** Prepares a site for resolving its pages. Resolving a page throws if the site lacks what it refers to. */
export function makeResolver(site: SiteData, contracts: Shapes, assets: Assets): Resolver {
  const tokens = tokensOf(site.company.data)
  const navigation = withoutTokens(site.navigation.data, tokens)
  return { site, contracts, assets, tokens, paths: navigation.paths, parents: navigation.breadcrumb }
}

/** Resolves a page: looks up its tokens, collections, links, pictures and icons. */
export function resolvePage(page: Authored.Page, resolver: Resolver): PageData<AnyBlock> {
  const sheet = iconSheet(resolver.assets, 'duotone')
  const { meta, path } = withoutTokens({ meta: page.meta, path: page.path }, resolver.tokens)
  const file = documentFile(path)
  const blocks = page.blocks.map((block, index) => {
    const scope = { path, resolver, sheet, file, start: ['blocks', index] }
    return resolveValue<AnyBlock>(block, resolver.contracts.blockShape(block.type), scope)
  })
  sheet.draw()
  return { path, meta, breadcrumb: breadcrumb(path, resolver.parents), blocks }
}

/**
 * Resolves a file of pages-data/site for the page that shows it.
 * @param name its name without .json
 * @param path path of the page
 * @param style Phosphor's style of its icons: fill for social profiles, else duotone
 */
export function resolveSiteFile<N extends 'company' | 'navigation' | CollectionName>(
  name: N,
  path: string,
  resolver: Resolver,
  style = 'duotone',
): SiteFiles[N] {
  const { site, contracts } = resolver
  const document =
    name === 'company' ? site.company : name === 'navigation' ? site.navigation : site.collections.get(name)
  if (!document) throw new Error(`There is no pages-data/site/${name}.json.`)
  const sheet = iconSheet(resolver.assets, style)
  const scope = { path, resolver, sheet, file: siteFile(name), start: [] }
  const data = resolveValue<SiteFiles[N]>(document.data, contracts.siteShape(name), scope)
  sheet.draw()
  return data
}

/** A value as it is authored. Its path is known to exist. */
const valueIn = (source: unknown, path: Path): unknown =>
  path.reduce((value, step) => (value as Record<string | number, unknown>)[step], source)

const siteFile = (name: string): string => `pages-data/site/${name}.json`

/** The page that values are resolved for, and where they are written. */
interface Scope {
  path: string
  resolver: Resolver
  sheet: IconSheet
  file: string
  start: Path
}

/** Resolves a value by its shape, which turns its authored type into its resolved one. */
function resolveValue<T>(source: unknown, shape: Shape, scope: Scope): T {
  const { path, resolver, sheet, file, start } = scope
  // The value itself may be replaced, so it needs a holder.
  const root = { value: withoutTokens(source, resolver.tokens) }
  const { text, address } = carrier(resolver, file)
  const visit: Visit = (name, value, way, inside) => {
    const holder = inside ?? root
    const key = inside ? (way.at(-1) as string | number) : 'value'
    const put = (resolved: unknown): false => {
      ;(holder as Record<string | number, unknown>)[key] = resolved
      return false
    }
    const labelled = <L extends { label?: string }>(link: L): L =>
      link.label === undefined ? link : { ...link, label: text(link.label, [...way, 'label']) }
    switch (name) {
      case 'text':
        return put(richText(value as string, path).map((part) => worded(part, (words) => text(words, way))))
      case 'line':
      case 'plainText':
      case 'alt':
        return put(text(value as string, way))
      // As it was written: {email} in an address is not ours.
      case 'codeLine':
        return put(text(valueIn(source, way.slice(start.length)) as string, way))
      case 'link':
        return put(labelled(resolveLink(value as Authored.Link, path)))
      // For the checker alone: no page shows them.
      case 'serviceNames':
        return put(undefined)
      case 'label': {
        const link = resolveLabel(value as string, resolver.paths, path)
        return put({ ...link, label: text(link.label, way) })
      }
      case 'entryLink':
        return put(labelled(resolveTarget(value as AuthoredTarget, path)))
      case 'image': {
        const picture = resolver.assets.picture(value as string)
        return put({ ...picture, src: address(picture.src, way) })
      }
      case 'icon': {
        const at = [...way]
        sheet.add(value as string, (href) => put(address(href, at)))
        return false
      }
      default:
        return isReference(value) ? put(collection(value, path, resolver, sheet)) : undefined
    }
  }
  walk(shape, root.value, visit, start)
  return root.value as T
}

/** Makes the values of a file say where they are written, if that is asked for. */
function carrier({ carry }: Resolver, file: string) {
  const as = (kind: keyof Carry) => (value: string, way: Path) =>
    carry && typeof value === 'string' ? carry[kind](value, originOf(file, way)) : value
  return { text: as('text'), address: as('address') }
}

function worded(part: RichTextPart, change: (words: string) => string): RichTextPart {
  if (typeof part === 'string') return change(part)
  if ('strong' in part) return { strong: change(part.strong) }
  return 'code' in part ? { code: change(part.code) } : { ...part, label: change(part.label) }
}

interface CollectionReference {
  collection: string
  only?: string[]
}

const isReference = (value: unknown): value is CollectionReference =>
  typeof value === 'object' && value !== null && 'collection' in value && typeof value.collection === 'string'

/** The entries of a collection that a block asks for, resolved. Only these are sent with the page. */
function collection(
  { collection: name, only }: CollectionReference,
  path: string,
  resolver: Resolver,
  sheet: IconSheet,
) {
  if (name === 'social') return socialLinks(path, resolver)
  const source = resolver.site.collections.get(name)?.data
  if (!source) throw new Error(`There is no collection "${name}".`)
  const ids = only ?? source.items.map(({ id }) => id)
  const shape = resolver.contracts.siteShape(name).properties.get('items')?.items
  return ids.map((id) => {
    const index = source.items.findIndex((item) => item.id === id)
    const scope = { path, resolver, sheet, file: siteFile(name), start: ['items', index] }
    return shape ? resolveValue(source.items[index], shape, scope) : source.items[index]
  })
}

/** The company's profiles in social networks as links. They are part of company.json, not a file of their own. */
function socialLinks(path: string, resolver: Resolver): LinkData[] {
  const { social } = resolver.site.company.data
  const { text } = carrier(resolver, siteFile('company'))
  return social.map(({ label, to }, index) => resolveLink({ label: text(label, ['social', index, 'label']), to }, path))
}

/** Collects the icons of a page, then writes them as one file and fills in their addresses. */
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
