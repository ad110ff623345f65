import type { ReactNode } from 'react'

/** Levels that a heading in `<main>` can have. */
export type HeadingLevel = 1 | 2 | 3 | 4

/** A heading whose level comes from its position on the page, so that no level is skipped. */
export function Heading({
  level,
  ...props
}: {
  level: HeadingLevel
  id?: string
  className?: string
  children: ReactNode
}) {
  const Tag = `h${level}` as const
  return <Tag {...props} />
}
