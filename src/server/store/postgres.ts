import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * PostgreSQL, for several servers at once. When a connection is lost, the query that uses it rejects within
 * `timeoutSeconds`, and `onLost` is called.
 */
export async function openPostgres(
  databaseUrl: string,
  timeoutSeconds: number,
  onLost: (error: Error) => void,
): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: timeoutSeconds * 1000,
    // The database gives up by itself where it can, the client where the database is silent.
    statement_timeout: timeoutSeconds * 1000,
    query_timeout: timeoutSeconds * 1000 + 500,
    idle_in_transaction_session_timeout: timeoutSeconds * 2000,
  })
  pool.on('error', onLost)
  // The pool listens to idle connections only; an error that nobody listens to would end the process.
  pool.on('connect', (client) => {
    client.on('error', onLost)
    dropWhenSilent(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** A connection that did not answer in time cannot be used again: the late answer would be taken for that of the next query. */
function dropWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  client.query = (async (...args: unknown[]) => {
    try {
      return await query(...args)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') connectionOf(client).stream.destroy()
      throw error
    }
  }) as typeof client.query
}

const connectionOf = (client: pg.PoolClient) =>
  (client as pg.PoolClient & { connection: { stream: { destroy(): void } } }).connection
