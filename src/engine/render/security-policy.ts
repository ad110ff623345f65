import { createHash } from 'node:crypto'

/** The hash of an inline element's text, as a policy lists it. */
const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of a page. It allows inline only what the build wrote, by hash, and no other host than that
 * of the map's frame. No text can become HTML or script at run time (Trusted Types without any policy).
 * @param html the complete document
 * @param frames origins that a frame may show
 */
export function contentSecurityPolicy(html: string, frames: string[]): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?: type="speculationrules")?>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) =>
      sourceHash(match[1] ?? ''),
    )
  return [
    "default-src 'self'",
    `script-src 'self'${spaced(inline('script'))}`,
    `style-src 'self'${spaced(inline('style'))}`,
    "img-src 'self' data:",
    // Before the frame is shown, the page checks whether its host answers.
    `connect-src 'self'${spaced(frames)}`,
    `frame-src${spaced(frames) || " 'none'"}`,
    "object-src 'none'",
    // A worker is bound by the policy of its script's answer, and servers send none with scripts.
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

const spaced = (values: string[]) => values.map((value) => ` ${value}`).join('')
