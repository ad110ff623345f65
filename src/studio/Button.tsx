import type { ComponentProps } from 'react'

/** A button that sends no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />
