import { pathOfName } from '../../page/routes.ts'
import type { Contracts } from '../content/contracts.ts'
import { hashOf, hashOfContent } from '../content/hash.ts'
import { nameOf, type SiteSources, type SourceDocument } from '../content/load.ts'
import { type Outline, outlineOf, putOutline } from '../content/outline.ts'
import { documentsOf } from '../content/sources.ts'
import { factsOf } from './facts.ts'
import { find } from './findings.ts'
import type { Rule, SiteContext } from './rule.ts'
import { rules } from './rules/index.ts'
import { sharedState } from './shared-state.ts'
import { indexSite } from './site-index.ts'

/** What a check of a sound site leaves for the next one. */
export interface Checked {
  codeKey: string
  /** Changes with all that rules can know of a site, except the contents of pages. */
  state: string
  /** By file. */
  documents: Map<string, CheckedDocument>
}

interface CheckedDocument {
  hash: string
  outline: Outline
  /** A hash of the ids that links to it can name. */
  anchors: string
  /** The pages whose ids the rules looked at. */
  seen: string[]
}

/** Where the results of earlier checks are kept. */
export interface CheckMemory {
  /** Changes whenever a rule or a contract does. */
  codeKey: string
  get(): Checked | undefined
  put(checked: Checked): void
}

/** What a build knows of a site before it checks all of it. */
export interface CheckedAgain {
  isSound: boolean
  /** The documents that may have mistakes of their own. */
  doubtful: ReadonlySet<SourceDocument>
}

const findsMistakes = ({ meta }: Rule): boolean => meta.severity === 'error'

/**
 * Whether a site is without mistakes. Documents without mistakes in an earlier check are not checked again if nothing that
 * the rules saw has changed. Each rule runs regardless of the others, which could only silence it.
 */
export function checkAgain(site: SiteSources, contracts: Contracts, memory?: CheckMemory): CheckedAgain {
  const last = memory?.get()
  if (last?.codeKey === memory?.codeKey)
    for (const doc of site.pages) {
      const known = last?.documents.get(doc.file)
      if (known && known.hash === doc.hash) putOutline(doc, known.outline)
    }
  const facts: SiteContext['facts'] = (doc) => factsOf(doc, contracts)
  const index = indexSite(site, contracts, facts)
  const all = documentsOf(site)
  const state = sharedState(memory?.codeKey, site, index)
  const before = last?.state === state ? last.documents : new Map<string, CheckedDocument>()
  const now = new Map<string, CheckedDocument>()
  /** Pages whose ids are not what they were. */
  const moved = new Set<string>()
  for (const doc of all) {
    const known = before.get(doc.file)
    const { hash = hashOfContent(doc.text) } = doc
    if (known?.hash === hash) {
      now.set(doc.file, known)
      continue
    }
    const own = index.pages.get(pathOfName(nameOf(doc)))?.anchors
    const anchors = hashOf(own && [...own])
    if (known?.anchors !== anchors) moved.add(doc.file)
    now.set(doc.file, { hash, anchors, outline: outlineOf(doc), seen: [] })
  }
  const documents = all.filter(({ file }) => {
    const known = before.get(file)
    return known === undefined || known !== now.get(file) || known.seen.some((page) => moved.has(page))
  })
  const doubtful = new Set(documents)
  if (documents.some(({ problems }) => problems.length)) return { isSound: false, doubtful }
  for (const doc of documents) {
    const { findings, seen } = find(doc, { site, contracts, index, facts }, { wanted: findsMistakes })
    if (findings.size) return { isSound: false, doubtful }
    const files = [...seen.keys()].map((path) => index.pages.get(path)?.file as string)
    now.set(doc.file, { ...(now.get(doc.file) as CheckedDocument), seen: files })
  }
  let isSound = true
  const sitePages = new Set(site.pages)
  const pages = documents.filter((doc) => sitePages.has(doc))
  const report = () => {
    isSound = false
  }
  const shared = { site, contracts, index, facts, documents, pages, whole: true, isSoundSoFar: () => true, report }
  for (const rule of rules) if ('checkSite' in rule && findsMistakes(rule)) rule.checkSite(shared)
  if (isSound) memory?.put({ codeKey: memory.codeKey, state, documents: now })
  return { isSound, doubtful }
}
