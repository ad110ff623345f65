import { type SourceDocument, siteKind } from '../content/load.ts'
import type { DocumentContext, DocumentRule, Report, Rule } from './rule.ts'
import { rules } from './rules/index.ts'
import type { Anchors, IndexPart, SiteIndex } from './site-index.ts'

/** What the rules about one document report on it, without rules that report nothing. */
export type Findings = ReadonlyMap<DocumentRule, readonly Parameters<Report>[]>

/** One run of the rules about one document. */
export interface Found extends Pick<SiteIndex, 'state' | 'states'> {
  findings: Findings
  /** The anchors of pages that the rules saw, by path. */
  seen: Seen
  /** What each rule saw of the index, without rules that saw nothing. */
  saw: ReadonlyMap<Rule, Saw>
}

type Seen = ReadonlyMap<string, Anchors>

/** What a rule saw of an index. */
interface Saw extends Pick<SiteIndex, 'states'> {
  parts: readonly IndexPart[]
  anchors: Seen
}

/** The last two runs of each document, because an edit of shared data is often undone. */
const found = new WeakMap<SourceDocument, Found[]>()

/** Runs the rules about one document, unless each of them would see what it saw in one of the last two runs. */
export function findingsIn(doc: SourceDocument, context: Omit<DocumentContext, 'report'>): Found {
  const before = found.get(doc) ?? []
  const { index } = context
  const same = before.find(({ state, seen }) => state === index.state && areAsSeen(seen, index))
  const now = same ?? find(doc, context, { before })
  found.set(doc, [now, ...before.filter((run) => run !== now)].slice(0, 2))
  return now
}

const areAsSeen = (seen: Seen, { pages }: SiteIndex): boolean => {
  for (const [path, anchors] of seen) if (!areEqual(anchors, pages.get(path)?.anchors)) return false
  return true
}

/** Whether a rule would see what it saw in an earlier run. */
function seesSame({ states, saw }: Found, rule: Rule, index: SiteIndex): boolean {
  if (states.rest !== index.states.rest) return false
  const own = saw.get(rule)
  return !own || (own.parts.every((part) => own.states[part] === index.states[part]) && areAsSeen(own.anchors, index))
}

/**
 * Runs the rules about one document.
 * @param options.wanted whether to run a rule; all of them by default
 * @param options.before earlier runs, from which to take what rules that would see the same have found
 */
export function find(
  doc: SourceDocument,
  context: Omit<DocumentContext, 'report'>,
  { wanted = () => true, before = [] }: { wanted?: (rule: Rule) => boolean; before?: readonly Found[] },
): Found {
  const { state, states } = context.index
  const findings = new Map<DocumentRule, readonly Parameters<Report>[]>()
  const saw = new Map<Rule, Saw>()
  const seen = new Map<string, Anchors>()
  const { index, takeSeen } = recording(context.index)
  const kind = siteKind(doc.file)
  let reports: Parameters<Report>[] = []
  const report: DocumentContext['report'] = (place, ...finding) =>
    reports.push([Array.isArray(place) ? { doc, path: place } : place, ...finding])
  const seenBy = { ...context, index, report }
  for (const rule of rules) {
    if ('checkSite' in rule || (rule.about && rule.about !== kind) || !wanted(rule)) continue
    const last = before.find((run) => seesSame(run, rule, context.index))
    if (!last) rule.checkDocument(doc, seenBy)
    const own = last ? last.saw.get(rule) : takeSeen()
    if (own) saw.set(rule, own)
    for (const [path, anchors] of own?.anchors ?? []) seen.set(path, anchors)
    const found = last ? last.findings.get(rule) : reports
    if (!found?.length) continue
    findings.set(rule, found)
    reports = []
  }
  return { findings, state, states, seen, saw }
}

/** The same index, with a record of what is looked at since `takeSeen` was last called. */
function recording(index: SiteIndex): { index: SiteIndex; takeSeen: () => Saw | undefined } {
  const { pages, states } = index
  const parts = new Set<IndexPart>()
  let anchors = new Map<string, Anchors>()
  const get = (path: string) => {
    const page = pages.get(path)
    if (!page) return undefined
    return {
      file: page.file,
      get isDraft() {
        return page.isDraft
      },
      get anchors() {
        anchors.set(path, page.anchors)
        return page.anchors
      },
    }
  }
  const watched = { ...index, pages: { get, has: (path: string) => pages.has(path) } }
  return {
    index: new Proxy(watched, {
      get(target, name: IndexPart) {
        parts.add(name)
        return target[name]
      },
    }),
    takeSeen() {
      if (!parts.size) return undefined
      const seen = { states, parts: [...parts], anchors }
      parts.clear()
      anchors = new Map()
      return seen
    },
  }
}

function areEqual(some: Anchors, others: Anchors): boolean {
  if (!some || !others) return some === others
  return some === others || (some.size === others.size && [...some].every((anchor) => others.has(anchor)))
}
