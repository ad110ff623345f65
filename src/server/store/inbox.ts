import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A stored submission as a person reads it. */
export interface Submission {
  id: string
  form: string
  fields: Record<string, unknown>
  /** ISO 8601, UTC. */
  receivedAt: string
  attachment?: Attachment
  mail: { sentAt: string | null; attempts: number; lastError: string | null }
}

export interface Attachment {
  id: string
  name: string
  kind: string
  size: number
  sha256: string
}

export interface Selection {
  form?: string
  /** ISO 8601: only what came at this time or later. */
  since?: string
  /** An id or its beginning. */
  id?: string
}

/** Stored submissions, oldest first. */
export async function readSubmissions(db: Kysely<Tables>, selection: Selection = {}): Promise<Submission[]> {
  let query = db
    .selectFrom('submissions')
    .leftJoin('attachments', 'attachments.submission_id', 'submissions.id')
    .innerJoin('outbox', 'outbox.submission_id', 'submissions.id')
    .select(['submissions.id', 'form', 'fields', 'received_at', 'sent_at', 'attempts', 'last_error'])
    .select(['attachments.id as attachment', 'name', 'kind', 'size', 'sha256'])
    .orderBy('received_at')
    .orderBy('submissions.id')
  if (selection.form) query = query.where('form', '=', selection.form)
  if (selection.since) query = query.where('received_at', '>=', selection.since)
  if (selection.id !== undefined) {
    // Ids are hexadecimal with hyphens; % and _ would be patterns.
    if (!/^[0-9a-f-]+$/.test(selection.id)) return []
    query = query.where('submissions.id', 'like', `${selection.id}%`)
  }
  const rows = await query.execute()
  return rows.map(({ id, form, fields, received_at, sent_at, attempts, last_error, attachment, ...file }) => ({
    id,
    form,
    fields: JSON.parse(fields),
    receivedAt: received_at,
    ...(attachment && { attachment: { ...(file as Omit<Attachment, 'id'>), id: attachment } }),
    mail: { sentAt: sent_at, attempts, lastError: last_error },
  }))
}
