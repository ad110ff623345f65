import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { makeFolder, syncFolder } from './durable-folder.ts'
import type { Tables } from './tables.ts'

/** Where the bytes of attachments are kept. */
export interface AttachmentBytes {
  /** Takes a synced file over, inside the transaction that writes its row; durable once that is committed. */
  keep(transaction: Kysely<Tables>, id: string, path: string): Promise<void>
  /** Takes the bytes out of the database, inside the transaction that deletes the attachment's row. */
  forget(transaction: Kysely<Tables>, id: string): Promise<void>
  /** Removes what is kept outside the database: after `keep` failed, or after what `forget` belongs to was committed. */
  discard(id: string): Promise<void>
  read(id: string): AsyncIterable<Uint8Array>
}

/** Files in a folder of ours, each under the id of its attachment; for the embedded database. */
export function attachmentsInFolder(folder: string): AttachmentBytes {
  makeFolder(folder)
  const fileOf = (id: string) => join(folder, id)
  return {
    async keep(_transaction, id, path) {
      await rename(path, fileOf(id))
      syncFolder(folder)
    },
    async forget() {
      // The file goes once its row is gone for certain.
    },
    async discard(id) {
      await rm(fileOf(id), { force: true })
      syncFolder(folder)
    },
    read: (id) => createReadStream(fileOf(id)),
  }
}

const chunkBytes = 256 * 1024

/** Chunks in the database, so that every server on one PostgreSQL can read every attachment. */
export function attachmentsInDatabase(db: Kysely<Tables>): AttachmentBytes {
  return {
    async keep(transaction, id, path) {
      const file = await open(path)
      try {
        for (let position = 0; ; position++) {
          const { buffer, bytesRead } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes)
          if (!bytesRead) return
          const bytes = buffer.subarray(0, bytesRead)
          await transaction.insertInto('attachment_chunks').values({ attachment_id: id, position, bytes }).execute()
        }
      } finally {
        await file.close()
      }
    },
    async forget(transaction, id) {
      await transaction.deleteFrom('attachment_chunks').where('attachment_id', '=', id).execute()
    },
    async discard() {
      // The chunks went with the transaction.
    },
    async *read(id) {
      for (let position = 0; ; position++) {
        const chunk = await db
          .selectFrom('attachment_chunks')
          .select('bytes')
          .where('attachment_id', '=', id)
          .where('position', '=', position)
          .executeTakeFirst()
        if (!chunk) return
        yield new Uint8Array(chunk.bytes)
      }
    },
  }
}

const hour = 60 * 60 * 1000

/** Removes what a killed process left behind: files older than an hour that belong to no submission. */
export async function sweepFolder(folder: string, isKept: (id: string) => Promise<boolean>): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > hour && !(await isKept(name))) await rm(path, { force: true })
  }
}
