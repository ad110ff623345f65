import { nameOf } from '../load.ts'
import { pathOfName } from '../routes.ts'
import { quote } from '../words.ts'
import type { DocumentRule } from './rule.ts'

/** A page's path and the name of its file are one fact (design 2); so no two pages can have one path. */
export const pagePath: DocumentRule = {
  meta: {
    name: 'page-path',
    description: "A page's path is that of its file, and no other page has it.",
    severity: 'error',
  },
  about: 'pages',

  checkDocument(doc, { index, report }) {
    const { path } = doc.data as { path?: unknown }
    const right = pathOfName(nameOf(doc))
    if (typeof path !== 'string' || path === right) return
    const owner = index.pages.get(path)
    const file = doc.file.slice(doc.file.lastIndexOf('/') + 1)
    const rename = /^(\/[a-z0-9-]+)$/.test(path) && !owner ? `, or name the file ${path.slice(1)}.json` : ''
    report(
      { doc, path: ['path'] },
      {
        message: owner
          ? `Two pages have the path ${quote(path)}: the other is ${owner.file}.`
          : `${quote(path)} is not the path of a file named ${file}.`,
        suggestion: `Write "${right}"${rename}.`,
        replacement: right,
      },
    )
  },
}
