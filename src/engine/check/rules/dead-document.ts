import { internalAddress } from '../addresses.ts'
import { among, insteadOf, nearest, shortened } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** /documents/x.pdf is built from pages-data/documents/x.json. */
export const deadDocument: DocumentRule = {
  meta: {
    name: 'dead-document',
    description: 'Every linked document has its source in pages-data/documents.',
    severity: 'error',
  },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).links) {
      const target = internalAddress(mention, index)
      if (!target?.path.startsWith('/documents/') || index.documents.has(target.path)) continue
      const pdf = target.path.replace(/(\.\w+)?\/?$/, '.pdf')
      if (index.documents.has(pdf)) {
        report(mention, {
          message: `${quote(target.path)} is not what visitors get: the build makes a PDF of each document.`,
          suggestion: `Write "${pdf}".`,
          replacement: mention.value.includes('{') ? undefined : pdf + target.rest,
        })
        continue
      }
      const near = nearest(target.path, among(target.path, index.documents))
      report(mention, {
        message: `There is no document ${quote(target.path)}: pages-data has no ${target.path.slice(1).replace(/\.(?:pdf|json)$/, '')}.json.`,
        ...insteadOf(
          near,
          index.documents.size ? `The documents are ${shortened([...index.documents])}.` : 'Write it.',
        ),
      })
    }
  },
}
