import { slugOf } from '../../../page/slug.ts'
import { listAt } from '../../content/value-at.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Screens and logos stand beside reviews whose work can be seen. */
export const besideReviews: DocumentRule = {
  meta: {
    name: 'beside-reviews',
    description: 'Every screen and logo beside reviews belongs to one that leads to its work.',
    severity: 'error',
  },
  about: 'page',

  checkDocument(doc, { facts, index, report }) {
    for (const { path, collection, only } of facts(doc).collections) {
      const ids = only.length ? only.map(({ value }) => value) : [...(index.collections.get(collection) ?? [])]
      const reviews = ids.flatMap((id) => index.reviews.get(id) ?? [])
      if (!reviews.length) continue
      const linked = reviews.filter(({ isLinked }) => isLinked)
      const block = path.slice(0, -2)
      const screens = listAt(doc.data, [...block, 'screens']).length
      const count = linked.filter(({ hasFigure }) => hasFigure).length
      if (screens && screens !== count)
        report([...block, 'screens'], {
          message: `"screens" has ${screens} entries, and ${count} of the reviews have a figure and a link.`,
          suggestion: 'List a screen for each of them, in their order.',
        })
      for (const [at, id] of listAt(doc.data, [...block, 'clients', 'only']).entries())
        if (!linked.some(({ company }) => slugOf(company).startsWith(String(id))))
          report([...block, 'clients', 'only', at], {
            message: `None of the reviews with a link is from ${quote(String(id))}, so its logo is not shown.`,
            suggestion: 'Remove it, or choose a review of this client.',
          })
    }
  },
}
