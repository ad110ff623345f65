import { refusals } from '../refusals.ts'
import type { Body, BodyLimit } from './body.ts'

/** The largest JSON body: 1 MB. */
export const jsonLimit: BodyLimit = { bytes: 1024 * 1024, refusal: () => refusals.bodyTooLarge(jsonLimit.bytes) }

/** The fields of a JSON body. Throws a refusal when it is too large, not UTF-8, not JSON or no object. */
export async function readJson(body: Body): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const piece of body.pieces()) {
    size += piece.length
    if (size <= jsonLimit.bytes) chunks.push(piece)
  }
  if (size > jsonLimit.bytes) throw jsonLimit.refusal()
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
