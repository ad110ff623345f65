import { UiIcon } from '../ui/Icon.tsx'
import styles from './dialogs.module.css'

/** Phone numbers and an e-mail address, to press. */
export function ContactLines({ email, phones }: { email: string; phones: string[] }) {
  return (
    <ul className={styles.contacts}>
      {phones.map((phone) => (
        <li key={phone} className={styles.line}>
          <UiIcon name="phone-bold" size={20} />
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ))}
      <li className={styles.line}>
        <UiIcon name="envelope-simple-bold" size={20} />
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  )
}
