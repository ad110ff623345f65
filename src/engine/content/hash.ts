import { createHash } from 'node:crypto'

/** A hash of any values: texts, JSON data. */
export const hashOf = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')

/** A hash of the content of a file. */
export const hashOfContent = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url')
