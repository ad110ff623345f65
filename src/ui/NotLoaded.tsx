import type { ReactNode } from 'react'
import { useHasScript } from './use-has-script.ts'
import styles from './NotLoaded.module.css'

/**
 * Says that a part of the page cannot be used, because its script is missing or very late, and what to do instead (spec 8). Part
 * of the HTML, because no script may be there to add it; the script removes it.
 */
export function NotLoaded({ children }: { children: ReactNode }) {
  const hasScript = useHasScript()
  if (hasScript) return null
  return (
    <p className={styles.notice} data-still role="alert">
      {children}
    </p>
  )
}
