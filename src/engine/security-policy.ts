import { createHash } from 'node:crypto'

/** The hash of an inline element's text as a policy names it. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of a page: nothing inline but what the build wrote, by its hash, and no other host
 * but the map's frame. No text becomes HTML or script at run time (Trusted Types), and nothing may make an exception.
 * @param html the finished document
 * @param frames hosts that a frame may show
 */
export function contentSecurityPolicy(html: string, frames: string[]): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => hashOf(match[1] ?? ''))
  return [
    "default-src 'self'",
    `script-src 'self'${spaced(inline('script'))}`,
    `style-src 'self'${spaced(inline('style'))}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src${spaced(frames) || " 'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const spaced = (values: string[]) => values.map((value) => ` ${value}`).join('')
