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
  /** Hash of form, fields and file: distinguishes a repeated submission from a reused key. */
  fingerprint: string
  /** The checked fields as JSON. */
  fields: string
  received_at: string
  /** Why it may come from a robot; null for all others. */
  mark: Mark | null
}

/**
 * Why a submission may come from a robot. `honeypot`: the hidden field was filled, by a robot or by a browser's autofill.
 * `hasty`: it came sooner than a person can fill in a form, or no page was opened before. `unknown post`: the site offers no
 * such job.
 */
export type Mark = 'honeypot' | 'hasty' | 'unknown post'

export interface AttachmentRow {
  id: string
  submission_id: string
  /** The name on the visitor's computer. */
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
  /** When the mail server refused it for good; it is not tried again by itself. */
  refused_at: string | null
  /** The remaining recipients, as JSON (see `Left`); null for everybody in MAIL_TO. */
  recipients: string | null
  /** Why the last attempt failed or some recipients were rejected: codes, no personal data. */
  last_error: string | null
}
