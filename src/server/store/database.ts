import { join } from 'node:path'
import { Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import pg from 'pg'
import { makeFolder } from './durable-folder.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

export const databaseFile = (dataDir: string): string => join(dataDir, 'submissions.db')

/** The embedded database: one file, every commit synced to disk before it returns. */
export async function openEmbedded(dataDir: string): Promise<Kysely<Tables>> {
  makeFolder(dataDir)
  const file = new Libsql(databaseFile(dataDir))
  // What is deleted is overwritten, so that a person's data does not stay in the file.
  for (const pragma of [
    'busy_timeout=5000',
    'journal_mode=WAL',
    'synchronous=FULL',
    'foreign_keys=ON',
    'secure_delete=ON',
  ])
    file.pragma(pragma)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: forgivingRollback(file) }) })
  // Everything runs on this one connection, so one transaction keeps two starting processes apart.
  file.exec('begin immediate')
  try {
    await migrate(db)
    file.exec('commit')
  } catch (error) {
    if (file.inTransaction) file.exec('rollback')
    file.close()
    throw error
  }
  return db
}

/** PostgreSQL: for several servers at once. */
export async function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
  })
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', onIdleError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * SQLite rolls back by itself on a full disk; a second rollback would fail and hide the reason. And libsql ends the whole
 * process when a closed database is asked for its state.
 */
function forgivingRollback(file: Libsql.Database): SqliteDatabase {
  const nothing = {
    reader: false,
    run: () => ({ changes: 0, lastInsertRowid: 0 }),
    all: () => [],
    iterate: () => [].values(),
  }
  const isInTransaction = () => file.open && file.inTransaction
  return {
    close: () => file.close(),
    prepare: (sql) =>
      sql === 'rollback' && !isInTransaction() ? nothing : (file.prepare(sql) as ReturnType<SqliteDatabase['prepare']>),
  }
}
