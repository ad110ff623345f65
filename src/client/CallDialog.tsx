import { useEffect, useState } from 'react'
import { dialled } from '../page/links.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ContactLines } from './ContactLines.tsx'
import styles from './dialogs.module.css'
import type { SiteDialogProps } from './dialogs.tsx'
import { callMail, callTimes, inOwnZone, officeZone, readHours, tell, whoAnswers } from './office-hours.ts'

/** The small dialog that 'Schedule a Call' opens: whether somebody is at the phone, a number, and mails that ask for a call (spec 2.8). */
export function CallDialog({ contact, ...props }: SiteDialogProps) {
  const { email, phone } = contact
  const now = useNow()
  const hours = readHours(contact.hours)
  return (
    <Dialog title="Schedule a Call" className={styles.call} {...props}>
      <p className={styles.now}>{hours ? whoAnswers(now, hours) : `Call us ${contact.hours}, Indian time.`}</p>
      <ActionLink link={{ label: `Call ${phone}`, href: `tel:${dialled(phone)}` }} />
      <h3>Ask for a call</h3>
      <p className={styles.intro}>Choose a time. It opens an email to us, in which you add your number.</p>
      <ul className={styles.times}>
        {hours &&
          callTimes(now, hours).map((time) => {
            const own = inOwnZone(time)
            const { date, clock } = tell(time)
            const there = tell(time, officeZone)
            return (
              <li key={time}>
                <a href={callMail(email, time)}>
                  <b>
                    {date}, {clock}
                  </b>
                  {own && (
                    <span>
                      {date === there.date ? '' : there.weekday} {there.clock} in Noida
                    </span>
                  )}
                </a>
              </li>
            )
          })}
        <li>
          <a href={callMail(email)}>
            <b>Another time</b>
          </a>
        </li>
      </ul>
      <ContactLines email={email} phones={[]} />
    </Dialog>
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
