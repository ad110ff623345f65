import { whereOf } from './checks/contract.ts'
import { factsOf } from './checks/facts.ts'
import { findingsIn } from './checks/findings.ts'
import { rules } from './checks/index.ts'
import type { Finding, Meta, Place, Report, SiteContext } from './checks/rule.ts'
import { indexSite } from './checks/site-index.ts'
import type { Contracts } from './contracts.ts'
import type { SiteSources } from './load.ts'
import { rangeOf, rangeWithin } from './position.ts'
import { byPlace, type Problem, type Range } from './problem.ts'
import { documentsOf } from './sources.ts'

export { documentsOf } from './sources.ts'

export interface CheckOptions {
  /** Paths of the documents to check, relative to the root; the rest of the site is what they are checked against. */
  only?: ReadonlySet<string>
}

/**
 * All problems of a site, in the order of files and places (design 5): what kept a document from being read,
 * what does not fit its contract, and what the rules of `checks/` find. One problem for each mistake.
 */
export function checkSite(site: SiteSources, contracts: Contracts, { only }: CheckOptions = {}): Problem[] {
  const chosen = documentsOf(site).filter((doc) => !only || only.has(doc.file))
  const problems = chosen.flatMap((doc) => doc.problems)
  const documents = chosen.filter((doc) => doc.data !== undefined)
  const facts: SiteContext['facts'] = (doc) => factsOf(doc, contracts)
  const index = indexSite(site, contracts, facts)
  const parts = { site, contracts, index, facts }
  const found = documents.map((doc) => findingsIn(doc, parts)).filter(({ size }) => size)
  const pages = new Set(site.pages)
  const shared: Omit<SiteContext, 'report'> = {
    ...parts,
    documents,
    pages: documents.filter((doc) => pages.has(doc)),
    whole: !only,
    sound: () => problems.every(({ severity }) => severity === 'warning'),
  }
  const spoken = new Map<string, Meta>()
  for (const rule of rules) {
    const { meta } = rule
    const report: Report = (place, finding, name) => {
      const token = tokenOf(place)
      const before = token && spoken.get(token)
      if (before && before !== meta) return
      if (token) spoken.set(token, meta)
      problems.push(problemAt(place, finding, { ...meta, name: name ?? meta.name }))
    }
    if ('checkSite' in rule) rule.checkSite({ ...shared, report })
    else for (const reports of found) for (const said of reports.get(rule) ?? []) report(...said)
  }
  return problems.sort(byPlace)
}

/** Names the text, number or word that a place points to; undefined for an object or list, which may have many faults. */
function tokenOf({ doc, path, part }: Place): string | undefined {
  if (part !== 'key') {
    let value = doc.data
    for (const step of path) value = (value as Record<string | number, unknown> | undefined)?.[step]
    if (typeof value === 'object') return undefined
  }
  return JSON.stringify([doc.file, path, part])
}

function rangeOfPlace({ doc, path, part, span }: Place): Range {
  return span ? rangeWithin(doc, path, span[0], span[1]) : rangeOf(doc, path, part)
}

function problemAt(place: Place, { message, suggestion, replacement }: Finding, meta: Meta): Problem {
  const { offset, length, ...lines } = rangeOfPlace(place)
  const where = whereOf(place.doc, place.path)
  // A whole token is written with its quotes; a part of a text is within them already.
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
