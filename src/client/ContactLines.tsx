import { dialled } from '../page/links.ts'
import { UiIcon } from '../ui/Icon.tsx'
import styles from './dialogs.module.css'

interface ContactLinesProps {
  email: string
  phones: string[]
  /** A further number, which also answers on WhatsApp. */
  mobile?: string
}

/** Phone numbers and an e-mail address as links (spec 2.8). */
export function ContactLines({ email, phones, mobile }: ContactLinesProps) {
  return (
    <ul className={styles.contacts}>
      {phones.map((phone) => (
        <li key={phone} className={styles.line}>
          <UiIcon name="phone-bold" size={20} />
          <Phone number={phone} />
        </li>
      ))}
      {mobile && (
        <li className={styles.line}>
          <UiIcon name="phone-bold" size={20} />
          <span>
            <Phone number={mobile} /> and WhatsApp
          </span>
        </li>
      )}
      <li className={styles.line}>
        <UiIcon name="envelope-simple-bold" size={20} />
        <a href={`mailto:${email}`}>
          {email.split('@')[0]}@<wbr />
          {email.split('@')[1]}
        </a>
      </li>
    </ul>
  )
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${dialled(number)}`}>{number}</a>
}
