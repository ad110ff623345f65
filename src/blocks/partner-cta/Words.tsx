import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'

interface Props extends Pick<BlockProps<'partner-cta'>, 'paragraphs' | 'actions'> {
  heading: ReactNode
  /** The background behind them. */
  ground: 'light' | 'dark'
  className?: string
}

/** Heading, paragraphs and actions (spec 2.10). */
export function Words({ heading, paragraphs, actions, ground, className }: Props) {
  return (
    <div className={className}>
      {heading}
      <Paragraphs paragraphs={paragraphs} />
      {actions && <Actions links={actions} tone={ground} />}
    </div>
  )
}
