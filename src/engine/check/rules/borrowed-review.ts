import { pathOfName } from '../../../page/routes.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import { toWrite } from '../../content/drafts.ts'
import { nameOf } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { severalOf } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'
import { holds } from './changed-quote.ts'

/** A quote on the page of a service proves that service, or says which other one it is about. */
export const borrowedReview: DocumentRule = {
  meta: {
    name: 'borrowed-review',
    description: 'A quoted review is about the service of the page, or the title names the service it is about.',
    severity: 'warning',
  },
  about: 'page',

  checkDocument(doc, { index, report }) {
    const service = valueAt(doc.data, ['meta', 'service'])
    // Without a readable menu the services are not known; and a draft may not have its service written yet.
    if (typeof service !== 'string' || service.startsWith(toWrite) || !index.labels) return
    const path = pathOfName(nameOf(doc))
    // A page that states the service of another page is reported for that alone.
    const isOwn = (label: string): boolean => label === service || index.labels?.get(label) === path
    for (const { block, index: position } of blocksOf(doc.data)) {
      const review = index.reviews.get(String(valueAt(block, ['testimonial', 'only', 0])))
      if (typeof block.title !== 'string') continue
      // Words of another review are reported by the rule about quotes.
      if (typeof block.quote !== 'string' || !review?.delivered.length || !holds(review.review, block.quote)) continue
      const title = block.title.toLowerCase()
      // If a label has no page, that is the mistake.
      if (review.delivered.some((label) => !index.pages.has(index.labels?.get(label) ?? ''))) continue
      if (review.delivered.some((label) => isOwn(label) || title.includes(label.toLowerCase()))) continue
      const better = [...index.reviews].filter(([, { delivered }]) => delivered.some(isOwn)).map(([id]) => id)
      report(['blocks', position, 'testimonial', 'only', 0], {
        message: `This review is about ${review.delivered.map((label) => quote(label)).join(' and ')}, the page about ${quote(service)}.`,
        suggestion: better.length
          ? `Choose one about this service: ${severalOf('', new Set(better))}. Or name in "title" what was delivered.`
          : 'Name in "title" what was delivered: no review is about this service.',
      })
    }
  },
}
