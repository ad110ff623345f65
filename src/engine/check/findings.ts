import { type SourceDocument, siteKind } from '../content/load.ts'
import type { DocumentContext, DocumentRule, Report, Rule } from './rule.ts'
import { rules } from './rules/index.ts'
import type { Anchors, SiteIndex } from './site-index.ts'

/** What the rules about one document report on it, without rules that report nothing. */
export type Findings = ReadonlyMap<DocumentRule, readonly Parameters<Report>[]>

/** One run of the rules about one document. */
export interface Found {
  findings: Findings
  /** The state of the index that the rules saw. */
  state: string
  /** The anchors of pages that the rules saw, by path. */
  seen: ReadonlyMap<string, Anchors>
}

/** The last two runs of each document, as an edit of shared data is often undone. */
const found = new WeakMap<SourceDocument, Found[]>()

/** Runs the rules about one document, unless the result would be that of one of the last two runs. */
export function findingsIn(doc: SourceDocument, context: Omit<DocumentContext, 'report'>): Found {
  const before = found.get(doc) ?? []
  const now = before.find((run) => holds(run, context.index)) ?? find(doc, context)
  found.set(doc, [now, ...before.filter((run) => run !== now)].slice(0, 2))
  return now
}

function holds({ state, seen }: Found, index: SiteIndex): boolean {
  if (state !== index.state) return false
  for (const [path, anchors] of seen) if (!areEqual(anchors, index.pages.get(path)?.anchors)) return false
  return true
}

/**
 * Runs the rules about one document.
 * @param wanted whether to run a rule; all of them by default
 */
export function find(
  doc: SourceDocument,
  context: Omit<DocumentContext, 'report'>,
  wanted: (rule: Rule) => boolean = () => true,
): Found {
  const findings = new Map<DocumentRule, Parameters<Report>[]>()
  const { index, seen } = recordingAnchors(context.index)
  const isPage = siteKind(doc.file) === 'page'
  let reports: Parameters<Report>[] = []
  const seenBy = { ...context, index, report: (...parts: Parameters<Report>) => void reports.push(parts) }
  for (const rule of rules) {
    if ('checkSite' in rule || (rule.about === 'pages' && !isPage) || !wanted(rule)) continue
    rule.checkDocument(doc, seenBy)
    if (!reports.length) continue
    findings.set(rule, reports)
    reports = []
  }
  return { findings, state: index.state, seen }
}

/** The same index, with a record of the anchors that are looked at: all else is part of its state. */
function recordingAnchors(index: SiteIndex): { index: SiteIndex; seen: Map<string, Anchors> } {
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
