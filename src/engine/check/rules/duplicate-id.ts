import { type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import type { Mention } from '../facts.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** An id names one section of a page, or one entry of a collection. */
export const duplicateId: DocumentRule = {
  meta: {
    name: 'duplicate-id',
    description: 'No two sections of a page and no two entries have one id.',
    severity: 'error',
  },

  checkDocument(doc, { facts, report }) {
    const seen = new Map<string, Mention>()
    for (const mention of siteKind(doc.file) === 'page' ? facts(doc).anchors : entryIds(doc)) {
      const first = seen.get(mention.value)
      if (first && !isInCopy(mention))
        report(mention, {
          message: `The id ${quote(mention.value)} is taken: ${String(first.path[0])}[${String(first.path[1])}] has it.`,
          suggestion: 'Give this one another id.',
        })
      if (!first) seen.set(mention.value, mention)
    }
  },
}

/** Whether a mention is inside a copy of an earlier block: then the copy, or the id of the block itself, is reported. */
function isInCopy({ doc, path: [list, index, ...rest] }: Mention): boolean {
  if (list !== 'blocks' || typeof index !== 'number' || rest.join() === 'id') return false
  const blocks = listAt(doc.data, ['blocks'])
  const text = JSON.stringify(blocks[index])
  return blocks.slice(0, index).some((block) => JSON.stringify(block) === text)
}

function entryIds(doc: SourceDocument): Mention[] {
  return listAt(doc.data, ['items']).flatMap((item, index) => {
    const value = valueAt(item, ['id'])
    return typeof value === 'string' ? [{ doc, path: ['items', index, 'id'], value }] : []
  })
}
