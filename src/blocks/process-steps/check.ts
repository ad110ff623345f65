import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** How many steps fit in a look; a ledger takes any number. */
const limits: Record<string, readonly [least: number, most: number, text: string]> = {
  rail: [2, 6, 'up to six'],
  rise: [4, 6, 'four to six'],
  scene: [4, 6, 'four to six'],
}

/** Steps must fit in their look, and not repeat their numbers (spec 2.5). */
export const check: BlockCheck<Process> = (block) => {
  const { look = 'ledger', image, steps } = block
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
  if (look !== 'scene' && image) return onlyWith(block, ['image'], 'look', 'scene')
  if (look === 'scene' && !image)
    return [
      {
        path: ['look'],
        message: 'A scene needs its drawing.',
        suggestion: 'Name one in "image", or choose another look.',
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

interface Process {
  look?: string
  image?: string
  steps: { title: string }[]
}
