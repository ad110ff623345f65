import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure } from './client.ts'
import { type RequestRecord, requestId } from './request-log.ts'
import type { Settings } from './settings.ts'
import type { Site } from './static.ts'

/** Answers a request and returns true, or leaves it alone. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

// Anything unusual, such as an escaped character or a missing host, is left to the app.
const plainPath = /^\/[\w./-]*(?=\?|$)/
const plainHost = /^[a-z0-9._-]+(:[1-9]\d{3}|:[1-5]\d{4})?$/

/** Node joins repeated headers into one string, although its types allow an array. */
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/**
 * Answers requests for files that are in memory, byte for byte as the app would, but without Request and Response objects:
 * making them takes longer than the rest of such an answer.
 */
export function answerAtOnce(
  site: Site,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
  record: RequestRecord,
): AtOnce {
  return ({ method = '', url = '', headers }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false
    const start = performance.now()
    const path = plainPath.exec(url)?.[0]
    if (path === undefined || !plainHost.test(headers.host ?? '')) return false
    const answer = site.answerAtOnce(path, {
      method,
      range: headers.range,
      ifRange: one(headers['if-range']),
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: one(headers['accept-encoding']),
      overTls: isSecure(one(headers['x-forwarded-proto']), trustedProxies),
    })
    if (!answer) return false
    response.writeHead(answer.status, answer.headers)
    response.end(answer.content)
    const id = () => requestId(trustedProxies ? one(headers['x-request-id']) : undefined)
    record({ id, method, path, status: answer.status }, start)
    return true
  }
}
