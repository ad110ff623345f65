import type { Context } from 'hono'
import type { ServerEnv } from '../client.ts'
import { chooseEncoding, isUnchanged, readRange } from './conditions.ts'
import type { Reader } from './representation.ts'
import { notFoundPath, type SiteFile } from './site-files.ts'

/** Answers with a file of the site: 200, 206, 304 or 416, and 404 for the not-found page. */
export async function sendFile(c: Context<ServerEnv>, file: SiteFile, reader: Reader): Promise<Response> {
  const rangeHeader = c.req.header('range')
  // A part of a file is a part of its plain bytes.
  const encoding = rangeHeader ? 'identity' : chooseEncoding(c.req.header('accept-encoding'), file.variants)
  const { etag, size, body } = await reader(file.variants[encoding] ?? file.variants.identity)
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    'Content-Security-Policy': file.policy,
    ETag: etag,
  })
  if (Object.keys(file.variants).length > 1) headers.set('Vary', 'Accept-Encoding')
  headers.set(
    encoding === 'identity' ? 'Accept-Ranges' : 'Content-Encoding',
    encoding === 'identity' ? 'bytes' : encoding,
  )
  const answer = (status: number, content: () => BodyInit | null) =>
    new Response(c.req.method === 'HEAD' ? null : content(), { status, headers })

  if (file.path === notFoundPath) {
    headers.set('Content-Length', String(size))
    return answer(404, () => body())
  }
  if (isUnchanged(c.req.header('if-none-match'), etag)) return answer(304, () => null)
  const range = readRange(rangeHeader, c.req.header('if-range'), etag, size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`)
    return answer(416, () => null)
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  return answer(range ? 206 : 200, () => body(range))
}
