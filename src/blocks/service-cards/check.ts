import { type BlockCheck, notShown } from '../../page/block-check.ts'

/** A grid has cards, groups have cards of their own (spec 2.5). */
export const check: BlockCheck<{ look?: string }> = (block) => {
  const [needed, other, advice] =
    block.look === 'groups'
      ? ['groups', 'cards', 'List the services in "groups" instead, or leave "look" out.']
      : ['cards', 'groups', 'List the services in "cards" instead, or give the block "look": "groups".']
  const unshown = notShown(block, [other], `is not shown with "look": "${block.look ?? 'grid'}"`, advice)
  if (unshown.length || needed in block) return unshown
  return [{ path: [], message: `"${needed}" is missing.`, suggestion: `List the services in "${needed}".` }]
}
