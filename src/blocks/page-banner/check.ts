import type { BlockCheck, BlockFault } from '../../page/block-check.ts'

interface Banner {
  layout?: string
  facts?: unknown[]
  screens?: unknown[]
  tasks?: unknown[]
  team?: { only?: unknown[] }
}

/** Every screen of a statement belongs to a fact, every task of a line to one of the people, who are named one by one (spec 2.2). */
export const check: BlockCheck<Banner> = ({ layout, facts = [], screens, tasks, team }) => {
  if (layout === 'statement' && screens)
    return unequal('screens', screens, 'facts', facts, 'each screen belongs to a fact')
  if (layout !== 'line' || !tasks) return []
  if (team?.only) return unequal('tasks', tasks, 'team', team.only, 'each task belongs to one of the people')
  return [{ path: ['team'], message: '"tasks" needs people in a fixed order.', suggestion: 'Name them in "only".' }]
}

function unequal(name: string, list: unknown[], other: string, others: unknown[], why: string): BlockFault[] {
  if (list.length === others.length) return []
  const message = `"${name}" has ${list.length} entries and "${other}" ${others.length}; ${why}.`
  return [{ path: [name], message, suggestion: 'Give both lists the same number of entries.' }]
}
