import type { BlockCheck } from '../../page/block-check.ts'

/** In a list of terms, a tag without description would leave a gap (spec 2.10). */
export const check: BlockCheck<{ tags: { label: string; description?: string }[] }> = ({ tags }) => {
  if (tags.every(({ description }) => description === undefined)) return []
  return tags.flatMap(({ label, description }, index) =>
    description === undefined
      ? [
          {
            path: ['tags', index],
            message: `"${label}" has no description, but others have one.`,
            suggestion: 'Give a description to all tags or to none.',
          },
        ]
      : [],
  )
}
