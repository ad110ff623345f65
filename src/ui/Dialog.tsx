import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import { DialogContent } from './DialogContent.tsx'
import { addDialogStep } from './dialog-history.ts'
import { modal } from './toolkit/modal.ts'

interface DialogProps {
  title: string
  /** Has the focus when the dialog is gone. */
  opener?: Element | null
  /** The dialog closed: by its button, Escape, a press beside it, or Back. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. Focus goes to its title, stays in it, and returns to the opener. */
export function Dialog({ title, opener, onClose, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const closed = useRef(onClose)
  closed.current = onClose

  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    const end = new AbortController()
    modal(dialog, end.signal).show()
    dialog.querySelector<HTMLElement>('h2')?.focus()
    const leaveHistory = addDialogStep(() => dialog.close())
    const onClosed = () => {
      focusOpener(opener)
      // On the way back the browser gives the focus to what the address names, as after the skip link.
      leaveHistory().then(() => requestAnimationFrame(() => focusOpener(opener)))
      closed.current()
    }
    dialog.addEventListener('close', onClosed)
    return () => {
      dialog.removeEventListener('close', onClosed)
      end.abort()
      leaveHistory()
    }
  }, [opener])

  return (
    <dialog ref={ref} className={`${styles.dialog} ${className ?? ''}`} aria-labelledby={titleId}>
      <DialogContent title={title} titleId={titleId}>
        {children}
      </DialogContent>
    </dialog>
  )
}

/** Where the opener went out of sight, as in a menu that closed, its button takes the focus. */
function focusOpener(opener: Element | null | undefined): void {
  const menu = opener?.closest('[popover]')
  const button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const visible = [opener, button].find((element) => element?.checkVisibility())
  if (visible instanceof HTMLElement) visible.focus()
}
