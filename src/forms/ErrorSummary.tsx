import type { MouseEvent } from 'react'
import { UiIcon } from '../ui/Icon.tsx'
import type { Errors } from './rules.ts'

/** Links to the invalid fields, whose messages are below them (spec 5). */
export function ErrorSummary({
  errors,
  labels,
  idOf,
}: {
  errors: Errors
  labels: Record<string, string>
  idOf: (name: string) => string
}) {
  const invalid = Object.keys(labels).filter((name) => errors[name])
  if (!invalid.length) return null
  return (
    <div className="form-notice" role="alert">
      <UiIcon name="warning-bold" size={20} />
      <div>
        <p className="form-notice-head">
          {invalid.length === 1 ? 'One field needs' : `${invalid.length} fields need`} another look
        </p>
        <ul>
          {invalid.map((name) => (
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

/** Focuses a field without changing the address, which would add a history entry. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
