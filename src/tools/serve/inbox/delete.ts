import type { Submission } from '../../../server/store/inbox.ts'
import type { Store } from '../../../server/store/open.ts'
import { counted } from '../../counted.ts'
import { listSubmissions } from './table.ts'

/** Deletes submissions for good and says how many, and which mails have been sent already and cannot be recalled. */
export async function deleteSubmissions(store: Store, submissions: Submission[]): Promise<string> {
  for (const { id } of submissions) await store.remove(id)
  const isErased = await store.erase()
  const mailed = submissions.filter(({ mail }) => mail.sentAt).length
  return [
    `${counted(submissions.length, 'submission')} deleted.`,
    ...(mailed ? [`${counted(mailed, 'mail')} went to MAIL_TO before: delete what lies in that mailbox too.`] : []),
    ...(isErased
      ? []
      : [
          'The log beside the database still holds traces, as it is in use or the disk is full: start or stop a server later.',
        ]),
  ].join(' ')
}

/** Deletes the selected submissions if that was confirmed; otherwise shows which they are. */
export async function deleteSelected(store: Store, submissions: Submission[], confirmed = false): Promise<string> {
  if (confirmed || !submissions.length) return await deleteSubmissions(store, submissions)
  return `${listSubmissions(submissions, undefined)}\n\nNothing is deleted yet. Add --yes to delete what is listed here for good.`
}
