import type { BlockCheck } from '../../page/block-check.ts'

/** Tags with meanings are a list of terms, where one without would have nothing beside it (spec 2.10). */
export const check: BlockCheck<{ tags: { label: string; description?: string }[] }> = ({ tags }) => {
  if (tags.every(({ description }) => description === undefined)) return []
  return tags.flatMap(({ label, description }, index) =>
    description === undefined
      ? [
          {
            path: ['tags', index],
            message: `"${label}" has no description, and others have one.`,
            suggestion: 'Give a description to all tags or to none.',
          },
        ]
      : [],
  )
}
