import type { ComponentProps } from 'react'
import styles from './ActionLink.module.css'
import type { ActionVariant } from './ActionLink.tsx'

/** A `<button>` that looks like an ActionLink. */
export function Button({ variant = 'primary', ...props }: ComponentProps<'button'> & { variant?: ActionVariant }) {
  const look = variant === 'text' ? styles.text : `${styles.button} ${styles[variant]}`
  return <button type="button" {...props} className={look} />
}
