import type { BlockProps } from '../../../contract/index.ts'
import { changes } from '../changes.ts'
import { Sample } from '../Sample.tsx'
import { shown } from '../shown.ts'
import styles from './draft.module.css'

/** A text with what was struck and what was inserted, and remarks in its margin (spec 2.10). */
export default function Draft({ name, status, passages = [], total, ...sample }: BlockProps<'work-sample'>) {
  return (
    <Sample {...sample}>
      <div className={styles.draft} data-tone="plain">
        <div>
          <b>{name}</b> {status}
        </div>
        {passages.map(({ before, after, description }) => (
          <div key={after}>
            <p>{before ? <Changed before={before} after={after} /> : after}</p>
            {description && <small>{description}</small>}
          </div>
        ))}
        {total && <b>{total}</b>}
      </div>
    </Sample>
  )
}

function Changed({ before, after }: { before: string; after: string }) {
  const words = shown(after)
  const runs = changes(shown(before), words).map((run, at) =>
    'same' in run ? (
      run.same
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- changes have no other name, and keep their order
      <span key={at}>
        {run.del && <del>{run.del.trim()}</del>}
        {run.del && /^[^.,;:!?]/.test(run.ins) && ' '}
        {run.ins && <ins>{run.ins.trim()}</ins>}
        {/\s$/.test(run.ins || run.del) && ' '}
      </span>
    ),
  )
  return [...runs, after.slice(words.length)]
}
