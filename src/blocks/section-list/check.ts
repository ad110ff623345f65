import type { BlockCheck } from '../../page/block-check.ts'

/** Who reads down the page sees the list go down with them (spec 4). */
export const check: BlockCheck<{ items: { id: string }[] }> = ({ items }, page) => {
  const order = page.map(({ id }) => id)
  const places = items.map(({ id }) => order.indexOf(id))
  const late = places.findIndex((place, index) => place >= 0 && places.slice(0, index).some((before) => before > place))
  if (late < 0) return []
  const sorted = items.filter((_, index) => (places[index] as number) >= 0).map(({ id }) => id)
  sorted.sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return [
    {
      path: ['items', late],
      message: `"${items[late]?.id}" stands higher on the page than in this list.`,
      suggestion: `Put the entries in the order of the page: ${sorted.join(', ')}.`,
    },
  ]
}
