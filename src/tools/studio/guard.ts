import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { tokenHeader } from '../../studio/api.ts'

/** The part of a request that shows where it comes from. */
export interface RequestOrigin {
  method?: string
  headers: IncomingHttpHeaders
  /** IP address of the client. */
  from?: string
}

/** A new token, for one run of the server. */
export const newToken = (): string => randomBytes(32).toString('hex')

/**
 * Why a request to the studio is refused; undefined if it is allowed. Only this machine may use the studio: other host
 * names are refused because of DNS rebinding, and pages of other sites by their origin.
 * @param token required of calls; undefined for the page itself, which anybody on this machine may open
 */
export function refusalOf({ method, headers, from = '' }: RequestOrigin, token?: string): string | undefined {
  if (!/^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(from))
    return 'The studio only works on its own machine.'
  const { host = '', origin } = headers
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    return `The studio does not answer as "${host}". Open it as localhost.`
  if (token === undefined) return method === 'GET' || method === 'HEAD' ? undefined : 'This page can only be read.'
  if (method !== 'POST') return 'Calls of the studio must use POST.'
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return 'Only pages of this server may call the studio.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return 'Only pages of this server may call the studio.'
  if (!isSame(String(headers[tokenHeader] ?? ''), token))
    return 'The server was restarted. Reload the studio: what you typed is kept.'
  return undefined
}

function isSame(received: string, token: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
