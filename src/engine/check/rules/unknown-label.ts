import { among, insteadOf, nearest } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** A label that is not in the lookup leads to / (spec 2.2), which is seldom intended. */
export const unknownLabel: DocumentRule = {
  meta: {
    name: 'unknown-label',
    description: 'Labels of footer and sitemap are in the lookup of navigation.json.',
    severity: 'error',
  },

  checkDocument(doc, { index, facts, report }) {
    const { labels } = index
    if (!labels) return
    for (const mention of facts(doc).labels) {
      if (labels.has(mention.value)) continue
      const near = nearest(mention.value, among(mention.value, labels))
      report(mention, {
        message: `The label ${quote(mention.value)} has no path, so it leads to the home page.`,
        ...insteadOf(near, 'Add it to "paths" in pages-data/site/navigation.json.'),
      })
    }
  },
}
