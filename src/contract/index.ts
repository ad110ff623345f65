/** The contracts of schema/ as TypeScript: generated types of authored and of resolved data. */
import type { BlockData } from './blocks.generated.ts'
import type { RenderProps } from './resolved.ts'
import type { SiteFiles } from './site.generated.ts'

export type * as Authored from './authored.generated.ts'
export type { BlockData, ProcessStep, ServiceCard } from './blocks.generated.ts'
export type * from './resolved.ts'
export type {
  Claim,
  Client,
  Company,
  GalleryGroup,
  Job,
  Navigation,
  PortfolioItem,
  SiteFiles,
  TeamMember,
  Technology,
  Testimonial,
} from './site.generated.ts'

/** The name of a block: the `type` in page data, the folder in src/blocks. */
export type BlockType = keyof BlockData

/** The name of a list of entries that pages ask for: a file of pages-data/site. */
export type CollectionName = Exclude<keyof SiteFiles, 'company' | 'navigation' | 'redirects'>

/** What every such file has, as authored. */
export interface Collection {
  items: { id: string }[]
}

/** A resolved block of any type. */
export type AnyBlock = BlockData[BlockType]

/** Props of a block's component: its resolved data and what the renderer adds. */
export type BlockProps<T extends BlockType> = BlockData[T] & RenderProps
