import { type BlockCheck, type BlockFault, onlyWith } from '../../page/block-check.ts'

/** Stages, people, and what a statement has each belong to one layout (spec 2.2). */
export const check: BlockCheck<{ layout?: string }> = (block) => [
  ...noPictureBesidePeople(block),
  ...Object.entries({
    stages: 'diagram',
    facts: 'statement',
    figure: 'statement',
    screens: 'statement',
    tone: 'statement',
    team: 'people',
  }).flatMap(([name, layout]) => (block.layout === layout ? [] : onlyWith(block, [name], 'layout', layout))),
]

const noPictureBesidePeople = (block: { layout?: string }): BlockFault[] =>
  block.layout === 'people' && Object.hasOwn(block, 'image')
    ? [
        {
          path: ['image'],
          part: 'key',
          message: 'With "layout": "people" portraits take the place of the picture.',
          suggestion: 'Remove "image" with its "alt", or choose another layout.',
        },
      ]
    : []
