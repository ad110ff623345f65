import { type BlockCheck, type BlockFault, onlyWith } from '../../page/block-check.ts'

/** What stands beside the words belongs to a layout (spec 2.2). */
export const check: BlockCheck<{ layout?: string }> = (block) => [
  ...pictureBesidePeople(block),
  ...Object.entries({ stages: 'diagram', facts: 'statement', team: 'people' }).flatMap(([name, layout]) =>
    block.layout === layout ? [] : onlyWith(block, [name], 'layout', layout),
  ),
]

const pictureBesidePeople = (block: { layout?: string }): BlockFault[] =>
  block.layout === 'people' && Object.hasOwn(block, 'image')
    ? [
        {
          path: ['image'],
          part: 'key',
          message: 'With "layout": "people" portraits stand where the picture would.',
          suggestion: 'Remove "image" with its "alt", or choose another layout.',
        },
      ]
    : []
