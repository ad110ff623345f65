import { notFoundPath } from '../../../page/routes.ts'
import { internalAddress } from '../addresses.ts'
import { causesIn } from '../explain/document.ts'
import type { LinkMention } from '../facts.ts'
import type { DocumentContext, DocumentRule } from '../rule.ts'

/** An intentionally dead link needs a note, to tell it from a mistake. */
export const linkToNowhere: DocumentRule = {
  meta: { name: 'link-to-nowhere', description: 'A link to # has a note that says why.', severity: 'error' },

  checkDocument(doc, { site, contracts, index, facts, report }) {
    for (const mention of facts(doc).links) {
      if (internalAddress(mention, index)?.path === notFoundPath && doc !== site.navigation)
        report(mention, {
          message: `"${notFoundPath}" is what visitors see where there is no page.`,
          suggestion: 'Link to a page.',
        })
      if (mention.value !== '#' || mention.noted || hasLostItsNote(mention, contracts)) continue
      report(mention, {
        message: 'This link leads nowhere.',
        suggestion: mention.span
          ? 'Write an address, or take the link out of the text.'
          : 'Write an address, or add "note" with the reason.',
      })
    }
  },
}

/** Whether a note in the same block is misspelt, misplaced or not a text: that is reported instead. */
function hasLostItsNote({ doc, path }: LinkMention, contracts: DocumentContext['contracts']): boolean {
  return causesIn(doc, contracts).some(({ cause }) => {
    if (cause.path[0] !== path[0] || cause.path[1] !== path[1]) return false
    if (cause.kind === 'unknown') return cause.name === 'note' || cause.meant.some(({ name }) => name === 'note')
    return cause.kind === 'value' && cause.path.at(-1) === 'note'
  })
}
