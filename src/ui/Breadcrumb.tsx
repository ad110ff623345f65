import type { Crumb } from '../contract/index.ts'
import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  crumbs: Crumb[]
  /** The page's own title; shown as a tooltip where the last entry, which follows the path ('Ourteam'), differs from it. */
  title?: string
}

/** The way from Home to this page, which is the last entry and not a link (spec 2.2). */
export function Breadcrumb({ crumbs, title }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current="page" title={title?.startsWith(label) ? undefined : title}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
