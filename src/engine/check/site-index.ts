import { pathOfName } from '../../page/routes.ts'
import { type Tokens, tokenPattern, tokensOf } from '../../page/tokens.ts'
import { blocksOf } from '../content/blocks-of.ts'
import type { Contracts } from '../content/contracts.ts'
import { isDraft } from '../content/drafts.ts'
import { hashOf } from '../content/hash.ts'
import { nameOf, type SiteSources, type SourceDocument } from '../content/load.ts'
import { outlineOf } from '../content/outline.ts'
import { redirectsOf } from '../content/redirects.ts'
import { listAt, textsAt, valueAt } from '../content/value-at.ts'
import { causesIn } from './explain/document.ts'
import type { Facts } from './facts.ts'
import { grouped } from './grouped.ts'
import { oncePer, oncePerDocument } from './once-per.ts'
import { garbledCharacters } from './rules/garbled-characters.ts'
import { markup } from './rules/markup.ts'
import { punctuation } from './rules/punctuation.ts'
import { spacing } from './rules/spacing.ts'
import { strayMarks } from './rules/stray-marks.ts'
import { unfinished } from './rules/unfinished.ts'
import { plain } from './words.ts'

/** What rules can know about another page. */
export interface IndexedPage {
  /** Path of its document. */
  file: string
  isDraft: boolean
  /** Ids that links can lead to; undefined if a mistake in the page hides some of them. */
  readonly anchors: Anchors
}

/** What a client wrote. */
export interface Review {
  review: string
  name: string
  /** The client's company with its place; "" if it is not given. */
  company: string
  /** Whether it leads to the work that it is about. */
  isLinked: boolean
  /** Whether the number in it is shown large. */
  hasFigure: boolean
  /** Labels of the services that it is about. */
  delivered: readonly string[]
  /** Whether nothing is wrong with it: otherwise that is the mistake, not the quotes that no longer fit. */
  isSound: boolean
}

/** The ids of a page; undefined if they are not all known. */
export type Anchors = ReadonlySet<string> | undefined

/** Everything that exists on the site, for rules that check references. */
export interface SiteIndex {
  /** By path. The path of a page follows from its file name, whatever the document says. */
  pages: Pick<ReadonlyMap<string, IndexedPage>, 'get' | 'has'>
  /** The paths of all pages, for suggestions. */
  paths: ReadonlySet<string>
  /** Paths that documents state, and that are not those of their files. */
  statedPaths: ReadonlySet<string>
  /** Addresses of the documents: /documents/<name>.pdf. */
  documents: Set<string>
  /** Files below pages-data/media, for suggestions. */
  media: ReadonlySet<string>
  /** Ids by the name of the collection; undefined if a mistake in the collection hides some of them. */
  collections: Map<string, Set<string> | undefined>
  tokens: Tokens
  /** All valid names of tokens, including those of texts that company.json should have but lacks, which is reported there. */
  tokenNames: Set<string>
  /** Tokens whose value is wrong in company.json. That is the mistake, not the texts that use them. */
  wrongTokens: ReadonlySet<string>
  /** Phone numbers, mailboxes and web addresses of the company, by their token. */
  contacts: ReadonlyMap<string, string>
  /** What clients wrote, by the id of the entry. */
  reviews: ReadonlyMap<string, Review>
  /** What the entries of a collection are called, by its name and their id. */
  names: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** What the people of the team do, by their name. */
  roles: ReadonlyMap<string, string>
  /** Old paths and where they lead. */
  redirects: ReadonlyMap<string, string>
  /** The lookup from label to path (spec 2.2); undefined if it cannot be read. */
  labels?: Map<string, string>
  /** Labels whose path in the lookup is that of another service, with the right one, which `labels` has. */
  crossedLabels: ReadonlyMap<string, string>
  /** The day on which the site is checked: 2026-11-22. */
  today: string
  /** Each changes with its part, apart from the anchors of pages; `rest` with pictures and contracts. */
  states: Readonly<Record<IndexPart | 'rest', string>>
  /** Changes with any of them. */
  state: string
}

/** What rules can look at. */
export type IndexPart = Exclude<keyof SiteIndex, 'states' | 'state'>

/** Makes the index of a site. */
export function indexSite(
  site: SiteSources,
  contracts: Contracts,
  facts: (doc: SourceDocument) => Facts,
  today = new Date().toISOString().slice(0, 10),
): SiteIndex {
  const collections = new Map<string, Set<string> | undefined>()
  const entryAnchors = new Map<string, string[]>()
  for (const [name, doc] of site.collections) {
    collections.set(name, hasWrongId(doc, contracts) ? undefined : idsOf(doc))
    // Entries whose id is an anchor by their contract have it on every page that shows them.
    entryAnchors.set(
      name,
      facts(doc).anchors.map(({ value }) => value),
    )
  }
  // Lists in company.json are collections, too: its social profiles.
  for (const [name, { items }] of contracts.siteShape('company').properties) if (items) collections.set(name, new Set())
  const tokens = tokensOf(site.company.data)
  const documents = new Set(site.policies.map((doc) => `/documents/${nameOf(doc)}.pdf`))
  const tokenNames = new Set(
    [...textsOfCompany(contracts), ...tokens.keys()].filter((name) => !notTokens.includes(name)),
  )
  const wrongTokens = new Set(causesIn(site.company, contracts).map(({ cause }) => String(cause.path[0])))
  for (const { path, value } of facts(site.company).contacts)
    if (isTooLongPhone(value)) wrongTokens.add(String(path[0]))
  for (const [name, value] of tokens) if (/[{}]/.test(value)) wrongTokens.add(name)
  const contacts = new Map(
    facts(site.company).contacts.flatMap(({ path, value }) => (path.length === 1 ? [[String(path[0]), value]] : [])),
  )
  // The address of the site itself never has to be a token: links begin with a path.
  contacts.delete('siteUrl')
  const reviews = reviewsOf(site, contracts)
  const names = new Map([...site.collections].map(([name, doc]) => [name, namesIn(doc, contracts)]))
  const roles = new Map([...site.collections.values()].flatMap((doc) => rolesIn(doc, contracts)))
  const redirects = redirectsOf(site)
  const labels = valueAt(site.navigation.data, ['paths']) ? textsAt(site.navigation.data, ['paths']) : undefined
  const byPath = new Map<string, SourceDocument>()
  for (const doc of site.pages) {
    const path = pathOfName(nameOf(doc))
    byPath.set(path, doc)
    // If the file name is invalid, that is the mistake, so links may lead to the path in the document.
    const stated = statedPath(doc)
    if (/[^a-z0-9/-]/.test(path) && stated !== undefined && !byPath.has(stated)) byPath.set(stated, doc)
  }
  const crossedLabels = crossedIn(site, labels)
  for (const [label, path] of crossedLabels) labels?.set(label, path)
  const statedPaths = new Set(site.pages.flatMap((doc) => statedPath(doc) ?? []))
  const parts = {
    ...{ statedPaths, documents, collections, tokens, tokenNames, wrongTokens, contacts, reviews, names, roles },
    ...{ redirects, labels, crossedLabels, today, paths: new Set(byPath.keys()), media: new Set(site.media) },
  }
  const states = statesOf({
    ...parts,
    pages: site.pages.map((doc) => [doc.file, isDraft(doc), statedPath(doc)]),
    rest: [numberOf(contracts), site.media, site.sizes, site.company.data === undefined],
  })
  const state = hashOf(states, [...entryAnchors])
  const anchorsOf = (doc: SourceDocument): Anchors => {
    const { anchors, collections: shown } = facts(doc)
    if (hidesAnchors(doc, contracts, facts(doc))) return undefined
    const entries = shown.flatMap(({ collection, only }) => {
      const all = entryAnchors.get(collection) ?? []
      const chosen = new Set(only.map(({ value }) => value))
      return only.length ? all.filter((id) => chosen.has(id)) : all
    })
    return new Set([...anchors.map(({ value }) => value), ...entries])
  }
  const pages = new Map([...byPath].map(([path, doc]) => [path, new Page(doc, state, anchorsOf)]))
  return { ...parts, pages, states, state }
}

/** The paths in the lookup from labels. */
export const listedIn = oncePer((labels: ReadonlyMap<string, string>) => new Set(labels.values()))

/** A hash of each part of the index. */
function statesOf(parts: Record<keyof SiteIndex['states'], unknown>): SiteIndex['states'] {
  const lists = (value: unknown): unknown =>
    value instanceof Map || value instanceof Set || Array.isArray(value) ? Array.from(value, lists) : value
  const hashes = Object.entries(parts).map(([name, part]) => [name, hashOf(lists(part))])
  return Object.fromEntries(hashes)
}

/** The path that the document of a page states, if its file is called otherwise. */
function statedPath(doc: SourceDocument): string | undefined {
  const { path } = outlineOf(doc)
  return typeof path === 'string' && path !== pathOfName(nameOf(doc)) ? path : undefined
}

/** Labels that lead to the page of another service, or not to the page of that name, each with the right page. */
function crossedIn(site: SiteSources, labels: ReadonlyMap<string, string> | undefined): Map<string, string> {
  const owners = grouped(labels ? site.pages : [], (doc) => {
    const { service } = outlineOf(doc)
    return typeof service === 'string' ? [service] : []
  })
  const shown = site.pages.filter((doc) => !outlineOf(doc).isDraft)
  const paths = new Map(shown.map((doc) => [plain(nameOf(doc)), pathOfName(nameOf(doc))]))
  // A page whose path does not match its file is reported for that alone.
  const stated = new Set(site.pages.flatMap((doc) => statedPath(doc) ?? []))
  const known = new Set<string>()
  return new Map(
    [...(labels ?? [])].flatMap(([label, path]): [string, string][] => {
      // A label that repeats another in other capitals is reported for that alone.
      if (known.size === known.add(label.toLowerCase()).size) return []
      const [first, ...others] = owners.get(label) ?? []
      const owner = first ? pathOfName(nameOf(first)) : paths.get(plain(label))
      return owner === undefined || owner === path || others.length || stated.has(path) ? [] : [[label, owner]]
    }),
  )
}

/** What clients wrote. */
function reviewsOf(site: SiteSources, contracts: Contracts): Map<string, Review> {
  return new Map([...site.collections.values()].flatMap((doc) => reviewsIn(doc, contracts)))
}

const reviewsIn = oncePerDocument((doc, contracts): [string, Review][] => {
  const wrong = new Set(causesIn(doc, contracts).map(({ cause }) => cause.path[1]))
  const taken = new Set<string>()
  return listAt(doc.data, ['items']).flatMap((entry, index): [string, Review][] => {
    const [id, review, name, company] = ['id', 'review', 'name', 'company'].map((property) =>
      valueAt(entry, [property]),
    )
    // If two entries have the same id, which another rule reports, pages mean the first.
    if (typeof id !== 'string' || typeof review !== 'string' || taken.has(id)) return []
    taken.add(id)
    const isSound = !wrong.has(index) && !textRules.some(({ faultOf }) => faultOf(review, false))
    const delivered = listAt(entry, ['delivered']).filter((label) => typeof label === 'string')
    const [isLinked, hasFigure] = [valueAt(entry, ['link']) !== undefined, valueAt(entry, ['figure']) !== undefined]
    const about = { isLinked, hasFigure, delivered, isSound }
    return [[id, { review, name: String(name), company: String(company ?? ''), ...about }]]
  })
})

const namesIn = oncePerDocument(
  (doc) =>
    new Map(
      listAt(doc.data, ['items']).flatMap((item): [string, string][] => {
        const [id, name] = [valueAt(item, ['id']), valueAt(item, ['name'])]
        return typeof id === 'string' && typeof name === 'string' ? [[id, name]] : []
      }),
    ),
)

const rolesIn = oncePerDocument((doc) =>
  listAt(doc.data, ['items']).flatMap((item): [string, string][] => {
    const [name, profile] = [valueAt(item, ['name']), valueAt(item, ['profile'])]
    return typeof name === 'string' && typeof profile === 'string' ? [[name, profile]] : []
  }),
)

const textRules = [garbledCharacters, markup, strayMarks, unfinished, punctuation, spacing]

/** No network knows longer phone numbers. */
export const isTooLongPhone = (text: string): boolean =>
  /^[+(]?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length > 15

/** The tokens of mailboxes: {email} or {careersEmail}. */
export const mailTokens = ({ contacts }: SiteIndex): string =>
  [...contacts].flatMap(([name, value]) => (value.includes('@') ? `{${name}}` : [])).join(' or ')

/** Whether a text has a token that is missing or wrong in company.json, so that the replaced text says nothing. */
export const holdsWrongToken = (text: string, { tokens, wrongTokens }: SiteIndex): boolean =>
  text.includes('{') &&
  [...text.matchAll(tokenPattern)].some(([, name = '']) => !tokens.has(name) || wrongTokens.has(name))

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

/** A number for each object of contracts, to notice when they were read again. */
function numberOf(contracts: Contracts): number {
  const number = numbers.get(contracts) ?? ++last
  numbers.set(contracts, number)
  return number
}

/** Whether a page has a mistake that hides one of its ids. That is the mistake, not the links to it. */
function hidesAnchors(doc: SourceDocument, contracts: Contracts, { anchors }: Facts): boolean {
  if (!Array.isArray(valueAt(doc.data, ['blocks']))) return true
  // If two sections have the same id, one of them lacks its own.
  if (new Set(anchors.map(({ value }) => value)).size < anchors.length) return true
  if (blocksOf(doc.data).some(({ type }) => !contracts.blocks.has(type))) return true
  const carriers = ['id', 'collection', 'items']
  return causesIn(doc, contracts).some(({ cause }) => {
    if (cause.kind === 'unknown') return [cause, ...cause.meant].some(({ name }) => carriers.includes(name))
    if (cause.kind === 'missing') return carriers.includes(cause.name)
    return cause.kind === 'value' && carriers.includes(String(cause.path.at(-1)))
  })
}

/** Whether an id violates its contract: that is the mistake, not the references that miss it. */
const hasWrongId = (doc: SourceDocument, contracts: Contracts): boolean =>
  causesIn(doc, contracts).some(({ cause }) => cause.kind === 'value' && cause.path.at(-1) === 'id')

function idsOf(doc: SourceDocument): Set<string> | undefined {
  if (!Array.isArray(valueAt(doc.data, ['items']))) return undefined
  const ids = listAt(doc.data, ['items']).map((item) => valueAt(item, ['id']))
  // If two have the same id, the one that other documents mean may be hidden.
  return ids.every((id): id is string => typeof id === 'string') && new Set(ids).size === ids.length
    ? new Set(ids)
    : undefined
}

/** Properties that any document may have. */
const notTokens = ['$schema', 'version']

/** The names of the texts that company.json can have by its contract. */
function textsOfCompany(contracts: Contracts): string[] {
  const { properties } = contracts.siteShape('company')
  return [...properties].flatMap(([name, { items }]) => (items || notTokens.includes(name) ? [] : [name]))
}
