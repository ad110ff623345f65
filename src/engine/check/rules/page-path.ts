import { pathOfName } from '../../../page/routes.ts'
import { slugOf } from '../../../page/slug.ts'
import { nameOf } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { reservedPath } from '../reserved.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** The path of a page follows from its file name, so no two pages can have the same path. */
export const pagePath: DocumentRule = {
  meta: {
    name: 'page-path',
    description: "A page's path is that of its file, and no other page has it.",
    severity: 'error',
  },
  about: 'page',

  checkDocument(doc, { index, report }) {
    const path = valueAt(doc.data, ['path'])
    const right = pathOfName(nameOf(doc))
    const reserved = reservedPath(right)
    const written = slugOf(right)
    if (written !== right.slice(1)) {
      const message = `No page can have the path ${quote(right)}: paths are lower case words with hyphens.`
      report(['path'], { message, suggestion: `Name the file ${written || 'page'}.json.` })
      return
    }
    if (reserved) {
      const message = `No page can have the path ${quote(right)}: ${reserved}.`
      report(['path'], { message, suggestion: 'Choose another path, and name the file after it.' })
      return
    }
    if (typeof path !== 'string' || path === right) return
    const taken = reservedPath(path)
    const owner = index.pages.get(path)
    const file = doc.file.slice(doc.file.lastIndexOf('/') + 1)
    const rename = /^(\/[a-z0-9-]+)$/.test(path) && !owner && !taken ? `, or name the file ${path.slice(1)}.json` : ''
    report(['path'], {
      message: owner
        ? `Two pages have the path ${quote(path)}: the other is ${owner.file}.`
        : `${quote(path)} is not the path of a file named ${file}${taken ? `, and ${taken}` : ''}.`,
      suggestion: `Write "${right}"${rename}.`,
      replacement: right,
    })
  },
}
