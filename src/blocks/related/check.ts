import { type BlockCheck, type BlockFault, onlyWith } from '../../page/block-check.ts'

interface Parts {
  look?: string
  title: string
  pages: { description: string }[]
}

/** Only the look that leads with the first page shows a picture of it; a sentence adds its own commas and its stop (spec 2.1). */
export const check: BlockCheck<Parts> = (block) => [
  ...(block.look === 'lead' ? [] : onlyWith(block, ['image'], 'look', 'lead')),
  ...(block.look === 'sentence' ? doubleStops(block) : []),
]

function doubleStops({ title, pages }: Parts): BlockFault[] {
  const parts = [
    { path: ['title'], text: title },
    ...pages.map(({ description }, index) => ({ path: ['pages', index, 'description'], text: description })),
  ]
  return parts.flatMap(({ path, text }) => {
    const stop = /[.,;:!?…]$/.exec(text.trim())?.[0]
    return stop
      ? {
          path,
          message: `The text ends with "${stop}", and "look": "sentence" adds a comma or a stop.`,
          suggestion: `Remove the "${stop}".`,
        }
      : []
  })
}
