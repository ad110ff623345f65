import type { ReactNode } from 'react'
import { Unfold } from '../../ui/Unfold.tsx'

interface Props {
  /** How many reasons there are, and how many of them lead. */
  count: number
  leading: number
  children: ReactNode
}

/** The reasons that do not lead; phones fold them away below those that do (spec 2.10). */
export const Others = ({ count, leading, children }: Props) =>
  leading > 0 && count > leading ? <Unfold label={`All ${count} reasons`}>{children}</Unfold> : children
