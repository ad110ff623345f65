import type { Contracts } from '../../content/contracts.ts'
import { type SourceDocument, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import type { Mention } from '../facts.ts'
import { oncePerDocument } from '../once-per.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** An id names one section of a page, or one entry of a collection. */
export const duplicateId: DocumentRule = {
  meta: {
    name: 'duplicate-id',
    description: 'No two sections of a page and no two entries have one id.',
    severity: 'error',
  },

  checkDocument(doc, { contracts, facts, report }) {
    const seen = new Map<string, Mention>()
    for (const mention of siteKind(doc.file) === 'page' ? facts(doc).anchors : entryIds(doc)) {
      const first = seen.get(mention.value)
      if (first && !isInCopy(mention, contracts))
        report(mention, {
          message: `The id ${quote(mention.value)} is taken: ${String(first.path[0])}[${String(first.path[1])}] has it.`,
          suggestion: 'Give this one another id.',
        })
      if (!first) seen.set(mention.value, mention)
    }
  },
}

/** Whether a mention is inside a copy of an earlier block: then the copy, or the id of the block itself, is reported. */
function isInCopy({ doc, path: [list, index, ...rest] }: Mention, contracts: Contracts): boolean {
  if (list !== 'blocks' || typeof index !== 'number' || rest.join() === 'id') return false
  return copiesIn(doc, contracts).has(index)
}

/** The indexes of blocks that are copies of earlier ones. */
const copiesIn = oncePerDocument((doc) => {
  const seen = new Set<string>()
  const copies = new Set<number>()
  for (const [index, block] of listAt(doc.data, ['blocks']).entries()) {
    const text = JSON.stringify(block)
    if (seen.has(text)) copies.add(index)
    seen.add(text)
  }
  return copies
})

function entryIds(doc: SourceDocument): Mention[] {
  return listAt(doc.data, ['items']).flatMap((item, index) => {
    const value = valueAt(item, ['id'])
    return typeof value === 'string' ? [{ doc, path: ['items', index, 'id'], value }] : []
  })
}
