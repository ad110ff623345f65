import type { Context, MiddlewareHandler } from 'hono'
import { requestedHost, type ServerEnv } from './client.ts'
import { refusals } from './refusals.ts'
import type { Settings } from './settings.ts'

/**
 * Accepts posts of our own pages, of allowed origins and of programs other than browsers only, and answers CORS preflights
 * of allowed origins.
 */
export function guardOrigin(settings: Settings): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isAllowed = origin !== undefined && settings.allowedOrigins.includes(origin)
    if (settings.allowedOrigins.length) c.header('Vary', 'Origin')
    if (isAllowed) c.header('Access-Control-Allow-Origin', origin)
    if (c.req.method === 'OPTIONS') {
      if (!isAllowed) throw refusals.foreignOrigin()
      c.header('Access-Control-Allow-Methods', 'POST')
      c.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, Visit-Seconds')
      c.header('Access-Control-Max-Age', '86400')
      return c.body(null, 204)
    }
    if (!isAllowed && isForeign(c, settings)) throw refusals.foreignOrigin()
    await next()
  }
}

/** A page cannot forge Sec-Fetch-Site or Origin. A request with neither comes from no browser, so it abuses no visitor. */
function isForeign(c: Context<ServerEnv>, settings: Settings): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== requestedHost(c, settings.trustedProxies)
}
