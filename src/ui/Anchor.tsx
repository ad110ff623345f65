import type { ReactNode } from 'react'
import type { Target } from '../contract/index.ts'

interface AnchorProps {
  link: Target | undefined
  className?: string
  children: ReactNode
}

/** A plain `<a>`, or without a link its words alone. A link to a dialog has a real address too, so that it works without script (spec 2.8). */
export function Anchor({ link, className, children }: AnchorProps) {
  if (!link) return children
  return (
    <a
      href={link.href}
      className={className}
      target={link.newTab && '_blank'}
      rel={link.newTab && 'noopener noreferrer'}
      data-dialog={link.dialog}
      aria-haspopup={link.dialog && 'dialog'}
      aria-current={link.current && 'page'}
    >
      {children}
      {link.newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}
