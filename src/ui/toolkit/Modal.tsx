import type { ReactNode } from 'react'
import { DialogContent } from '../DialogContent.tsx'
import { asWidget } from './toolkit.ts'
import styles from '../Dialog.module.css'
import edges from './offcanvas.module.css'

interface ModalProps {
  /** Finds it for its opener and its controller. */
  id: string
  title: string
  /** A press on the backdrop does not close it. */
  isStatic?: boolean
  /** Makes it an offcanvas at this edge of the window. */
  edge?: 'start' | 'end' | 'bottom'
  children: ReactNode
}

/** A modal on the native `<dialog>`: traps the focus; Escape, its close button and its backdrop close it (spec 4). */
export function Modal({ id, title, isStatic = false, edge, children }: ModalProps) {
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      ref={asWidget(edge ? 'offcanvas' : 'modal')}
      className={edge ? `${styles.dialog} ${edges.offcanvas}` : styles.dialog}
      aria-labelledby={titleId}
      data-backdrop={isStatic ? 'static' : undefined}
      data-edge={edge}
    >
      <DialogContent title={title} titleId={titleId}>
        {children}
      </DialogContent>
    </dialog>
  )
}
