import { applyEdits as applyChanges, modify } from 'jsonc-parser'
import { internalAddress } from '../../engine/checks/addresses.ts'
import { factsOf, type LinkMention } from '../../engine/checks/facts.ts'
import { indexSite } from '../../engine/checks/site-index.ts'
import type { Contracts } from '../../engine/contracts.ts'
import { applyEdits } from '../../engine/fix.ts'
import { documentFrom, rangeOf, type SiteSources, type SourceDocument } from '../../engine/load.ts'
import { rangeWithin } from '../../engine/position.ts'
import type { Edit } from '../../engine/problem.ts'
import { redirectsOf } from '../../engine/redirects.ts'
import { documentsOf } from '../../engine/sources.ts'
import type { Renaming } from './arguments.ts'

/** A document whose links were rewritten. */
export interface Rewritten {
  doc: SourceDocument
  links: number
}

/** The documents that link to a page, with its new path in all links and nothing else changed. */
export function rewriteLinks(site: SiteSources, contracts: Contracts, { from, to }: Renaming): Rewritten[] {
  const facts = (doc: SourceDocument) => factsOf(doc, contracts)
  const index = indexSite(site, contracts, facts)
  return documentsOf(site).flatMap((doc) => {
    const edits = facts(doc)
      .links.filter((mention) => mention.value.startsWith(from) && internalAddress(mention, index)?.path === from)
      .map((mention) => editOf(mention, from.length, to))
    return edits.length ? [{ doc: documentFrom(doc.file, applyEdits(doc.text, edits)), links: edits.length }] : []
  })
}

/** Replaces the path of an address; query and anchor stay. */
function editOf({ doc, path, part, span, value }: LinkMention, length: number, to: string): Edit {
  if (span) return { ...rangeWithin(doc, path, span[0], span[0] + length), text: to }
  return { ...rangeOf(doc, path, part), text: JSON.stringify(to + value.slice(length)) }
}

/** The page's document under its new name, with its new path. */
export function movedDocument(doc: SourceDocument, { to }: Renaming): SourceDocument {
  const { offset, length } = rangeOf(doc, ['path'])
  return documentFrom(`pages-data${to}.json`, applyEdits(doc.text, [{ offset, length, text: JSON.stringify(to) }]))
}

const file = 'pages-data/site/redirects.json'
const empty = `{
  "$schema": "../../schema/site/redirects.schema.json",
  "paths": {}
}
`

/** The redirects with one from the old path to the new, and without one that would hide the page. */
export function withRedirect(site: SiteSources, { from, to }: Renaming): SourceDocument {
  const text = site.redirects?.text ?? empty
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  const set = (before: string, path: string, value: string | undefined): string =>
    applyChanges(before, modify(before, ['paths', path], value, { formattingOptions }))
  const cleared = redirectsOf(site).has(to) ? set(text, to, undefined) : text
  return documentFrom(file, set(cleared, from, to))
}
