import type { Rule } from './rule.ts'

/** A dead link that is meant to be dead says why, so that it is not taken for a mistake (design 3). */
export const linkToNowhere: Rule = {
  meta: { name: 'link-to-nowhere', description: 'A link to # has a note that says why.', severity: 'error' },

  check({ documents, facts, report }) {
    for (const doc of documents) {
      for (const mention of facts(doc).links) {
        if (mention.value !== '#' || mention.noted) continue
        report(mention, {
          message: 'This link leads nowhere.',
          suggestion: mention.span
            ? 'Write an address, or take the link out of the text.'
            : 'Write an address, or add "note" with the reason.',
        })
      }
    }
  },
}
