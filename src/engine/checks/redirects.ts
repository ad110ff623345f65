import { quote } from '../words.ts'
import type { Rule } from './rule.ts'

/** pages-data/site/redirects.json leads from addresses of the past to pages of today; where to is a link like others. */
export const redirects: Rule = {
  meta: { name: 'redirect', description: 'Redirects lead from addresses that have no page.', severity: 'error' },

  check({ site, documents, index, report }) {
    const doc = site.redirects
    if (!doc || !documents.includes(doc)) return
    for (const from of Object.keys((doc.data as { paths?: object }).paths ?? {}))
      if (index.pages.has(from))
        report(
          { doc, path: ['paths', from], part: 'key' },
          {
            message: `${quote(from)} is a page, which a redirect would hide.`,
            suggestion: 'Remove the redirect, or the page.',
          },
        )
  },
}
