import { securityHeaders } from '../../../server/security-headers.ts'
import { cacheRules, pdfPolicy, type SiteFiles } from '../../../server/site/site-files.ts'

/** Headers in the format that Netlify and Cloudflare Pages read. Such hosts always answer over TLS. */
export function headersFile(files: SiteFiles): string {
  const pages = [...files.byPath.values()]
    .filter(({ type }) => type.startsWith('text/html'))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const longKept = cacheRules[0]?.value as string
  return [
    rule('/*', securityHeaders(true)),
    rule('/assets/*', { 'Cache-Control': longKept }),
    rule('/media/*', { 'Cache-Control': longKept }),
    rule('/documents/*', { 'Content-Security-Policy': pdfPolicy }),
    ...pages.map(({ path, policy }) => rule(path, { 'Content-Security-Policy': policy })),
  ].join('\n')
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** Redirects in the format of the same hosts. */
export const redirectsFile = ({ redirects }: SiteFiles): string =>
  [...redirects].map(([from, to]) => `${from} ${to} 308\n`).join('')
