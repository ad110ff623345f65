import { checks } from '../../../blocks/checks.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import type { DocumentRule } from '../rule.ts'

/** Runs the checks that JSON Schema cannot express, which are beside the contract of a block: `blocks/<type>/check.ts`. */
export const blockRules: DocumentRule = {
  meta: { name: 'block-rule', description: 'Every block keeps the rules of its own folder.', severity: 'error' },
  about: 'pages',

  checkDocument(doc, { contracts, report }) {
    const blocks = blocksOf(doc.data)
    const page = blocks.map(({ block, type, index }) => ({ index, block: { ...block, type } }))
    const others = page.map(({ block }) => block)
    for (const { block, index } of page) {
      const check = checks.get(block.type)
      // A check relies on the contract of its block.
      if (!check || !contracts.blocks.has(block.type) || contracts.validateBlock(block.type, block).length) continue
      for (const { path, part, message, suggestion } of check(block, others))
        report({ doc, path: ['blocks', index, ...path], part }, { message, suggestion })
    }
  },
}
