import { createHash } from 'node:crypto'

/** A hash of values, such as texts and data. */
export const hashOf = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')
