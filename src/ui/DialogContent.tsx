import type { ReactNode } from 'react'
import { UiIcon } from './Icon.tsx'
import styles from './Dialog.module.css'

interface DialogContentProps {
  title: string
  /** Id of the title, for the dialog's `aria-labelledby`. */
  titleId: string
  children: ReactNode
}

/** Inside every modal: a title that takes the focus and stays in view, the content, and a close button (spec 2.8). */
export function DialogContent({ title, titleId, children }: DialogContentProps) {
  return (
    <>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <button type="button" className={styles.close} aria-label="Close" data-dismiss="">
        <UiIcon name="x-bold" size={22} />
      </button>
    </>
  )
}
