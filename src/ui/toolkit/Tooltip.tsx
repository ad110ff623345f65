import { cloneElement, type ReactElement } from 'react'
import { asWidget } from './toolkit.ts'
import styles from './floating.module.css'

interface TooltipProps {
  id: string
  /** A short description of the element; never the only source of what it says. */
  text: string
  /** The element described; must be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A description shown while an element is hovered or focused; Escape hides it (spec 4). */
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
