import type { Crumb } from '../contract/index.ts'
import styles from './Breadcrumb.module.css'

/** The way from Home to this page; the last entry is where one is, so it is no link (spec 2.2). */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
