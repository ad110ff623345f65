import type { BlockProps } from '../../../contract/index.ts'
import { Head } from '../Head.tsx'
import { Mark } from '../Mark.tsx'
import { Sample } from '../Sample.tsx'
import styles from './timeline.module.css'

/** One event of the work on a line: when, what, and who (spec 2.10). */
export default function Timeline({ name, status, entries = [], total, ...sample }: BlockProps<'work-sample'>) {
  return (
    <Sample {...sample}>
      <Head name={name} status={status} />
      <ol className={styles.line} data-side={sample.side}>
        {entries.map(({ time, who, description, mark }) => (
          <li key={`${time} ${who} ${description}`} data-mark={mark}>
            <b>{time}</b>
            <div>
              <Mark mark={mark} />
              {description}
              {who && <small>{who}</small>}
            </div>
          </li>
        ))}
      </ol>
      {total && <p className={styles.total}>{total}</p>}
    </Sample>
  )
}
