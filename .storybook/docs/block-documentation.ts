import type { Alive } from '../../src/blocks/registry.ts'
import type { Authored } from '../../src/contract/index.ts'
import type { Option } from '../../src/engine/authoring/options.ts'
import type { Occurrence } from '../../src/engine/authoring/usage.ts'
import type { Guide } from './guide.ts'

/** What the page of a block tells about it: all of it from its contract and from the documents of the site. */
export interface BlockDocumentation {
  title: string
  description: string
  /** Where its contract is. */
  file: string
  /** Everything that can be written, and how many blocks of the site write it. */
  options: (Option & { written: number })[]
  /** Where it stands: its number among the blocks of the page, and the options it chooses there. */
  places: (Occurrence & { position: number; options: string[] })[]
  /** When to take it and when not, where somebody has written it. */
  guide?: Guide
  /** The data of the two examples that the guide names. */
  pictures?: { do: Authored.Block; dont: Authored.Block }
  /** What it needs to come alive; without it, it is finished HTML. */
  alive?: Alive
  /** Options, and values of options, that no page uses. */
  unused: string[]
}
