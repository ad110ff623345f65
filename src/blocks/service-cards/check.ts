import { type BlockCheck, type BlockFault, notShown, onlyWith } from '../../page/block-check.ts'

interface Parts {
  look?: string
  cards?: object[]
}

/** A grid has cards, groups have cards of their own, and a scene has a drawing with three parts (spec 2.3, 2.5). */
export const check: BlockCheck<Parts> = (block) => {
  const [needed, other, advice] =
    block.look === 'groups'
      ? ['groups', 'cards', 'List the services in "groups" instead, or leave "look" out.']
      : ['cards', 'groups', 'List the services in "cards" instead, or give the block "look": "groups".']
  const unshown = notShown(block, [other], `is not shown with "look": "${block.look ?? 'grid'}"`, advice)
  if (unshown.length) return unshown
  if (!(needed in block))
    return [{ path: [], message: `"${needed}" is missing.`, suggestion: `List the services in "${needed}".` }]
  return scene(block)
}

function scene(block: Parts): BlockFault[] {
  if (block.look !== 'scene') return onlyWith(block, ['image'], 'look', 'scene')
  const unshown = notShown(block, ['tone'], 'is not shown with "look": "scene"', 'Remove it: a scene is on pale blue.')
  if (unshown.length) return unshown
  if (!('image' in block))
    return [
      { path: [], message: '"image" is missing.', suggestion: 'Name the drawing, or give the block another look.' },
    ]
  if (block.cards?.length === 3) return []
  return [
    {
      path: block.cards && block.cards.length > 3 ? ['cards', 3] : ['cards'],
      message: 'A scene has three services, one for each part of its drawing.',
      suggestion: 'List three, or give the block another look.',
    },
  ]
}
