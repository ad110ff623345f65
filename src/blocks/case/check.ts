import { type BlockCheck, type BlockFault, notSingle } from '../../page/block-check.ts'

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
}> = (block) => {
  const { testimonial, client, product, team } = block
  const hasScreen = block.image !== undefined || product !== undefined
  const withoutPicture = ['caption', 'side'].filter((name) => !hasScreen && Object.hasOwn(block, name))
  return [
    ...notSingle({ testimonial, client, product, team }),
    ...withoutPicture.map(
      (name): BlockFault => ({
        path: [name],
        part: 'key',
        message: `"${name}" is about a picture, and there is none.`,
        suggestion: 'Remove it, or give the block "image" or "product".',
      }),
    ),
  ]
}
