import type { ServicesData } from '../page/chrome-data.ts'
import { ActionLink } from '../ui/ActionLink.tsx'
import { LinkList } from '../ui/LinkList.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './service-panel.module.css'

/** The panel of the button beside 'Services': every service page in groups, and a client's quote (spec 2.2). */
export function ServicePanel({ groups, proof }: ServicesData) {
  return (
    <div className={`wrap ${styles.panel}`}>
      {groups.map(({ title, links }) => (
        <div key={title} className={styles.group}>
          <p id={`services-${title}`}>{title}</p>
          <LinkList links={links} labelledBy={`services-${title}`} />
        </div>
      ))}
      {proof && (
        <div className={styles.proof} data-tone="ink">
          <Picture picture={proof.image} alt={proof.alt} sizes="20rem" />
          <p>“{proof.quote}”</p>
          <p className={styles.name}>{proof.name}</p>
          <ActionLink link={proof.link} variant="text" />
        </div>
      )}
    </div>
  )
}
