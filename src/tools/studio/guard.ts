import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What of a request says whose it is. */
export interface Asking {
  method?: string
  headers: IncomingHttpHeaders
  /** Address of who asks. */
  from?: string
}

/** Header with what only the studio's own page knows. */
export const tokenHeader = 'x-studio-token'

/** A token for one run of the server. */
export const newToken = (): string => randomBytes(32).toString('hex')

/**
 * Why the studio does not answer; undefined where it does. It is for this machine alone: a name that a stranger's DNS leads
 * here is refused as the name it is, and a page of another site as the origin it has.
 * @param token what a call has to show; undefined for the page itself, which anybody at this machine may open
 */
export function refusalOf({ method, headers, from = '' }: Asking, token?: string): string | undefined {
  if (!/^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(from)) return 'The studio answers this machine only.'
  const { host = '', origin } = headers
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    return `The studio is not at "${host}". Open it as localhost.`
  if (token === undefined) return method === 'GET' || method === 'HEAD' ? undefined : 'This page is there to be read.'
  if (method !== 'POST') return 'Calls of the studio are made by POST.'
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return 'Only pages of this server may call the studio.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return 'Only pages of this server may call the studio.'
  if (!isSame(String(headers[tokenHeader] ?? ''), token))
    return 'The server was started anew. Load the studio again: what was typed is kept.'
  return undefined
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
