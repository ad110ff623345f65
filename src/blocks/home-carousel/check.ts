import type { BlockCheck } from '../../page/block-check.ts'

/** Beside the words of a slide is one place: portraits or a picture (spec 2.3). */
export const check: BlockCheck<{ slides: { image?: string; team?: object }[] }> = ({ slides }) =>
  slides.flatMap(({ image, team }, place) =>
    image && team
      ? [
          {
            path: ['slides', place, 'image'],
            part: 'key',
            message: 'The slide has "team", whose portraits stand where the picture would.',
            suggestion: 'Remove "image" with its "alt", or "team".',
          } as const,
        ]
      : [],
  )
