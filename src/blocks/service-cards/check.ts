import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** A grid has cards, groups have cards of their own (spec 2.5). */
export const check: BlockCheck<{ look?: string }> = (block) => {
  const [needed, other] = block.look === 'groups' ? ['groups', 'cards'] : ['cards', 'groups']
  return [
    ...onlyWith(block, [other as string], 'look', other === 'groups' ? 'groups' : 'grid'),
    ...((needed as string) in block
      ? []
      : [{ path: [], message: `"${needed}" is missing.`, suggestion: `List the services in "${needed}".` }]),
  ]
}
