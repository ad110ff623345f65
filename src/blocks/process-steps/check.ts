import { type BlockCheck, type BlockFault, notShown } from '../../page/block-check.ts'

/** How many steps fit in a look; a ledger takes any number. */
const limits: Record<string, readonly [least: number, most: number, text: string]> = {
  rail: [2, 6, 'up to six'],
  rise: [4, 6, 'four to six'],
  scene: [4, 6, 'four to six'],
}

interface Steps {
  look?: string
  image?: string
  steps: { title: string }[]
}

/** Steps must fit in their look, and not repeat their numbers; two looks have a drawing (spec 2.5). */
export const check: BlockCheck<Steps> = (block) => [...misplacedDrawing(block), ...notFitting(block)]

function misplacedDrawing(block: Steps): BlockFault[] {
  if (block.look === 'beside' || (block.look === 'scene' && block.image)) return []
  if (block.look === 'scene')
    return [
      {
        path: ['look'],
        message: 'A scene needs its drawing.',
        suggestion: 'Name one in "image", or choose another look.',
      },
    ]
  const wanted = '"look": "beside" or "scene"'
  return notShown(block, ['image'], `is shown only with ${wanted}`, `Remove it, or give the block ${wanted}.`)
}

function notFitting({ look = 'ledger', steps }: Steps): BlockFault[] {
  const [least, most, text] = limits[look] ?? [0, steps.length, '']
  const numbered = steps.findIndex(({ title }) => /^(?:(?:step|phase|stage)\s+)?\d{1,2}\s?[.):–-]\s/i.test(title))
  if (numbered >= 0)
    return [
      {
        path: ['steps', numbered, 'title'],
        message: 'The page adds the number of each step, so this one would be shown twice.',
        suggestion: 'Write the title without its number.',
      },
    ]
  if (steps.length >= least && steps.length <= most) return []
  return [
    {
      path: steps.length > most ? ['steps', most] : ['steps'],
      message: `"look": "${look}" has space for ${text} steps, but there are ${steps.length}.`,
      suggestion: `Show ${text}, or give the block "look": "ledger".`,
    },
  ]
}
