import type { Context } from 'hono'
import type { ServerEnv } from '../client.ts'
import { chooseEncoding, isUnchanged, readRange } from './conditions.ts'
import type { Reader, Representation } from './representation.ts'
import { type Encoding, notFoundPath, type SiteFile } from './site-files.ts'

/** Answers with a file of the site: 200, 206, 304 or 416, and 404 for the not-found page. */
export async function sendFile(c: Context<ServerEnv>, file: SiteFile, reader: Reader): Promise<Response> {
  const rangeHeader = c.req.header('range')
  // A part of a file is a part of its plain bytes.
  const encoding = rangeHeader ? 'identity' : chooseEncoding(c.req.header('accept-encoding'), file.variants)
  const representation = await reader(file.variants[encoding] ?? file.variants.identity)
  const { etag, size, body } = representation
  const { partial, whole } = headersFor(representation, file, encoding, c.get('securityHeaders') ?? none)
  const answer = (status: number, headers: Headers, content: BodyInit | null = null) => {
    const response = new Response(c.req.method === 'HEAD' ? null : content, { status, headers })
    c.set('whole', response)
    return response
  }

  if (file.path === notFoundPath) return answer(404, whole, body())
  if (isUnchanged(c.req.header('if-none-match'), etag)) return answer(304, partial)
  const range = readRange(rangeHeader, c.req.header('if-range'), etag, size)
  if (range === undefined) return answer(200, whole, body())
  if (range === 'unsatisfiable') return answer(416, { ...partial, 'Content-Range': `bytes */${size}` })
  const { start, end } = range
  const length = { 'Content-Length': `${end - start + 1}`, 'Content-Range': `bytes ${start}-${end}/${size}` }
  return answer(206, { ...partial, ...length }, body(range))
}

type Headers = Readonly<Record<string, string>>

interface Prepared {
  common: Headers
  /** For answers without the body, or with a part of it. */
  partial: Headers
  whole: Headers
}

const none: Headers = {}
const prepared = new WeakMap<Representation, Prepared>()

/** The headers of answers with a representation; made once, as long as what all answers have in common stays the same. */
function headersFor(representation: Representation, file: SiteFile, encoding: Encoding, common: Headers): Prepared {
  const known = prepared.get(representation)
  if (known?.common === common) return known
  const partial = {
    ...common,
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    'Content-Security-Policy': file.policy,
    ETag: representation.etag,
    ...(Object.keys(file.variants).length > 1 && { Vary: 'Accept-Encoding' }),
    ...(encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }),
  }
  const made = { common, partial, whole: { ...partial, 'Content-Length': `${representation.size}` } }
  prepared.set(representation, made)
  return made
}
