import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Settings, SettingsError } from '../settings.ts'
import { attachmentsInDatabase, attachmentsInFolder, sweepFolder } from './attachments.ts'
import { openEmbedded, openPostgres } from './database.ts'
import { makeFolder } from './durable-folder.ts'
import { readSubmissions, type Selection, type Submission } from './inbox.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { deleteSubmission, type NewSubmission, saveSubmission } from './submissions.ts'
import type { Tables } from './tables.ts'

/** Everything that is kept: submissions, their files and their mails. */
export interface Store {
  /** Folder for uploads on their way; on the same file system as the kept files. */
  incomingFolder: string
  /** See `saveSubmission`. */
  save(submission: NewSubmission): Promise<string>
  /** See `deleteSubmission`. */
  remove(id: string): Promise<void>
  read(selection?: Selection): Promise<Submission[]>
  readAttachment(id: string): AsyncIterable<Uint8Array>
  outbox: Outbox
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>

/**
 * Opens the store of these settings, brings its tables up to date and clears what a killed process left behind.
 * `onIdleError` hears of a database connection that broke while nobody used it. Throws a SettingsError.
 */
export async function openStore(settings: StoreSettings, onIdleError: (error: Error) => void): Promise<Store> {
  try {
    return await open(settings, onIdleError)
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new SettingsError([
      settings.databaseUrl
        ? `DATABASE_URL: the database does not answer (${reason}). Check that it runs and that user and password are right`
        : `DATA_DIR ${settings.dataDir} cannot be used (${reason}). Check that the folder can be written`,
    ])
  }
}

async function open({ dataDir, databaseUrl }: StoreSettings, onIdleError: (error: Error) => void): Promise<Store> {
  const incomingFolder = join(dataDir, 'incoming')
  const attachmentFolder = join(dataDir, 'attachments')
  makeFolder(incomingFolder)
  const db = databaseUrl ? await openPostgres(databaseUrl, onIdleError) : await openEmbedded(dataDir)
  const bytes = databaseUrl ? attachmentsInDatabase(db) : attachmentsInFolder(attachmentFolder)
  await sweepFolder(incomingFolder, async () => false)
  if (!databaseUrl) await sweepFolder(attachmentFolder, (id) => hasAttachment(db, id))
  return {
    incomingFolder,
    save: (submission) => saveSubmission(db, bytes, submission),
    async remove(id) {
      await deleteSubmission(db, bytes, id)
      // What was deleted would stay in the write-ahead log until that is used up.
      if (!databaseUrl) await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    read: (selection) => readSubmissions(db, selection),
    readAttachment: (id) => bytes.read(id),
    outbox: createOutbox(db),
    async ping() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

async function hasAttachment(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('attachments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
