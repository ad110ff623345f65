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

/** Faults for properties that a block has and does not show. @param why the rest of a sentence that begins with the property */
export const notShown = (block: object, names: readonly string[], why: string, suggestion: string): BlockFault[] =>
  names
    .filter((name) => Object.hasOwn(block, name))
    .map((name) => ({ path: [name], part: 'key', message: `"${name}" ${why}.`, suggestion }))

/** Faults for properties that only have a meaning with a `look` or `layout` that the block does not have. */
export function onlyWith(block: object, names: readonly string[], option: string, value: string): BlockFault[] {
  const wanted = `"${option}": "${value}"`
  return notShown(block, names, `is shown only with ${wanted}`, `Remove it, or give the block ${wanted}.`)
}

/** Faults for choices that must be of one entry and name several, or none, which would show all entries. */
export function notSingle(choices: Record<string, { only?: string[] } | undefined>): BlockFault[] {
  return Object.entries(choices).flatMap(([name, choice]) =>
    choice && choice.only?.length !== 1
      ? [
          {
            path: choice.only ? [name, 'only'] : [name],
            message: `"${name}" takes exactly one entry.`,
            suggestion: 'Name one id in "only".',
          },
        ]
      : [],
  )
}

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
