import { nameOf } from '../load.ts'
import { didYouMean, nearest, severalOf, surely } from '../near.ts'
import { pathOfName } from '../routes.ts'
import { quote } from '../words.ts'
import { internalAddress } from './addresses.ts'
import type { DocumentRule } from './rule.ts'

/** #anchor leads to a section that has the id, on this page or another; a section that a block names is on its page. */
export const deadAnchor: DocumentRule = {
  meta: {
    name: 'dead-anchor',
    description: 'Every anchor of a link is the id of a section of its page.',
    severity: 'error',
  },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).links) {
      const target = internalAddress(mention, index)
      // Browsers know #top on every page; # alone is another rule's.
      if (!target?.anchor || target.anchor === 'top') continue
      const anchors = index.pages.get(target.path)?.anchors
      if (!anchors || anchors.has(target.anchor)) continue
      const near = nearest(target.anchor, anchors)
      const best = surely(near)
      const before = target.address.slice(0, -target.anchor.length)
      report(mention, {
        message: `There is no section ${quote(target.anchor)} on ${target.path === '/' ? 'the home page' : target.path}.`,
        suggestion: didYouMean(near) ?? whichAreThere(target.anchor, anchors),
        replacement: best && !mention.value.includes('{') ? before + best : undefined,
      })
    }
    for (const mention of facts(doc).sections) {
      const own = index.pages.get(pathOfName(nameOf(doc)))?.anchors
      if (!own || own.has(mention.value)) continue
      const near = nearest(mention.value, own)
      report(mention, {
        message: `There is no section ${quote(mention.value)} on this page.`,
        suggestion: didYouMean(near) ?? whichAreThere(mention.value, own),
        replacement: surely(near),
      })
    }
  },
}

const whichAreThere = (word: string, anchors: ReadonlySet<string>) =>
  anchors.size ? `The anchors there are ${severalOf(word, anchors)}.` : 'No section there has an id: give it one.'
