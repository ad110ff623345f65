import type { BlockCheck } from '../../page/block-check.ts'

/** In a list of terms, a tag without description would leave a gap (spec 2.10). */
export const check: BlockCheck<{ tags: { label: string; description?: string }[] }> = ({ tags }) => {
  const without = tags.filter(({ description }) => description === undefined).length
  if (without === 0 || without === tags.length) return []
  // Reports the minority: tags with a description, or those without.
  const isRare = (description?: string) => (description === undefined) === without <= tags.length / 2
  return tags.flatMap(({ label, description }, index) =>
    isRare(description)
      ? [
          {
            path: ['tags', index],
            message:
              description === undefined
                ? `"${label}" has no description, but others have one.`
                : `"${label}" has a description, but others have none.`,
            suggestion: 'Give a description to all tags or to none.',
          },
        ]
      : [],
  )
}
