import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  addPicture,
  dropPicture,
  nameOf,
  readDocument,
  type SiteSources,
  type SourceDocument,
  siteKind,
} from './load.ts'

/** Every document of a site, pages first. */
export function documentsOf(site: SiteSources): SourceDocument[] {
  const shared = [site.company, site.navigation, ...site.collections.values(), ...site.policies]
  return [...site.pages, ...shared, ...(site.redirects ? [site.redirects] : [])]
}

/** The document with this path, if the site has it. */
export function documentOf(site: SiteSources, file: string): SourceDocument | undefined {
  return documentsOf(site).find((doc) => doc.file === file)
}

/** A function that looks up the text of a document by its path. */
export function textsOf(site: SiteSources): (file: string) => string | undefined {
  const texts = new Map(documentsOf(site).map(({ file, text }) => [file, text]))
  return (file) => texts.get(file)
}

/** Replaces the document with the same path, or adds it. */
export function putDocument(site: SiteSources, doc: SourceDocument): void {
  const kind = siteKind(doc.file)
  const name = nameOf(doc)
  if (kind === 'page') site.pages = replaced(site.pages, doc)
  else if (kind === 'policy') site.policies = replaced(site.policies, doc)
  else if (name === 'company' || name === 'navigation' || name === 'redirects') site[name] = doc
  else site.collections.set(name, doc)
}

/**
 * Takes a change of one file of pages-data into account: changed, new or deleted.
 * @param file path relative to the root, with forward slashes
 */
export function refreshFile(site: SiteSources, file: string): void {
  const exists = existsSync(join(site.root, file))
  const kind = siteKind(file)
  if (kind === 'media') {
    const name = file.replace('pages-data/media/', '')
    if (exists) addPicture(site, name)
    else dropPicture(site, name)
  } else if (kind === undefined) {
    site.strays = [...site.strays.filter((stray) => stray !== file), ...(exists ? [file] : [])]
  } else if (exists || file === site.company.file || file === site.navigation.file) {
    putDocument(site, readDocument(site.root, file))
  } else dropDocument(site, file)
}

/** Takes a document out of a site. */
export function dropDocument(site: SiteSources, file: string): void {
  site.pages = site.pages.filter((doc) => doc.file !== file)
  site.policies = site.policies.filter((doc) => doc.file !== file)
  if (siteKind(file) === 'site') site.collections.delete(nameOf({ file }))
  if (site.redirects?.file === file) site.redirects = undefined
}

function replaced(docs: SourceDocument[], doc: SourceDocument): SourceDocument[] {
  const at = docs.findIndex(({ file }) => file === doc.file)
  return at < 0 ? [...docs, doc].sort((a, b) => (a.file < b.file ? -1 : 1)) : docs.with(at, doc)
}
