import type { Option } from '../../src/engine/options.ts'
import type { Place } from '../../src/engine/usage.ts'

/** What the page of a block tells about it: all of it from its contract and from the documents of the site. */
export interface BlockDocumentation {
  title: string
  description: string
  /** Where its contract is. */
  file: string
  /** Everything that can be written, and how many blocks of the site write it. */
  options: (Option & { written: number })[]
  /** Where it stands. */
  places: Place[]
  /** Options, and values of options, that no page uses. */
  unused: string[]
}
