import { createHash } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { copyDurably, makePrivateFolder, syncFolder } from './durable-folder.ts'
import { codeOf, FileUnreadable } from './failures.ts'
import type { Attachment } from './inbox.ts'
import type { Tables } from './tables.ts'

/** Where the bytes of attachments are kept. */
export interface AttachmentBytes {
  /** Takes a synced file over, inside the transaction that writes its row; durable once that is committed. */
  keep(transaction: Kysely<Tables>, id: string, path: string): Promise<void>
  /** Takes the bytes out of the database, inside the transaction that deletes the attachment's row. */
  forget(transaction: Kysely<Tables>, id: string): Promise<void>
  /** Removes what is kept outside the database: after `keep` failed, or after what `forget` belongs to was committed. */
  discard(id: string): Promise<void>
  /** All bytes that are there. Throws FileUnreadable, or the database's own error. */
  read(id: string): Promise<Buffer>
}

/** The whole file (10 MB at most), compared with its stored checksum. Throws FileUnreadable, or the database's own error. */
export async function readAttachment(bytes: AttachmentBytes, { id, sha256 }: Attachment): Promise<Buffer> {
  const content = await bytes.read(id)
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new FileUnreadable('damaged')
  return content
}

/** Files in a folder of ours, each under the id of its attachment; for the embedded database. */
export function attachmentsInFolder(folder: string): AttachmentBytes {
  makePrivateFolder(folder)
  const fileOf = (id: string) => join(folder, id)
  return {
    async keep(_transaction, id, path) {
      await rename(path, fileOf(id)).catch(async (error) => {
        // The folder may be a link to another disk.
        if (codeOf(error) !== 'EXDEV') throw error
        await copyDurably(path, fileOf(id))
      })
      syncFolder(folder)
    },
    async forget() {
      // The file is deleted once the deletion of its row is committed.
    },
    async discard(id) {
      await rm(fileOf(id), { force: true })
      syncFolder(folder)
    },
    async read(id) {
      try {
        return await readFile(fileOf(id))
      } catch (error) {
        throw new FileUnreadable(codeOf(error), error)
      }
    },
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
      // The transaction has deleted the chunks.
    },
    async read(id) {
      const chunks = await db
        .selectFrom('attachment_chunks')
        .select('bytes')
        .where('attachment_id', '=', id)
        .orderBy('position')
        .execute()
      return Buffer.concat(chunks.map(({ bytes }) => bytes))
    },
  }
}

/** Removes files that nobody has written to for `minutes` and that belong to no submission: a killed process left them. */
export async function sweepFolder(
  folder: string,
  minutes: number,
  isKept: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // An upload that has just ended has moved its file.
    const written = await stat(path).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > minutes * 60_000 && !(await isKept(name)))
      await rm(path, { force: true })
  }
}
