import type { BlockCheck } from '../../page/block-check.ts'

/** A rail and a rising line have room for so many steps; a ledger takes any number (spec 2.5). */
const room: Record<string, readonly [least: number, most: number, words: string]> = {
  rail: [2, 6, 'up to six'],
  rise: [4, 6, 'four to six'],
}

export const check: BlockCheck<{ look?: string; steps: { title: string }[] }> = ({ look = 'ledger', steps }) => {
  const [least, most, words] = room[look] ?? [0, steps.length, '']
  const numbered = steps.findIndex(({ title }) => /^\d{1,2}[.)]\s/.test(title))
  if (numbered >= 0)
    return [
      {
        path: ['steps', numbered, 'title'],
        message: 'The page shows the number of each step; here it would be there twice.',
        suggestion: 'Write the title without its number.',
      },
    ]
  if (steps.length >= least && steps.length <= most) return []
  return [
    {
      path: steps.length > most ? ['steps', most] : ['steps'],
      message: `"look": "${look}" has room for ${words} steps, and here are ${steps.length}.`,
      suggestion: `Show ${words}, or give the block "look": "ledger".`,
    },
  ]
}
