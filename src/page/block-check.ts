import type { Authored } from '../contract/index.ts'

/** Something wrong with a block that JSON Schema cannot state. */
export interface BlockFault {
  /** The path from the block to the place: ['tags', 2]. */
  path: (string | number)[]
  /** Points to the name of a property instead of its value. */
  part?: 'key'
  /** What happened, in one sentence. */
  message: string
  /** What to do about it. */
  suggestion: string
}

/**
 * What a block's folder checks by itself: `blocks/<type>/check.ts`.
 * @param block the block as authored; it fits its contract, and T is what the check reads of it
 * @param page all blocks of its page, in order
 */
export type BlockCheck<T> = (block: Authored.Block & T, page: readonly Authored.Block[]) => BlockFault[]

/** Faults for links that do not begin with the right scheme: phones with tel:, a mailbox with mailto:. */
export function notBeginning(
  links: { path: (string | number)[]; to?: string }[],
  scheme: 'tel:' | 'mailto:',
): BlockFault[] {
  return links.flatMap(({ path, to }) =>
    to?.startsWith(scheme)
      ? []
      : [
          {
            path: [...path, 'to'],
            message:
              to === undefined
                ? `A link that begins with ${scheme} belongs here.`
                : `"${to}" does not begin with ${scheme}.`,
            suggestion: `Write "${scheme}${scheme === 'tel:' ? '{phone}' : '{email}'}", or another of the company's.`,
          },
        ],
  )
}

/**
 * Faults for links within the text of entries that are links as a whole: those lie on top of them.
 * @param at the path to the list of entries
 */
export const covered = (
  entries: { description?: string; link?: object }[] = [],
  at: (string | number)[],
): BlockFault[] =>
  entries.flatMap(({ description = '', link }, index) =>
    link && description.includes('](')
      ? [
          {
            path: [...at, index, 'description'],
            message: 'The whole entry is a link, so the link in its text cannot be pressed.',
            suggestion: 'Write the words alone.',
          },
        ]
      : [],
  )
