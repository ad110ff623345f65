import type { BlockCheck, BlockFault } from '../../page/block-check.ts'

interface Steps {
  look?: string
  calendar?: { unit: string; count: number; until?: number }
  steps: { title: string; from?: number; length?: number }[]
}

/** Steps do not repeat their numbers, and fit in their calendar (spec 2.5). */
export const check: BlockCheck<Steps> = (block) => [...numbered(block), ...offCalendar(block)]

/** Every step begins and ends within the calendar, and none before the one above it. */
function offCalendar({ look, calendar, steps }: Steps): BlockFault[] {
  if (look !== 'calendar' || !calendar) return []
  const { unit, count, until = count } = calendar
  const outside = (path: BlockFault['path']): BlockFault => ({
    path,
    message: `The calendar ends with ${unit} ${count}.`,
    suggestion: `End by ${unit} ${count}, or raise "count".`,
  })
  return [
    ...(until > count ? [outside(['calendar', 'until'])] : []),
    ...steps.flatMap(({ title, from = 1, length = 1 }, at): BlockFault[] => {
      if (from > count) return [outside(['steps', at, 'from'])]
      if (from + length - 1 > count) return [outside(['steps', at, 'length'])]
      if (from >= (steps[at - 1]?.from ?? 1)) return []
      return [
        {
          path: ['steps', at, 'from'],
          message: `“${title}” begins before the step above it.`,
          suggestion: 'Put the steps in the order in which they begin.',
        },
      ]
    }),
  ]
}

function numbered({ steps }: Steps): BlockFault[] {
  const numbered = steps.findIndex(({ title }) => /^(?:(?:step|phase|stage)\s+)?\d{1,2}\s?[.):–-]\s/i.test(title))
  if (numbered < 0) return []
  return [
    {
      path: ['steps', numbered, 'title'],
      message: 'The page adds the number of each step, so this one would be shown twice.',
      suggestion: 'Write the title without its number.',
    },
  ]
}
