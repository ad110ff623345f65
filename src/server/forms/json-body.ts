import { refusals } from '../refusals.ts'
import type { Body, BodyLimit } from './body.ts'

/** The largest JSON body: 256 KB, twice what the longest enquiry takes with every letter escaped. */
export const jsonLimit: BodyLimit = { bytes: 256 * 1024, refusal: () => refusals.bodyTooLarge(jsonLimit.bytes) }

/** More than any form has. */
const mostFields = 100

/** Deeper than any form is. Parsing takes longer with each level, and blocks everybody meanwhile. */
const mostLevels = 10

/** The fields of a JSON body. Throws a refusal if it is too large, too deep, not UTF-8, not JSON or not an object. */
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
  if (Object.keys(value).length > mostFields) throw refusals.tooManyFields()
  return value as Record<string, unknown>
}

function parse(bytes: Uint8Array): unknown {
  if (isDeeperThan(bytes, mostLevels)) throw refusals.brokenJson()
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refusals.brokenJson()
  }
}

const [quote, backslash, opening, closing, openingBrace, closingBrace] = Buffer.from('"\\[]{}')

function isDeeperThan(json: Uint8Array, most: number): boolean {
  let level = 0
  let inText = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]
    if (inText) {
      if (byte === backslash) index += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (byte === opening || byte === openingBrace) level += 1
    else if (byte === closing || byte === closingBrace) level -= 1
    if (level > most) return true
  }
  return false
}
