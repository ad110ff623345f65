import { pathOfName } from '../../../page/routes.ts'
import { nameOf, siteKind } from '../../content/load.ts'
import { internalAddress } from '../addresses.ts'
import { didYouMean, nearest, severalOf, surely } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** #anchor leads to a section with this id, on this page or another; a section that a block names is on its page. */
export const deadAnchor: DocumentRule = {
  meta: {
    name: 'dead-anchor',
    description: 'Every anchor of a link is the id of a section of its page.',
    severity: 'error',
  },

  checkDocument(doc, { index, facts, report }) {
    const own = siteKind(doc.file) === 'page' ? index.pages.get(pathOfName(nameOf(doc))) : undefined
    for (const mention of facts(doc).links) {
      const target = internalAddress(mention, index)
      // Browsers know #top on every page; another rule checks # alone.
      if (!target?.anchor || target.anchor === 'top') continue
      const anchors = index.pages.get(target.path)?.anchors
      if (!anchors || anchors.has(target.anchor)) continue
      if (own?.anchors?.has(target.anchor)) {
        const here = `#${target.anchor}`
        report(mention, {
          message: `There is no section ${quote(target.anchor)} on ${target.path === '/' ? 'the home page' : target.path}, but on this page.`,
          suggestion: `Did you mean "${here}"?`,
          replacement: mention.value.includes('{') ? undefined : here,
        })
        continue
      }
      const near = nearest(target.anchor, anchors)
      const best = surely(near)
      const before = target.address.slice(0, -target.anchor.length)
      report(mention, {
        message: `There is no section ${quote(target.anchor)} on ${target.path === '/' ? 'the home page' : target.path}.`,
        suggestion:
          didYouMean(near.map((other) => ({ ...other, name: before + other.name }))) ??
          whichAreThere(target.anchor, anchors),
        replacement: best && !mention.value.includes('{') ? before + best : undefined,
      })
    }
    for (const mention of facts(doc).sections) {
      const here = own?.anchors
      if (!here || here.has(mention.value)) continue
      const near = nearest(mention.value, here)
      report(mention, {
        message: `There is no section ${quote(mention.value)} on this page.`,
        suggestion: didYouMean(near) ?? whichAreThere(mention.value, here),
        replacement: surely(near),
      })
    }
  },
}

const whichAreThere = (word: string, anchors: ReadonlySet<string>) =>
  anchors.size ? `The anchors there are ${severalOf(word, anchors)}.` : 'No section there has an id: give it one.'
