import { type SourceDocument, siteKind } from '../load.ts'
import { rules } from './index.ts'
import type { DocumentContext, DocumentRule, Report } from './rule.ts'
import type { Anchors, SiteIndex } from './site-index.ts'

/** What the rules about one document report on it. Rules that have nothing to say are left out. */
export type Findings = ReadonlyMap<DocumentRule, readonly Parameters<Report>[]>

interface Found {
  findings: Findings
  /** State of the index as the rules saw it. */
  state: string
  /** Anchors of pages as the rules saw them, by path. */
  seen: ReadonlyMap<string, Anchors>
}

const found = new WeakMap<SourceDocument, Found>()

/** Runs the rules about one document, unless they would find what they found before. */
export function findingsIn(doc: SourceDocument, context: Omit<DocumentContext, 'report'>): Findings {
  const before = found.get(doc)
  if (before && holds(before, context.index)) return before.findings
  const now = find(doc, context)
  found.set(doc, now)
  return now.findings
}

function holds({ state, seen }: Found, index: SiteIndex): boolean {
  if (state !== index.state) return false
  for (const [path, anchors] of seen) if (!areEqual(anchors, index.pages.get(path)?.anchors)) return false
  return true
}

function find(doc: SourceDocument, context: Omit<DocumentContext, 'report'>): Found {
  const findings = new Map<DocumentRule, Parameters<Report>[]>()
  const { index, seen } = noting(context.index)
  const isPage = siteKind(doc.file) === 'page'
  for (const rule of rules) {
    if ('checkSite' in rule || (rule.about === 'pages' && !isPage)) continue
    const reports: Parameters<Report>[] = []
    rule.checkDocument(doc, { ...context, index, report: (...parts) => reports.push(parts) })
    if (reports.length) findings.set(rule, reports)
  }
  return { findings, state: index.state, seen }
}

/** An index that notes which anchors are looked at: all else that it tells is in its state. */
function noting(index: SiteIndex): { index: SiteIndex; seen: Map<string, Anchors> } {
  const seen = new Map<string, Anchors>()
  const { pages } = index
  const get = (path: string) => {
    const page = pages.get(path)
    if (!page) return undefined
    return {
      file: page.file,
      isDraft: page.isDraft,
      get anchors() {
        seen.set(path, page.anchors)
        return page.anchors
      },
    }
  }
  return { index: { ...index, pages: { get, has: (path) => pages.has(path), keys: () => pages.keys() } }, seen }
}

function areEqual(some: Anchors, others: Anchors): boolean {
  if (!some || !others) return some === others
  return some === others || (some.size === others.size && [...some].every((anchor) => others.has(anchor)))
}
