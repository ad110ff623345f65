import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'

interface Props extends Pick<BlockProps<'partner-cta'>, 'title' | 'paragraphs' | 'actions' | 'level'> {
  headingId: string
  /** The background behind them. */
  ground: 'light' | 'dark'
  className?: string
}

/** Heading, paragraphs and actions (spec 2.10). */
export function Words({ title, paragraphs, actions, level, headingId, ground, className }: Props) {
  return (
    <div className={className}>
      <Heading level={level} id={headingId}>
        {title}
      </Heading>
      <Paragraphs paragraphs={paragraphs} />
      {actions && <Actions links={actions} tone={ground} />}
    </div>
  )
}
