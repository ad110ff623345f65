import { UiIcon } from '../ui/Icon.tsx'
import styles from './dialogs.module.css'

/** Phone numbers and an e-mail address as links (spec 2.8). */
export function ContactLines({ email, phones }: { email: string; phones: string[] }) {
  return (
    <ul className={styles.contacts}>
      <li className={styles.line}>
        <UiIcon name="phone-bold" size={20} />
        <div>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          ))}
        </div>
      </li>
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
