import { pathOfName } from '../../../page/routes.ts'
import { nameOf, siteKind } from '../../content/load.ts'
import { internalAddress } from '../addresses.ts'
import { among, insteadOf, nearest, severalOf } from '../near.ts'
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
      const { anchor, path, address } = target
      const anchors = index.pages.get(path)?.anchors
      if (!anchors || anchors.has(anchor)) continue
      const message = `There is no section ${quote(anchor)} on ${path === '/' ? 'the home page' : path}`
      // An address that consists of tokens cannot be fixed here.
      const isFixable = !mention.value.includes('{')
      if (own?.anchors?.has(anchor)) {
        const here = `#${anchor}`
        report(mention, {
          message: `${message}, but on this page.`,
          suggestion: `Did you mean "${here}"?`,
          replacement: isFixable ? here : undefined,
        })
        continue
      }
      const before = address.slice(0, -anchor.length)
      const near = nearest(anchor, among(anchor, anchors))
      const inFull = near.map(({ name, distance }) => ({ name: before + name, distance }))
      report(mention, {
        message: `${message}.`,
        ...insteadOf(inFull, whichAreThere(anchor, anchors)),
        ...(!isFixable && { replacement: undefined }),
      })
    }
    for (const mention of facts(doc).sections) {
      const here = own?.anchors
      if (!here || here.has(mention.value)) continue
      const near = nearest(mention.value, among(mention.value, here))
      report(mention, {
        message: `There is no section ${quote(mention.value)} on this page.`,
        ...insteadOf(near, whichAreThere(mention.value, here)),
      })
    }
  },
}

const whichAreThere = (word: string, anchors: ReadonlySet<string>) =>
  anchors.size ? `The anchors there are ${severalOf(word, anchors)}.` : 'No section there has an id: give it one.'
