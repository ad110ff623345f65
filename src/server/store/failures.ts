const outOfSpace = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  // The shared-memory file of the write-ahead log cannot grow on a full disk.
  'SQLITE_IOERR_SHMSIZE',
  // PostgreSQL: disk_full
  '53100',
])

/** The code of an error of the file system or a database, e.g. `ENOSPC`; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** A submission could not be made durable; nothing of it is kept. `cause` is the error of the database or the file system. */
export class StoreFailure extends Error {
  override name = 'StoreFailure'
  readonly outOfSpace: boolean

  constructor(cause: unknown) {
    super('The submission could not be stored', { cause })
    this.outOfSpace = outOfSpace.has(codeOf(cause))
  }
}

/** The idempotency key already belongs to a submission with other content. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}

/** The file of the embedded database is no longer the one that was opened. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'

  constructor(path: string) {
    super(`${path} was deleted or replaced while it was in use`)
  }
}

/** A stored file cannot be read, or is not what was stored. `reason` is a code, no personal data. */
export class FileUnreadable extends Error {
  override name = 'FileUnreadable'

  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`The stored file cannot be read (${reason})`, { cause })
  }
}
