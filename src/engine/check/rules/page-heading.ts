import { blocksOf } from '../../content/blocks-of.ts'
import type { DocumentRule } from '../rule.ts'

/** Every page has one h1. The block that opens the page carries it (contract keyword "heading": "page"). */
export const pageHeading: DocumentRule = {
  meta: {
    name: 'page-heading',
    description: "The first block of a page, and only the first, carries the page's main heading.",
    severity: 'error',
  },
  about: 'page',

  checkDocument(doc, { contracts, report }) {
    const openers = [...contracts.blocks.values()].filter((block) => block.carriesPageHeading).map(({ type }) => type)
    const blocks = blocksOf(doc.data)
    const opener = blocks.find(({ type }) => openers.includes(type))
    for (const { type, index } of blocks) {
      const opens = openers.includes(type)
      // Another rule reports an unknown block. If the opening block is not first, only that one is reported.
      if (opens === (index === 0) || !contracts.blocks.has(type) || (opener && !opens)) continue
      const place = { doc, path: ['blocks', index, 'type'] }
      if (!opens)
        report(place, {
          message: `"${type}" cannot open a page: it does not carry the main heading.`,
          suggestion: `Put one of these first: ${openers.map((name) => `"${name}"`).join(', ')}.`,
        })
      else
        report(place, {
          message: `"${type}" carries the main heading of a page and can only stand first.`,
          suggestion: index === opener?.index ? 'Move it to the top.' : 'Remove it.',
        })
    }
  },
}
