import type { ByteRange } from './representation.ts'
import type { Encoding } from './site-files.ts'

/** Earlier choices, by header and available encodings: browsers send few different headers. */
const chosen = new Map<string, Encoding>()
const mostRemembered = 500
const longestRemembered = 100

/** The available encoding that Accept-Encoding prefers: highest q, at equal q brotli before gzip (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined, atHand: Partial<Record<Encoding, string>>): Encoding {
  if (!header) return 'identity'
  const question = `${atHand.br ? 'b' : ''}${atHand.gzip ? 'g' : ''} ${header}`
  const known = chosen.get(question)
  if (known) return known
  const found = readEncoding(header, atHand)
  if (chosen.size >= mostRemembered) chosen.clear()
  if (header.length <= longestRemembered) chosen.set(question, found)
  return found
}

function readEncoding(header: string, atHand: Partial<Record<Encoding, string>>): Encoding {
  const wishes = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    wishes.set(coding, quality ? Number(quality.slice(2)) || 0 : 1)
  }
  const wishFor = (encoding: Encoding) => wishes.get(encoding) ?? wishes.get('*') ?? 0
  const wished = (['br', 'gzip'] as const).filter((encoding) => atHand[encoding] && wishFor(encoding) > 0)
  const best = wished.sort((one, other) => wishFor(other) - wishFor(one))[0]
  // Uncompressed is acceptable unless the header names it; then it wins only by a higher q.
  return best && wishFor(best) >= (wishes.get('identity') ?? 0) ? best : 'identity'
}

/** Whether If-None-Match names the representation, so that 304 is the answer. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag)
}

/**
 * The one range that is asked for: undefined when the whole is to be sent (no range, several, another unit, or If-Range
 * names another version), 'unsatisfiable' when it lies outside (416).
 */
export function readRange(
  header: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (ifRange !== undefined && ifRange !== etag)) return undefined
  const [, first = '', last = ''] = match
  if (!first && !last) return undefined
  if (!first)
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
}
