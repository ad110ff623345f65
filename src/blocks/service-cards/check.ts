import { type BlockCheck, covered } from '../../page/block-check.ts'

interface Parts {
  look?: string
  cards?: object[]
  groups?: { cards: object[]; more?: object[] }[]
}

/** In groups and below a scene, nothing lies above the link of a card (spec 2.3, 2.5). */
export const check: BlockCheck<Parts> = ({ look, cards, groups = [] }) => [
  ...(look === 'scene' ? covered(cards, ['cards']) : []),
  ...groups.flatMap((group, at) => [
    ...covered(group.cards, ['groups', at, 'cards']),
    ...covered(group.more, ['groups', at, 'more']),
  ]),
]
