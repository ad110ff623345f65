import type { MiddlewareHandler } from 'hono'
import { isSecure, type ServerEnv } from './client.ts'
import type { Settings } from './settings.ts'

/** For answers that are not pages: nothing may load, run or be framed. */
export const apiPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

const headersOverTls = { ...headers, 'Strict-Transport-Security': 'max-age=63072000' }

/** The headers of every answer, beside its Content-Security-Policy. */
export const securityHeaders = (overTls: boolean): Record<string, string> => (overTls ? headersOverTls : headers)

export function addSecurityHeaders(settings: Settings): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const headers = securityHeaders(isSecure(c.req.header('x-forwarded-proto'), settings.trustedProxies))
    c.set('securityHeaders', headers)
    await next()
    // Changing the headers of a finished answer takes longer than everything else about sending a file.
    if (c.res === c.get('whole')) return
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', apiPolicy)
  }
}
