import { blocksOf } from './blocks-of.ts'
import { ruleMetas } from './checks/index.ts'
import type { Meta } from './checks/rule.ts'
import { blockSchema, type Contracts, type Schema } from './contracts.ts'
import { withoutDrafts } from './drafts.ts'
import { nameOf, type SiteSources } from './load.ts'
import { type Option, optionsOf } from './options.ts'
import { pathOfName } from './routes.ts'
import { schemaId } from './shapes.ts'
import { tokensOf } from './tokens.ts'

/** A shape that a document may write: a block, a shared shape, a kind of document. */
export interface DescribedShape {
  name: string
  title: string
  description: string
  options: Option[]
}

export interface DescribedBlock extends DescribedShape {
  /** Whether it stands first on a page and carries the page's h1. */
  carriesPageHeading: boolean
  /** Whole blocks, ready to be copied; the first is the default. */
  examples: { name: string; data: unknown }[]
}

export interface DescribedCollection extends DescribedShape {
  /** Ids of the entries, for `only`. */
  ids: string[]
  /** A document of this shape with one entry of the site. */
  example: unknown
}

/** All that page data of a site may say (issue: authoring): enough to write a correct document. */
export interface Catalogue {
  page: DescribedShape & { example: unknown }
  blocks: DescribedBlock[]
  shapes: DescribedShape[]
  siteFiles: DescribedShape[]
  collections: DescribedCollection[]
  document: DescribedShape
  /** Texts that a token stands for, by its name. */
  tokens: Record<string, string>
  pages: { path: string; title: string }[]
  documents: string[]
  pictures: string[]
  rules: Meta[]
}

/** Draws up the catalogue of a site from its schemas, contracts and data. */
export function catalogueOf(site: SiteSources, contracts: Contracts): Catalogue {
  const { defs, schemas } = contracts
  const file = (name: string) => schemas.get(schemaId(`schema/${name}.schema.json`)) as Schema
  const shape = (name: string, schema: Schema, own?: Record<string, Schema>): DescribedShape => ({
    name,
    title: String(schema.title ?? name),
    description: String(schema.description ?? ''),
    options: optionsOf(schema, defs, own),
  })
  const siteDefs = file('site').$defs as Record<string, Schema>
  const siteShape = (name: string) => shape(name, siteDefs[name] as Schema, siteDefs)
  const blocks = [...contracts.blocks.values()]
  const opening = (type: string) => site.pages.filter(({ data }) => blocksOf(data)[0]?.type === type).length
  const [opener] = blocks.filter((block) => block.carriesPageHeading).sort((a, b) => opening(b.type) - opening(a.type))
  return {
    page: { ...shape('page', file('page')), example: examplePage(opener?.examples[0]?.data) },
    blocks: blocks.map((block) => ({
      ...shape(block.type, blockSchema(block)),
      carriesPageHeading: block.carriesPageHeading,
      examples: block.examples,
    })),
    shapes: Object.entries(defs).map(([name, schema]) => shape(name, schema)),
    siteFiles: contracts.siteFiles.filter((name) => !site.collections.has(name)).map(siteShape),
    collections: [...site.collections.values()].map((doc) => {
      const { items = [] } = doc.data as { items?: { id: string }[] }
      const example = { $schema: `../../schema/site/${nameOf(doc)}.schema.json`, items: items.slice(0, 1) }
      return { ...siteShape(nameOf(doc)), ids: items.map(({ id }) => id), example }
    }),
    document: shape('document', file('document'), file('document').$defs as Record<string, Schema>),
    tokens: Object.fromEntries([...tokensOf(site.company.data)].filter(([name]) => name !== '$schema')),
    pages: withoutDrafts(site).pages.map((doc) => ({ path: pathOfName(nameOf(doc)), title: titleOf(doc.data) })),
    documents: site.documents.map((doc) => `/documents/${nameOf(doc)}.pdf`),
    pictures: [...site.media].filter((name) => /\.(jpg|png|svg)$/.test(name) && !name.startsWith('brand/')),
    rules: ruleMetas,
  }
}

const titleOf = (page: unknown): string => (page as { meta?: { title?: string } } | undefined)?.meta?.title ?? ''

/** The least that a page needs. */
const examplePage = (opener: unknown) => ({
  $schema: '../schema/page.schema.json',
  path: '/new-service',
  meta: {
    title: 'New service | {company}',
    description: 'What this page offers, to whom and with what result, in one or two sentences.',
    keywords: ['first subject', 'second subject', 'third subject'],
  },
  blocks: [opener],
})
