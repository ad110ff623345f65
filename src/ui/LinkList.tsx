import type { LinkData } from '../contract/index.ts'
import { Anchor } from './Anchor.tsx'

interface LinkListProps {
  links: LinkData[]
  className?: string
  /** Id of the list's heading. */
  labelledBy?: string
}

/** A vertical list of links. */
export function LinkList({ links, className, labelledBy }: LinkListProps) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {links.map((link) => (
        <li key={link.label}>
          <Anchor link={link}>{link.label}</Anchor>
        </li>
      ))}
    </ul>
  )
}
