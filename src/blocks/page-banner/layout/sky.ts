import type { BlockProps } from '../../../contract/index.ts'
import styles from './sky.module.css'

/** The ground that a drawing of full width stands on, for the section, its buttons and its styles. */
export function skyOf(
  sky: BlockProps<'page-banner'>['sky'],
  otherwise: 'dark' | 'blue',
  className: string | undefined,
) {
  if (!sky) return { tone: otherwise, ground: 'dark', className } as const
  if (sky === 'night') return { tone: 'ink', ground: 'dark', className: styles.sky } as const
  return { tone: 'marigold', ground: 'light', className: `${styles.sky} ${styles[sky]}` } as const
}
