const outOfSpace = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  // The shared-memory file of the write-ahead log cannot grow on a full disk.
  'SQLITE_IOERR_SHMSIZE',
  // PostgreSQL: disk_full
  '53100',
])

/** A submission could not be made durable; nothing of it is kept. `cause` is the error of the database or the file system. */
export class StoreFailure extends Error {
  override name = 'StoreFailure'
  readonly outOfSpace: boolean

  constructor(cause: unknown) {
    super('The submission could not be stored', { cause })
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    this.outOfSpace = outOfSpace.has(code)
  }
}

/** The idempotency key already belongs to a submission with other content. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}
