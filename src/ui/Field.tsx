import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { UiIcon } from './Icon.tsx'

/** What joins an input with its label, hint and message: spread it on the input. */
export interface FieldWiring {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  /** Id of the input, unique on the page. */
  id: string
  label: string
  /** Said with the label: the input may stay empty. */
  optional?: boolean
  hint?: ReactNode
  /** What is wrong with the value. */
  error?: string
  children: (wiring: FieldWiring) => ReactNode
}

/** An input with its label, hint and message, joined for assistive technology. */
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

/** The message under a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <UiIcon name="warning-bold" />
      <span>{children}</span>
    </p>
  )
}
