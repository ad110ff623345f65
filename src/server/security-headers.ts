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

const onlyOverTls = { 'Strict-Transport-Security': 'max-age=63072000' }
const headersOverTls = { ...headers, ...onlyOverTls }

/** The headers of every answer but those with files, beside its Content-Security-Policy. */
export const securityHeaders = (overTls: boolean): Record<string, string> => (overTls ? headersOverTls : headers)

const ofEveryFile = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']

/**
 * Types of files with which browsers heed only some of the headers, and which; the first rule that matches applies. Files
 * of any other type get all: they are documents, or may be shown as one.
 */
const fewerHeaders: { types: RegExp; names: string[] }[] = [
  // Opened by itself, a drawing is a document. Its policy lets nothing run, which leaves nothing for other headers to forbid.
  { types: /^image\/svg\+xml/, names: [...ofEveryFile, 'Content-Security-Policy'] },
  // They load other files. The policy of a script would count in a worker, but pages may not start any.
  { types: /^text\/(css|javascript)/, names: [...ofEveryFile, 'Referrer-Policy'] },
  // What would forbid something to a page says nothing here.
  { types: /^(audio|font|image|video)\/|^text\/plain|^application\/(manifest\+)?json/, names: ofEveryFile },
]

/** The security headers of an answer with a file of this type and Content-Security-Policy. */
export function fileSecurityHeaders(type: string, policy: string, overTls: boolean): Record<string, string> {
  const all = { ...headers, 'Content-Security-Policy': policy }
  const names = fewerHeaders.find(({ types }) => types.test(type))?.names
  const heeded = names ? Object.entries(all).filter(([name]) => names.includes(name)) : Object.entries(all)
  return { ...Object.fromEntries(heeded), ...(overTls && onlyOverTls) }
}

export function addSecurityHeaders(settings: Settings): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const overTls = isSecure(c.req.header('x-forwarded-proto'), settings.trustedProxies)
    c.set('overTls', overTls)
    await next()
    // A file has its own; and changing the headers of a finished answer takes longer than everything else about sending one.
    if (c.res === c.get('whole')) return
    for (const [name, value] of Object.entries(securityHeaders(overTls))) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', apiPolicy)
  }
}
