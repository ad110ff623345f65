import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FileKind } from '../forms/file-kind.ts'
import type { Upload } from '../forms/upload.ts'
import type { AttachmentBytes } from './attachments.ts'
import { KeyReused, StoreFailure } from './failures.ts'
import type { Tables } from './tables.ts'

/** A checked form, ready to be kept. */
export interface NewSubmission {
  form: string
  /** From the Idempotency-Key header: the same key is kept once. */
  key: string
  fields: Record<string, unknown>
  file?: Upload & { kind: FileKind }
}

/**
 * Keeps a submission with its file and its mail in one transaction and returns its id: durable when this returns.
 * A repeated key returns the id it got the first time. Throws KeyReused for other content under the same key, else StoreFailure.
 */
export async function saveSubmission(
  db: Kysely<Tables>,
  bytes: AttachmentBytes,
  submission: NewSubmission,
): Promise<string> {
  const fingerprint = fingerprintOf(submission)
  const attachmentId = submission.file && randomUUID()
  try {
    return await db.transaction().execute(async (transaction) => {
      const id = await insertOnce(transaction, submission, fingerprint)
      if (!id) return await findRepeated(transaction, submission.key, fingerprint)
      if (submission.file && attachmentId) {
        const { name, kind, size, sha256, path } = submission.file
        const row = { id: attachmentId, submission_id: id, name, kind, size, sha256 }
        await transaction.insertInto('attachments').values(row).execute()
        await bytes.keep(transaction, attachmentId, path)
      }
      const due_at = new Date().toISOString()
      await transaction.insertInto('outbox').values({ submission_id: id, attempts: 0, due_at }).execute()
      return id
    })
  } catch (error) {
    if (attachmentId) await bytes.discard(attachmentId)
    throw error instanceof KeyReused ? error : new StoreFailure(error)
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
    // What a crash leaves here is removed at the next start: no submission claims it.
    for (const attachment of attachments) await bytes.discard(attachment.id)
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
