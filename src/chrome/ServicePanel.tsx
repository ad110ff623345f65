import type { ServicesData } from '../page/chrome-data.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { Anchor } from '../ui/Anchor.tsx'
import { Icon, UiIcon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './service-panel.module.css'

const askedForMost = 'Asked for most'

/**
 * The panel of 'Services': every service page in groups, what we have done, and what a client says, of the group that
 * the visitor points at (spec 2.2).
 */
export function ServicePanel({ page, groups, below, proof, ...marks }: ServicesData) {
  const proofs = groups.flatMap(({ title, proof }) => (proof ? [{ ...proof, of: title }] : []))
  return (
    <div className={`wrap ${styles.panel}`}>
      {groups.map((group, index) => (
        <div key={group.title}>
          <Group {...group} of="services" {...marks} />
          {index === groups.length - 1 && (
            <>
              {below && <Group {...below} of="pages" />}
              <p className={styles.all}>
                <ActionLink link={{ label: 'All services', href: page }} variant="text" />
              </p>
            </>
          )}
        </div>
      ))}
      {(proof || proofs.length > 0) && (
        <div className={styles.proofs} data-tone="ink">
          {proof && <Proof {...proof} shown={true} />}
          {proofs.map((other, index) => (
            <Proof key={other.of} {...other} shown={!proof && index === 0} />
          ))}
        </div>
      )}
    </div>
  )
}

interface GroupProps extends Pick<ServicesData, 'asked' | 'parts' | 'icons'> {
  title: string
  links: ServicesData['groups'][number]['links']
  of: string
}

/** In the menu of a phone each is closed, and says how many links it has. */
function Group({ title, links, of, asked, parts, icons }: GroupProps) {
  const id = `services-${title.replaceAll(' ', '-')}`
  const isAsked = ({ href }: (typeof links)[number]) => asked?.some((marked) => marked.href === href)
  return (
    <details className={styles.group} data-group={title} open>
      <summary tabIndex={-1}>
        <span id={id}>{title}</span>{' '}
        <span className={styles.count}>
          {links.length} {of}
        </span>
        <UiIcon name="caret-down-bold" />
      </summary>
      {links.some(isAsked) && (
        <p className={styles.note} aria-hidden="true">
          {askedForMost}
        </p>
      )}
      <ul aria-labelledby={id}>
        {links.map((link) => {
          const isPart = parts?.some(({ href }) => href === link.href)
          const icon = !isPart && icons?.[link.href]
          return (
            <li key={link.label} className={isPart ? styles.part : undefined}>
              <Anchor link={link} className={isAsked(link) ? styles.asked : undefined}>
                {icon && <Icon icon={icon} size={20} />}
                {link.label}
              </Anchor>
              {isAsked(link) && <span className="visually-hidden">{askedForMost}</span>}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

type ProofProps = NonNullable<ServicesData['proof']> & { of?: string; shown?: boolean }

function Proof({ image, alt = '', figure, quote, name, link, of, shown }: ProofProps) {
  return (
    <div className={styles.proof} data-of={of} data-shown={shown || undefined}>
      {image && <Picture picture={image} alt={alt} small />}
      {figure && (
        <p className={styles.figure}>
          <strong>{figure.value}</strong> {figure.label}
        </p>
      )}
      <p className={styles.quote}>“{quote}”</p>
      <p className={styles.name}>{name}</p>
      <ActionLink link={link} variant="text" />
    </div>
  )
}
