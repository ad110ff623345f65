import { useEffect, useState } from 'react'
import { dialled } from '../page/links.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ContactLines } from './ContactLines.tsx'
import styles from './dialogs.module.css'
import type { SiteDialogProps } from './dialogs.tsx'
import {
  callMail,
  callTimes,
  inOwnZone,
  officeZone,
  opensAt,
  readHours,
  tell,
  whenWeCall,
  whoAnswers,
} from './office-hours.ts'

/**
 * The small dialog that 'Schedule a Call' opens (spec 2.8): a number, and mails that ask for a call. While the office is
 * open the number comes first, otherwise the times at which we call back.
 */
export function CallDialog({ contact, ...props }: SiteDialogProps) {
  const { email, phone } = contact
  const now = useNow()
  const hours = readHours(contact.hours)
  const isClosed = hours && opensAt(now, hours) !== undefined
  const number = { label: `Call ${phone}`, href: `tel:${dialled(phone)}` }
  const times = <CallTimes email={email} times={hours ? callTimes(now, hours) : []} />
  return (
    <Dialog title="Schedule a Call" className={styles.call} {...props}>
      {isClosed ? (
        <>
          <p className={styles.now}>{whenWeCall(now, hours)}</p>
          {times}
          <h3>Or call us</h3>
          <p className={styles.intro}>{whoAnswers(now, hours)}</p>
          <ActionLink link={number} variant="ghost" />
          <p className={styles.desk}>We look after your systems already? Your support desk answers at any hour.</p>
        </>
      ) : (
        <>
          <p className={styles.now}>{hours ? whoAnswers(now, hours) : `Call us ${contact.hours}, Indian time.`}</p>
          <ActionLink link={number} />
          <h3>Or we call you</h3>
          {times}
        </>
      )}
      <ContactLines email={email} phones={[]} />
    </Dialog>
  )
}

function CallTimes({ email, times }: { email: string; times: number[] }) {
  return (
    <>
      <p className={styles.intro}>Choose a time. It opens an email to us, in which you add your number.</p>
      <ul className={styles.times}>
        {times.map((time) => {
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
    </>
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
