import type { ComponentProps } from 'react'
import { type ActionVariant, actionClass } from './action-class.ts'

/** A `<button>` that looks like an ActionLink. */
export function Button({ variant = 'primary', ...props }: ComponentProps<'button'> & { variant?: ActionVariant }) {
  return <button type="button" {...props} className={actionClass(variant)} />
}
