import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Outcome } from './metrics.ts'
import { refusals } from './refusals.ts'

/** The app's environment: Node's request when it listens; a test gives its own or none. */
export type ServerEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Whether the visitor came over TLS. */
    overTls?: boolean
    /** An answer whose handler has set its security headers. */
    whole?: Response
    /** Names this request in the log and in its answer. */
    requestId?: string
    /** What became of the submission; undefined if it was refused or failed. */
    outcome?: Outcome
  }
}

/** Path and query as they were sent; the server's library has put scheme and host before them. */
export function addressOf(c: Context<ServerEnv>): { pathname: string; search: string } {
  const { url } = c.req
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const hash = url.indexOf('#', start)
  const end = hash < 0 ? url.length : hash
  const query = url.indexOf('?', start)
  if (query < 0 || query > end) return { pathname: url.slice(start, end), search: '' }
  return { pathname: url.slice(start, query), search: url.slice(query, end) }
}

/**
 * The address of the visitor. Every proxy appends the address it saw to X-Forwarded-For, so with `trustedProxies` proxies
 * of ours the visitor's is that many places before the end; anything further left was written by the visitor. If it is not
 * an address, that of the connection counts.
 */
export function clientAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  const forwarded = trustedProxies ? (c.req.header('x-forwarded-for') ?? '').split(',') : []
  const chain = [...forwarded.map(withoutPort).filter(Boolean), socket]
  const address = chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socket
  return isIP(address) ? address : socket
}

/** Some proxies add a port. */
const withoutPort = (address: string) =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')

/** The client's key of its submission, the same each time it is sent; undefined if there is none. Throws a refusal. */
export function idempotencyKey(c: Context<ServerEnv>): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\w-]{8,128}$/.test(key)) throw refusals.badKey()
  return key
}

/** Whether the visitor came over TLS, as far as a trusted proxy says in X-Forwarded-Proto. */
export const isSecure = (forwardedProto: string | undefined, trustedProxies: number): boolean =>
  trustedProxies > 0 && forwardedProto?.split(',')[0]?.trim() === 'https'

/** The host the visitor asked for. */
export function requestedHost(c: Context<ServerEnv>, trustedProxies: number): string {
  const forwarded = trustedProxies ? c.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return forwarded ?? c.req.header('host') ?? new URL(c.req.url).host
}
