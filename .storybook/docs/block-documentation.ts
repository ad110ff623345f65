import type { Alive } from '../../src/blocks/registry.ts'
import type { Authored } from '../../src/contract/index.ts'
import type { Option } from '../../src/engine/authoring/options.ts'
import type { Occurrence } from '../../src/engine/authoring/usage.ts'
import type { Guide } from './guide.ts'

/** The content of a block's docs page, all from its contract, its guide and the documents of the site. */
export interface BlockDocumentation {
  title: string
  description: string
  /** File of its contract. */
  file: string
  /** All options, with the number of blocks on the site that use each. */
  options: (Option & { written: number })[]
  /** Where it is used: its position among the blocks of the page, and the optional properties used there. */
  places: (Occurrence & { position: number; options: string[] })[]
  /** When to use it and when not, if it has a guide. */
  guide?: Guide
  /** The data of the two examples that the guide names. */
  pictures?: { do: Authored.Block; dont: Authored.Block }
  /** How it becomes interactive; absent for finished HTML. */
  alive?: Alive
  /** Options, and values of options, that no page uses. */
  unused: string[]
}
