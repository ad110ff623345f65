import { type BlockCheck, type BlockFault, covered } from '../../page/block-check.ts'

interface Group {
  image?: string
  side?: string
  cards: object[]
  more?: object[]
}

interface Parts {
  look?: string
  cards?: object[]
  groups?: Group[]
}

/** In groups and below a scene, nothing lies above the link of a card; panels of neighbours change sides (spec 2.3, 2.5). */
export const check: BlockCheck<Parts> = ({ look, cards, groups = [] }) => [
  ...(look === 'scene' ? covered(cards, ['cards']) : []),
  ...groups.flatMap((group, at) => [
    ...covered(group.cards, ['groups', at, 'cards']),
    ...covered(group.more, ['groups', at, 'more']),
    ...sameSide(group, groups[at - 1], at),
  ]),
]

function sameSide(group: Group, before: Group | undefined, at: number): BlockFault[] {
  const sideOf = ({ image, side = 'start' }: Group) => image && side
  const side = sideOf(group)
  if (!side || !before || side !== sideOf(before)) return []
  return [
    {
      path: ['groups', at, ...(group.side ? ['side'] : ['image'])],
      message: `The panel of the group before this one has "side": "${side}", too.`,
      suggestion: 'Choose another side for one of them.',
    },
  ]
}
