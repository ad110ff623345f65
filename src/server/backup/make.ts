import { constants, existsSync } from 'node:fs'
import { copyFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import Libsql from 'libsql'
import { OperatorError } from '../operator-error.ts'
import { makeFolder, sealFile, syncFolder } from '../store/durable-folder.ts'
import { databaseFile } from '../store/embedded.ts'
import { type Manifest, manifestFile, sha256Of } from './manifest.ts'

export interface Backup extends Manifest {
  folder: string
}

const unfinished = '.unfinished-'

/**
 * Copies the embedded store of `dataDir` into a new folder below `target`, named by the time, while servers go on: the
 * database as it stands at one moment, by SQLite itself, every attachment of that moment, and checksums. The folder
 * appears as a whole, synced; what a killed backup left is removed by the next. Throws an OperatorError.
 */
export async function makeBackup(dataDir: string, target: string): Promise<Backup> {
  if (!existsSync(databaseFile(dataDir)))
    throw new OperatorError(`There are no submissions in ${dataDir}. Set DATA_DIR to the data folder of the server.`)
  const into = resolve(target)
  const work = join(into, `${unfinished}${process.pid}`)
  const madeAt = new Date().toISOString()
  let live: Libsql.Database | undefined
  try {
    makeFolder(into)
    await sweep(into)
    makeFolder(join(work, 'attachments'))
    live = openDatabase(databaseFile(dataDir))
    live.prepare('vacuum into ?').run(databaseFile(work))
    const manifest: Manifest = { madeAt, ...(await copyAttachments(dataDir, work, live)) }
    manifest.files['submissions.db'] = await seal(databaseFile(work))
    await writeFile(join(work, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    await seal(join(work, manifestFile))
    for (const made of [join(work, 'attachments'), work]) syncFolder(made)
    const folder = join(into, madeAt.replaceAll(':', '-'))
    await rename(work, folder)
    syncFolder(into)
    return { folder, ...manifest }
  } catch (error) {
    await rm(work, { recursive: true, force: true }).catch(() => {})
    throw error instanceof OperatorError ? error : new OperatorError(`No backup was made: ${(error as Error).message}`)
  } finally {
    live?.close()
  }
}

function openDatabase(file: string): Libsql.Database {
  const database = new Libsql(file)
  for (const pragma of ['busy_timeout=30000', 'secure_delete=ON']) database.pragma(pragma)
  return database
}

interface Row {
  id: string
  submission_id: string
  sha256: string
}

/** Copies every attachment that the copied database names; the store never changes one. */
async function copyAttachments(dataDir: string, work: string, live: Libsql.Database) {
  const files: Manifest['files'] = {}
  const damaged: string[] = []
  const isDeleted = (row: Row) => !live.prepare('select 1 from submissions where id = ?').get(row.submission_id)
  const copy = openDatabase(databaseFile(work))
  try {
    for (const row of copy.prepare('select id, submission_id, sha256 from attachments').all() as Row[]) {
      const name = join('attachments', row.id)
      const found = await copyFile(join(dataDir, name), join(work, name), constants.COPYFILE_FICLONE)
        .then(() => seal(join(work, name)))
        .catch(() => undefined)
      if (found) files[name] = found
      if (found === row.sha256) continue
      if (isDeleted(row)) remove(copy, row)
      else damaged.push(row.submission_id)
    }
    const { count } = copy.prepare('select count(*) as count from submissions').get() as { count: number }
    return { submissions: count, files, damaged }
  } finally {
    copy.close()
  }
}

/** Leaves out submissions that were deleted while the copy was made. */
function remove(copy: Libsql.Database, { submission_id }: Row): void {
  for (const table of ['attachments', 'outbox'])
    copy.prepare(`delete from ${table} where submission_id = ?`).run(submission_id)
  copy.prepare('delete from submissions where id = ?').run(submission_id)
}

/** Seals a finished file and returns its checksum. */
async function seal(path: string): Promise<string> {
  await sealFile(path)
  return await sha256Of(path)
}

/** Removes what killed backups have left. */
async function sweep(into: string): Promise<void> {
  for (const name of await readdir(into)) {
    if (!name.startsWith(unfinished) || isRunning(Number(name.slice(unfinished.length)))) continue
    await rm(join(into, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
