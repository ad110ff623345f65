import type { RequestError } from '../api/request-error.ts'
import { UiIcon } from '../ui/Icon.tsx'
import styles from './notice.module.css'
import type { FormKind } from './unsent.ts'

/** Says that a submission failed, why, and what to do (spec 8; the text there: not shown). */
export function FailureNotice({ kind, failure, hasFile }: { kind: FormKind; failure: RequestError; hasFile: boolean }) {
  return (
    <div className={styles.notice} role="alert">
      <UiIcon name="warning-bold" size={20} />
      <div>
        <p className={styles.head}>Your {kind} was not sent</p>
        <p>{sentence(failure.message)}</p>
        <p>{advice(failure, hasFile)}</p>
      </div>
    </div>
  )
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)

function advice({ status, isRefusal }: RequestError, hasFile: boolean): string {
  const kept = hasFile
    ? 'Everything you typed and the file you chose are still here.'
    : 'Everything you typed is still here.'
  if (status === undefined) return `${kept} Check your connection, then submit again.`
  return isRefusal ? `${kept} Change what is wrong, then submit again.` : `${kept} Wait a minute, then submit again.`
}
