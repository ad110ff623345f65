import { ids } from '../../../page/shapes.ts'
import { replaceTokens } from '../../../page/tokens.ts'
import type { Contracts } from '../../content/contracts.ts'
import { valueAt } from '../../content/value-at.ts'
import type { DocumentRule } from '../rule.ts'
import { holdsWrongToken } from '../site-index.ts'

/** Search results show titles and descriptions with their tokens replaced: that text must have the right length. */
export const shownLength: DocumentRule = {
  meta: {
    name: 'shown-length',
    description: 'Titles and descriptions of pages have their length also with tokens replaced.',
    severity: 'error',
  },
  about: 'page',

  checkDocument(doc, { contracts, index, report }) {
    for (const name of ['title', 'description']) {
      const text = valueAt(doc.data, ['meta', name])
      if (typeof text !== 'string' || !text.includes('{') || holdsWrongToken(text, index)) continue
      const { least, most } = limitsOf(name, contracts)
      const isRight = ({ length }: string[]): boolean => length >= least && length <= most
      const shown = [...replaceTokens(text, index.tokens)]
      // The contract is about the text as it is written.
      if (isRight(shown) || !isRight([...text])) continue
      report(['meta', name], {
        message: `"${name}" has ${shown.length} characters with its tokens replaced.`,
        suggestion: `Write ${least} to ${most}.`,
      })
    }
  },
}

function limitsOf(name: string, { schemas }: Contracts) {
  const schema = valueAt(schemas.get(ids.page), ['properties', 'meta', 'properties', name])
  return { least: Number(valueAt(schema, ['minLength'])), most: Number(valueAt(schema, ['maxLength'])) }
}
