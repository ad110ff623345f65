import type { ServicesData } from '../page/chrome-data.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './service-panel.module.css'

/** The panel of the button beside 'Services': every service page in groups, what we have done, and a client's quote (spec 2.2). */
export function ServicePanel({ page, groups, below, proof }: ServicesData) {
  return (
    <div className={`wrap ${styles.panel}`}>
      {groups.map((group, index) => (
        <div key={group.title}>
          <Group {...group} />
          {index === groups.length - 1 && (
            <>
              {below && <Group {...below} />}
              <p className={styles.all}>
                <ActionLink link={{ label: 'All services', href: page }} variant="text" />
              </p>
            </>
          )}
        </div>
      ))}
      {proof && (
        <div className={styles.proof} data-tone="ink">
          <Picture picture={proof.image} alt={proof.alt} small />
          <p>“{proof.quote}”</p>
          <p className={styles.name}>{proof.name}</p>
          <ActionLink link={proof.link} variant="text" />
        </div>
      )}
    </div>
  )
}

/** In the menu of a phone each is closed, with its first links as a hint of what it has. */
function Group({ title, links }: ServicesData['groups'][number]) {
  const id = `services-${title.replaceAll(' ', '-')}`
  return (
    <details className={styles.group} open>
      <summary tabIndex={-1}>
        <span id={id}>{title}</span>
        <span className={styles.hint} aria-hidden="true">
          {links.map(({ label }) => label).join(', ')}
        </span>
        <UiIcon name="caret-down-bold" />
      </summary>
      <LinkList links={links} labelledBy={id} />
    </details>
  )
}
