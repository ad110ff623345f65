import { useLayoutEffect, useRef } from 'react'
import type { RequestError } from '../api/request-error.ts'
import { UiIcon } from '../ui/Icon.tsx'
import type { FormKind } from './unsent.ts'

interface FailureNoticeProps {
  kind: FormKind
  failure: RequestError
  hasFile: boolean
  /** Whether it was sent from the offer above this notice, not from the fields of the form. */
  isOffered: boolean
}

/** Says that a submission failed, why, and what to do (spec 8). Comes into view, above a button that stays there. */
export function FailureNotice({ kind, failure, hasFile, isOffered }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => void notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), [])
  return (
    <div ref={notice} className="form-notice" role="alert">
      <UiIcon name="warning-bold" size={20} />
      <div>
        <p className="form-notice-head">Your {kind} was not sent</p>
        <p>{sentence(failure.message)}</p>
        <p>{isOffered ? offerAdvice(failure) : advice(failure, hasFile)}</p>
      </div>
    </div>
  )
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

function offerAdvice({ status, isRefusal }: RequestError): string {
  if (isRefusal) return 'It is still kept. Once the form below is empty, send it again to change what is wrong.'
  return `It is still kept. ${status === undefined ? 'Check your connection' : 'Wait a minute'}, then send it again.`
}

function advice({ status, isRefusal, cause }: RequestError, hasFile: boolean): string {
  // A refusal with a cause comes from the browser itself, which can no longer read the file.
  const isFileGone = isRefusal && cause
  const preserved =
    hasFile && !isFileGone
      ? 'Everything you typed and the file you chose are still here.'
      : 'Everything you typed is still here.'
  if (status === undefined) return `${preserved} Check your connection, then submit again.`
  return isRefusal
    ? `${preserved} Change what is wrong, then submit again.`
    : `${preserved} Wait a minute, then submit again.`
}
