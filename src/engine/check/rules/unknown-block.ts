import type { Contracts } from '../../content/contracts.ts'
import { isObject } from '../../content/is-object.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { insteadOf, nearest, oneOf, sortedByNearness } from '../near.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import { quote } from '../words.ts'

/** Every block names a type that has a folder in src/blocks. */
export const unknownBlock: DocumentRule = {
  meta: { name: 'unknown-block', description: 'Every block is of a type that exists.', severity: 'error' },
  about: 'page',

  checkDocument(doc, { contracts, report }) {
    for (const [index, block] of listAt(doc.data, ['blocks']).entries()) {
      const type = valueAt(block, ['type'])
      if (!isObject(block)) {
        const finding = { message: 'A block is an object.', suggestion: 'Write { "type": …, and its properties }.' }
        report(['blocks', index], finding, 'wrong-type')
      } else if (typeof type === 'string') {
        if (!contracts.blocks.has(type)) report(['blocks', index, 'type'], unknown(type, contracts))
        // A block without `type` violates the contract of every block, which reports it.
      } else if (type !== undefined) {
        const finding = { message: '"type" is not a text.', suggestion: 'Write the name of a block in double quotes.' }
        report(['blocks', index, 'type'], finding, 'wrong-type')
      }
    }
  },
}

function unknown(type: string, contracts: Contracts): Finding {
  const near = nearest(type, contracts.blocks.keys())
  const all = oneOf(sortedByNearness(type, contracts.blocks.keys()), 'and')
  return {
    message: `There is no block ${quote(type)}.`,
    ...insteadOf(near, `The blocks are ${all}.`),
  }
}
