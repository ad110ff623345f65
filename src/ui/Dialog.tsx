import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { addDialogEntry } from './dialog-history.ts'
import { DialogContent } from './DialogContent.tsx'
import { modal } from './toolkit/modal.ts'
import { IdPrefix } from './use-id.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  /** Gets the focus back when the dialog closes. */
  opener?: Element | null
  /** Called after it closed by its button, Escape, a press on the backdrop, or Back. */
  onClose: () => void
  className?: string
  children: ReactNode
}

let opened = 0

/** A modal dialog, open as long as it is rendered (spec 2.8). Focus moves to its title, is trapped, and returns to the opener. */
export function Dialog({ title, opener, onClose, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [prefix] = useState(() => `dialog${++opened}-`)
  const titleId = `${prefix}title`
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose

  useLayoutEffect(() => {
    const dialog = ref.current as HTMLDialogElement
    const end = new AbortController()
    modal(dialog, end.signal).show()
    dialog.querySelector<HTMLElement>('h2')?.focus()
    const leaveHistory = addDialogEntry(() => dialog.close())
    const onClosed = () => {
      focusOpener(opener)
      // Going back in the history moves the focus to the target of the address, such as that of the skip link: take it back.
      leaveHistory().then(() => requestAnimationFrame(() => focusOpener(opener)))
      latestOnClose.current()
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
      <IdPrefix value={prefix}>
        <DialogContent title={title} titleId={titleId}>
          {children}
        </DialogContent>
      </IdPrefix>
    </dialog>
  )
}

/** Focuses the opener or, if it is in a menu that closed meanwhile, the menu's button. */
function focusOpener(opener: Element | null | undefined): void {
  const menu = opener?.closest('[popover]')
  const button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const visible = [opener, button].find((element) => element?.checkVisibility())
  if (visible instanceof HTMLElement) visible.focus()
}
