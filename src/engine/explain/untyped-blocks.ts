import { blocksOf } from '../blocks-of.ts'
import type { Contracts } from '../contracts.ts'
import { nearest } from '../near.ts'
import type { Cause } from './cause.ts'

/** What every block has, whichever it is. */
const schema = { properties: { type: {} } }

/** Blocks that do not say which they are: no contract can tell, so this does. */
export function untypedBlocks(data: unknown, contracts: Contracts): Cause[] {
  return blocksOf(data).flatMap(({ block, index }): Cause[] => {
    if (Object.hasOwn(block, 'type')) return []
    const path = ['blocks', index]
    const misspelt = nearest('type', Object.keys(block)).find(({ name }) => contracts.blocks.has(String(block[name])))
    return [
      { kind: 'missing', path, name: 'type', schema, value: misspelt ? undefined : likelyType(block, contracts) },
      ...(misspelt ? [{ kind: 'unknown' as const, path, name: misspelt.name, schema }] : []),
    ]
  })
}

/** The block whose properties these mostly are. */
function likelyType(block: object, contracts: Contracts): string | undefined {
  const names = Object.keys(block)
  const scored = [...contracts.blocks.values()].map(({ type, properties }) => {
    const known = names.filter((name) => Object.hasOwn(properties, name)).length
    return { type, score: known - (names.length - known) }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.type : undefined
}
