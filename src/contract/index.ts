/** The TypeScript view of schema/: generated types of blocks and site data, and what their values resolve to. */
import type { BlockData } from './blocks.generated.ts'
import type { RenderProps } from './resolved.ts'

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
  TeamMember,
  Technology,
  Testimonial,
} from './site.generated.ts'

/** The name of a block: the `type` in page data, the folder in src/blocks. */
export type BlockType = keyof BlockData

/** A resolved block of any type. */
export type AnyBlock = BlockData[BlockType]

/** Props of a block's component: its resolved data and what the renderer adds. */
export type BlockProps<T extends BlockType> = BlockData[T] & RenderProps
