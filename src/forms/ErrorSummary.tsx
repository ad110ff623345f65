import type { MouseEvent } from 'react'
import { UiIcon } from '../ui/Icon.tsx'
import styles from './notice.module.css'
import type { Errors } from './rules.ts'

/** Names the fields that are not right, each a link to its field; the messages stand under the fields. */
export function ErrorSummary({
  errors,
  labels,
  idOf,
}: {
  errors: Errors
  labels: Record<string, string>
  idOf: (name: string) => string
}) {
  const wrong = Object.keys(labels).filter((name) => errors[name])
  if (!wrong.length) return null
  return (
    <div className={styles.notice} role="alert">
      <UiIcon name="warning-bold" size={20} />
      <div>
        <p className={styles.head}>
          {wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`} another look
        </p>
        <ul className={styles.links}>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={goToField}>
                {labels[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The address stays as it is: the way to a field is no step to come back from. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
