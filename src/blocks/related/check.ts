import { type BlockCheck, type BlockFault, covered } from '../../page/block-check.ts'

interface Parts {
  look?: string
  tone?: string
  title: string
  pages: { description: string }[]
}

/** Entries are links as a whole; a sentence adds its own commas and its stop; a strip goes on with what is above it (spec 2.1). */
export const check: BlockCheck<Parts> = (block, page) => [
  ...covered(
    block.pages.map(({ description }) => ({ description, link: {} })),
    ['pages'],
  ),
  ...(block.look === 'sentence' ? doubleStops(block) : []),
  ...(block.look === 'strip' ? otherTone(block, page[page.indexOf(block) - 1] as Parts | undefined) : []),
]

function otherTone({ tone }: Parts, above?: Parts): BlockFault[] {
  if ((above?.tone !== 'dark' && above?.tone !== 'blue') || above.tone === tone) return []
  return [
    {
      path: tone ? ['tone'] : ['look'],
      message: `A strip has the tone of the section above it, which is "${above.tone}".`,
      suggestion: `Write "tone": "${above.tone}", or choose another "look".`,
    },
  ]
}

function doubleStops({ title, pages }: Parts): BlockFault[] {
  const parts = [
    { path: ['title'], text: title },
    ...pages.map(({ description }, index) => ({ path: ['pages', index, 'description'], text: description })),
  ]
  return parts.flatMap(({ path, text }) => {
    // Also within strong words and quotation marks.
    const stop = /[.,;:!?…](?=[*"'”’)]*$)/.exec(text.trim())?.[0]
    return stop
      ? {
          path,
          message: `The text ends with "${stop}", and "look": "sentence" adds a comma or a stop.`,
          suggestion: `Remove the "${stop}".`,
        }
      : []
  })
}
