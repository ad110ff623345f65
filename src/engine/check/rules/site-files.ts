import { notFoundPath } from '../../../page/routes.ts'
import { documentFrom, nameOf, type SourceDocument, siteKind } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { didYouMean, nearest, oneOf } from '../near.ts'
import type { SiteRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Every file of pages-data is used, and the files that a site cannot do without exist. */
export const siteFiles: SiteRule = {
  meta: { name: 'site-files', description: 'No file of pages-data is missing or left unread.', severity: 'error' },

  checkSite({ site, documents, index, contracts, whole, facts, report }) {
    const at = (file: string): { doc: SourceDocument; path: [] } => ({ doc: documentFrom(file, ''), path: [] })
    for (const doc of documents) {
      const written = valueAt(doc.data, ['$schema'])
      const better = `../../schema/site/${nameOf(doc)}.schema.json`
      if (written === undefined || written === better || siteKind(doc.file) !== 'site') continue
      if (!contracts.siteFiles.includes(nameOf(doc))) continue
      const message = `${quote(String(written))} is not the schema of ${nameOf(doc)}.json.`
      report({ doc, path: ['$schema'] }, { message, suggestion: `Write "${better}".`, replacement: better })
    }
    for (const doc of [...site.collections.values()].filter((doc) => documents.includes(doc))) {
      if (contracts.siteFiles.includes(nameOf(doc))) continue
      const near = nearest(nameOf(doc), contracts.siteFiles)
      report(
        { doc, path: [] },
        {
          message: `schema/site.schema.json has no shape for a file named ${nameOf(doc)}.json.`,
          suggestion: didYouMean(near) ?? `Add one, or name the file after a shape: ${oneOf(contracts.siteFiles)}.`,
        },
      )
    }
    if (!whole) return
    for (const [path, name] of [
      ['/', 'home'],
      [notFoundPath, nameOfNotFound],
    ] as const) {
      const page = index.pages.get(path)
      if (!page || page.isDraft)
        report(at(`pages-data/${name}.json`), {
          message: `The page ${path} is missing.`,
          suggestion: page ? 'It is a draft: remove "draft" from it.' : 'Write its document.',
        })
    }
    const asked = new Set(
      documents
        .flatMap((doc) => facts(doc).collections)
        .flatMap(({ collection, expected }) => (collection === expected ? collection : [])),
    )
    for (const name of asked)
      if (!index.collections.has(name))
        report(at(`pages-data/site/${name}.json`), {
          message: `The file of the collection "${name}" is missing, which blocks show.`,
          suggestion: `Write pages-data/site/${name}.json.`,
        })
    for (const file of site.strays)
      report(at(file), {
        message: 'Nothing reads this file.',
        suggestion: 'Pages are pages-data/<name>.json, pictures lie in pages-data/media.',
      })
  },
}

const nameOfNotFound = notFoundPath.slice(1)
