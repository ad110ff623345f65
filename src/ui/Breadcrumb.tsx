import type { Crumb } from '../contract/index.ts'
import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  crumbs: Crumb[]
  /** What the page calls itself, where it does not begin with the last entry: that has the words of its path, such as 'Ourteam'. */
  title?: string
}

/** The way from Home to this page; the last entry is where one is, so it is no link (spec 2.2). */
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
