import { type BlockCheck, type BlockFault, notShown, notSingle, onlyWith } from '../../page/block-check.ts'

/** Stages, people, and what a statement has each belong to some layouts (spec 2.2). */
export const check: BlockCheck<Banner> = (block) => [
  ...(ofPeople(block)
    ? notShown(
        block,
        ['image'],
        `is replaced by portraits with "layout": "${block.layout}"`,
        'Remove "image" with its "alt", or choose another layout.',
      )
    : onlyWith(block, ['team'], 'layout', 'people')),
  ...(block.layout === 'split' || block.layout === 'panorama'
    ? []
    : notShown(
        block,
        ['light'],
        'is for "layout": "split" or "panorama"',
        'Remove "light", or choose one of these layouts.',
      )),
  ...(hasSky(block)
    ? []
    : notShown(block, ['sky'], 'is for "layout": "wall" or "scene"', 'Remove "sky", or choose one of these layouts.')),
  ...(block.layout === 'statement' || (block.sky && hasSky(block))
    ? []
    : notShown(
        block,
        ['facts'],
        'is for "layout": "statement", and for "wall" or "scene" with "sky"',
        'Remove "facts", or choose one of these layouts.',
      )),
  ...(block.screens && block.layout === 'statement' ? screensOf(block) : []),
  ...(block.tasks && block.layout === 'line' ? tasksOf(block) : []),
  ...notSingle({ testimonial: block.testimonial }),
  ...Object.entries({
    stages: 'diagram',
    figure: 'statement',
    screens: 'statement',
    tone: 'statement',
    start: 'line',
    tasks: 'line',
    testimonial: 'quote',
    quote: 'quote',
  }).flatMap(([name, layout]) => (block.layout === layout ? [] : onlyWith(block, [name], 'layout', layout))),
]

interface Banner {
  layout?: string
  sky?: string
  facts?: unknown[]
  screens?: unknown[]
  tasks?: unknown[]
  team?: { only?: unknown[] }
  testimonial?: { only?: string[] }
}

const hasSky = ({ layout }: Banner) => layout === 'wall' || layout === 'scene'

const ofPeople = ({ layout }: Banner) => layout === 'people' || layout === 'line'

/** Every screen belongs to a fact. */
function screensOf(block: Banner): BlockFault[] {
  const { facts = [], screens = [] } = block
  const alone = notShown(block, ['figure'], 'is not shown beside "screens"', 'Remove "figure", or "screens".')
  return [...alone, ...unequal('screens', screens, 'facts', facts, 'each screen belongs to a fact')]
}

/** Every task belongs to one of the people, who therefore are named one by one. */
function tasksOf({ team, tasks = [] }: Banner): BlockFault[] {
  if (team?.only) return unequal('tasks', tasks, 'team', team.only, 'each task belongs to one of the people')
  return [{ path: ['team'], message: '"tasks" needs people in a fixed order.', suggestion: 'Name them in "only".' }]
}

function unequal(name: string, list: unknown[], other: string, others: unknown[], why: string): BlockFault[] {
  if (list.length === others.length) return []
  const message = `"${name}" has ${list.length} entries and "${other}" ${others.length}; ${why}.`
  return [{ path: [name], message, suggestion: 'Give both lists the same number of entries.' }]
}
