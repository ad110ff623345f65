import type { MouseEvent } from 'react'
import { UiIcon } from '../ui/Icon.tsx'
import type { Errors } from './rules.ts'

interface ErrorSummaryProps {
  errors: Errors
  /** Whether there were errors at the last submit. */
  wereErrors: boolean
  labels: Record<string, string>
  idOf: (name: string) => string
}

/**
 * Links to the invalid fields, whose messages are below them (spec 5). They stay in view while the form scrolls, and once
 * the fields are right: if they went, the page would jump.
 */
export function ErrorSummary({ errors, wereErrors, labels, idOf }: ErrorSummaryProps) {
  const invalid = Object.keys(labels).filter((name) => errors[name])
  if (!wereErrors) return null
  const isCorrected = !invalid.length
  return (
    <div className="form-notice form-summary" role="alert" data-corrected={isCorrected || undefined}>
      <UiIcon name={isCorrected ? 'check-bold' : 'warning-bold'} size={20} />
      <div>
        <p className="form-notice-head">
          {isCorrected ? (
            <>
              Corrected.{' '}
              <a href={`#${idOf('Captcha')}`} onClick={goToField}>
                Type the code
              </a>
              , and submit again.
            </>
          ) : (
            headOf(invalid.length)
          )}
        </p>
        {!isCorrected && (
          <ul>
            {invalid.map((name) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} onClick={goToField}>
                  {labels[name]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const headOf = (count: number): string => `${count === 1 ? 'One field needs' : `${count} fields need`} another look`

/** Focuses a field without changing the address, which would add a history entry. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
