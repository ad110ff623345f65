import { type BlockCheck, notShown, onlyWith } from '../../page/block-check.ts'

/** Stages, people, and what a statement has each belong to one layout (spec 2.2). */
export const check: BlockCheck<{ layout?: string }> = (block) => [
  ...(block.layout === 'people'
    ? notShown(
        block,
        ['image'],
        'makes way for portraits with "layout": "people"',
        'Remove "image" with its "alt", or choose another layout.',
      )
    : []),
  ...Object.entries({
    stages: 'diagram',
    facts: 'statement',
    figure: 'statement',
    screens: 'statement',
    tone: 'statement',
    team: 'people',
  }).flatMap(([name, layout]) => (block.layout === layout ? [] : onlyWith(block, [name], 'layout', layout))),
]
