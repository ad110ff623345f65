import type { ReactNode } from 'react'
import { UiIcon } from '../Icon.tsx'
import { asWidget } from './toolkit.ts'
import styles from './floating.module.css'

interface ToastProps {
  id: string
  /** Hides itself (default). */
  autohide?: boolean
  /** Time until it hides itself, in ms (default 5000). */
  delay?: number
  children: ReactNode
}

/** A short message in the corner, read out politely; it hides itself after 5 s (spec 4, 9). */
export function Toast({ id, autohide, delay, children }: ToastProps) {
  return (
    <div
      id={id}
      ref={asWidget('toast')}
      className={styles.toast}
      popover="manual"
      role="status"
      data-autohide={autohide}
      data-delay={delay}
    >
      <div>{children}</div>
      <button type="button" className={styles.close} data-dismiss="">
        <UiIcon name="x-bold" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  )
}
