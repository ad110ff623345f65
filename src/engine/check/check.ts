import type { Contracts } from '../content/contracts.ts'
import type { SiteSources, SourceDocument } from '../content/load.ts'
import { rangeOf, rangeWithin } from '../content/position.ts'
import { byPlace, type Problem, type Range } from '../content/problem.ts'
import { documentsOf } from '../content/sources.ts'
import { valueAt } from '../content/value-at.ts'
import { factsOf } from './facts.ts'
import { findingsIn } from './findings.ts'
import type { Finding, Meta, Place, Report, SiteContext } from './rule.ts'
import { whereOf } from './rules/contract.ts'
import { rules } from './rules/index.ts'
import { isOfOtherVersion, olderVersion } from './rules/older-version.ts'
import { indexSite } from './site-index.ts'
import { type DocumentMemory, SoundDocuments } from './sound-documents.ts'

/** What to check, and against which date. */
export interface CheckOptions {
  /** Paths of the documents to check, relative to the root; the rest of the site is what they are checked against. */
  only?: ReadonlySet<string>
  /** The date to check against, such as 2026-11-22; today by default. */
  today?: string
  /** The documents that may have mistakes of their own; all by default. */
  doubtful?: ReadonlySet<SourceDocument>
  /** What earlier checks found sound, for a process that checks once. */
  memory?: DocumentMemory
}

/**
 * All problems of a site, in the order of files and places: documents that cannot be parsed, violations of contracts, and
 * what the rules of `rules/` find. One problem for each mistake.
 */
export function checkSite(
  site: SiteSources,
  contracts: Contracts,
  { only, today, doubtful, memory }: CheckOptions = {},
): Problem[] {
  const chosen = documentsOf(site).filter((doc) => !only || only.has(doc.file))
  const problems = chosen.flatMap((doc) => doc.problems)
  const documents = chosen.filter((doc) => doc.data !== undefined)
  const facts: SiteContext['facts'] = (doc) => factsOf(doc, contracts)
  const index = indexSite(site, contracts, facts, today)
  const parts = { site, contracts, index, facts }
  const soundDocuments = memory && new SoundDocuments(memory, site, index)
  const found = documents.flatMap((doc) => {
    if (doubtful?.has(doc) === false || soundDocuments?.has(doc)) return []
    const run = findingsIn(doc, parts)
    if (!run.findings.size) soundDocuments?.add(doc, run.seen)
    return run.findings.size ? [run.findings] : []
  })
  soundDocuments?.keep()
  const pages = new Set(site.pages)
  const shared: Omit<SiteContext, 'report'> = {
    ...parts,
    documents,
    pages: documents.filter((doc) => pages.has(doc)),
    whole: !only,
    // A mention may be hidden by any error, and by alternative text whose picture is missing.
    isSoundSoFar: () => problems.every(({ severity, rule }) => severity === 'warning' && rule !== 'poor-alternative'),
  }
  /** The rule that has reported on a token: no other rule may report on it, too. */
  const reporters = new Map<string, Meta>()
  for (const rule of rules) {
    const { meta } = rule
    const report: Report = (place, finding, name) => {
      if (rule !== olderVersion && isOfOtherVersion(place.doc, contracts)) return
      const token = tokenOf(place)
      const before = token && reporters.get(token)
      if (before && before !== meta) return
      if (token) reporters.set(token, meta)
      problems.push(problemAt(place, finding, { ...meta, name: name ?? meta.name }))
    }
    if ('checkSite' in rule) rule.checkSite({ ...shared, report })
    else for (const reports of found) for (const call of reports.get(rule) ?? []) report(...call)
  }
  return problems.sort(byPlace)
}

/** Identifies the token that a place points to; undefined for an object or list, which may have many mistakes. */
function tokenOf({ doc, path, part }: Place): string | undefined {
  if (part !== 'key' && typeof valueAt(doc.data, path) === 'object') return undefined
  return JSON.stringify([doc.file, path, part])
}

function rangeOfPlace({ doc, path, part, span }: Place): Range {
  return span ? rangeWithin(doc, path, span[0], span[1]) : rangeOf(doc, path, part)
}

function problemAt(place: Place, { message, suggestion, replacement }: Finding, meta: Meta): Problem {
  const { offset, length, ...lines } = rangeOfPlace(place)
  const where = whereOf(place.doc, place.path)
  // A whole token includes its quotes; a part of a text is within them already.
  const text = replacement !== undefined && JSON.stringify(replacement)
  const fix = text ? [{ offset, length, text: place.span ? text.slice(1, -1) : text }] : undefined
  return {
    file: place.doc.file,
    ...lines,
    rule: meta.name,
    severity: meta.severity,
    ...(where && { where }),
    message,
    suggestion,
    ...(fix && { fix }),
  }
}
