import { Dialog } from '../ui/Dialog.tsx'
import { ContactLines } from './ContactLines.tsx'
import styles from './dialogs.module.css'
import type { SiteDialogProps } from './dialogs.tsx'

/** The small dialog that 'Schedule a Call' opens: a phone number and an e-mail address (spec 2.8). */
export function CallDialog({ contact: { email, hours, phone }, ...props }: SiteDialogProps) {
  return (
    <Dialog title="Schedule a Call" className={styles.call} {...props}>
      <p className={styles.intro}>Ring us {hours} Indian time, or write when we may ring you.</p>
      <ContactLines email={email} phones={[phone]} />
    </Dialog>
  )
}
