import { fileSecurityHeaders } from '../security-headers.ts'
import { chooseEncoding, isUnchanged, readRange } from './conditions.ts'
import type { Reader, Representation } from './representation.ts'
import { type Encoding, notFoundPath, type SiteFile } from './site-files.ts'

/** What an answer with a file depends on. */
export interface FileRequest {
  method: string
  range: string | undefined
  ifRange: string | undefined
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
  /** Whether the visitor came over TLS. */
  overTls: boolean
}

/** What to answer; no content for HEAD, 304 and 416. */
export interface FileAnswer {
  status: number
  headers: Headers
  content: ReturnType<Representation['body']> | null
}

type Headers = Readonly<Record<string, string>>

/** Only GET has parts (RFC 9110, 14.2). */
const rangeOf = ({ method, range }: FileRequest) => (method === 'GET' ? range : undefined)

/** Which copy of a file a request gets. */
export function chooseCopy(request: FileRequest, { variants }: SiteFile): { encoding: Encoding; path: string } {
  // A part of a file is a part of its plain bytes.
  const encoding = rangeOf(request) ? 'identity' : chooseEncoding(request.acceptEncoding, variants)
  return { encoding, path: variants[encoding] ?? variants.identity }
}

/** The answer with a file of the site: 200, 206, 304 or 416, and 404 for the not-found page. */
export async function answerWithFile(request: FileRequest, file: SiteFile, reader: Reader): Promise<FileAnswer> {
  const { encoding, path } = chooseCopy(request, file)
  return answerWithCopy(request, file, encoding, await reader.read(path))
}

/** The same, with the copy already read. */
export function answerWithCopy(
  request: FileRequest,
  file: SiteFile,
  encoding: Encoding,
  representation: Representation,
): FileAnswer {
  const { etag, size, body } = representation
  const { partial, whole } = headersFor(representation, file, encoding, request.overTls)
  const withBody = request.method !== 'HEAD'
  const entire = (status: number) => ({ status, headers: whole, content: withBody ? body() : null })

  if (file.path === notFoundPath) return entire(404)
  if (isUnchanged(request.ifNoneMatch, etag)) return { status: 304, headers: partial, content: null }
  const range = readRange(rangeOf(request), request.ifRange, etag, size)
  if (range === undefined) return entire(200)
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...partial, 'Content-Range': `bytes */${size}` }, content: null }
  const { start, end } = range
  const length = { 'Content-Length': `${end - start + 1}`, 'Content-Range': `bytes ${start}-${end}/${size}` }
  return { status: 206, headers: { ...partial, ...length }, content: body(range) }
}

interface Prepared {
  /** For answers without the body, or with a part of it. */
  partial: Headers
  whole: Headers
}

const prepared = { plain: new WeakMap<Representation, Prepared>(), overTls: new WeakMap<Representation, Prepared>() }

/** The headers of answers with a representation; made once for visitors with TLS, and once for those without. */
function headersFor(representation: Representation, file: SiteFile, encoding: Encoding, overTls: boolean): Prepared {
  const made = overTls ? prepared.overTls : prepared.plain
  const known = made.get(representation)
  if (known) return known
  const partial = {
    ...fileSecurityHeaders(file.type, file.policy, overTls),
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    ETag: representation.etag,
    ...(Object.keys(file.variants).length > 1 && { Vary: 'Accept-Encoding' }),
    ...(encoding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding }),
  }
  const both = { partial, whole: { ...partial, 'Content-Length': `${representation.size}` } }
  made.set(representation, both)
  return both
}
