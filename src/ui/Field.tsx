import type { ReactNode } from 'react'
import { UiIcon } from './Icon.tsx'
import styles from './Field.module.css'

/** Attributes that connect an input with its label, hint and message: spread them on the input. */
export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  /** Id of the input, unique on the page. */
  id: string
  label: string
  /** Adds "(optional)" to the label. */
  optional?: boolean
  hint?: ReactNode
  /** What is wrong with the value. */
  error?: string
  children: (wiring: FieldWiring) => ReactNode
}

/** An input with its label, hint and message, connected for assistive technology (spec 5). */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The message below an invalid field (spec 5). */
function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <UiIcon name="warning-bold" />
      <span>{children}</span>
    </p>
  )
}
