import type { BlockCheck } from '../../page/block-check.ts'

/** The list must be in the order of the page, so that the mark moves down it as visitors read (spec 4). */
export const check: BlockCheck<{ items: { id: string }[] }> = ({ items }, page) => {
  const twice = items.findIndex(({ id }, index) => items.findIndex((other) => other.id === id) < index)
  if (twice >= 0)
    return [
      {
        path: ['items', twice, 'id'],
        message: `"${items[twice]?.id}" is in this list twice.`,
        suggestion: 'Keep one of them.',
      },
    ]
  const order = page.map(({ id }) => id)
  const positions = items.map(({ id }) => order.indexOf(id))
  const misplaced = positions.findIndex(
    (position, index) => position >= 0 && positions.slice(0, index).some((earlier) => earlier > position),
  )
  if (misplaced < 0) return []
  const sorted = items.filter((_, index) => (positions[index] as number) >= 0).map(({ id }) => id)
  sorted.sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return [
    {
      path: ['items', misplaced],
      message: `"${items[misplaced]?.id}" comes earlier on the page than in this list.`,
      suggestion: `Put the entries in the order of the page: ${sorted.join(', ')}.`,
    },
  ]
}
