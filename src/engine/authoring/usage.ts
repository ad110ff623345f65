import { pathOfDocument } from '../../page/routes.ts'
import { tokenPattern, tokensOf } from '../../page/tokens.ts'
import type { Path } from '../../page/walk.ts'
import { factsOf, type Mention } from '../check/facts.ts'
import { grouped } from '../check/grouped.ts'
import { blocksOf } from '../content/blocks-of.ts'
import type { Contracts, Schema } from '../content/contracts.ts'
import { nameOf, picturesOf, rangeOf, type SiteSources, type SourceDocument } from '../content/load.ts'
import { documentsOf } from '../content/sources.ts'
import { listAt, valueAt } from '../content/value-at.ts'
import { optionsOf, valuesAt } from './options.ts'

/** Where something is used: "pages-data/about.json:14" on the page /about. */
export interface Occurrence {
  file: string
  line: number
  /** Path of the page; undefined for a collection, the navigation or a document. */
  page?: string
}

/** How often an option is used, and with which values. */
export interface OptionUsage {
  path: string
  /** How many blocks set it. */
  blocks: number
  /** For an option with a fixed choice of values: how often each is set. */
  values?: Record<string, number>
  /** The value of blocks that do not set it. */
  default?: unknown
}

/** Where a block type and its options are used. */
export interface BlockUsage {
  type: string
  places: Occurrence[]
  options: OptionUsage[]
}

/** Something that documents refer to by name, with every occurrence. */
export interface NamedUsage {
  name: string
  places: Occurrence[]
}

/** Where a collection and its entries are used. */
export interface CollectionUsage extends NamedUsage {
  /** Entries by id. A page that shows the whole collection counts as an occurrence of each entry. */
  entries: NamedUsage[]
}

/** What is used where. Unused things have no occurrences. */
export interface Usage {
  blocks: BlockUsage[]
  collections: CollectionUsage[]
  pictures: NamedUsage[]
  icons: NamedUsage[]
  tokens: NamedUsage[]
}

/** Finds out what is used where. Documents that cannot be read are skipped. */
export function usageOf(site: SiteSources, contracts: Contracts): Usage {
  const documents = documentsOf(site).filter(({ data }) => data !== undefined)
  const facts = documents.map((doc) => factsOf(doc, contracts))
  const gather = (mentions: Mention[], known: Iterable<string> = []): NamedUsage[] => {
    const used = grouped(mentions, ({ value }) => [value])
    return [...new Set([...known, ...used.keys()])]
      .sort()
      .map((name) => ({ name, places: (used.get(name) ?? []).map(({ doc, path }) => placeOf(doc, path)) }))
  }
  return {
    blocks: [...contracts.blocks.keys()].sort().map((type) => blockUsage(type, site, contracts)),
    collections: [...site.collections.values()].map((doc) => collectionUsage(doc)),
    pictures: gather(
      facts.flatMap(({ pictures }) => pictures),
      picturesOf(site),
    ),
    icons: gather(facts.flatMap(({ icons }) => icons)),
    tokens: gather(
      documents.filter((doc) => doc !== site.company).flatMap(tokensIn),
      tokensOf(site.company.data).keys(),
    ).filter(({ name }) => name !== '$schema'),
  }

  function collectionUsage(doc: SourceDocument): CollectionUsage {
    const name = nameOf(doc)
    const mentions = facts.flatMap(({ collections }) => collections).filter(({ collection }) => collection === name)
    const ids = listAt(doc.data, ['items']).map((item) => String(valueAt(item, ['id'])))
    const entries = mentions.flatMap((mention) =>
      mention.only.length ? mention.only : ids.map((value) => ({ ...mention, value })),
    )
    return { name, places: mentions.map(({ doc, path }) => placeOf(doc, path)), entries: gather(entries, ids) }
  }
}

function blockUsage(type: string, site: SiteSources, contracts: Contracts): BlockUsage {
  const uses = site.pages.flatMap((doc) =>
    blocksOf(doc.data)
      .filter((use) => use.type === type)
      .map(({ block, index }) => ({ block, place: placeOf(doc, ['blocks', index]) })),
  )
  const options = optionsOf(contracts.blocks.get(type)?.schema as Schema, contracts.defs).map(
    ({ path, values, default: standard }) => {
      const written = uses.map(({ block }) => valuesAt(block, path))
      const count = (value: unknown) => written.flat().filter((other) => other === value).length
      return {
        path,
        blocks: written.filter((found) => found.length > 0).length,
        ...(values && { values: Object.fromEntries(values.map((value) => [String(value), count(value)])) }),
        ...(standard !== undefined && { default: standard }),
      }
    },
  )
  return { type, places: uses.map(({ place }) => place), options }
}

/** An unused option, or its unused values. Leaving an option out uses its default. */
export function unusedOf({ path, blocks, values, default: standard }: OptionUsage): string[] {
  if (!blocks) return [path]
  const unused = Object.entries(values ?? {}).filter(([value, count]) => !count && value !== standard)
  return unused.map(([value]) => `${path} "${value}"`)
}

/** The tokens in the texts of a document, each with its place. */
function tokensIn(doc: SourceDocument): Mention[] {
  const mentions: Mention[] = []
  const look = (value: unknown, path: Path): void => {
    if (typeof value === 'string')
      for (const [, name] of value.matchAll(tokenPattern)) mentions.push({ doc, path, value: name as string })
    else if (Array.isArray(value)) value.forEach((item, index) => void look(item, [...path, index]))
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) look(item, [...path, key])
  }
  look(doc.data, [])
  return mentions
}

function placeOf(doc: SourceDocument, path: Path): Occurrence {
  const { line } = rangeOf(doc, path)
  const page = pathOfDocument(doc.file)
  return { file: doc.file, line, ...(page && { page }) }
}
