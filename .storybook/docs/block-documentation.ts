import type { Alive } from '../../src/blocks/islands.ts'
import type { Authored } from '../../src/contract/index.ts'
import type { Option } from '../../src/engine/authoring/options.ts'
import type { Occurrence } from '../../src/engine/authoring/usage.ts'
import type { Guide } from './guide.ts'

/** An option with the value that it has when it is added in the panel Form, if there is one. */
export type FormOption = Option & { sample?: unknown }

/** The content of a block's docs page that its contract and its guide give. */
export interface BlockDocumentation {
  /** Which block it is. */
  type: string
  title: string
  description: string
  /** File of its contract. */
  file: string
  options: FormOption[]
  /** When to use it and when not, if it has a guide. */
  guide?: Guide
  /** The data of the two examples that the guide names. */
  pictures?: { do: Authored.Block; dont: Authored.Block }
  /** How it becomes interactive; absent for finished HTML. */
  alive?: Alive
}

/** How the pages of the site use a block. Only docs show it. */
export interface BlockUse {
  /** The number of blocks that write each option, by its path. */
  written: Record<string, number>
  /** Where it is used: its position among the blocks of the page, and the optional properties used there. */
  places: (Occurrence & { position: number; options: string[] })[]
  /** Options, and values of options, that no page uses. */
  unused: string[]
}

/** What a visitor loads for a block, in brotli bytes. */
export interface BlockWeight {
  html: number
  /** Its styles, apart from those of the whole site. */
  styles: number
  /** Its scripts, apart from the one that every page has. */
  script: number
}
