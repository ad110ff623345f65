import type { Contracts } from '../content/contracts.ts'
import type { Path, SiteSources, SourceDocument, siteKind } from '../content/load.ts'
import type { Facts } from './facts.ts'
import type { SiteIndex } from './site-index.ts'

/** The description of a rule, from which the documentation of the checks is made. */
export interface Meta {
  /** Named after the fault: "dead-link". */
  name: string
  /** What it ensures, in one sentence. */
  description: string
  severity: 'error' | 'warning'
}

/** A place in a document that a rule can point to. */
export interface Place {
  doc: SourceDocument
  path: Path
  /** Points to the property's name instead of its value. */
  part?: 'key' | 'value'
  /** Points to a part of the text there: start and end in the decoded text. */
  span?: readonly [number, number]
}

/** What a rule reports about a place. */
export interface Finding {
  /** What happened. */
  message: string
  /** What to do. */
  suggestion: string
  /** The only right answer, if there is one: the value or, for a part of a text, its replacement. */
  replacement?: unknown
}

/** Reports what a rule found. `name` overrides the name of the rule, if one rule implements several. */
export type Report = (place: Place, finding: Finding, name?: string) => void

/**
 * What a rule about one document can use besides it. It knows other documents only through the index, so its findings
 * stay valid until the document or the index changes.
 */
export interface DocumentContext {
  site: Pick<SiteSources, 'company' | 'navigation' | 'redirects' | 'media' | 'sizes'>
  contracts: Contracts
  index: SiteIndex
  /** What a document mentions; empty if it could not be read. */
  facts(doc: SourceDocument): Facts
  /** Reports at a place, or at a path of the document. */
  report(place: Place | Path, finding: Finding, name?: string): void
}

/** What a rule about the whole site can use. */
export interface SiteContext extends Omit<DocumentContext, 'report'> {
  site: SiteSources
  /** The documents to check that could be read, pages first. */
  documents: SourceDocument[]
  /** Those of them that are pages. */
  pages: SourceDocument[]
  /** Whether all documents of the site are checked. */
  whole: boolean
  /** Whether no error was found so far: only then a rule can say that nothing mentions something. */
  isSoundSoFar(): boolean
  report: Report
}

/** A rule about one document at a time. */
export interface DocumentRule {
  meta: Meta
  /** The kind of documents; by default all that could be read. */
  about?: ReturnType<typeof siteKind>
  /** Reports on this document only. */
  checkDocument(doc: SourceDocument, context: DocumentContext): void
}

/** A rule that compares documents. */
export interface SiteRule {
  meta: Meta
  checkSite(context: SiteContext): void
}

/** A rule about the site's data that no schema can state. */
export type Rule = DocumentRule | SiteRule
