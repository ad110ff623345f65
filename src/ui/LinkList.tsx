import type { LinkData } from '../contract/index.ts'
import { Anchor } from './Anchor.tsx'

/** Links under each other. */
export function LinkList({ links, className }: { links: LinkData[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <Anchor link={link}>{link.label}</Anchor>
        </li>
      ))}
    </ul>
  )
}
