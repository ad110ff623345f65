import type { BlockCheck } from '../../page/block-check.ts'

/** A slide has portraits or a picture, not both (spec 2.3). */
export const check: BlockCheck<{ slides: { image?: string; team?: object }[] }> = ({ slides }) =>
  slides.flatMap(({ image, team }, index) =>
    image && team
      ? [
          {
            path: ['slides', index, 'image'],
            part: 'key',
            message: 'The slide has "team", whose portraits take the place of the picture.',
            suggestion: 'Remove "image" with its "alt", or "team".',
          } as const,
        ]
      : [],
  )
