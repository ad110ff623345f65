import { EnquiryForm, enquiryDraft } from '../forms/EnquiryForm.tsx'
import { NextSteps, readerOf, replyPromise } from '../forms/NextSteps.tsx'
import { forgetDraft } from '../forms/use-draft.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { ContactLines } from './ContactLines.tsx'
import type { SiteDialogProps } from './dialogs.tsx'
import styles from './dialogs.module.css'

/** 'Request Free Consultation': what the page is about, and the enquiry form beside contact details, on phones above them (spec 2.8). */
export function EnquiryDialog({ contact, onClose, opener }: SiteDialogProps) {
  const { about, address, email, hours, mobile, name, phone, phone2, portrait, profile } = contact
  const close = () => {
    forgetDraft(enquiryDraft('modal'))
    onClose()
  }
  return (
    <Dialog title="Request Free Consultation" className={styles.enquiry} opener={opener} onClose={close}>
      <div className={styles.columns}>
        <div>
          {about && (
            <p className={styles.subject}>
              About: <b>{about}</b>
            </p>
          )}
          <p className={styles.lead}>
            Tell us what you have in mind. {readerOf(contact)} reads it and replies {replyPromise}.
          </p>
          <EnquiryForm variant="modal" about={about} />
        </div>
        <div className={styles.details} data-tone="dark">
          {name && (
            <div className={styles.person}>
              <img src={portrait} width="72" height="72" alt="" />
              <p>
                For us: <b>{name}</b>, {profile}
              </p>
            </div>
          )}
          <ContactLines email={email} phones={[phone, phone2]} mobile={mobile} />
          <p className={styles.line}>
            <UiIcon name="map-pin-bold" size={20} />
            <span>
              {address}
              <br />
              {hours}
            </span>
          </p>
          <NextSteps of="enquiry" contact={contact} />
        </div>
      </div>
    </Dialog>
  )
}
