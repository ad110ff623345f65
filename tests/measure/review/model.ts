import type { Difference } from './pictures.ts'
import type { Change } from './words.ts'

/** Where a side has the examples of a block; names with a low line in front are no pages to the server. */
export const examplesAt = '/examples-of/'

/** Where it has the stories of a part. */
export const storiesAt = '/stories-of/'

/** What a kind of file of a route weighs, in brotli bytes. */
export interface Bytes {
  kind: string
  before?: number
  after?: number
  budget?: number
}

/** One route that came out otherwise, or the examples of one block, or the stories of one part. */
export interface RouteReview {
  path: string
  state: 'changed' | 'new' | 'gone'
  causes: string[]
  /** What must be fixed: new findings of axe, exceeded budgets, dead links. */
  faults: string[]
  /** What changed in words and options. */
  words: Change[]
  /** Title, description, structured data, links, headings. */
  facts: string[]
  /** Kinds whose bytes changed. */
  bytes: Bytes[]
  pictures: Difference[]
  /** Screens that there was no time to draw. */
  notDrawn: number
}

/** What a change changes. */
export interface Review {
  before: string
  after: string
  /** Files of the project that differ. */
  files: string[]
  /** What must be fixed and belongs to no route: findings of the checker, redirects. */
  faults: string[]
  /** Other changes than those of routes: redirects, structured data of the whole site. */
  around: string[]
  /** Pages, those first that need a person's eye most. */
  routes: RouteReview[]
  /** Blocks whose examples look otherwise. */
  examples: RouteReview[]
  /** Parts, such as forms and header, whose stories look otherwise. */
  stories: RouteReview[]
  /** Routes with invisible differences, and what they are. */
  harmless: { path: string; why: string }[]
  /** Routes that were compared and are the same. */
  same: string[]
  /** Pages, examples and stories, times screens, that were drawn on both sides and compared. */
  compared: number
  seconds: number
}

/** Everything that must be fixed. */
export const faultsOf = ({ faults, routes, examples, stories }: Review): string[] => [
  ...faults,
  ...[...routes, ...examples, ...stories].flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
]

/** What axe finds now and did not find before. Names of classes do not count: a new file of styles may change those of others. */
export function newFindings(before: string[] = [], after: string[] = []): string[] {
  const nameless = (finding: string) => finding.replace(/\.[\w-]+| class="[^"]*"/g, '')
  const known = new Set(before.map(nameless))
  return after.filter((finding) => !known.has(nameless(finding)))
}

/** Fewer bytes than these are no change of a page: other names of its scripts compress otherwise by as many. */
const slight = 32

/** What a route was found to be once it was drawn: it differs, or in nothing, or only by names of scripts. */
export function verdictOf({ state, faults, words, facts, bytes, pictures, notDrawn }: RouteReview) {
  const isMore = ({ before = 0, after = 0 }: Bytes) => Math.abs(after - before) >= slight
  const found = [faults, words, facts, pictures, bytes.filter(isMore)].flat().length
  if (state !== 'changed' || found || notDrawn) return 'differs'
  return bytes.length ? 'names of scripts' : 'same'
}
