import type { LinkData } from '../contract/index.ts'
import { type ActionVariant, actionClass } from './action-class.ts'
import { Anchor } from './Anchor.tsx'
import { UiIcon } from './Icon.tsx'
import styles from './ActionLink.module.css'

interface ActionLinkProps {
  link: LinkData
  variant?: ActionVariant
  /** Read out after the label; tells links with the same label apart. */
  about?: string
}

/** A link styled as a button, or as text with an arrow. */
export function ActionLink({ link, variant = 'primary', about }: ActionLinkProps) {
  const phone = link.href.startsWith('tel:')
  return (
    <Anchor link={link} className={actionClass(variant)}>
      {phone && <UiIcon name="phone-bold" />}
      <span>{link.label}</span>
      {about && <span className="visually-hidden">{about}</span>}
      {!phone && variant !== 'ghost' && (
        <UiIcon name={link.newTab ? 'arrow-up-right-bold' : 'arrow-right-bold'} className={styles.arrow} />
      )}
    </Anchor>
  )
}

/** Secondary links side by side, styled as text. */
export function TextActions({ links }: { links: (LinkData & Pick<ActionLinkProps, 'about'>)[] }) {
  return (
    <div className={styles.actions}>
      {links.map((link) => (
        <ActionLink key={link.label} link={link} about={link.about} variant="text" />
      ))}
    </div>
  )
}

/** Actions side by side; the first is the main one. */
export function Actions({ links, tone }: { links: LinkData[]; tone: 'light' | 'dark' }) {
  const first = tone === 'dark' ? 'accent' : 'primary'
  return (
    <div className={styles.actions}>
      {links.map((link, index) => (
        <ActionLink key={link.label} link={link} variant={index === 0 ? first : 'ghost'} />
      ))}
    </div>
  )
}
