import type { ReactNode } from 'react'

/** Levels a heading can have within a page's main part. */
export type HeadingLevel = 1 | 2 | 3 | 4

/** A heading whose level is given by where it stands, so that no page skips one. */
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
