import type { BlockProps } from '../../../contract/index.ts'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './statement.module.css'

/** Opens a page with words alone, as large as they come, and what a client can count on beside them. */
export default function StatementBanner({ id, facts, ...words }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="plain" className={styles.statement}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...words} tone="light" />
        <dl className={styles.facts}>
          {facts?.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
