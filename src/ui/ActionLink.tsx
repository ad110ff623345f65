import type { LinkData } from '../contract/index.ts'
import styles from './ActionLink.module.css'
import { Anchor } from './Anchor.tsx'
import { UiIcon } from './Icon.tsx'

/** accent: the main action of a section; primary: on light ground; ghost: beside an accent on dark ground; text: within text. */
export type ActionVariant = 'accent' | 'primary' | 'ghost' | 'text'

interface ActionLinkProps {
  link: LinkData
  variant?: ActionVariant
  /** What it is about, read out after its words, where several links on a page have the same words. */
  about?: string
}

/** A link that looks like a button, or like a line of text with an arrow. */
export function ActionLink({ link, variant = 'primary', about }: ActionLinkProps) {
  const phone = link.href.startsWith('tel:')
  return (
    <Anchor link={link} className={variant === 'text' ? styles.text : `${styles.button} ${styles[variant]}`}>
      {phone && <UiIcon name="phone-bold" />}
      <span>{link.label}</span>
      {about && <span className="visually-hidden">{about}</span>}
      {!phone && variant !== 'ghost' && (
        <UiIcon name={link.newTab ? 'arrow-up-right-bold' : 'arrow-right-bold'} className={styles.arrow} />
      )}
    </Anchor>
  )
}

/** Links side by side that look like lines of text, for what is offered besides. */
export function TextActions({ links }: { links: LinkData[] }) {
  return (
    <div className={styles.actions}>
      {links.map((link) => (
        <ActionLink key={link.label} link={link} variant="text" />
      ))}
    </div>
  )
}

/** Actions side by side: the first stands out, the others step back. */
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
