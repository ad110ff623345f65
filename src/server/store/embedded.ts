import { chmodSync, closeSync, existsSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type SqliteDatabase, sql } from 'kysely'
import Libsql from 'libsql'
import { damageOfFile, damageOfLog, type StoreDamaged } from './damage.ts'
import { makeFolder } from './durable-folder.ts'
import { DatabaseGone } from './failures.ts'
import { migrate } from './migrations.ts'
import { PatientDialect, patiently } from './patient-dialect.ts'
import type { Tables } from './tables.ts'

export const databaseFile = (dataDir: string): string => join(dataDir, 'submissions.db')

export interface Embedded {
  db: Kysely<Tables>
  /** Empties the log beside the file, which still holds deleted data. False if it is in use or the disk is full. */
  erase(): Promise<boolean>
  /** Closes the file with everything written to it and its log empty. */
  close(): Promise<void>
}

/**
 * The embedded database: one file for this user alone; every commit is synced to disk, and in the file itself, before it
 * returns. Queries reject with DatabaseGone once the file or its log was deleted or replaced; closing then puts a copy of
 * what it held where the file was, unless another stands there. `report` hears of damage that is found when it opens.
 */
export async function openEmbedded(dataDir: string, report: (damage: StoreDamaged) => void): Promise<Embedded> {
  makeFolder(dataDir)
  const path = databaseFile(dataDir)
  finishPutBack(path)
  keepPrivate(path)
  const tell = (damage: StoreDamaged | undefined) => damage && report(damage)
  tell(damageOfLog(`${path}-wal`))
  const file = new Libsql(path)
  let opened: string | undefined
  const dialect = new PatientDialect({ database: withoutSurprises(file) }, () => {
    if (opened !== undefined && identityOf(path) !== opened) throw new DatabaseGone(path)
  })
  const db = new Kysely<Tables>({ dialect })
  try {
    // All runs on this one connection, so one transaction keeps two starting processes apart.
    await patiently(() => prepare(file))
    tell(damageOfFile(path, file.pragma('quick_check(1)') as Record<string, unknown>[]))
    await migrate(db)
    file.exec('commit')
  } catch (error) {
    if (file.inTransaction) file.exec('rollback')
    file.close()
    throw error
  }
  opened = identityOf(path)
  return {
    db,
    erase: () =>
      patiently(async () => {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
        if (rows[0]?.busy) throw Object.assign(new Error('The log is in use'), { code: 'SQLITE_BUSY' })
        return true
      }).catch(() => false),
    async close() {
      await dialect.alone(async () => {
        attempt(() => file.pragma('wal_checkpoint(truncate)'))
        // A person or program that deletes one of the files is about to delete the others.
        if (identityOf(path) !== opened) await sleep(200)
        if (!existsSync(path)) await putBack(file, path)
      })
      await db.destroy()
    },
  }
}

/** The identity of the files, whatever their content. */
const identityOf = (path: string): string =>
  [path, `${path}-wal`].map((part) => statSync(part, { throwIfNoEntry: false })?.ino).join()

function prepare(file: Libsql.Database): void {
  for (const pragma of [
    // Waiting here would hold up the whole server: see PatientDialect.
    'busy_timeout=0',
    'journal_mode=WAL',
    // After every commit, so that the file is complete even if its log is lost.
    'wal_autocheckpoint=1',
    'synchronous=FULL',
    'foreign_keys=ON',
    // Deleted data is overwritten, so that no person's data stays in the file.
    'secure_delete=ON',
  ])
    file.exec(`pragma ${pragma}`)
  file.exec('begin immediate')
}

/** No other user of this machine may read it, whatever the rights of the folder. SQLite gives its log the rights of the file. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  for (const part of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(part)) chmodSync(part, 0o600)
}

const rescued = (path: string) => `${path}.rescued`

/** Puts what the deleted file still holds in its place. Of several processes one does it, and the others wait. */
async function putBack(file: Libsql.Database, path: string): Promise<void> {
  makeFolder(join(path, '..'))
  const copy = `${path}.${process.pid}`
  rmSync(copy, { force: true })
  try {
    file.exec(`vacuum into '${copy.replaceAll("'", "''")}'`)
    linkSync(copy, rescued(path))
    finishPutBack(path)
  } catch {
    for (let tries = 0; tries < 100 && !existsSync(path); tries++) await sleep(20)
  } finally {
    rmSync(copy, { force: true })
  }
}

/** The last step, which a killed process may have left undone: the log of the deleted file must not be applied to the copy. */
function finishPutBack(path: string): void {
  if (existsSync(path) || !existsSync(rescued(path))) return
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true })
  renameSync(rescued(path), path)
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // The disk is full, or another program holds a lock: the next process that closes does it.
  }
}

/**
 * The database as Kysely sees it, with what libsql needs: a statement that has failed, e.g. because of the lock, stays open
 * and blocks the next commit, so statements that may wait for locks are run to their end. SQLite rolls back by itself on a full
 * disk; a second rollback would fail and hide the reason. And asking a closed database for its state ends the process.
 */
function withoutSurprises(file: Libsql.Database): SqliteDatabase & { readonly inTransaction: boolean } {
  const run = (sql: string) => {
    if (sql !== 'rollback' || database.inTransaction) file.exec(sql)
    return { changes: 0, lastInsertRowid: 0 }
  }
  const database = {
    get inTransaction() {
      return file.open && file.inTransaction
    },
    close: () => file.close(),
    prepare: (sql: string) =>
      /^(begin|commit|rollback)\b/.test(sql)
        ? { reader: false, run: () => run(sql), all: () => [], iterate: () => [].values() }
        : (file.prepare(sql) as ReturnType<SqliteDatabase['prepare']>),
  }
  return database
}
