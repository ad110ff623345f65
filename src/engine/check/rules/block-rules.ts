import { checks } from '../../../blocks/checks.ts'
import type { BlockFault } from '../../../page/block-check.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import { oncePerDocument } from '../once-per.ts'
import type { DocumentRule } from '../rule.ts'
import { optionFaultsIn } from './options.ts'

/** What the checks of the blocks of a page find, with the place of each block. */
export const blockFaultsIn = oncePerDocument((doc, contracts): (BlockFault & { index: number })[] => {
  const blocks = blocksOf(doc.data)
  const page = blocks.map(({ block, type, index }) => ({ index, block: { ...block, type } }))
  const others = page.map(({ block }) => block)
  const unsuited = new Set(optionFaultsIn(doc, contracts).flatMap(([{ path }, , name]) => (name ? path[1] : [])))
  return page.flatMap(({ block, index }) => {
    const check = checks.get(block.type)
    // A check relies on the contract of its block, and on what its options need and have space for.
    if (!check || !contracts.blocks.has(block.type) || contracts.validateBlock(block.type, block).length) return []
    if (unsuited.has(index)) return []
    return check(block, others).map((fault) => ({ ...fault, index }))
  })
})

/** Runs the checks that JSON Schema cannot express, which are beside the contract of a block: `blocks/<type>/check.ts`. */
export const blockRules: DocumentRule = {
  meta: { name: 'block-rule', description: 'Every block keeps the rules of its own folder.', severity: 'error' },
  about: 'page',

  checkDocument(doc, { contracts, report }) {
    for (const { index, path, part, message, suggestion } of blockFaultsIn(doc, contracts))
      report({ doc, path: ['blocks', index, ...path], part }, { message, suggestion })
  },
}
