import { blocksOf } from './blocks-of.ts'
import { factsOf, type Mention } from './checks/facts.ts'
import type { Contracts, Schema } from './contracts.ts'
import { nameOf, rangeOf, type SiteSources, type SourceDocument } from './load.ts'
import { optionsOf, valuesAt } from './options.ts'
import type { Path } from './position.ts'
import { pathOfName } from './routes.ts'
import { documentsOf } from './sources.ts'
import { tokenPattern, tokensOf } from './tokens.ts'

/** Where something is used: "pages-data/about.json:14" on the page /about. */
export interface Place {
  file: string
  line: number
  /** Path of the page; undefined for a collection, the navigation or a document. */
  page?: string
}

/** How often an option is written, and which of its values. */
export interface OptionUsage {
  path: string
  /** Blocks that write it. */
  blocks: number
  /** For an option with values to choose from: how often each is written. */
  values?: Record<string, number>
  /** The value of the blocks that do not write it. */
  default?: unknown
}

export interface BlockUsage {
  type: string
  places: Place[]
  options: OptionUsage[]
}

/** Something that is used by its name, with the places. */
export interface NamedUsage {
  name: string
  places: Place[]
}

export interface CollectionUsage extends NamedUsage {
  /** Entries by id; one that a page shows with the whole collection counts as shown there. */
  entries: NamedUsage[]
}

/** What of the site is used where (issue: authoring). What nobody uses has no places. */
export interface Usage {
  blocks: BlockUsage[]
  collections: CollectionUsage[]
  pictures: NamedUsage[]
  icons: NamedUsage[]
  tokens: NamedUsage[]
}

/** Draws up what is used where. Expects sources without errors; what cannot be read is passed over. */
export function usageOf(site: SiteSources, contracts: Contracts): Usage {
  const documents = documentsOf(site).filter(({ data }) => data !== undefined)
  const facts = documents.map((doc) => factsOf(doc, contracts))
  const gather = (mentions: Mention[], known: Iterable<string> = []): NamedUsage[] => {
    const places = new Map<string, Place[]>([...known].map((name) => [name, []]))
    for (const { doc, path, value } of mentions) places.set(value, [...(places.get(value) ?? []), placeOf(doc, path)])
    return [...places].map(([name, places]) => ({ name, places })).sort((a, b) => (a.name < b.name ? -1 : 1))
  }
  const shown = [...site.media].filter((name) => /\.(jpg|png|svg)$/.test(name))
  return {
    blocks: [...contracts.blocks.keys()].sort().map((type) => blockUsage(type, site, contracts)),
    collections: [...site.collections.values()].map((doc) => collectionUsage(doc)),
    // The brand's own pictures belong to the site's frame, which code draws.
    pictures: gather(
      facts.flatMap(({ pictures }) => pictures),
      shown.filter((name) => !name.startsWith('brand/')),
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
    const ids = ((doc.data as { items?: { id?: string }[] } | undefined)?.items ?? []).flatMap(({ id }) => id ?? [])
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

/** An option nobody writes, or the values of one that nobody chooses; its default is chosen by not writing it. */
export function unusedOf({ path, blocks, values, default: standard }: OptionUsage): string[] {
  if (!blocks) return [path]
  const unused = Object.entries(values ?? {}).filter(([value, count]) => !count && value !== standard)
  return unused.map(([value]) => `${path} "${value}"`)
}

/** Tokens in the texts of a document, each with its place. */
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

function placeOf(doc: SourceDocument, path: Path): Place {
  const { line } = rangeOf(doc, path)
  const isPage = /^pages-data\/[^/]+$/.test(doc.file)
  return { file: doc.file, line, ...(isPage && { page: pathOfName(nameOf(doc)) }) }
}
