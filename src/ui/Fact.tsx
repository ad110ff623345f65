import type { ReactNode } from 'react'
import type { Target } from '../contract/index.ts'
import { Anchor } from './Anchor.tsx'

interface FactProps {
  title: string
  description: string
  link?: Target
  /** Follows the description, such as a `dd` with a picture. */
  children?: ReactNode
}

/** An entry of a `dl`: a fact in a few words and what it means (spec 2.2, 2.3). */
export function Fact({ title, description, link, children }: FactProps) {
  return (
    <div>
      <dt>
        <Anchor link={link}>{title}</Anchor>
      </dt>
      <dd>{description}</dd>
      {children}
    </div>
  )
}
