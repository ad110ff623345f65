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

/** Says what a rule found. `name` is that of the problem's rule, where one rule stands for several. */
export type Report = (place: Place, finding: Finding, name?: string) => void

/**
 * What a rule about one document sees besides it. Of other documents that is only what the index says of them: what
 * it found stays true until the document or the index changes, and need not be found again.
 */
export interface DocumentContext {
  site: Pick<SiteSources, 'company' | 'redirects' | 'media'>
  contracts: Contracts
  index: SiteIndex
  /** What a document mentions; nothing where it could not be read. */
  facts(doc: SourceDocument): Facts
  report: Report
}

/** What a rule about the whole site sees. */
export interface SiteContext extends DocumentContext {
  site: SiteSources
  /** The documents to check that could be read, pages first. */
  documents: SourceDocument[]
  /** Those of them that are pages. */
  pages: SourceDocument[]
  /** Whether all documents of the site are checked. */
  whole: boolean
  /** Whether nothing was found wrong so far: only then it can be said of something that nobody mentions it. */
  sound(): boolean
}

/** A rule about one document at a time. */
export interface DocumentRule {
  meta: Meta
  /** Pages alone; by default every document that could be read. */
  about?: 'pages'
  /** Reports on this document only. */
  checkDocument(doc: SourceDocument, context: DocumentContext): void
}

/** A rule about documents beside each other. */
export interface SiteRule {
  meta: Meta
  checkSite(context: SiteContext): void
}

/** A rule about the site's data that no schema can state. */
export type Rule = DocumentRule | SiteRule
