import type { Contracts } from '../contracts.ts'
import type { Path, SiteSources, SourceDocument } from '../load.ts'
import type { Facts } from './facts.ts'
import type { SiteIndex } from './site-index.ts'

/** What a rule is, as data: the documentation of the checks is made of it. */
export interface Meta {
  /** Named after the fault: "dead-link". */
  name: string
  /** What it guards, in one sentence. */
  description: string
  severity: 'error' | 'warning'
}

/** A place in a document that a rule can point to. */
export interface Place {
  doc: SourceDocument
  path: Path
  /** Points to the property's name instead of its value. */
  part?: 'key' | 'value'
  /** Points to a part of the text there: start and end in the text as a program sees it. */
  span?: readonly [number, number]
}

/** What a rule has to say about a place. */
export interface Finding {
  /** What happened. */
  message: string
  /** What to do. */
  suggestion: string
  /** The only right answer, if there is one: the replacement of the token at the place, quotes included. */
  replacement?: string
}

/** What a rule sees, and how it speaks. */
export interface Context {
  site: SiteSources
  contracts: Contracts
  index: SiteIndex
  /** The documents to check that could be read, pages first. */
  documents: SourceDocument[]
  /** Those of them that are pages. */
  pages: SourceDocument[]
  /** Whether all documents of the site are checked. */
  whole: boolean
  /** Whether nothing was found wrong so far: only then it can be said of something that nobody mentions it. */
  sound(): boolean
  /** What a document mentions; undefined where it could not be read. */
  facts(doc: SourceDocument): Facts
  /** @param name name of the problem's rule, where one rule stands for several */
  report(place: Place, finding: Finding, name?: string): void
}

/** A rule about the site's data that no schema can state. */
export interface Rule {
  meta: Meta
  check(context: Context): void
}
