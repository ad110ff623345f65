import { type RawBuilder, sql } from 'kysely'

/**
 * The clock of the database, which all servers share, in ISO 8601 like every time of the store: `seconds` from now.
 * Clocks of two machines can be minutes apart.
 */
export type Clock = (seconds: number) => RawBuilder<string>

export const clockOfSqlite: Clock = (seconds) =>
  sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${seconds} seconds`})`

export const clockOfPostgres: Clock = (seconds) =>
  sql<string>`to_char((clock_timestamp() + ${seconds}::float8 * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
