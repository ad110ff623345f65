import { replaceTokens } from '../../../page/tokens.ts'
import { addressFault } from '../address-fault.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** A link that shows one number and calls another is misleading. */
export const otherContact: DocumentRule = {
  meta: {
    name: 'other-contact',
    description: 'A link whose words are a number or mailbox leads to that one.',
    severity: 'error',
  },

  checkDocument(doc, { index, facts, report }) {
    for (const { value, path, span, label } of facts(doc).links) {
      const scheme = /^(?:tel|mailto):/.exec(value)?.[0]
      if (!scheme) continue
      // Another rule reports invalid addresses.
      if (addressFault(replaceTokens(value, index.tokens), index, '/')) continue
      if (label === undefined) continue
      const [shown, called] = [label, value.slice(scheme.length)].map((text) =>
        keyOf(scheme, replaceTokens(text, index.tokens)),
      )
      if (!shown || !called || shown === called) continue
      report(span ? { doc, path, span } : { doc, path: [...path.slice(0, -1), 'label'] }, {
        message: `The link shows ${quote(label)} and leads to ${quote(value)}.`,
        suggestion: span
          ? `Write "${scheme}${label}".`
          : `Write the same in both: ${quote(value.slice(scheme.length).replace(/\?.*$/, ''))}.`,
      })
    }
  },
}

/** What identifies a phone number or mail address; undefined for other texts. */
function keyOf(scheme: string, text: string): string | undefined {
  if (scheme === 'mailto:') return /^[^\s@/:]+@[^\s@?]+/.exec(text)?.[0].toLowerCase()
  return /^[+(]?[\d\s().-]{6,}$/.test(text) ? text.replace(/\D/g, '').slice(-10) : undefined
}
