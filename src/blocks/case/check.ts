import { type BlockCheck, notShown, notSingle, onlyWith } from '../../page/block-check.ts'

interface Choice {
  only?: string[]
}

/** A case is about one project: one review, one client, one product, one colleague (spec 2.11). */
export const check: BlockCheck<{
  testimonial?: Choice
  client?: Choice
  product?: Choice
  team?: Choice
  image?: string
  side?: string
}> = (block) => {
  const { testimonial, client, product, team } = block
  const pictured = block.image !== undefined || product !== undefined
  return [
    ...notSingle({ testimonial, client, product, team }),
    ...(block.side === 'below' ? [] : onlyWith(block, ['facts'], 'side', 'below')),
    ...(pictured
      ? []
      : notShown(
          block,
          ['caption', 'side'],
          'is about a picture, and there is none',
          'Remove it, or give the block "image" or "product".',
        )),
  ]
}
