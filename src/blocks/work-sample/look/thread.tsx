import type { BlockProps } from '../../../contract/index.ts'
import { shown } from '../../../ui/shown.ts'
import { Head } from '../Head.tsx'
import { Sample } from '../Sample.tsx'
import styles from './thread.module.css'

/** What people said about one thing, and what was decided: the client's people on the left, ours on the right (spec 2.10). */
export default function Thread({ name, status, entries = [], total, ...sample }: BlockProps<'work-sample'>) {
  const marked = entries.some(({ ours }) => ours)
  return (
    <Sample {...sample}>
      <Head name={name} status={status} />
      <ol className={styles.thread} data-tone="plain">
        {entries.map(({ time, who, description, ours }) => (
          <li
            key={`${time} ${who} ${description}`}
            data-side={(marked ? ours : shown(who) !== shown(entries[0]?.who)) ? 'end' : undefined}
          >
            <b>{who}</b> <small>{time}</small>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <p className={styles.end} data-tone="dark">
        {total}
      </p>
    </Sample>
  )
}
