import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { codeOf } from './failures.ts'

interface Config {
  database: SqliteDatabase & { readonly inTransaction: boolean }
}

const patienceMs = 5000

/** Retries for at most five seconds while another process holds the lock of the database, without blocking the server. */
export async function patiently<T>(work: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > end) throw error
      await sleep(20)
    }
  }
}

/**
 * SQLite that waits for the lock of another process without holding up the server. Whatever writes takes the lock at the
 * start of a transaction, so that none fails half way. `assertThere` runs before each use and after each commit.
 */
export class PatientDialect extends SqliteDialect {
  readonly #driver: PatientDriver

  constructor(config: Config, assertThere: () => void) {
    super(config)
    this.#driver = new PatientDriver(config, assertThere)
  }

  override createDriver(): Driver {
    return this.#driver
  }

  /** Does something with the file, even a replaced one, while nobody else uses it. Only after the first query. */
  alone(work: () => Promise<void>): Promise<void> {
    return this.#driver.alone(work)
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: Config['database']
  readonly #assertThere: () => void

  constructor(config: Config, assertThere: () => void) {
    super(config)
    this.#database = config.database
    this.#assertThere = assertThere
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    try {
      this.#assertThere()
    } catch (error) {
      await this.releaseConnection()
      throw error
    }
    return {
      executeQuery: (query) =>
        this.#database.inTransaction || isReading(query)
          ? connection.executeQuery(query)
          : this.#inTransaction(connection, query),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    }
  }

  async alone(work: () => Promise<void>): Promise<void> {
    await super.acquireConnection()
    try {
      await work()
    } finally {
      await this.releaseConnection()
    }
  }

  async #inTransaction<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    await this.beginTransaction(connection)
    try {
      const result = await connection.executeQuery<R>(query)
      await super.commitTransaction(connection)
      return result
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
  }

  override async beginTransaction(_connection: DatabaseConnection): Promise<void> {
    await patiently(() => this.#database.prepare('begin immediate').run([]))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#assertThere()
  }
}

/** Readers never wait in this database; raw queries, e.g. a pragma, cannot be part of a transaction. */
const isReading = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode' || query.kind === 'RawNode'
