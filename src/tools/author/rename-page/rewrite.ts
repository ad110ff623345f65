import { applyEdits as applyChanges, modify } from 'jsonc-parser'
import { internalAddress } from '../../../engine/check/addresses.ts'
import { factsOf, type LinkMention } from '../../../engine/check/facts.ts'
import { indexSite } from '../../../engine/check/site-index.ts'
import type { Contracts } from '../../../engine/content/contracts.ts'
import { documentFrom, rangeOf, type SiteSources, type SourceDocument } from '../../../engine/content/load.ts'
import { rangeWithin } from '../../../engine/content/position.ts'
import { applyEdits, type Edit } from '../../../engine/content/problem.ts'
import { redirectsOf } from '../../../engine/content/redirects.ts'
import { documentsOf } from '../../../engine/content/sources.ts'
import { documentFile } from '../../../page/routes.ts'
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
  return documentFrom(documentFile(to), applyEdits(doc.text, [{ offset, length, text: JSON.stringify(to) }]))
}

const file = 'pages-data/site/redirects.json'
const empty = (version: number): string => `{
  "$schema": "../../schema/site/redirects.schema.json",
  "version": ${version},
  "paths": {}
}
`

/** The redirects, with one from the old path to the new one, and without one that would hide the page. */
export function withRedirect(site: SiteSources, { version }: Contracts, { from, to }: Renaming): SourceDocument {
  const text = site.redirects?.text ?? empty(version)
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  const set = (before: string, path: string, value: string | undefined): string =>
    applyChanges(before, modify(before, ['paths', path], value, { formattingOptions }))
  const cleared = redirectsOf(site).has(to) ? set(text, to, undefined) : text
  return documentFrom(file, set(cleared, from, to))
}
