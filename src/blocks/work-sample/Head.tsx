import type { BlockProps } from '../../contract/index.ts'
import styles from './head.module.css'

/** The name of a piece that is on no sheet, and below it where it stands. */
export const Head = ({ name, status }: Pick<BlockProps<'work-sample'>, 'name' | 'status'>) => (
  <div className={styles.head}>
    <b>{name}</b> {status}
  </div>
)
