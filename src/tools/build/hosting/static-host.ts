import { securityHeaders } from '../../../server/security-headers.ts'
import { cacheRules, drawingPolicy, pdfPolicy, type SiteFiles } from '../../../server/site/site-files.ts'

/**
 * Headers in the format that Netlify and Cloudflare Pages read. Such hosts always answer over TLS. Every file gets all of
 * them, unlike from our server: unknown paths need them too, rules know no types, and a rule can only add to another.
 */
export function headersFile(files: SiteFiles): string {
  const sorted = [...files.byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  const pages = sorted.filter(({ type }) => type.startsWith('text/html'))
  const [{ files: hashed, value: longKept }] = cacheRules
  const drawings = sorted.filter(({ path, policy }) => policy === drawingPolicy && !hashed.test(path))
  // Of the files in these folders, only drawings can be opened as documents.
  const ofHashed = { 'Cache-Control': longKept, 'Content-Security-Policy': drawingPolicy }
  return [
    rule('/*', securityHeaders(true)),
    rule('/assets/*', ofHashed),
    rule('/media/*', ofHashed),
    rule('/documents/*', { 'Content-Security-Policy': pdfPolicy }),
    ...[...drawings, ...pages].map(({ path, policy }) => rule(path, { 'Content-Security-Policy': policy })),
  ].join('\n')
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** Redirects in the format of the same hosts. */
export const redirectsFile = ({ redirects }: SiteFiles): string =>
  [...redirects].map(([from, to]) => `${from} ${to} 308\n`).join('')
