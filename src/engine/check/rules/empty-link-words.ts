import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** People who hear the links of a page one after the other must know from the words of each where it leads. */
export const emptyLinkWords: DocumentRule = {
  meta: { name: 'empty-link-words', description: 'The words of a link say where it leads.', severity: 'error' },

  checkDocument(doc, { facts, report }) {
    // Below a card, "Read more" follows its title; within a text nothing says of what.
    for (const mention of facts(doc).linkWords)
      if (sayNothing.test(mention.value) || (mention.span && /^(?:read|learn|see|find out) more$/i.test(mention.value)))
        report(mention, {
          message: `${quote(mention.value)} does not say where the link leads.`,
          suggestion: 'Write what is to be found there.',
        })
  },
}

const sayNothing =
  /^(?!press$)\W*(?:(?:please )?(?:click|press|tap|go|look|see)(?: on)?(?: (?:this|the|our))?(?: link| button)?(?: here| me| this)?|here|(?:this |the )?(?:link|url)|this(?: one| page)?|(?:right |over )?here)\W*$|^(?:https?:\/\/|www\.)\S+$/i
