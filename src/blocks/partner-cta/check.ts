import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** Only the panel can show a picture; the other looks show people (spec 2.10). */
export const check: BlockCheck<{ look?: string; team?: unknown }> = (block) => {
  if ((block.look ?? 'panel') === 'panel') return []
  const pictures = onlyWith(block, ['image'], 'look', 'panel')
  if (block.team || pictures.length) return pictures
  return [
    {
      path: ['look'],
      message: `"look": "${block.look}" shows people, but the block names none.`,
      suggestion: 'Name them in "team", or leave "look" out.',
    },
  ]
}
