import { blocksOf } from '../../content/blocks-of.ts'
import type { Contracts } from '../../content/contracts.ts'
import type { Cause } from './cause.ts'

/** The properties that every block can have. */
const schema = { properties: { type: {} } }

/** Blocks without a `type`: no contract applies to them, so they are reported here. */
export function untypedBlocks(data: unknown, contracts: Contracts): Cause[] {
  return blocksOf(data).flatMap(({ block, index }): Cause[] => {
    if (Object.hasOwn(block, 'type')) return []
    const path = ['blocks', index]
    // "typ" and "component" are names for it.
    const misspelt =
      Object.keys(block).find((name) => contracts.blocks.has(String(block[name]))) ??
      Object.keys(block).find((name) => /^(?:component|kind|block|block_?type|[_$@]type)$/i.test(name))
    return [
      { kind: 'missing', path, name: 'type', schema, value: misspelt ? undefined : likelyType(block, contracts) },
      ...(misspelt ? [{ kind: 'unknown' as const, path, name: misspelt, schema }] : []),
    ]
  })
}

/** The block that shares most of these properties. */
function likelyType(block: object, contracts: Contracts): string | undefined {
  const names = Object.keys(block)
  const scored = [...contracts.blocks.values()].map(({ type, properties }) => {
    const known = names.filter((name) => Object.hasOwn(properties, name)).length
    return { type, score: known - (names.length - known) }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.type : undefined
}
