import { didYouMean, nearest, severalOf, surely } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** { "collection": …, "only": […] } names a file of pages-data/site and ids of its entries. */
export const unknownEntry: DocumentRule = {
  meta: {
    name: 'unknown-entry',
    description: 'Collections and the entries chosen from them exist.',
    severity: 'error',
  },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).links) {
      // "/career?job=php-developer" is about an entry of the collection of jobs.
      const [, name = '', id = ''] = /^\/[^?#]*\?(\w+)=([^&#]*)/.exec(mention.value) ?? []
      const ids = index.collections.get(`${name}s`)
      if (!id || !ids?.size || ids.has(id)) continue
      const near = nearest(id, ids)
      report(mention, {
        message: `There is no entry ${quote(id)} in pages-data/site/${name}s.json.`,
        suggestion: didYouMean(near) ?? `Its entries are ${severalOf(id, ids)}.`,
      })
    }
    for (const mention of facts(doc).collections) {
      if (!index.collections.has(mention.collection)) {
        // A file that is not there is told once.
        if (mention.collection === mention.expected) continue
        const near = nearest(mention.collection, index.collections.keys())
        report(mention, {
          message: `There is no collection ${quote(mention.collection)}.`,
          suggestion:
            didYouMean(near) ??
            (mention.expected
              ? `Write "${mention.expected}".`
              : `Write pages-data/site/${mention.collection.slice(0, 40)}.json.`),
          replacement: surely(near),
        })
        continue
      }
      const ids = index.collections.get(mention.collection)
      // If the collection itself is wrong, its ids are not reported, too.
      if (!ids || mention.collection !== mention.expected) continue
      for (const chosen of mention.only) {
        if (ids.has(chosen.value)) continue
        const near = nearest(chosen.value, ids)
        const several = chosen.value.split(/[\s,;|]+/)
        report(chosen, {
          message: `There is no entry ${quote(chosen.value)} in pages-data/site/${mention.collection}.json.`,
          suggestion: several.every((id) => ids.has(id))
            ? `Put each id into quotes of its own: ${several.map((id) => `"${id}"`).join(', ')}.`
            : (didYouMean(near) ?? `Its entries are ${severalOf(chosen.value, ids)}.`),
          replacement: surely(near),
        })
      }
    }
  },
}
