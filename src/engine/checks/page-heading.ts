import { blocksOf } from '../blocks-of.ts'
import type { DocumentRule } from './rule.ts'

/** Every page has one h1. The block that opens the page carries it (contract keyword "heading": "page"). */
export const pageHeading: DocumentRule = {
  meta: {
    name: 'page-heading',
    description: "The first block of a page, and only the first, carries the page's main heading.",
    severity: 'error',
  },
  about: 'pages',

  checkDocument(doc, { contracts, report }) {
    const openers = [...contracts.blocks.values()].filter((block) => block.carriesPageHeading).map(({ type }) => type)
    const blocks = blocksOf(doc.data)
    blocks.forEach(({ type, index }) => {
      const opens = openers.includes(type)
      // An unknown first block is named by another rule.
      if (opens === (index === 0) || !contracts.blocks.has(type)) return
      const opener = blocks.find((block) => openers.includes(block.type))
      report(
        { doc, path: ['blocks', index, 'type'] },
        opens
          ? {
              message: `"${type}" carries the main heading of a page and can only stand first.`,
              suggestion: 'Remove it, or move it to the top.',
            }
          : {
              message: `"${type}" cannot open a page: it does not carry the main heading.`,
              suggestion: opener
                ? `Move blocks[${opener.index}] ("${opener.type}") to the top.`
                : `Put one of these first: ${openers.map((name) => `"${name}"`).join(', ')}.`,
            },
      )
    })
  },
}
