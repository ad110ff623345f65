import { pathOfName } from '../../page/routes.ts'
import { schemaId } from '../../page/shapes.ts'
import { tokensOf } from '../../page/tokens.ts'
import type { Meta } from '../check/rule.ts'
import { ruleMetas } from '../check/rules/index.ts'
import { blocksOf } from '../content/blocks-of.ts'
import { blockSchema, type Contracts, type Definitions, type Schema } from '../content/contracts.ts'
import { withoutDrafts } from '../content/drafts.ts'
import { nameOf, picturesOf, type SiteSources } from '../content/load.ts'
import { listAt, valueAt } from '../content/value-at.ts'
import { exampleMeta } from './example-meta.ts'
import { type Option, optionsOf } from './options.ts'

/** A shape that a document may write: a block, a shared shape, a kind of document. */
export interface DescribedShape {
  name: string
  title: string
  description: string
  options: Option[]
}

/** A block type, as authors see it. */
export interface DescribedBlock extends DescribedShape {
  /** Whether it must be the first block of a page and contains the page's h1. */
  carriesPageHeading: boolean
  /** Whole blocks, ready to be copied; the first is the default. */
  examples: { name: string; data: unknown }[]
}

/** A collection, as authors see it. */
export interface DescribedCollection extends DescribedShape {
  /** Ids of the entries, for `only`. */
  ids: string[]
  /** A document of this shape with one entry of the site. */
  example: unknown
}

/** Everything that the page data of a site may say: enough to write a correct document. */
export interface Catalogue {
  page: DescribedShape & { example: unknown }
  blocks: DescribedBlock[]
  shapes: DescribedShape[]
  siteFiles: DescribedShape[]
  collections: DescribedCollection[]
  document: DescribedShape
  /** The text of each token by name. */
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
  const shape = (name: string, schema: Schema, own?: Definitions): DescribedShape => ({
    name,
    title: String(schema.title ?? name),
    description: String(schema.description ?? ''),
    options: optionsOf(schema, defs, own),
  })
  const siteDefs = file('site').$defs as Definitions
  const siteShape = (name: string) => shape(name, siteDefs[name] as Schema, siteDefs)
  const blocks = [...contracts.blocks.values()]
  const opening = (type: string) => site.pages.filter(({ data }) => blocksOf(data)[0]?.type === type).length
  const [opener] = blocks.filter((block) => block.carriesPageHeading).sort((a, b) => opening(b.type) - opening(a.type))
  return {
    page: { ...shape('page', file('page')), example: examplePage(opener?.examples[0]?.data, contracts.version) },
    blocks: blocks.map((block) => ({
      ...shape(block.type, blockSchema(block)),
      carriesPageHeading: block.carriesPageHeading,
      examples: block.examples,
    })),
    shapes: Object.entries(defs).map(([name, schema]) => shape(name, schema)),
    siteFiles: contracts.siteFiles.filter((name) => !site.collections.has(name)).map(siteShape),
    collections: [...site.collections.values()].map((doc) => {
      const items = listAt(doc.data, ['items'])
      const example = {
        $schema: `../../schema/site/${nameOf(doc)}.schema.json`,
        version: contracts.version,
        items: items.slice(0, 1),
      }
      return { ...siteShape(nameOf(doc)), ids: items.map((item) => String(valueAt(item, ['id']))), example }
    }),
    document: shape('document', file('document'), file('document').$defs as Definitions),
    tokens: Object.fromEntries([...tokensOf(site.company.data)].filter(([name]) => name !== '$schema')),
    pages: withoutDrafts(site).pages.map((doc) => ({
      path: pathOfName(nameOf(doc)),
      title: String(valueAt(doc.data, ['meta', 'title']) ?? ''),
    })),
    documents: site.policies.map((doc) => `/documents/${nameOf(doc)}.pdf`),
    pictures: picturesOf(site),
    rules: ruleMetas,
  }
}

/** The smallest page that is valid. */
const examplePage = (opener: unknown, version: number) => ({
  $schema: '../schema/page.schema.json',
  version,
  path: '/new-service',
  meta: {
    title: 'New service | {company}',
    ...exampleMeta,
  },
  blocks: [opener],
})
