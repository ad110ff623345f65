import type { BlockProps } from '../../contract/index.ts'
import { Sample, type SampleProps } from './Sample.tsx'
import styles from './sheet.module.css'

interface SheetProps extends SampleProps {
  /** Colours of the sheet, whatever the section has. */
  paper: 'plain' | 'ink'
}

/** A piece of the work on a sheet: a second one lies below it. */
export const Sheet = ({ paper, children, ...sample }: SheetProps) => (
  <Sample {...sample}>
    <div className={styles.sheet} data-tone={paper}>
      {children}
    </div>
  </Sample>
)

/** The first line of a sheet: its name, and where it stands. */
export function Headline({ name, status }: Pick<BlockProps<'work-sample'>, 'name' | 'status'>) {
  return (
    <div className={styles.headline}>
      <b>{name}</b>
      {status && <span>{status}</span>}
    </div>
  )
}
