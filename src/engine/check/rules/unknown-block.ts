import type { Contracts } from '../../content/contracts.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { didYouMean, nearest, oneOf, sortedByNearness, surely } from '../near.ts'
import type { DocumentRule, Finding, Place } from '../rule.ts'
import { quote } from '../words.ts'

/** Every block names a type that has a folder in src/blocks. */
export const unknownBlock: DocumentRule = {
  meta: { name: 'unknown-block', description: 'Every block is of a type that exists.', severity: 'error' },
  about: 'pages',

  checkDocument(doc, { contracts, report }) {
    for (const [index, block] of listAt(doc.data, ['blocks']).entries()) {
      const found = faultOf(block, contracts)
      if (found)
        report({ doc, ...found.place, path: ['blocks', index, ...found.place.path] }, found.finding, found.rule)
    }
  },
}

interface Fault {
  place: Pick<Place, 'path' | 'part'>
  finding: Finding
  rule?: string
}

function faultOf(block: unknown, contracts: Contracts): Fault | undefined {
  if (typeof block !== 'object' || block === null || Array.isArray(block)) {
    const finding = { message: 'A block is an object.', suggestion: 'Write { "type": …, and its properties }.' }
    return { place: { path: [] }, finding, rule: 'wrong-type' }
  }
  const type = valueAt(block, ['type'])
  // A block without `type` violates the contract of every block, which reports it.
  if (type === undefined) return undefined
  if (typeof type !== 'string') {
    const finding = { message: '"type" is not a text.', suggestion: 'Write the name of a block in double quotes.' }
    return { place: { path: ['type'] }, finding, rule: 'wrong-type' }
  }
  return contracts.blocks.has(type) ? undefined : { place: { path: ['type'] }, finding: unknown(type, contracts) }
}

function unknown(type: string, contracts: Contracts): Finding {
  const near = nearest(type, contracts.blocks.keys())
  const all = oneOf(sortedByNearness(type, contracts.blocks.keys()), 'and')
  return {
    message: `There is no block ${quote(type)}.`,
    suggestion: didYouMean(near) ?? `The blocks are ${all}.`,
    replacement: surely(near),
  }
}
