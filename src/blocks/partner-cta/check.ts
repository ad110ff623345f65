import { type BlockCheck, notShown } from '../../page/block-check.ts'

/** Only a panel and the look of a picture can show one; all looks but the panel show people (spec 2.10). */
export const check: BlockCheck<{ look?: string; team?: unknown }> = (block) => {
  if (['panel', 'picture'].includes(block.look ?? 'panel')) return []
  const pictures = notShown(
    block,
    ['image'],
    `is not shown with "look": "${block.look}"`,
    'Remove it, or give the block "look": "picture" or "panel".',
  )
  if (block.team || pictures.length) return pictures
  return [
    {
      path: ['look'],
      message: `"look": "${block.look}" shows people, but the block names none.`,
      suggestion: 'Name them in "team", or leave "look" out.',
    },
  ]
}
