import { type BlockCheck, type BlockFault, notShown, onlyWith } from '../../page/block-check.ts'

interface Parts {
  look?: string
  cards?: object[]
  groups?: { cards: object[] }[]
}

/** A grid has cards, groups have cards of their own, a scene has a drawing with three parts, and details one for each card (spec 2.3, 2.5). */
export const check: BlockCheck<Parts> = (block) => {
  const [needed, other, advice] =
    block.look === 'groups'
      ? ['groups', 'cards', 'List the services in "groups" instead, or leave "look" out.']
      : ['cards', 'groups', 'List the services in "cards" instead, or give the block "look": "groups".']
  const unshown = notShown(block, [other], `is not shown with "look": "${block.look ?? 'grid'}"`, advice)
  if (unshown.length) return unshown
  if (!(needed in block))
    return [{ path: [], message: `"${needed}" is missing.`, suggestion: `List the services in "${needed}".` }]
  return [...scene(block), ...details(block)]
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

function details({ look, cards = [], groups = [] }: Parts): BlockFault[] {
  if (look !== 'details') {
    const all = [
      ...cards.map((card, index) => ({ card, path: ['cards', index] })),
      ...groups.flatMap((group, at) =>
        group.cards.map((card, index) => ({ card, path: ['groups', at, 'cards', index] })),
      ),
    ]
    return all.flatMap(({ card, path }) => within(path, onlyWith(card, ['size', 'tone'], 'look', 'details')))
  }
  return cards.flatMap((card, index) =>
    'image' in card
      ? []
      : [
          {
            path: ['cards', index],
            message: 'A card has no detail.',
            suggestion: 'Name its drawing in "image", without an icon, or give the block another look.',
          },
        ],
  )
}

const within = (path: (string | number)[], faults: BlockFault[]): BlockFault[] =>
  faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }))
