import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The app's environment: Node's request when it listens; a test gives its own or none. */
export type ServerEnv = { Bindings: Partial<HttpBindings> }

/**
 * The address of the visitor. Every proxy appends the address it saw to X-Forwarded-For, so with `trustedProxies` proxies
 * of ours the visitor stands that many places before the end; anything further left was written by the visitor.
 */
export function clientAddress(c: Context<ServerEnv>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  const forwarded = trustedProxies ? (c.req.header('x-forwarded-for') ?? '').split(',') : []
  const chain = [...forwarded.map((address) => address.trim()).filter(Boolean), socket]
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socket
}

/** Whether the visitor came over TLS, as far as a trusted proxy says. */
export const isSecure = (c: Context<ServerEnv>, trustedProxies: number): boolean =>
  trustedProxies > 0 && c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'

/** The host the visitor asked for. */
export function requestedHost(c: Context<ServerEnv>, trustedProxies: number): string {
  const forwarded = trustedProxies ? c.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined
  return forwarded ?? c.req.header('host') ?? new URL(c.req.url).host
}
