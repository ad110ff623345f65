import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Settings, SettingsError } from '../settings.ts'
import {
  type AttachmentBytes,
  attachmentsInDatabase,
  attachmentsInFolder,
  readAttachment,
  sweepFolder,
} from './attachments.ts'
import { type Clock, clockOfPostgres, clockOfSqlite } from './clock.ts'
import { makePrivateFolder } from './durable-folder.ts'
import { openEmbedded } from './embedded.ts'
import { type Attachment, readSubmissions, type Selection, type Submission } from './inbox.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { openPostgres } from './postgres.ts'
import { deleteSubmission, isKept, type NewSubmission, type Saved, saveSubmission } from './submissions.ts'
import type { Tables } from './tables.ts'

/** Everything that is kept: submissions, their files and their mails. */
export interface Store {
  /** Folder for uploads on their way; on the same file system as the kept files. */
  incomingFolder: string
  /** See `saveSubmission`. */
  save(submission: NewSubmission): Promise<Saved>
  /** Whether a submission with this key was kept. Throws StoreFailure. */
  isKept(key: string): Promise<boolean>
  /** See `deleteSubmission`. */
  remove(id: string): Promise<void>
  /** Removes deleted data from the files of the embedded database, too. False if that has to wait. */
  erase(): Promise<boolean>
  read(selection?: Selection): Promise<Submission[]>
  /** The whole file, as it was sent. Throws FileUnreadable. */
  readAttachment(attachment: Attachment): Promise<Buffer>
  outbox: Outbox
  /** Removes what killed processes left behind. Servers call it now and then. */
  sweep(): Promise<void>
  /** Rejects when the database does not answer, or the disk has no room for another submission. */
  ping(): Promise<void>
  close(): Promise<void>
}

export type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Settings, 'databaseTimeoutSeconds'>>

/** Where uploads on their way are written. */
export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** Bytes that the largest application and its row in the database take. */
const roomForOne = 12 * 1024 * 1024

/** No upload pauses longer: requests are cut off after five minutes. */
const abandonedMinutes = 10

/**
 * Opens the store of these settings and brings its tables up to date. `onLost` hears of every connection to the database
 * that breaks, whether it is in use or not, and of damage to the embedded one. Throws a SettingsError.
 */
export async function openStore(settings: StoreSettings, onLost: (error: Error) => void): Promise<Store> {
  try {
    return await open(settings, onLost)
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new SettingsError(
      [
        settings.databaseUrl
          ? `DATABASE_URL: the database does not answer (${reason}). Check that it runs and that user and password are right`
          : `DATA_DIR ${settings.dataDir} cannot be used (${reason}). Check that the folder can be written`,
      ],
      error,
    )
  }
}

async function open(
  { dataDir, databaseUrl, databaseTimeoutSeconds = 5 }: StoreSettings,
  onLost: (error: Error) => void,
): Promise<Store> {
  makePrivateFolder(incomingFolder(dataDir))
  return databaseUrl
    ? await inPostgres(await openPostgres(databaseUrl, databaseTimeoutSeconds, onLost), dataDir)
    : await inFolder(dataDir, onLost)
}

async function inPostgres(db: Kysely<Tables>, dataDir: string): Promise<Store> {
  const bytes = attachmentsInDatabase(db)
  return {
    ...parts(db, bytes, clockOfPostgres, dataDir),
    erase: async () => true,
    sweep: () => sweepFolder(incomingFolder(dataDir), abandonedMinutes, async () => false),
    close: () => db.destroy(),
  }
}

async function inFolder(dataDir: string, report: (error: Error) => void): Promise<Store> {
  const folder = join(dataDir, 'attachments')
  const bytes = attachmentsInFolder(folder)
  const { db, erase, close } = await openEmbedded(dataDir, report)
  return {
    ...parts(db, bytes, clockOfSqlite, dataDir),
    erase,
    async sweep() {
      await sweepFolder(incomingFolder(dataDir), abandonedMinutes, async () => false)
      await sweepFolder(folder, abandonedMinutes, (id) => hasAttachment(db, id))
    },
    close,
  }
}

const parts = (db: Kysely<Tables>, bytes: AttachmentBytes, clock: Clock, dataDir: string) => ({
  incomingFolder: incomingFolder(dataDir),
  save: (submission: NewSubmission) => saveSubmission(db, bytes, clock, submission),
  isKept: (key: string) => isKept(db, key),
  remove: (id: string) => deleteSubmission(db, bytes, id),
  read: (selection?: Selection) => readSubmissions(db, selection),
  readAttachment: (attachment: Attachment) => readAttachment(bytes, attachment),
  outbox: createOutbox(db, clock),
  async ping() {
    await sql`select 1`.execute(db)
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize < roomForOne) throw new Error('There is no room on the disk for another application')
  },
})

async function hasAttachment(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom('attachments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
