import type { BlockProps } from '../../../contract/index.ts'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './statement.module.css'

/** Opens a page with text alone in the largest size, and facts beside it (spec 2.2). */
export default function StatementBanner({ id, facts, ...copy }: BlockProps<'page-banner'>) {
  return (
    <section id={id} data-tone="plain" className={styles.statement}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="light" />
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
