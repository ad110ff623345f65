import type { BlockCheck } from '../../page/block-check.ts'

interface Slide {
  image?: string
  scene?: boolean
  behind?: object
  team?: object
}

/** A slide has portraits or a picture, not both, and a drawing as wide as the window has no screen behind it (spec 2.3). */
export const check: BlockCheck<{ slides: Slide[] }> = ({ slides }) =>
  slides.flatMap(({ image, scene, behind, team }, index) => {
    if (image && team)
      return {
        path: ['slides', index, 'image'],
        part: 'key',
        message: 'The slide has "team", whose portraits take the place of the picture.',
        suggestion: 'Remove "image" with its "alt", or "team".',
      } as const
    if (scene && behind)
      return {
        path: ['slides', index, 'behind'],
        part: 'key',
        message: 'The slide has "scene", a drawing as wide as the window: no screen is behind it.',
        suggestion: 'Remove "behind" or "scene".',
      } as const
    return []
  })
