import type { Submission } from '../../server/store/inbox.ts'
import type { Store } from '../../server/store/open.ts'
import { listSubmissions } from './table.ts'
import { counted } from './words.ts'

/** Deletes submissions for good and says how many; mails that already left are beyond reach, and are named. */
export async function deleteSubmissions(store: Store, submissions: Submission[]): Promise<string> {
  for (const { id } of submissions) await store.remove(id)
  const mailed = submissions.filter(({ mail }) => mail.sentAt).length
  const done = `${counted(submissions.length, 'submission')} deleted.`
  return mailed
    ? `${done} ${counted(mailed, 'mail')} went to MAIL_TO before: delete what lies in that mailbox too.`
    : done
}

/** Deletes what was selected, but only when that was confirmed; else shows what it would be. */
export async function deleteSelected(store: Store, submissions: Submission[], confirmed = false): Promise<string> {
  if (confirmed || !submissions.length) return await deleteSubmissions(store, submissions)
  return `${listSubmissions(submissions, undefined)}\n\nNothing is deleted yet. Add --yes to delete what is listed here for good.`
}
