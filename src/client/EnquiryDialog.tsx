import { address, email, hours, mobile, phone, phone2 } from '../../pages-data/site/company.json'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { ContactLines } from './ContactLines.tsx'
import styles from './dialogs.module.css'
import type { SiteDialogProps } from './dialogs.tsx'

/** 'Request Free Consultation': contact details and the enquiry form (spec 2.8). */
export function EnquiryDialog(props: SiteDialogProps) {
  return (
    <Dialog title="Request Free Consultation" className={styles.enquiry} {...props}>
      <div className={styles.columns}>
        <div className={styles.details} data-tone="dark">
          <p>Tell us what you have in mind. An engineer reads it and replies within 24 hours.</p>
          <ContactLines email={email} phones={[phone, phone2, mobile]} />
          <p className={styles.line}>
            <UiIcon name="map-pin-bold" size={20} />
            <span>{address}</span>
          </p>
          <p className={styles.line}>
            <UiIcon name="clock-bold" size={20} />
            <span>{hours}</span>
          </p>
        </div>
        <EnquiryForm variant="modal" />
      </div>
    </Dialog>
  )
}
