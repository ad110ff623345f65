import type { Kysely } from 'kysely'
import type { Mark, Tables } from './tables.ts'

/** A stored submission as a person reads it. */
export interface Submission {
  id: string
  form: string
  fields: Record<string, unknown>
  /** ISO 8601, UTC. */
  receivedAt: string
  attachment?: Attachment
  /** Why it may come from a robot. */
  mark?: Mark
  mail: { sentAt: string | null; refusedAt: string | null; attempts: number; lastError: string | null }
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
  /** ISO 8601: only what came before this time. */
  until?: string
  /** An id or its beginning. */
  id?: string
}

const wholeId = 36

/** Stored submissions, oldest first. */
export async function readSubmissions(db: Kysely<Tables>, selection: Selection = {}): Promise<Submission[]> {
  const { id } = selection
  // Ids are hexadecimal with hyphens; % and _ would be patterns.
  if (id !== undefined && !/^[0-9a-f-]+$/.test(id)) return []
  const rows = await selectSubmissions(db, selection).execute()
  return rows.map(
    ({ id, form, fields, received_at, mark, sent_at, refused_at, attempts, last_error, attachment, ...file }) => ({
      id,
      form,
      fields: JSON.parse(fields),
      receivedAt: received_at,
      ...(attachment && { attachment: { ...(file as Omit<Attachment, 'id'>), id: attachment } }),
      ...(mark && { mark }),
      mail: { sentAt: sent_at, refusedAt: refused_at, attempts, lastError: last_error },
    }),
  )
}

/** The query of `readSubmissions`; by a whole id it takes an index. */
export function selectSubmissions(db: Kysely<Tables>, { form, since, until, id }: Selection) {
  let query = db
    .selectFrom('submissions')
    .leftJoin('attachments', 'attachments.submission_id', 'submissions.id')
    .innerJoin('outbox', 'outbox.submission_id', 'submissions.id')
    .select([
      'submissions.id',
      'form',
      'fields',
      'received_at',
      'mark',
      'sent_at',
      'refused_at',
      'attempts',
      'last_error',
    ])
    .select(['attachments.id as attachment', 'name', 'kind', 'size', 'sha256'])
    .orderBy('received_at')
    .orderBy('submissions.id')
  if (form) query = query.where('form', '=', form)
  if (since) query = query.where('received_at', '>=', since)
  if (until) query = query.where('received_at', '<', until)
  if (id !== undefined)
    query =
      id.length === wholeId ? query.where('submissions.id', '=', id) : query.where('submissions.id', 'like', `${id}%`)
  return query
}
