import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EnquiryForm, enquiryDraft } from '../forms/EnquiryForm.tsx'
import { forgetDraft } from '../forms/use-draft.ts'
import { dialled } from '../page/links.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ContactLines } from './ContactLines.tsx'
import type { SiteDialogProps } from './dialogs.tsx'
import {
  callRequest,
  callTimes,
  inOwnZone,
  type Office,
  opensAt,
  readOffice,
  tell,
  whenWeCall,
  whenYouAreCalled,
  whoAnswers,
} from './office-hours.ts'
import styles from './dialogs.module.css'

/** One of the times on offer, or another that the visitor names. */
type Choice = number | 'another'

/**
 * The small dialog that 'Schedule a Call' opens (spec 2.8): a number, and times at which we call back; choosing one asks for
 * the visitor's number. While the office is open our number comes first, otherwise the times, with the number as one line below.
 */
export function CallDialog({ contact, onClose, opener }: SiteDialogProps) {
  const { about, email, phone, support } = contact
  const now = useNow()
  const office = readOffice(contact)
  const isClosed = office && opensAt(now, office) !== undefined
  const [choice, setChoice] = useState<Choice>()
  const first = useRef<HTMLParagraphElement>(null)
  const choose = (next?: Choice) => {
    flushSync(() => setChoice(next))
    first.current?.focus()
  }
  const close = () => {
    forgetDraft(enquiryDraft('modal'))
    onClose()
  }
  const firstLine = (text: string) => (
    <p ref={first} className={styles.now} tabIndex={-1}>
      {text}
    </p>
  )
  const mail = <ContactLines email={email} phones={[]} />
  const times = <CallTimes office={office} now={now} onChoose={choose} />
  return (
    <Dialog title="Schedule a Call" className={styles.call} opener={opener} onClose={close}>
      {choice !== undefined ? (
        <>
          {firstLine(
            choice === 'another' || !office
              ? 'When may we call you? Tell us in the message.'
              : whenYouAreCalled(choice, office),
          )}
          <button type="button" className={styles.back} onClick={() => choose()}>
            Choose another time
          </button>
          <EnquiryForm
            variant="modal"
            about={about}
            call={choice === 'another' || !office ? 'another time' : callRequest(choice, office)}
          />
        </>
      ) : isClosed ? (
        <>
          {firstLine(whenWeCall(now, office))}
          {times}
          <h3>Or call us</h3>
          <p className={styles.intro}>{whoAnswers(now, office)}</p>
          <ContactLines email={email} phones={[phone]} />
          <p className={styles.desk}>We look after your systems already? Your support desk answers {support}.</p>
        </>
      ) : (
        <>
          {firstLine(office ? whoAnswers(now, office) : `Call us: ${contact.hours}.`)}
          <ActionLink link={{ label: `Call ${phone}`, href: `tel:${dialled(phone)}` }} />
          <h3>Or we call you</h3>
          {times}
          {mail}
        </>
      )}
    </Dialog>
  )
}

interface CallTimesProps {
  office: Office | undefined
  now: number
  onChoose: (choice: Choice) => void
}

function CallTimes({ office, now, onChoose }: CallTimesProps) {
  return (
    <ul className={styles.times}>
      {office &&
        callTimes(now, office).map((time) => {
          const [here, there] = [tell(time), tell(time, office.timeZone)]
          return (
            <li key={time}>
              <button type="button" onClick={() => onChoose(time)}>
                <b>
                  {here.date}, {here.clock}
                </b>
                {inOwnZone(time, office) && (
                  <span>
                    {here.date === there.date ? '' : there.weekday} {there.clock} in {office.town}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      <li>
        <button type="button" onClick={() => onChoose('another')}>
          <b>Another time</b>
        </button>
      </li>
    </ul>
  )
}

/** The time, twice a minute: the office may open or close while the dialog is open. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
