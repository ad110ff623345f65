import { causesIn } from '../explain/document.ts'
import type { LinkMention } from './facts.ts'
import type { DocumentContext, DocumentRule } from './rule.ts'

/** A dead link that is meant to be dead says why, so that it is not taken for a mistake (design 3). */
export const linkToNowhere: DocumentRule = {
  meta: { name: 'link-to-nowhere', description: 'A link to # has a note that says why.', severity: 'error' },

  checkDocument(doc, { contracts, facts, report }) {
    for (const mention of facts(doc).links) {
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

/** Whether a note in the same block is misspelt, misplaced or no text: that is the mistake. */
function hasLostItsNote({ doc, path }: LinkMention, contracts: DocumentContext['contracts']): boolean {
  return causesIn(doc, contracts).some(({ cause }) => {
    if (cause.path[0] !== path[0] || cause.path[1] !== path[1]) return false
    if (cause.kind === 'unknown') return cause.name === 'note' || cause.meant.some(({ name }) => name === 'note')
    return cause.kind === 'value' && cause.path.at(-1) === 'note'
  })
}
