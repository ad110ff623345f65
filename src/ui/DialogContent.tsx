import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { UiIcon } from './Icon.tsx'

interface DialogContentProps {
  title: string
  /** What the dialog is labelled by. */
  titleId: string
  children: ReactNode
}

/** What stands in every modal: its title, which takes the focus and stays in sight, its content, and its cross. */
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
