import { type BlockCheck, type BlockFault, notShown, onlyWith } from '../../page/block-check.ts'

/** How many steps fit in a look; a ledger takes any number. */
const limits: Record<string, readonly [least: number, most: number, text: string]> = {
  rail: [2, 6, 'up to six'],
  rise: [4, 6, 'four to six'],
  scene: [4, 6, 'four to six'],
  sheets: [3, 5, 'three to five'],
}

interface Steps {
  look?: string
  image?: string
  calendar?: { unit: string; count: number; until?: number }
  steps: { title: string; from?: number; length?: number; signed?: string }[]
}

/** Steps must fit in their look, a calendar or sheets, and not repeat their numbers; two looks have a drawing (spec 2.5). */
export const check: BlockCheck<Steps> = (block) => [
  ...misplacedDrawing(block),
  ...notFitting(block),
  ...(block.look === 'calendar' ? offCalendar(block) : onlyWith(block, ['calendar'], 'look', 'calendar')),
  ...block.steps.flatMap((step, at) =>
    [
      ...(block.look === 'calendar' ? [] : onlyWith(step, ['from', 'length'], 'look', 'calendar')),
      ...(block.look === 'sheets' ? [] : onlyWith(step, ['signed'], 'look', 'sheets')),
    ].map((fault) => ({ ...fault, path: ['steps', at, ...fault.path] })),
  ),
]

/** Every step begins and ends within the calendar, and none before the one above it. */
function offCalendar({ calendar, steps }: Steps): BlockFault[] {
  if (!calendar)
    return [
      {
        path: ['look'],
        message: 'A calendar needs its columns.',
        suggestion: 'Say in "calendar" what they are and how many, or choose another look.',
      },
    ]
  const { unit, count, until = count } = calendar
  const outside = (path: BlockFault['path']): BlockFault => ({
    path,
    message: `The calendar ends with ${unit} ${count}.`,
    suggestion: `End by ${unit} ${count}, or raise "count".`,
  })
  return [
    ...(until > count ? [outside(['calendar', 'until'])] : []),
    ...steps.flatMap(({ title, from, length = 1 }, at): BlockFault[] => {
      if (!from)
        return [
          {
            path: ['steps', at],
            message: `The calendar does not know when “${title}” begins.`,
            suggestion: `Give it "from", the number of the ${unit}.`,
          },
        ]
      if (from > count) return [outside(['steps', at, 'from'])]
      if (from + length - 1 > count) return [outside(['steps', at, 'length'])]
      if (from >= (steps[at - 1]?.from ?? 0)) return []
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
