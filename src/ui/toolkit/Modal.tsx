import { type ReactNode, useId } from 'react'
import styles from '../Dialog.module.css'
import { DialogContent } from '../DialogContent.tsx'
import edges from './offcanvas.module.css'
import { asWidget } from './toolkit.ts'

interface ModalProps {
  /** What a controller or an opener finds it by. */
  id: string
  title: string
  /** A press on the backdrop does not close it. */
  isStatic?: boolean
  /** Where it stands: in the middle, or as an offcanvas at one edge of the window. */
  edge?: 'start' | 'end' | 'bottom'
  children: ReactNode
}

/** A modal on the native `<dialog>`: keeps the focus, closes by Escape, by its cross and by its backdrop (spec 4). */
export function Modal({ id, title, isStatic = false, edge, children }: ModalProps) {
  const titleId = useId()
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
