import type { ReactNode } from 'react'
import type { Target } from '../contract/index.ts'
import { Anchor } from './Anchor.tsx'

/** Levels that a heading in `<main>` can have. */
export type HeadingLevel = 1 | 2 | 3 | 4

interface HeadingProps {
  level: HeadingLevel
  id?: string
  className?: string
  /** Where its words lead, if anywhere. */
  link?: Target
  children: ReactNode
}

/** A heading whose level comes from its position on the page, so that no level is skipped. */
export function Heading({ level, link, children, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...props}>
      <Anchor link={link}>{children}</Anchor>
    </Tag>
  )
}
