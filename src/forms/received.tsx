import { type ReactNode, useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { goTo } from '../page/location.ts'
import { Button } from '../ui/Button.tsx'
import { closeAllDialogs } from '../ui/dialog-history.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { replyPromise } from './NextSteps.tsx'
import type { FormKind } from './unsent.ts'
import styles from './received.module.css'

/** How long the dialog stays, in ms (spec 9). */
const shownFor = 20_000

let root: Root | undefined

/**
 * Opens the success dialog (spec 2.8), in a root of its own because the form may be gone when the response arrives.
 * @param opener gets the focus when the dialog closes
 */
export function showReceived(opener: Element | null): void {
  show(<ReceivedDialog key={Date.now()} opener={opener} onClose={hide} />)
}

/**
 * Says that a submission was not received if the visitor has left its form meanwhile (spec 8). Stays until it is closed.
 * @param isCertain false if the server may have it, and only its answer did not arrive
 */
export function showNotSent(kind: FormKind, opener: Element | null, isCertain = true): void {
  // Who has opened the form again reads it there, and may be typing.
  if (document.querySelector('dialog .form-offer')) return
  const [title, what] = isCertain ? ['Not sent', 'did not reach us'] : ['Not confirmed', 'may not have reached us']
  show(
    <Dialog key={Date.now()} title={title} opener={opener} onClose={hide} className={styles.dialog}>
      <div className={styles.content}>
        <p>
          Your {kind} {what}. It is kept: open the form again, and send it from there.
        </p>
        {kind === 'enquiry' && <Button onClick={openEnquiry}>Open the form</Button>}
      </div>
    </Dialog>,
  )
}

/** Presses 'Work with Us', which every page has (spec 2.8). */
async function openEnquiry(): Promise<void> {
  await closeAllDialogs()
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-dialog=enquiry]')?.click())
}

function show(dialog: ReactNode): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(dialog)
}

const hide = (): void => root?.render(null)

function ReceivedDialog({ opener, onClose }: { opener: Element | null; onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => content.current?.closest('dialog')?.close(), shownFor)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog title="Received" opener={opener} onClose={onClose} className={styles.dialog}>
      <div ref={content} className={styles.content}>
        <UiIcon name="check-bold" size={28} className={styles.mark} />
        <p>Your Query has been received successfully.</p>
        <p>We reply {replyPromise}.</p>
        <Button onClick={goHome}>Back To Home Page</Button>
      </div>
    </Dialog>
  )
}

/** Also closes the enquiry dialog, if the enquiry was sent from there. */
async function goHome(): Promise<void> {
  await closeAllDialogs()
  // Going back in the history restores the scroll position first.
  requestAnimationFrame(() => goTo('/'))
}
