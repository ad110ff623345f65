import { causesOf } from '../explain/cause.ts'
import { explainValue } from '../explain/words.ts'
import { replaceTokens } from '../tokens.ts'
import type { DocumentRule } from './rule.ts'

/** A link in a text takes the addresses that a link of its own takes; a browser would guess at others. */
export const markAddress: DocumentRule = {
  meta: { name: 'mark-address', description: 'Links in texts have addresses of the right form.', severity: 'error' },

  checkDocument(doc, { contracts, index, facts, report }) {
    for (const mention of facts(doc).links) {
      if (!mention.span) continue
      const address = replaceTokens(mention.value, index.tokens)
      // With spaces it is no link at all, as another rule says.
      if (/\s/.test(address)) continue
      for (const cause of causesOf(contracts.validateAddress(address), address)) {
        if (cause.kind !== 'value') continue
        const { message, suggestion } = explainValue(cause, undefined)
        report(mention, { message, suggestion })
      }
    }
  },
}
