import type { SourceDocument } from '../load.ts'
import { siteKind } from '../load.ts'
import { quote } from '../words.ts'
import type { Mention } from './facts.ts'
import type { DocumentRule } from './rule.ts'

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
      if (first)
        report(mention, {
          message: `The id ${quote(mention.value)} is taken: ${String(first.path[0])}[${String(first.path[1])}] has it.`,
          suggestion: 'Give this one another id.',
        })
      else seen.set(mention.value, mention)
    }
  },
}

function entryIds(doc: SourceDocument): Mention[] {
  const { items } = doc.data as { items?: unknown }
  if (!Array.isArray(items)) return []
  return items.flatMap((item: { id?: unknown } | null, index) =>
    typeof item?.id === 'string' ? [{ doc, path: ['items', index, 'id'], value: item.id }] : [],
  )
}
