import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, readDocument, type SiteSources, type SourceDocument, siteKind } from './load.ts'

/** Every document of a site, pages first. */
export function documentsOf(site: SiteSources): SourceDocument[] {
  const shared = [site.company, site.navigation, ...site.collections.values(), ...site.documents]
  return [...site.pages, ...shared, ...(site.redirects ? [site.redirects] : [])]
}

/** The document with this path, if the site has it. */
export function documentOf(site: SiteSources, file: string): SourceDocument | undefined {
  return documentsOf(site).find((doc) => doc.file === file)
}

/** Looks the text of a document up by its path; for many look-ups. */
export function textsOf(site: SiteSources): (file: string) => string | undefined {
  const texts = new Map(documentsOf(site).map(({ file, text }) => [file, text]))
  return (file) => texts.get(file)
}

/** Puts a document in the place of the one with its path, or adds it. All others stay as they were read. */
export function putDocument(site: SiteSources, doc: SourceDocument): void {
  const kind = siteKind(doc.file)
  const name = nameOf(doc)
  if (kind === 'page') site.pages = replaced(site.pages, doc)
  else if (kind === 'document') site.documents = replaced(site.documents, doc)
  else if (name === 'company' || name === 'navigation' || name === 'redirects') site[name] = doc
  else site.collections.set(name, doc)
}

/**
 * Reads again what became of one file of pages-data: changed, new or gone.
 * @param file path relative to the root, with forward slashes
 */
export function refreshFile(site: SiteSources, file: string): void {
  const exists = existsSync(join(site.root, file))
  const kind = siteKind(file)
  if (kind === 'media') {
    const name = file.replace('pages-data/media/', '')
    if (exists) site.media.add(name)
    else site.media.delete(name)
  } else if (kind === undefined) {
    site.strays = [...site.strays.filter((stray) => stray !== file), ...(exists ? [file] : [])]
  } else if (exists || file === site.company.file || file === site.navigation.file) {
    putDocument(site, readDocument(site.root, file))
  } else dropDocument(site, file)
}

function dropDocument(site: SiteSources, file: string): void {
  site.pages = site.pages.filter((doc) => doc.file !== file)
  site.documents = site.documents.filter((doc) => doc.file !== file)
  if (siteKind(file) === 'site') site.collections.delete(nameOf({ file }))
  if (site.redirects?.file === file) site.redirects = undefined
}

function replaced(docs: SourceDocument[], doc: SourceDocument): SourceDocument[] {
  const others = docs.filter(({ file }) => file !== doc.file)
  return [...others, doc].sort((a, b) => (a.file < b.file ? -1 : 1))
}
