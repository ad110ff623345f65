import type { BlockCheck } from '../../page/block-check.ts'

/** A grid has cards, groups have cards of their own (spec 2.5). */
export const check: BlockCheck<{ look?: string }> = (block) => {
  const [needed, other] = block.look === 'groups' ? ['groups', 'cards'] : ['cards', 'groups']
  const where = `"look": "${block.look ?? 'grid'}"`
  if (other in block)
    return [
      {
        path: [other],
        part: 'key',
        message: `"${other}" is not shown with ${where}.`,
        suggestion:
          other === 'cards'
            ? 'List the services in "groups" instead, or leave "look" out.'
            : 'List the services in "cards" instead, or give the block "look": "groups".',
      },
    ]
  return needed in block
    ? []
    : [{ path: [], message: `"${needed}" is missing.`, suggestion: `List the services in "${needed}".` }]
}
