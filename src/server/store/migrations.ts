import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Brings the tables up to date. What a later release has added is left alone, so that one can go back to this release. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const all = { ...(await pastMigrations(db)), ...migrations }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => all } }).migrateToLatest()
  if (error) throw error
}

/** The migrations that were made before, by this release or a later one. */
async function pastMigrations(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { async up() {} }]))
}

/**
 * Every change of the tables, in order. Never edit one after a release: add another. It may only add what the previous
 * release can leave empty.
 */
export const migrations: Record<string, Migration> = {
  '001-submissions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('submissions_received').on('submissions').column('received_at').execute()
      await db.schema
        .createTable('attachments')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) => column.notNull().unique().references('submissions.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('attachment_chunks')
        .addColumn('attachment_id', 'text', (column) => column.notNull().references('attachments.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        // SQLite takes any type name and stores bytes as they are.
        .addColumn('bytes', 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('attachment_chunks_key', ['attachment_id', 'position'])
        .execute()
      await db.schema
        .createTable('outbox')
        .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submissions.id'))
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('lease', 'text')
        .addColumn('leased_until', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('last_error', 'text')
        .execute()
      await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'due_at']).execute()
    },
  },
  '002-marks-and-refusals': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('submissions').addColumn('mark', 'text').execute()
      await db.schema.alterTable('outbox').addColumn('recipients', 'text').execute()
      await db.schema.alterTable('outbox').addColumn('refused_at', 'text').execute()
    },
  },
}
