import { type BlockCheck, notShown } from '../../page/block-check.ts'

/** A drawing across the window has no line below it, and the space that it is drawn with (spec 2.3). */
export const check: BlockCheck<{ side?: string }> = (block) =>
  block.side === 'across'
    ? notShown(
        block,
        ['caption', 'density'],
        'is not shown with "side": "across"',
        'Remove it, or choose another side: what it says can stand in the drawing.',
      )
    : []
