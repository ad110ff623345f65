import { didYouMean, nearest, oneOf, sortedByNearness, surely } from '../near.ts'
import { quote } from '../words.ts'
import type { Rule } from './rule.ts'

/** pages-data/site/redirects.json leads from addresses of the past to pages of today. */
export const redirects: Rule = {
  meta: { name: 'redirect', description: 'Redirects lead from addresses without a page to pages.', severity: 'error' },

  check({ site, documents, index, report }) {
    const doc = site.redirects
    if (!doc || !documents.includes(doc)) return
    for (const [from, to] of Object.entries((doc.data as { paths?: object }).paths ?? {})) {
      const path = ['paths', from]
      if (index.pages.has(from))
        report(
          { doc, path, part: 'key' },
          {
            message: `${quote(from)} is a page, which a redirect would hide.`,
            suggestion: 'Remove the redirect, or the page.',
          },
        )
      if (typeof to !== 'string' || index.pages.has(to)) continue
      const near = nearest(to, index.pages.keys())
      report(
        { doc, path },
        {
          message: `There is no page ${quote(to)} to lead to.`,
          suggestion:
            didYouMean(near) ??
            `Lead to another, such as ${oneOf(sortedByNearness(to, index.pages.keys()).slice(0, 3))}.`,
          replacement: surely(near),
        },
      )
    }
  },
}
