import { cloneElement, type ReactElement } from 'react'
import styles from './floating.module.css'
import { asWidget } from './toolkit.ts'

interface TooltipProps {
  id: string
  /** A few words more about the element; never the only place where they stand. */
  text: string
  /** The element described: something that takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** Words beside an element while it is pointed at or focused; Escape hides them (spec 4). */
export function Tooltip({ id, text, children }: TooltipProps) {
  return (
    <>
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} ref={asWidget('tooltip')} className={styles.tooltip} popover="manual" role="tooltip">
        {text}
      </span>
    </>
  )
}
