import { type BlockCheck, type BlockFault, notShown, notSingle, onlyWith } from '../../page/block-check.ts'

interface Choice {
  only?: string[]
}

interface Parts {
  testimonial?: Choice
  client?: Choice
  product?: Choice
  team?: Choice
  image?: string
  side?: string
  look?: string
}

/** A case is about one project: one review, one client, one product, one colleague; a line is words alone (spec 2.11). */
export const check: BlockCheck<Parts> = (block) => {
  const { testimonial, client, product, team } = block
  return [
    ...notSingle({ testimonial, client, product, team }),
    ...(block.look === 'line'
      ? notShown(block, notInLine, 'is not shown with "look": "line"', 'Remove it, or give the block "look": "full".')
      : fullFaults(block)),
  ]
}

/** What a line has no space for. */
const notInLine = ['side', 'figure', 'facts', 'client', 'product', 'team', 'image', 'alt', 'caption']

function fullFaults(block: Parts): BlockFault[] {
  const pictured = block.image !== undefined || block.product !== undefined
  return [
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
