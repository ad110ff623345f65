import styles from './ActionLink.module.css'

/** accent: the main action on a dark background; primary: on a light one; ghost: beside the main action; text: within text. */
export type ActionVariant = 'accent' | 'primary' | 'ghost' | 'text'

/** The class of a link or button that looks like an action. */
export const actionClass = (variant: ActionVariant): string | undefined =>
  variant === 'text' ? styles.text : `${styles.button} ${styles[variant]}`
