import { pathOfName } from '../../../page/routes.ts'
import { nameOf } from '../../content/load.ts'
import { internalAddress } from '../addresses.ts'
import type { DocumentRule } from '../rule.ts'

/** A button or a card is expected to lead to another page; a text may well name its own. */
export const linkToItself: DocumentRule = {
  meta: {
    name: 'link-to-itself',
    description: 'A link to its own page leads to a place of it, or has a note that says why.',
    severity: 'warning',
  },
  about: 'page',

  checkDocument(doc, { index, facts, report }) {
    const own = pathOfName(nameOf(doc))
    // Many things lead home, on the home page as well.
    if (own === '/') return
    const { links, labels } = facts(doc)
    for (const mention of links) {
      const target = mention.noted || mention.span ? undefined : internalAddress(mention, index)
      if (target && target.path === own && target.rest === '' && mention.value !== '') report(mention, itself)
    }
    // Lists of labels, such as the sitemap, may name every page.
    for (const mention of labels)
      if (mention.path.at(-1) === 'label' && index.labels?.get(mention.value) === own) report(mention, itself)
  },
}

const itself = {
  message: 'This leads to the page itself on which it stands.',
  suggestion: 'Lead to another page or to a place of this one ("#id"), or add "note" with the reason.',
}
