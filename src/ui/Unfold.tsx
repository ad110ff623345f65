import type { ReactNode } from 'react'
import { actionClass } from './action-class.ts'
import { UiIcon } from './Icon.tsx'
import styles from './Unfold.module.css'

interface UnfoldProps {
  /** What unfolds, such as "All 12". */
  label: string
  children: ReactNode
}

/** The rest of a long list, folded away on phones behind a button; wider screens and paper show it (spec 2.10). */
export function Unfold({ label, children }: UnfoldProps) {
  return (
    <details className={styles.rest} data-unfold>
      <summary className={actionClass('ghost')}>
        {label}
        <UiIcon name="caret-down-bold" />
      </summary>
      {children}
    </details>
  )
}
