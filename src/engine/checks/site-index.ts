import type { Contracts } from '../contracts.ts'
import { nameOf, type SiteSources, type SourceDocument } from '../load.ts'
import { pathOfName } from '../routes.ts'
import { type Tokens, tokensOf } from '../tokens.ts'
import type { Facts } from './facts.ts'

/** A page as others see it. */
export interface IndexedPage {
  doc: SourceDocument
  /** Ids that links can lead to; undefined while the page cannot be read. */
  anchors?: Set<string>
}

/** What exists on the site, for rules that ask whether something does. */
export interface SiteIndex {
  /** By path. A page is known by the path its file's name gives it, whatever the document says. */
  pages: Map<string, IndexedPage>
  /** Addresses of the documents: /documents/<name>.pdf. */
  documents: Set<string>
  /** Ids by the name of the collection; undefined while a collection cannot be read. */
  collections: Map<string, Set<string> | undefined>
  tokens: Tokens
  /** The lookup from label to path (spec 2.2). */
  labels: Map<string, string>
  /** Whether every document could be read, so that a missing mention means there is none. */
  complete: boolean
}

/** Draws up what exists. */
export function indexSite(site: SiteSources, contracts: Contracts, facts: (doc: SourceDocument) => Facts): SiteIndex {
  const collections = new Map<string, Set<string> | undefined>()
  for (const [name, doc] of site.collections) collections.set(name, idsOf(doc))
  // A collection may also be a list of the company's: its social profiles.
  const company = (site.company.data ?? {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(company)) if (Array.isArray(value)) collections.set(name, new Set())
  const pages = new Map<string, IndexedPage>()
  for (const doc of site.pages) pages.set(pathOfName(nameOf(doc)), { doc, anchors: anchorsOf(doc) })
  const all = [...site.pages, site.company, site.navigation, ...site.collections.values(), ...site.documents]
  return {
    pages,
    collections,
    documents: new Set(site.documents.map((doc) => `/documents/${nameOf(doc)}.pdf`)),
    tokens: tokensOf(site.company.data),
    labels: new Map(Object.entries(objectOf(objectOf(site.navigation.data).paths)) as [string, string][]),
    complete: all.every((doc) => doc.data !== undefined) && allKnown(site, contracts),
  }

  function anchorsOf(doc: SourceDocument): Set<string> | undefined {
    if (doc.data === undefined) return undefined
    const { anchors, collections: shown } = facts(doc)
    // The entries of a collection carry their ids on the page that shows them.
    const entries = shown.flatMap(({ collection }) => [...(collections.get(collection) ?? [])])
    return new Set([...anchors.map(({ value }) => value), ...entries])
  }
}

function idsOf(doc: SourceDocument): Set<string> | undefined {
  const items = objectOf(doc.data).items
  if (!Array.isArray(items)) return undefined
  return new Set(
    items.flatMap((item: unknown) => (typeof objectOf(item).id === 'string' ? [objectOf(item).id as string] : [])),
  )
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A block of an unknown type may mention anything. */
function allKnown(site: SiteSources, contracts: Contracts): boolean {
  return site.pages.every((doc) => {
    const blocks = objectOf(doc.data).blocks
    return Array.isArray(blocks) && blocks.every((block) => contracts.blocks.has(String(objectOf(block).type)))
  })
}
