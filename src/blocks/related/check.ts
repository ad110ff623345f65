import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** Only the look that leads with the first page shows a picture of it (spec 2.1). */
export const check: BlockCheck<{ look?: string }> = (block) =>
  block.look === 'lead' ? [] : onlyWith(block, ['image'], 'look', 'lead')
