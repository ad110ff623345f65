import type { BlockData } from '../../contract/index.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './gallery.module.css'

/** Contact details, part of the introduction, on one line if they fit: phones, mail, street address (spec 2.11). */
export function GalleryReach({ phones, email, address }: Pick<BlockData['gallery'], 'phones' | 'email' | 'address'>) {
  if (!phones && !email && !address) return null
  return (
    <address className={styles.reach}>
      {phones?.map((phone) => (
        <p key={phone.label}>
          <UiIcon name="phone-bold" />
          <Anchor link={phone}>{phone.label}</Anchor>
        </p>
      ))}
      {email && (
        <p>
          <UiIcon name="envelope-simple-bold" />
          <Anchor link={email}>{email.label}</Anchor>
        </p>
      )}
      {address && (
        <p>
          <UiIcon name="map-pin-bold" />
          <span>
            <RichText text={address} />
          </span>
        </p>
      )}
    </address>
  )
}
