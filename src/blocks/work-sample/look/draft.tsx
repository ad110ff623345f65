import type { BlockProps } from '../../../contract/index.ts'
import { shown } from '../../../ui/shown.ts'
import { changes } from '../changes.ts'
import { Sample } from '../Sample.tsx'
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
          <div key={`${before}${after}`}>
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
    // oxlint-disable-next-line react/no-array-index-key -- changes have no other name, and keep their order
    'same' in run ? run.same : <Change key={at} {...run} />,
  )
  return [...runs, after.slice(words.length)]
}

/** What went and what came in one place. A comma that came stands at the word before it, and what went follows. */
function Change({ del, ins }: { del: string; ins: string }) {
  const [isApart, isWord] = [/^\s/.test(del), /^[^.,;:!?]/.test(ins)]
  if (isApart && ins && !isWord)
    return (
      <span>
        <ins>{ins}</ins> <del>{del.trim()}</del>
      </span>
    )
  return (
    <span>
      {isApart && ' '}
      {del && <del>{del.trim()}</del>}
      {isWord && (del || /^\s/.test(ins)) && ' '}
      {ins && <ins>{ins.trim()}</ins>}
    </span>
  )
}
