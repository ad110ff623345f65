import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import styles from './steps.module.css'

type Step = BlockProps<'process-steps'>['steps'][number]

interface StepsProps extends Pick<BlockProps<'process-steps'>, 'look' | 'steps'> {
  /** Class of a look that puts the steps in one row on wide screens; without it they are ruled rows. */
  row?: string
  /** The part of a drawing that belongs to a step, by its index. */
  part?: (index: number) => ReactNode
  /** When a step happens, in a few words beside its title. */
  time?: (step: Step) => string
  /** What a step ends with. */
  end?: (step: Step, index: number) => ReactNode
  /** What the steps are, where they scroll sideways on phones: the keyboard can scroll them then. */
  scrolls?: string
}

/** Numbered steps as ruled rows or, in some looks, in one row (spec 2.5, 2.10). */
export function Steps({ look = 'ledger', steps, row, part, time, end, scrolls }: StepsProps) {
  return (
    <ol
      className={row ? `${styles.steps} ${row}` : styles.steps}
      data-look={row ? look : 'ledger'}
      data-count={look === 'rise' || look === 'scene' ? steps.length : undefined}
      aria-label={scrolls}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      {steps.map((step, index) => {
        const { icon, title, description, link } = step
        return (
          <li key={title}>
            {part?.(index)}
            <span className={styles.node} />
            <Heading level={3}>
              {icon && <Icon icon={icon} size={28} />}
              {title}
            </Heading>
            {time && <small>{time(step)}</small>}
            <TextParagraph text={description} />
            {link && <ActionLink link={link} variant="text" />}
            {end?.(step, index)}
          </li>
        )
      })}
    </ol>
  )
}
