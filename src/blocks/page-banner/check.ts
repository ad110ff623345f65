import { type BlockCheck, type BlockFault, notShown, onlyWith } from '../../page/block-check.ts'

/** Stages, people, and what a statement has each belong to one layout (spec 2.2). */
export const check: BlockCheck<{ layout?: string; facts?: unknown[]; screens?: unknown[] }> = (block) => [
  ...(block.layout === 'people'
    ? notShown(
        block,
        ['image'],
        'makes way for portraits with "layout": "people"',
        'Remove "image" with its "alt", or choose another layout.',
      )
    : []),
  ...(block.screens && block.layout === 'statement' ? screensOf(block) : []),
  ...Object.entries({
    stages: 'diagram',
    facts: 'statement',
    figure: 'statement',
    screens: 'statement',
    tone: 'statement',
    team: 'people',
  }).flatMap(([name, layout]) => (block.layout === layout ? [] : onlyWith(block, [name], 'layout', layout))),
]

/** Every screen belongs to a fact. */
function screensOf(block: { facts?: unknown[]; screens?: unknown[] }): BlockFault[] {
  const { facts = [], screens = [] } = block
  const alone = notShown(block, ['figure'], 'makes way for "screens"', 'Remove "figure", or "screens".')
  if (facts.length === screens.length) return alone
  const message = `"screens" has ${screens.length} entries and "facts" ${facts.length}; each screen belongs to a fact.`
  return [...alone, { path: ['screens'], message, suggestion: 'Give both lists the same number of entries.' }]
}
