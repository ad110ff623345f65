/** The tables of the store; the same in both databases. Times are ISO 8601 in UTC, so that they sort as text. */
export interface Tables {
  submissions: SubmissionRow
  attachments: AttachmentRow
  attachment_chunks: AttachmentChunkRow
  outbox: OutboxRow
}

export interface SubmissionRow {
  id: string
  form: string
  idempotency_key: string
  /** Hash of form, fields and file: tells a repeated submission from a reused key. */
  fingerprint: string
  /** The checked fields as JSON. */
  fields: string
  received_at: string
}

export interface AttachmentRow {
  id: string
  submission_id: string
  /** As the visitor's computer calls it. */
  name: string
  kind: string
  size: number
  sha256: string
}

/** The bytes of an attachment, where the database keeps them (several servers, one PostgreSQL). */
export interface AttachmentChunkRow {
  attachment_id: string
  position: number
  bytes: Uint8Array
}

/** One mail to the company for each submission. */
export interface OutboxRow {
  submission_id: string
  attempts: number
  due_at: string
  /** Which delivery holds the mail, and until when; another may take it afterwards. */
  lease: string | null
  leased_until: string | null
  sent_at: string | null
  /** Why the last attempt failed: a code, no personal data. */
  last_error: string | null
}
