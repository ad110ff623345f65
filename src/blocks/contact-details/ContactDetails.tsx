import type { ReactNode } from 'react'
import type { BlockProps, LinkData } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import type { UiIconName } from '../../ui/icon-names.ts'
import { UiIcon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './contact-details.module.css'

/** Every way to reach the company: call, write and visit side by side, social profiles in a line below (spec 2.6). */
export default function ContactDetails({
  phones,
  chat,
  email,
  address,
  hours,
  support,
  social,
  ...section
}: BlockProps<'contact-details'>) {
  return (
    <Section {...section}>
      <dl className={styles.ways}>
        <Channel icon="phone-bold" name="Call">
          <Lines links={phones} />
        </Channel>
        <Channel icon="envelope-simple-bold" name="Write">
          <Lines links={[email]} />
          {chat && (
            <dd className={styles.chat}>
              <ActionLink link={chat} variant="text" />
            </dd>
          )}
          {support && <dd className={styles.note}>{support}</dd>}
        </Channel>
        {(address || hours) && (
          <Channel icon="map-pin-bold" name="Visit">
            {address && (
              <dd>
                <address>
                  <RichText text={address} />
                </address>
              </dd>
            )}
            {hours && <dd className={styles.note}>{hours}</dd>}
          </Channel>
        )}
        {social && (
          <Channel icon="share-network-bold" name="Follow us" className={styles.social}>
            <Lines links={social} />
          </Channel>
        )}
      </dl>
    </Section>
  )
}

interface ChannelProps {
  icon: UiIconName
  name: string
  className?: string
  children: ReactNode
}

function Channel({ icon, name, className, children }: ChannelProps) {
  return (
    <div className={className}>
      <dt>
        <UiIcon name={icon} size={20} />
        {name}
      </dt>
      {children}
    </div>
  )
}

function Lines({ links }: { links: LinkData[] }) {
  return links.map((link) => (
    <dd key={link.label}>
      <Anchor link={link}>{link.label}</Anchor>
    </dd>
  ))
}
