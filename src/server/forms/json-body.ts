import type { ReadableStream } from 'node:stream/web'
import { refusals } from '../refusals.ts'

/** The largest JSON body: 1 MB. */
export const jsonLimit = 1024 * 1024

/** The fields of a JSON body. Throws a refusal when it is too large, not UTF-8, not JSON or no object. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (request.body ?? []) as ReadableStream<Uint8Array>) {
      size += chunk.length
      // Read on, within reason, so that the browser sees the refusal instead of a broken connection.
      if (size <= jsonLimit) chunks.push(chunk)
      else if (size > jsonLimit * 16) break
    }
  } catch {
    throw refusals.interrupted()
  }
  if (size > jsonLimit) throw refusals.bodyTooLarge(jsonLimit)
  const value = parse(Buffer.concat(chunks))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusals.brokenJson()
  return value as Record<string, unknown>
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refusals.brokenJson()
  }
}
