import type { ReactNode } from 'react'
import { asWidget } from './toolkit.ts'
import styles from './floating.module.css'

interface PopoverProps {
  id: string
  /** Label of the button that opens and closes it. */
  label: string
  /** Class of the button. */
  className?: string
  children: ReactNode
}

/** A button and a small panel beside it; Escape or a press elsewhere closes it (spec 4). Works without script. */
export function Popover({ id, label, className, children }: PopoverProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={className}>
        {label}
      </button>
      <div id={id} ref={asWidget('popover')} className={styles.popover} popover="auto">
        {children}
      </div>
    </>
  )
}
