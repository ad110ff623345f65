import { useLayoutEffect, useRef, useState } from 'react'
import { RequestError } from '../api/request-error.ts'
import type { OnProgress } from '../api/transport.ts'
import { deliver, type FormKind, forget, keep, type Unsent } from './unsent.ts'

/** What is sent, with its file if there is one. */
export type Submission = Pick<Unsent, 'kind' | 'fields'> & { file?: File }

/** Sends a submission under its key. Resolves when the server has it, rejects with a RequestError. */
export type Send = (submission: Submission, key: string, onProgress: OnProgress) => Promise<void>

/** Sends submissions of one form, one at a time, and stores each until the server has it (spec 4, 7). */
export function useSubmission(kind: FormKind, send: Send) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<RequestError>()
  const [progress, setProgress] = useState<number>()
  const busy = useRef(false)
  const lastAttempt = useRef<Unsent>(undefined)
  const isHere = useRef(false)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  /**
   * @param isInForm whether the fields of the form hold what is sent
   * @returns why the server does not have it; undefined if it does
   */
  async function attempt(submission: Submission, key: string, isInForm: boolean): Promise<RequestError | undefined> {
    busy.current = true
    setSending(true)
    setFailure(undefined)
    setProgress(submission.file ? 0 : undefined)
    try {
      await deliver(key, () => send(submission, key, setProgress))
      return
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.isRefusal && isInForm && isHere.current) forget(key)
      setFailure(error)
      return error
    } finally {
      busy.current = false
      setSending(false)
      setProgress(undefined)
    }
  }

  return {
    sending,
    failure,
    progress,
    isBusy: () => busy.current,
    /** Whether the form is still open. */
    isHere: () => isHere.current,
    /** Sends the input. Another attempt with the same content uses the same key. */
    async submit(fields: Submission['fields'], file?: File): Promise<RequestError | undefined> {
      const entry = keep({ kind, fields, file: file && identityOf(file) }, lastAttempt.current)
      lastAttempt.current = entry
      const failure = await attempt({ kind, fields, file }, entry.key, true)
      if (!failure) lastAttempt.current = undefined
      return failure
    },
    /** Sends what an earlier visit could not. */
    resend: (entry: Unsent) => attempt({ kind, fields: entry.fields }, entry.key, false),
    /** Lets the next submission replace this earlier attempt. */
    adopt(entry: Unsent): void {
      lastAttempt.current = entry
    },
  }
}

const identityOf = ({ name, size, lastModified }: File) => ({ name, size, lastModified })
