import { blocksOf } from '../blocks-of.ts'
import type { Contracts } from '../contracts.ts'
import { isDraft } from '../drafts.ts'
import { causesIn } from '../explain/document.ts'
import { hashOf } from '../hash.ts'
import { nameOf, type SiteSources, type SourceDocument } from '../load.ts'
import { redirectsOf } from '../redirects.ts'
import { pathOfName } from '../routes.ts'
import { type Tokens, tokensOf } from '../tokens.ts'
import type { Facts } from './facts.ts'

/** A page as others see it. */
export interface IndexedPage {
  /** Path of its document. */
  file: string
  isDraft: boolean
  /** Ids that links can lead to; undefined while a mistake in the page hides some of them. */
  readonly anchors: Anchors
}

export type Anchors = ReadonlySet<string> | undefined

/** What exists on the site, for rules that ask whether something does. */
export interface SiteIndex {
  /** By path. A page is known by the path its file's name gives it, whatever the document says. */
  pages: Pick<ReadonlyMap<string, IndexedPage>, 'get' | 'has' | 'keys'>
  /** Addresses of the documents: /documents/<name>.pdf. */
  documents: Set<string>
  /** Ids by the name of the collection; undefined while a mistake in the collection hides some of them. */
  collections: Map<string, Set<string> | undefined>
  tokens: Tokens
  /** What a token can be called: a text that the company should have but lacks is missed in company.json. */
  tokenNames: Set<string>
  /** Old paths and where they lead. */
  redirects: ReadonlyMap<string, string>
  /** The lookup from label to path (spec 2.2); undefined while it cannot be read. */
  labels?: Map<string, string>
  /** Differs whenever anything above does, apart from the anchors of pages, or pictures or contracts are others. */
  state: string
}

/** Draws up what exists. */
export function indexSite(site: SiteSources, contracts: Contracts, facts: (doc: SourceDocument) => Facts): SiteIndex {
  const collections = new Map<string, Set<string> | undefined>()
  for (const [name, doc] of site.collections) collections.set(name, idsOf(doc))
  // A collection may also be a list of the company's: its social profiles.
  for (const [name, value] of Object.entries(objectOf(site.company.data)))
    if (Array.isArray(value)) collections.set(name, new Set())
  const tokens = tokensOf(site.company.data)
  const documents = new Set(site.documents.map((doc) => `/documents/${nameOf(doc)}.pdf`))
  const tokenNames = new Set([...textsOfCompany(contracts), ...tokens.keys()])
  const redirects = redirectsOf(site)
  const labels = lookupOf(objectOf(site.navigation.data).paths)
  const pages = new Map<string, IndexedPage>()
  const state = hashOf(
    numberOf(contracts),
    site.pages.map((doc) => (isDraft(doc) ? [doc.file] : doc.file)),
    [...documents],
    [...collections].map(([name, ids]) => [name, ids && [...ids]]),
    [...tokens],
    [...tokenNames],
    [...redirects],
    labels && [...labels],
    [...site.media],
    site.company.data === undefined,
  )
  const anchorsOf = (doc: SourceDocument): Anchors => {
    const { anchors, collections: shown } = facts(doc)
    if (hidesAnchors(doc, contracts, facts(doc))) return undefined
    // The entries of a collection carry their ids on the page that shows them.
    const entries = shown.flatMap(({ collection }) => [...(collections.get(collection) ?? [])])
    return new Set([...anchors.map(({ value }) => value), ...entries])
  }
  for (const doc of site.pages) pages.set(pathOfName(nameOf(doc)), new Page(doc, state, anchorsOf))
  return { pages, documents, collections, tokens, tokenNames, redirects, labels, state }
}

const knownAnchors = new WeakMap<SourceDocument, { state: string; anchors: Anchors }>()

class Page implements IndexedPage {
  constructor(
    private readonly doc: SourceDocument,
    private readonly state: string,
    private readonly anchorsOf: (doc: SourceDocument) => Anchors,
  ) {}

  get file(): string {
    return this.doc.file
  }

  get isDraft(): boolean {
    return isDraft(this.doc)
  }

  get anchors(): Anchors {
    const known = knownAnchors.get(this.doc)
    if (known?.state === this.state) return known.anchors
    const anchors = this.anchorsOf(this.doc)
    knownAnchors.set(this.doc, { state: this.state, anchors })
    return anchors
  }
}

const numbers = new WeakMap<Contracts, number>()
let last = 0

/** Tells contracts apart: those read again are others. */
function numberOf(contracts: Contracts): number {
  const number = numbers.get(contracts) ?? ++last
  numbers.set(contracts, number)
  return number
}

/** Whether a page has a mistake that keeps one of its ids from being known: that is the mistake, not the links to it. */
function hidesAnchors(doc: SourceDocument, contracts: Contracts, { anchors }: Facts): boolean {
  if (!Array.isArray(objectOf(doc.data).blocks)) return true
  // Where two sections have one id, one of them has lost its own.
  if (new Set(anchors.map(({ value }) => value)).size < anchors.length) return true
  if (blocksOf(doc.data).some(({ type }) => !contracts.blocks.has(type))) return true
  const carriers = ['id', 'collection', 'items']
  return causesIn(doc, contracts).some(({ cause }) => {
    if (cause.kind === 'unknown') return [cause, ...cause.meant].some(({ name }) => carriers.includes(name))
    if (cause.kind === 'missing') return carriers.includes(cause.name)
    return cause.kind === 'value' && carriers.includes(String(cause.path.at(-1)))
  })
}

function idsOf(doc: SourceDocument): Set<string> | undefined {
  const { items } = objectOf(doc.data)
  const ids = Array.isArray(items) ? items.map((item) => objectOf(item).id) : [undefined]
  return ids.every((id): id is string => typeof id === 'string') ? new Set(ids) : undefined
}

/** Names of the texts that company.json has by its contract. */
function textsOfCompany(contracts: Contracts): string[] {
  const { properties } = contracts.siteShape('company')
  return [...properties].flatMap(([name, { items }]) => (items || name === '$schema' ? [] : [name]))
}

function lookupOf(paths: unknown): Map<string, string> | undefined {
  if (typeof paths !== 'object' || paths === null) return undefined
  return new Map(Object.entries(paths).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
