import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FileKind } from '../forms/file-kind.ts'
import type { Upload } from '../forms/upload.ts'
import type { AttachmentBytes } from './attachments.ts'
import type { Clock } from './clock.ts'
import { KeyReused, StoreFailure } from './failures.ts'
import type { Mark, Tables } from './tables.ts'

/** A checked form, ready to be kept. */
export interface NewSubmission {
  form: string
  /** From the Idempotency-Key header: the same key is kept once. */
  key: string
  fields: Record<string, unknown>
  file?: Upload & { kind: FileKind }
  mark?: Mark
}

/** What became of a submission. */
export interface Saved {
  id: string
  /** It was kept before, so nothing was written. */
  repeated: boolean
}

/**
 * Keeps a submission with its file and its mail in one transaction: durable when this returns.
 * A repeated key gets the id it got the first time. Throws KeyReused for other content under the same key, else StoreFailure.
 */
export async function saveSubmission(
  db: Kysely<Tables>,
  bytes: AttachmentBytes,
  clock: Clock,
  submission: NewSubmission,
): Promise<Saved> {
  const fingerprint = fingerprintOf(submission)
  const attachmentId = submission.file && randomUUID()
  try {
    return await db.transaction().execute(async (transaction) => {
      const id = await insertOnce(transaction, submission, fingerprint)
      if (!id) return { id: await findRepeated(transaction, submission.key, fingerprint), repeated: true }
      if (submission.file && attachmentId) {
        const { name, kind, size, sha256, path } = submission.file
        const row = { id: attachmentId, submission_id: id, name, kind, size, sha256 }
        await transaction.insertInto('attachments').values(row).execute()
        await bytes.keep(transaction, attachmentId, path)
      }
      await transaction
        .insertInto('outbox')
        .values({ submission_id: id, attempts: 0, due_at: clock(0) })
        .execute()
      return { id, repeated: false }
    })
  } catch (error) {
    // If this fails as well, the next sweep removes it; the first error says what is wrong.
    if (attachmentId) await bytes.discard(attachmentId).catch(() => {})
    throw error instanceof KeyReused ? error : new StoreFailure(error)
  }
}

/** Whether a submission with this key was kept. Throws StoreFailure. */
export async function isKept(db: Kysely<Tables>, key: string): Promise<boolean> {
  try {
    const first = db.selectFrom('submissions').select('id').where('idempotency_key', '=', key).executeTakeFirst()
    return (await first) !== undefined
  } catch (error) {
    throw new StoreFailure(error)
  }
}

/** Deletes a submission for good: its fields, its file, and its mail where that still waits. Throws StoreFailure. */
export async function deleteSubmission(db: Kysely<Tables>, bytes: AttachmentBytes, id: string): Promise<void> {
  try {
    const attachments = await db.transaction().execute(async (transaction) => {
      const rows = await transaction.selectFrom('attachments').select('id').where('submission_id', '=', id).execute()
      for (const attachment of rows) await bytes.forget(transaction, attachment.id)
      await transaction.deleteFrom('attachments').where('submission_id', '=', id).execute()
      await transaction.deleteFrom('outbox').where('submission_id', '=', id).execute()
      await transaction.deleteFrom('submissions').where('id', '=', id).execute()
      return rows
    })
    // The next sweep removes what is left, as it belongs to no submission.
    for (const attachment of attachments) await bytes.discard(attachment.id).catch(() => {})
  } catch (error) {
    throw new StoreFailure(error)
  }
}

async function insertOnce(transaction: Kysely<Tables>, submission: NewSubmission, fingerprint: string) {
  const row = await transaction
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      form: submission.form,
      idempotency_key: submission.key,
      fingerprint,
      fields: JSON.stringify(submission.fields),
      received_at: new Date().toISOString(),
      mark: submission.mark ?? null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

async function findRepeated(transaction: Kysely<Tables>, key: string, fingerprint: string): Promise<string> {
  const first = await transaction
    .selectFrom('submissions')
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.fingerprint !== fingerprint) throw new KeyReused()
  return first.id
}

function fingerprintOf({ form, fields, file }: NewSubmission): string {
  const content = JSON.stringify([form, Object.entries(fields).sort(), file?.name, file?.sha256])
  return createHash('sha256').update(content).digest('hex')
}
