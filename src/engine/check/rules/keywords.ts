import { listAt } from '../../content/value-at.ts'
import { causesIn } from '../explain/document.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Each keyword is an entry of its own. */
export const keywords: DocumentRule = {
  meta: { name: 'keywords', description: 'No keyword of a page is a list of several.', severity: 'warning' },
  about: 'page',

  checkDocument(doc, { contracts, report }) {
    // One text in place of the list makes the list too short, which its contract reports.
    if (causesIn(doc, contracts).some(({ cause }) => cause.path.join() === 'meta,keywords')) return
    for (const [at, keyword] of listAt(doc.data, ['meta', 'keywords']).entries())
      if (typeof keyword === 'string' && /[,;|]\s*\S/.test(keyword))
        report(['meta', 'keywords', at], {
          message: `${quote(keyword)} is several keywords, with ${/[,;|]/.exec(keyword)?.[0]} between them.`,
          suggestion: 'Write an entry for each keyword.',
        })
  },
}
